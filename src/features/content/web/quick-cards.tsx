import { BedDouble, ChevronRight, MapPin, Plane } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import styles from './quick-cards.module.css'
import { quickCardsText } from './messages.ts'

const cards = [
  {
    href: '/flights',
    icon: Plane,
    title: quickCardsText.flights,
    text: quickCardsText.fromYourAirportWith,
  },
  {
    href: '/planner',
    icon: BedDouble,
    title: quickCardsText.hotels,
    text: quickCardsText.forYourNightsAnd,
  },
  {
    href: '/search',
    icon: MapPin,
    title: quickCardsText.places,
    text: quickCardsText.flatsCabinsAndVillas,
  },
] as const

/** Three ways in. */
export function QuickCards() {
  return (
    <nav aria-label={quickCardsText.beginWith} className="wrap">
      <ul className={styles.cards}>
        {cards.map(({ href, icon, title, text }) => (
          <li key={href}>
            <Link href={href} className={styles.card}>
              <Icon of={icon} size="alone" tone="subject" />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.text}>{text}</span>
              </span>
              <Icon of={ChevronRight} size="button" tone="aid" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
