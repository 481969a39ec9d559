import { Home, Plane, ShieldCheck, Umbrella } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import styles from './for-this-trip.module.css'
import { forThisTripText as text } from './messages.ts'

const searches = [
  { path: '/flights', label: text.flights, icon: Plane },
  { path: '/search', label: text.rentals, icon: Home },
  { path: '/visa', label: text.entry, icon: ShieldCheck },
  { path: '/insurance', label: text.insurance, icon: Umbrella },
] as const

/** The searches outside the planner, with who travels, when and where taken from the trip. */
export const ForThisTrip = ({ tripId }: { readonly tripId: string }) => (
  <nav aria-label={text.label} className={styles.searches}>
    {searches.map(({ path, label, icon }) => (
      <Link key={path} href={`${path}?trip=${tripId}`} className={styles.search}>
        <Icon of={icon} size="button" />
        {label}
      </Link>
    ))}
  </nav>
)
