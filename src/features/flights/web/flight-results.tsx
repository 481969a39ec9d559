import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { ChoiceChips } from '#design/chips/chips.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { type FlightWish, narrowFlights, noFlightWish } from '../domain/flight-wish.ts'
import { fitDays } from '../domain/fit-days.ts'
import { markFlights } from '../domain/mark-flights.ts'
import { type FlightSort, flightSorts, sortFlights } from '../domain/sort-flights.ts'
import { FlightCard } from './flight-card.tsx'
import { FlightFilters } from './flight-filters.tsx'
import styles from './flight-results.module.css'
import { flightResultsText } from './messages.ts'

interface FlightResultsProps {
  readonly offers: readonly FlightOffer[]
  readonly people: number
  readonly wish: FlightWish
  readonly sort: FlightSort
  /** The trip whose days they are for. */
  readonly trip: { readonly startDate: string; readonly endDate: string } | undefined
  readonly onView: (view: { wish: FlightWish; sort: FlightSort }) => void
  readonly onDetails: (offer: FlightOffer) => void
  readonly onBook: (offer: FlightOffer) => void
}

const sorts = flightSorts.map(({ value, label }) => ({ id: value, label }))
const sortsOfNoTrip = sorts.filter(({ id }) => id !== 'days')
/** More would be a long way to the foot of the page; a press shows the next ones. */
const atOnce = 12

const countText = (shown: number, all: number): string => {
  const number = shown === all ? String(all) : flightResultsText.of(shown, all)
  return all === 1 ? '1 flight' : `${number} flights`
}

/** The flights that were found, narrowed and in order, with the best of them marked. */
export function FlightResults(props: FlightResultsProps) {
  const { offers, people, wish, sort, trip, onView, onDetails, onBook } = props
  const [count, setCount] = useState(atOnce)
  const fitOf = (offer: FlightOffer) => trip && fitDays(trip, offer.legs)
  const shown = sortFlights(narrowFlights(offers, wish), sort, fitOf)
  const marks = markFlights(shown)
  return (
    <div className={styles.results}>
      <FlightFilters
        offers={offers}
        wish={wish}
        onChange={(next) => onView({ wish: next, sort })}
      />
      <div className={styles.bar}>
        <h2 className={styles.count} aria-live="polite">
          {countText(shown.length, offers.length)}
        </h2>
        <div className={styles.sort}>
          <span aria-hidden="true">{flightResultsText.sortBy}</span>
          <ChoiceChips
            label={flightResultsText.sortBy}
            items={trip ? sorts : sortsOfNoTrip}
            value={sort}
            onValueChange={(id) => {
              const chosen = flightSorts.find(({ value }) => value === id)
              if (chosen) onView({ wish, sort: chosen.value })
            }}
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={flightResultsText.noFlightAnswersAll}
          action={
            <Button look="line" onClick={() => onView({ wish: noFlightWish, sort })}>
              {flightResultsText.clearFilters}
            </Button>
          }
        >
          {flightResultsText.removeFilterToSee(offers.length)}
        </EmptyState>
      ) : null}
      <ul className={styles.list}>
        {shown.slice(0, count).map((offer) => (
          <FlightCard
            key={offer.id}
            offer={offer}
            marks={marks.get(offer.id) ?? []}
            people={people}
            fit={fitOf(offer)}
            onDetails={() => onDetails(offer)}
            onBook={() => onBook(offer)}
          />
        ))}
      </ul>
      <ShowMore
        all={shown.length}
        shown={count}
        step={atOnce}
        onMore={setCount}
        className={styles.more}
      />
    </div>
  )
}
