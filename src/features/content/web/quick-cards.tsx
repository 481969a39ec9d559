import { BedDouble, ChevronRight, MapPin, Plane } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { Given } from '#platform/web/listed.tsx'
import styles from './quick-cards.module.css'
import { quickCardsText } from './messages.ts'

const cards = [
  {
    href: '/flights',
    card: 'flight',
    from: quickCardsText.eachFrom,
    icon: Plane,
    title: quickCardsText.flights,
    text: quickCardsText.fromYourAirportWith,
  },
  {
    href: '/planner',
    card: 'hotel',
    from: quickCardsText.nightFrom,
    icon: BedDouble,
    title: quickCardsText.hotels,
    text: quickCardsText.forYourNightsAnd,
  },
  {
    href: '/search',
    card: 'place',
    from: quickCardsText.nightFrom,
    icon: MapPin,
    title: quickCardsText.places,
    text: quickCardsText.flatsCabinsAndVillas,
  },
] as const

/** Three ways in. Once the ticket names a place, they say its prices (`follow-place.ts`). */
export function QuickCards() {
  return (
    <nav aria-label={quickCardsText.beginWith} className="wrap" data-quick-cards>
      <ul className={styles.cards}>
        {cards.map(({ href, card, icon, title, text, from }) => (
          <li key={href}>
            <Link href={href} className={styles.card} data-quick-card={card}>
              <Icon of={icon} size="alone" tone="subject" />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text} data-quick={`${card}-text`}>
                  {text}
                </span>
              </span>
              <span className={styles.price}>
                <span>{from}</span>
                <b data-quick={`${card}-price`} />
              </span>
              <Icon of={ChevronRight} size="button" tone="aid" className={styles.way} />
            </Link>
          </li>
        ))}
      </ul>
      <Given when="demo">
        <p className={styles.sample}>{quickCardsText.samplePrices}</p>
      </Given>
    </nav>
  )
}
