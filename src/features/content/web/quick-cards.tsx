import { BedDouble, ChevronRight, MapPin, Plane } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import styles from './quick-cards.module.css'

const cards = [
  { href: '/flights', icon: Plane, title: 'Flights', text: 'From your airport, with every stop' },
  { href: '/planner', icon: BedDouble, title: 'Hotels', text: 'For your nights and your budget' },
  { href: '/search', icon: MapPin, title: 'Places', text: 'Flats, cabins and villas to rent' },
] as const

/** Three ways in. */
export function QuickCards() {
  return (
    <nav aria-label="Begin with" className="wrap">
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
