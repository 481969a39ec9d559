import { Button } from '#design/button/button.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { daysBetween, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import type { DayPrice } from '../contract/flights.contract.ts'
import { eachWord } from '../domain/fare-each.ts'
import { missingIn } from '../domain/search-form.ts'
import { useDayPrices } from './flights.queries.ts'
import { nearFaresText as text } from './messages.ts'
import styles from './near-fares.module.css'
import { type FlownTrip, formOf } from './use-trip-flights.ts'

/** Days before and after the trip's first. */
const around = 7

const priceText = (price: number): string => formatBrief(cad(Math.round(price)))

/** The cheapest day around that is cheaper than the trip's own. */
function cheaperThan(days: readonly DayPrice[], own: number | null) {
  const [best] = days
    .flatMap(({ date, price }) => (price === null ? [] : [{ date, price }]))
    .toSorted((a, b) => a.price - b.price)
  return best && own !== null && Math.round(best.price) < Math.round(own)
    ? { ...best, saves: own - best.price }
    : undefined
}

/** A day on which the trip could begin, and its lowest fare of an adult in CAD. */
export interface NearFare {
  readonly date: string
  readonly price: number
}

interface NearFaresProps {
  readonly trip: FlownTrip
  /** Shows what the trip would be when it begins on this day. */
  readonly onMove: (fare: NearFare) => void
}

/** What the flights of a trip would cost on the days around, and what another day would save. */
export function NearFares({ trip, onMove }: NearFaresProps) {
  const form = formOf(trip)
  const each = eachWord(trip.party)
  const { data, isPending, isError } = useDayPrices(form, {
    tripId: trip.id,
    wanted: missingIn(form) === '',
  })
  if (missingIn(form) !== '' || isError) return null
  const days = (data?.days ?? []).filter(
    ({ date }) => Math.abs(daysBetween(trip.startDate, date)) <= around,
  )
  const known = days.flatMap(({ price }) => price ?? [])
  if (!isPending && known.length === 0) return null
  const own = days.find(({ date }) => date === trip.startDate)?.price ?? null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const heightOf = (price: number): number =>
    most === least ? 60 : 30 + (70 * (price - least)) / (most - least)
  const cheaper = cheaperThan(days, own)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <section className={styles.card} aria-label={text.title}>
      <h2 className={styles.title}>{text.title}</h2>
      {isPending ? (
        <div>
          <output className="visually-hidden">{text.loading}</output>
          <Skeleton shape="block" />
        </div>
      ) : (
        <>
          <ul className={styles.bars}>
            {days.map(({ date, price }) => (
              <li key={date} data-own={date === trip.startDate ? '' : undefined}>
                <span
                  className={styles.bar}
                  style={{ height: `${price === null ? 0 : heightOf(price)}%` }}
                />
                <span className="visually-hidden">
                  {price === null
                    ? text.none(formatDayShort(date))
                    : text.bar(formatDayShort(date), priceText(price), each)}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.ends} aria-hidden="true">
            <span>{first ? formatDayShort(first.date) : ''}</span>
            <b>{own === null ? '' : text.yours(priceText(own), each)}</b>
            <span>{last ? formatDayShort(last.date) : ''}</span>
          </p>
          {cheaper ? (
            <>
              <p className={styles.words}>
                <b>{text.leave(formatDayShort(cheaper.date))}</b>{' '}
                {text.less(
                  priceText(cheaper.saves),
                  each,
                  Math.abs(daysBetween(trip.startDate, cheaper.date)),
                  cheaper.date < trip.startDate,
                )}
              </p>
              <Button
                look="text"
                size="small"
                className={styles.show}
                onClick={() => onMove(cheaper)}
              >
                {text.show}
              </Button>
            </>
          ) : (
            <p className={styles.words}>{text.cheapest}</p>
          )}
        </>
      )}
    </section>
  )
}
