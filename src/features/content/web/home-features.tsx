import { FileDown, Stamp, Umbrella, UserRound } from 'lucide-react'
import { artAddress } from '#design/art/art-address.ts'
import { Badge } from '#design/badge/badge.tsx'
import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Section } from '#design/section/section.tsx'
import { StopRow } from '#design/stop-row/stop-row.tsx'
import styles from './home-features.module.css'

const days = [
  {
    day: 'Tuesday',
    total: '$127',
    stops: [
      {
        name: 'Tsukiji Outer Market',
        time: '07:00',
        price: 'Free',
        art: artAddress('attraction', 'tsukiji-outer-market', 'market', 0),
      },
      {
        name: 'Hamarikyu Gardens',
        time: '10:30',
        price: '$3',
        art: artAddress('attraction', 'hamarikyu-gardens', 'garden', 1),
      },
      {
        name: 'Kabuki-za',
        time: '13:00',
        price: '$50',
        art: artAddress('attraction', 'kabuki-za', 'theatre', 6),
      },
      {
        name: 'A tempura counter',
        time: '18:30',
        price: '$74',
        art: artAddress('restaurant', 'tempura', 'table', 2),
      },
    ],
  },
  {
    day: 'Wednesday',
    total: '$44',
    stops: [
      {
        name: 'Meiji Jingu',
        time: '09:30',
        price: 'Free',
        art: artAddress('attraction', 'meiji-jingu', 'shrine', 3),
      },
      {
        name: 'Takeshita Street',
        time: '12:00',
        price: 'Free',
        art: artAddress('attraction', 'takeshita-street', 'neighbourhood', 7),
      },
      {
        name: 'Shibuya Sky',
        time: '16:15',
        price: '$28',
        art: artAddress('attraction', 'shibuya-sky', 'skyscraper', 4),
      },
      {
        name: 'Ramen near the crossing',
        time: '19:30',
        price: '$16',
        art: artAddress('restaurant', 'ramen', 'noodles', 5),
      },
    ],
  },
] as const

const segments = [
  { label: 'Flights', value: 1460, tone: 'spruce' },
  { label: 'Hotels', value: 1008, tone: 'glacier' },
  { label: 'Activities', value: 640, tone: 'moss' },
  { label: 'Food', value: 600, tone: 'star' },
] as const

const dollars = (value: number): string => `$${value.toLocaleString('en-CA')}`

const more = [
  {
    href: '/visa',
    icon: Stamp,
    title: 'Visa checker',
    text: '380 pairs of passport and country, each with its date and where to check.',
  },
  {
    href: '/insurance',
    icon: Umbrella,
    title: 'Insurance',
    text: 'An estimate in seconds, and what a policy leaves out.',
  },
  {
    href: '/planner',
    icon: FileDown,
    title: 'PDF and calendar',
    text: 'The whole plan on paper, or in the calendar you have.',
  },
  {
    href: '/consultation',
    icon: UserRound,
    title: 'Counsellor',
    text: 'A licensed person who answers within 24 hours.',
  },
] as const

function DayBoard() {
  return (
    <div className={styles.board}>
      {days.map(({ day, total, stops }, index) => (
        <div key={day} className={styles.day}>
          <p className={styles.dayHead}>
            <b>{day}</b> <span className="num">{total}</span>
          </p>
          <ul className={styles.stops}>
            {stops.map(({ name, time, price, art }, row) => (
              <li key={name}>
                <StopRow
                  name={name}
                  time={time}
                  price={price}
                  pictureSrc={art}
                  lifted={index === 1 && row === 0}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function Answer() {
  return (
    <Card className={styles.answer}>
      <h3>A guide that answers</h3>
      <p className={styles.asked}>Is a rail pass worth it for Tokyo and Kyoto?</p>
      <p className={styles.said}>
        For one return trip, no: two single tickets cost less. It pays once you add a third city.
      </p>
      <Link href="/guide" className="text-link">
        Ask the guide
      </Link>
    </Card>
  )
}

/** What the planner does, shown with the pieces that it is made of. */
export function HomeFeatures() {
  return (
    <Section
      title="One plan that holds everything"
      aside={
        <p className="small mute">
          Days and figures below: <Badge tone="sample">Sample</Badge>
        </p>
      }
    >
      <div className={styles.grid}>
        <Card look="featured" className={styles.wide}>
          <h3>Shape the days</h3>
          <p className="mute">Move a museum to Thursday: the day and the total follow.</p>
          <DayBoard />
        </Card>
        <Card className={styles.budget}>
          <h3>A budget that keeps up</h3>
          <p className="mute">Every item counts the moment it is added.</p>
          <BudgetBar segments={segments} limit={4500} format={dollars} />
        </Card>
        <Answer />
      </div>
      <ul className={styles.more}>
        {more.map(({ href, icon, title, text }) => (
          <li key={href} className={styles.moreItem}>
            <Icon of={icon} size="alone" tone="subject" />
            <h3>
              <Link href={href} className={styles.moreLink}>
                {title}
              </Link>
            </h3>
            <p className="mute">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
