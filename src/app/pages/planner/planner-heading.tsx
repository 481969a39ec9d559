import { CalendarDays, ChevronDown, Plane, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Poster } from '#design/poster.tsx'
import { PdfButton } from '#features/billing/web/index.ts'
import { ShareButton } from '#features/sharing/web/index.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { unsentVersion } from '#features/trips/web/index.ts'
import { plannerHeadingText as text } from './messages.ts'
import styles from './planner-heading.module.css'
import { posterOf } from './poster-of.ts'
import { SaveState } from './save-state.tsx'
import factStyles from './trip-facts.module.css'
import { datesText } from './wish-end.ts'

/** What the head says of a trip and leads to. */
export type TripFact = 'dates' | 'who' | 'origin'

type PlannerHeadingProps =
  | {
      readonly trip: TripView
      readonly ribbon: ReactNode
      readonly next: ReactNode
      /** Undefined for those who may not change them. */
      readonly onChange: ((what: TripFact) => void) | undefined
    }
  | { readonly title: string; readonly aside?: ReactNode }

interface FactsProps {
  readonly trip: TripView
  readonly onChange: ((what: TripFact) => void) | undefined
}

/** Dates, party and origin; each opens the form at its field. */
function Facts({ trip, onChange }: FactsProps) {
  const { party, origin } = trip
  const facts = [
    { what: 'dates', icon: CalendarDays, words: datesText(trip) },
    { what: 'who', icon: Users, words: partyWords(party) },
    { what: 'origin', icon: Plane, words: origin ? text.from(origin.name) : text.whence },
  ] as const
  return (
    <ul className={factStyles.facts}>
      {facts.map(({ what, icon, words }) => (
        <li key={what}>
          {onChange ? (
            <button type="button" data-fact={what} data-on-paper="" onClick={() => onChange(what)}>
              <Icon of={icon} />
              {words}
              <Icon of={ChevronDown} className={factStyles.opens} />
              <span className="visually-hidden">, {text.change[what]}</span>
            </button>
          ) : (
            words
          )}
        </li>
      ))}
      {trip.people > 1 ? <li>{text.company(trip.people)}</li> : null}
    </ul>
  )
}

/** Title, dates and poster of the trip. */
export function PlannerHeading(props: PlannerHeadingProps) {
  const trip = 'trip' in props ? props.trip : undefined
  const poster = trip && posterOf(trip.destinations[0] ?? { ref: null, name: trip.destination })
  return (
    <header className={styles.heading}>
      {poster ? <Poster slug={poster} ratio="1/1" className={styles.poster} /> : null}
      <div className={styles.words}>
        <h1>{'trip' in props ? props.trip.title : props.title}</h1>
        {'trip' in props ? <Facts trip={props.trip} onChange={props.onChange} /> : null}
        {'trip' in props ? props.next : null}
      </div>
      {'trip' in props ? props.ribbon : props.aside}
      {trip ? <SaveState tripId={trip.id} /> : null}
      {trip && trip.version !== unsentVersion ? (
        <>
          <ShareButton
            tripId={trip.id}
            title={trip.title}
            role={trip.role}
            paper={<PdfButton tripId={trip.id} title={trip.title} />}
          />
          <PdfButton tripId={trip.id} title={trip.title} className={styles.pdf} />
        </>
      ) : null}
    </header>
  )
}
