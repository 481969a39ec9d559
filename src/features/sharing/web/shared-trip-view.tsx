import { ButtonLink } from '#design/button/button.tsx'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { formatDate, formatDateRange } from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { SharedItemRow } from './shared-item-row.tsx'
import { SharedFindings } from './shared-findings.tsx'
import type { SharedCheck } from './sharing.queries.ts'
import styles from './sharing.module.css'
import type { SharedItem, SharedTrip } from './sharing.client.ts'
import { sharedTripViewText } from './messages.ts'

function Items({ items }: { items: readonly SharedItem[] }) {
  return (
    <ol className={styles.items}>
      {items.map((item, index) => (
        // A shared item has no id of its own, and the list is drawn again as a whole.
        <SharedItemRow key={index} item={item} />
      ))}
    </ol>
  )
}

/** "For 2 adults · $1,200.00 in all · $600.00 a person", as far as prices are shown. */
function sumsText({ party, totalCad, perPersonCad }: SharedTrip): string {
  const text = sharedTripViewText
  return [
    text.forParty(partyWords(party)),
    totalCad === null ? '' : text.inAll(formatMoney(cad(totalCad))),
    perPersonCad === null || headsOf(party) === 1
      ? ''
      : text.aPerson(formatMoney(cad(perPersonCad))),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** A trip to look at: its days in order, each with what does not fit for those who may edit, then what waits for a day. */
export function SharedTripView({
  trip,
  check,
}: {
  trip: SharedTrip
  check: SharedCheck | undefined
}) {
  const { title, places, placeId, startDate, endDate, days, unscheduled } = trip
  return (
    <div className={styles.sheet}>
      <header className={styles.head}>
        {placeId && isPosterSlug(placeId) ? (
          <Poster slug={placeId} ratio="4/5" className={styles.poster} />
        ) : null}
        <div className={styles.title}>
          <p className="small mute">{sharedTripViewText.tripThatWasShared}</p>
          <h1>{title}</h1>
          <p className="mute">
            {places.join(', ')} · {formatDateRange(startDate, endDate)}
          </p>
          <p className="mute">{sumsText(trip)}</p>
        </div>
      </header>
      {check ? <SharedFindings check={check} day={null} /> : null}
      {days.map((day, index) => (
        <section
          key={day.date}
          className={styles.day}
          aria-label={sharedTripViewText.day(index + 1)}
        >
          <h2>
            <span className={styles.number}>{sharedTripViewText.day(index + 1)}</span>{' '}
            {formatDate(day.date)}
          </h2>
          {day.items.length > 0 ? (
            <Items items={day.items} />
          ) : (
            <p className="mute">{sharedTripViewText.nothingYet}</p>
          )}
          {check ? <SharedFindings check={check} day={day.date} /> : null}
        </section>
      ))}
      {unscheduled.length > 0 ? (
        <section className={styles.day} aria-label={sharedTripViewText.withoutDay}>
          <h2>{sharedTripViewText.withoutDay}</h2>
          <Items items={unscheduled} />
        </section>
      ) : null}
      <footer className={styles.own}>
        <div>
          <h2>
            {places[0] ? sharedTripViewText.yourWay(places[0]) : sharedTripViewText.yourOwnTrip}
          </h2>
          <p className="mute">{sharedTripViewText.daysStaysAndBudget}</p>
        </div>
        <ButtonLink href={`/planner?${new URLSearchParams({ destination: places[0] ?? '' })}`}>
          {sharedTripViewText.planTripYourOwn}
        </ButtonLink>
      </footer>
    </div>
  )
}
