import { FileDown, Stamp, Umbrella, UserRound } from 'lucide-react'
import { artAddress } from '#design/art/art-address.ts'
import { Badge } from '#design/badge/badge.tsx'
import { BudgetBar } from '#design/budget-bar/budget-bar.tsx'
import { Card } from '#design/card/card.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Section } from '#design/section/section.tsx'
import { StopRow } from '#design/stop-row/stop-row.tsx'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import styles from './home-features.module.css'
import { homeFeaturesText } from './messages.ts'

const days = [
  {
    day: 'Tuesday',
    total: '$127',
    stops: [
      {
        name: homeFeaturesText.tsukijiOuterMarket,
        time: '07:00',
        price: 'Free',
        art: artAddress('attraction', 'tsukiji-outer-market', 'market', 0),
      },
      {
        name: homeFeaturesText.hamarikyuGardens,
        time: '10:30',
        price: '$3',
        art: artAddress('attraction', 'hamarikyu-gardens', 'garden', 1),
      },
      {
        name: homeFeaturesText.kabukiZa,
        time: '13:00',
        price: '$50',
        art: artAddress('attraction', 'kabuki-za', 'theatre', 6),
      },
      {
        name: homeFeaturesText.tempuraCounter,
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
        name: homeFeaturesText.meijiJingu,
        time: '09:30',
        price: 'Free',
        art: artAddress('attraction', 'meiji-jingu', 'shrine', 3),
      },
      {
        name: homeFeaturesText.takeshitaStreet,
        time: '12:00',
        price: 'Free',
        art: artAddress('attraction', 'takeshita-street', 'neighbourhood', 7),
      },
      {
        name: homeFeaturesText.shibuyaSky,
        time: '16:15',
        price: '$28',
        art: artAddress('attraction', 'shibuya-sky', 'skyscraper', 4),
      },
      {
        name: homeFeaturesText.ramenNearCrossing,
        time: '19:30',
        price: '$16',
        art: artAddress('restaurant', 'ramen', 'noodles', 5),
      },
    ],
  },
] as const

const segments = [
  { label: homeFeaturesText.flights, value: 1460, tone: 'spruce' },
  { label: homeFeaturesText.hotels, value: 1008, tone: 'glacier' },
  { label: homeFeaturesText.activities, value: 640, tone: 'moss' },
  { label: homeFeaturesText.food, value: 600, tone: 'star' },
] as const

const dollars = (value: number): string => `$${value.toLocaleString('en-CA')}`

const more = [
  {
    href: '/visa',
    icon: Stamp,
    title: homeFeaturesText.visaChecker,
    text: homeFeaturesText.n380PairsPassportAnd,
  },
  {
    href: '/insurance',
    icon: Umbrella,
    title: homeFeaturesText.insurance,
    text: homeFeaturesText.estimateInSecondsAnd,
  },
  {
    href: '/planner',
    icon: FileDown,
    title: homeFeaturesText.pdfAndCalendar,
    text: homeFeaturesText.wholePlanOnPaper,
  },
  {
    href: '/consultation',
    icon: UserRound,
    title: homeFeaturesText.counsellor,
    text: homeFeaturesText.licensedPersonWhoAnswers,
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
      <h3>{homeFeaturesText.guideThatAnswers}</h3>
      <p className={styles.asked}>{homeFeaturesText.railPassWorthIt}</p>
      <p className={styles.said}>{homeFeaturesText.forOneReturnTrip}</p>
      <Link href="/guide" className="text-link">
        {homeFeaturesText.askGuide}
      </Link>
    </Card>
  )
}

/** What the planner does, shown with the pieces that it is made of. */
export function HomeFeatures() {
  return (
    <Section
      title={homeFeaturesText.onePlanThatHolds}
      aside={
        <p className="small mute">
          {homeFeaturesText.daysAndFiguresBelow}
          <Given when="demo">
            <Badge tone="sample">{homeFeaturesText.sample}</Badge>
          </Given>
          <NotGiven when="demo">
            <Badge tone="sample">{homeFeaturesText.example}</Badge>
          </NotGiven>
        </p>
      }
    >
      <div className={styles.grid}>
        <Card look="featured" className={styles.wide}>
          <h3>{homeFeaturesText.shapeDays}</h3>
          <p className="mute">{homeFeaturesText.moveMuseumToThursday}</p>
          <DayBoard />
        </Card>
        <Card className={styles.budget}>
          <h3>{homeFeaturesText.budgetThatKeepsUp}</h3>
          <p className="mute">{homeFeaturesText.everyItemCountsMoment}</p>
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
