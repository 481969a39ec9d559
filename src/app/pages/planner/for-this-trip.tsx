import { Home, Plane, ShieldCheck, Umbrella } from 'lucide-react'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import styles from './for-this-trip.module.css'
import { forThisTripText as text } from './messages.ts'

const searches = [
  { path: '/planner', also: '&step=flights', label: text.flights, icon: Plane },
  { path: '/search', also: '', label: text.rentals, icon: Home },
  { path: '/visa', also: '', label: text.entry, icon: ShieldCheck },
  { path: '/insurance', also: '', label: text.insurance, icon: Umbrella },
] as const

/** Links to other searches, prefilled from the trip. */
export const ForThisTrip = ({ tripId }: { readonly tripId: string }) => (
  <nav aria-label={text.label} className={styles.searches}>
    {searches.map(({ path, also, label, icon }) => (
      <Link key={path} href={`${path}?trip=${tripId}${also}`} className={styles.search}>
        <Icon of={icon} size="button" />
        {label}
      </Link>
    ))}
  </nav>
)
