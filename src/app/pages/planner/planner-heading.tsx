import type { ReactNode } from 'react'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { PdfButton } from '#features/billing/web/index.ts'
import { ShareButton } from '#features/sharing/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { tripDates, unsentVersion } from '#features/trips/web/index.ts'
import { plannerHeadingText } from './messages.ts'
import styles from './planner.module.css'
import { SaveState } from './save-state.tsx'

type PlannerHeadingProps =
  | { readonly trip: TripView; readonly ribbon: ReactNode; readonly next: ReactNode }
  | { readonly title: string }

/** Poster slug of the first place, by id or name. */
function posterOf({ destinations, destination }: TripView) {
  const slugs = [
    destinations[0]?.ref ?? '',
    destination.trim().toLowerCase().replaceAll(/\s+/g, '-'),
  ]
  return slugs.find(isPosterSlug)
}

/** Party and origin. */
const whoOf = ({ party, origin }: TripView): string =>
  ` · ${partyWords(party)}${origin ? ` ${plannerHeadingText.from(origin.name)}` : ''}`

/** The trip's dates including veiled days. */
const wishedDates = ({ startDate, endDate, veiled }: TripView) => ({
  startDate,
  endDate: veiled?.endDate ?? endDate,
})

/** Number of editors, if more than one. */
const company = ({ people }: TripView): string =>
  people > 1 ? plannerHeadingText.company(people) : ''

/** Title, dates and poster of the trip. */
export function PlannerHeading(props: PlannerHeadingProps) {
  const trip = 'trip' in props ? props.trip : undefined
  const [title, sub] =
    'trip' in props
      ? [
          props.trip.title,
          tripDates(wishedDates(props.trip)) + whoOf(props.trip) + company(props.trip),
        ]
      : [props.title]
  const poster = trip && posterOf(trip)
  return (
    <header className={styles.heading}>
      {poster ? <Poster slug={poster} ratio="1/1" className={styles.poster} /> : null}
      <div className={styles.words}>
        <h1>{title}</h1>
        {sub === undefined ? null : (
          <p className="mute" title={sub}>
            {sub}
          </p>
        )}
        {'trip' in props ? props.next : null}
      </div>
      {'trip' in props ? props.ribbon : null}
      {trip ? <SaveState tripId={trip.id} /> : null}
      {trip && trip.version !== unsentVersion ? (
        <>
          <ShareButton tripId={trip.id} title={trip.title} role={trip.role} />
          <PdfButton tripId={trip.id} title={trip.title} className={styles.pdf} />
        </>
      ) : null}
    </header>
  )
}
