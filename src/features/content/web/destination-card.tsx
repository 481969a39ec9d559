import { Link } from '#design/link.tsx'
import { Print } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { Given } from '#platform/web/listed.tsx'
import type { GuideCard } from '../contract/guide-facts.ts'
import { monthName, monthsText } from '../domain/months.ts'
import styles from './destinations.module.css'
import { destinationCardText } from './messages.ts'

interface DestinationCardProps {
  readonly card: GuideCard
  /** The month that was asked for: its temperature is shown. */
  readonly month?: number | undefined
  readonly lazy: boolean
}

/** A poster that leads to its guide. */
export function DestinationCard({ card, month, lazy }: DestinationCardProps) {
  const { slug, name, country, bestMonths, highC, nightFrom } = card
  const high = month === undefined ? undefined : highC[month - 1]
  return (
    <Link className={styles.card} href={`/destinations/${slug}`}>
      {isPosterSlug(slug) ? (
        <Print slug={slug} name={name} place={country} ratio="4/5" lazy={lazy} />
      ) : (
        <b>{name}</b>
      )}
      <span className={styles.note}>
        {month !== undefined && high !== undefined
          ? destinationCardText.cIn(high, monthName(month))
          : destinationCardText.best(monthsText(bestMonths))}
      </span>
      <Given when="demo">
        <span className={styles.price}>{destinationCardText.staysFromNight(nightFrom)}</span>
      </Given>
    </Link>
  )
}
