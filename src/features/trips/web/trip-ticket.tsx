import { TriangleAlert, Users } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { ButtonLink } from '#design/button/button.tsx'
import { classNames } from '#design/class-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Link } from '#design/link.tsx'
import { daysInclusive, formatDateRange } from '#platform/shared/local-date.ts'
import { cad, formatBrief, sum } from '#platform/shared/money.ts'
import { budgetOf } from '../domain/budget.ts'
import { partyWords } from '../domain/party-words.ts'
import { unsentVersion } from './mutations/pending-mutation.ts'
import { progressLines } from './progress-lines.ts'
import { TripMenu } from './trip-menu.tsx'
import { TripPicture } from './trip-picture.tsx'
import type { TripSummaryView } from './trips.client.ts'
import { useNoteCount } from './trips.queries.ts'
import { tripTicketText as text } from './messages.ts'
import styles from './trip-ticket.module.css'

interface TripTicketProps {
  readonly trip: TripSummaryView
  /** True for the nearest trip, whose button is primary. */
  readonly first?: boolean
}

function Facts({ trip }: { readonly trip: TripSummaryView }) {
  const { progress, role, itemCount, endDate, veiled } = trip
  const notes = useNoteCount(trip)
  const waiting = veiled ? daysInclusive(endDate, veiled.endDate) - 1 : 0
  return (
    <ul className={styles.facts}>
      {progress ? (
        progressLines(progress, waiting).map((fact) => (
          <li key={fact.text} data-done={fact.done || undefined}>
            <Icon of={fact.icon} />
            {fact.text}
          </li>
        ))
      ) : (
        // Lists of older builds have no progress.
        <li>{text.items(itemCount)}</li>
      )}
      {notes > 0 ? (
        <li data-warns="">
          <Icon of={TriangleAlert} />
          {text.notes(notes)}
        </li>
      ) : null}
      {role === 'editor' ? (
        <li>
          <Icon of={Users} />
          {text.sharedWithYou}
        </li>
      ) : null}
    </ul>
  )
}

/** Ticket of a trip: poster, dates, party, progress and cost. */
export function TripTicket({ trip, first = false }: TripTicketProps) {
  const titleId = useId()
  const { id, title, startDate, endDate, party, origin, totalCad, budgetCad, veiled } = trip
  // As the planner's head: with the days that wait behind the tier.
  const total = sum('CAD', [cad(totalCad), cad(veiled?.totalCad ?? 0)])
  const budget = budgetOf({ budgetCad: budgetCad ?? 0 })
  const isUnsent = trip.version === unsentVersion
  return (
    <li className={styles.ticket}>
      <TripPicture trip={trip} ratio="3/4" className={styles.poster} />
      <div className={styles.main}>
        <h2 id={titleId} className={styles.title}>
          <Link href={`/planner?trip=${id}`} title={title}>
            {title}
          </Link>
        </h2>
        <p className="mute">
          {formatDateRange(startDate, veiled?.endDate ?? endDate)}
          <br />
          {text.who(partyWords(party), origin?.name)}
        </p>
        <Facts trip={trip} />
      </div>
      <div className={styles.stub}>
        <p className={styles.cost}>
          <span className="mute">{text.totalCost}</span>
          <b>{formatBrief(total)}</b>
          {budgetCad === undefined ? null : (
            <span className={classNames('mute', styles.budget)}>
              {budget ? text.of(formatBrief(budget)) : text.noBudget}
            </span>
          )}
          {veiled?.totalCad ? (
            <span className="small mute">{text.waits(formatBrief(cad(veiled.totalCad)))}</span>
          ) : null}
        </p>
        {isUnsent ? <Badge tone="warn">{text.notSavedYet}</Badge> : <TripMenu trip={trip} />}
        <ButtonLink
          href={`/planner?trip=${id}`}
          look={first ? 'primary' : 'line'}
          size="small"
          aria-describedby={titleId}
          className={styles.open}
        >
          {first ? text.open : text.continue}
        </ButtonLink>
      </div>
    </li>
  )
}
