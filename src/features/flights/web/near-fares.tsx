import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Skeleton } from '#design/skeleton/skeleton.tsx'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { addDays, daysBetween, formatDayShort } from '#platform/shared/local-date.ts'
import { cad, formatBrief } from '#platform/shared/money.ts'
import { eachWord, fareEach } from '../domain/fare-each.ts'
import { type OwnFlights, ownOf, savingOf } from '../domain/near-fare.ts'
import { missingIn } from '../domain/search-form.ts'
import { useDayPrices } from './flights.queries.ts'
import { nearFaresText as text } from './messages.ts'
import styles from './near-fares.module.css'
import { type FlownTrip, formOf, useTripFlights } from './use-trip-flights.ts'

/** Days before and after the trip's first. */
const around = 7

const priceText = (price: number): string => formatBrief(cad(Math.round(price)))

/** A day on which the trip could begin, and which flights it would have. */
export interface NearFare {
  readonly date: string
  /** Of an adult, CAD. */
  readonly price: number
  readonly offerId: string
}

/** Days that are looked at for flights that leave the trip its days: the cheapest ones. */
const lookedAt = 3

const moved = (trip: FlownTrip, date: string): FlownTrip => ({
  ...trip,
  startDate: date,
  endDate: addDays(trip.endDate, daysBetween(trip.startDate, date)),
})

interface AdviceProps extends Pick<NearFaresProps, 'trip' | 'onMove'> {
  readonly date: string
  readonly own: OwnFlights
  /** The flights of that day save nothing, or take of the days. */
  readonly onNone: () => void
}

/** What leaving on another day would save, and what it leaves of the days. */
function Advice({ trip, date, own, onMove, onNone }: AdviceProps) {
  const there = moved(trip, date)
  const { offers, isPending } = useTripFlights(there)
  const found = isPending ? undefined : savingOf(offers, there, own)
  const isNone = !isPending && !found
  const tell = useEffectEvent(onNone)
  useEffect(() => {
    if (isNone) tell()
  }, [isNone])
  if (!found) return <p className={styles.words}>{text.looking}</p>
  const { offer, fit, saves } = found
  const days = daysBetween(trip.startDate, date)
  return (
    <>
      <p className={styles.words}>
        <b>{text.leave(formatDayShort(date))}</b>{' '}
        {text.less(priceText(saves), partyWords(trip.party), Math.abs(days), days < 0)} {fit.words}
      </p>
      <Button
        look="text"
        size="small"
        className={styles.show}
        onClick={() => onMove({ date, price: fareEach(offer.price), offerId: offer.id })}
      >
        {text.show}
      </Button>
    </>
  )
}

interface AdvicesProps extends NearFaresProps {
  /** The cheapest first. */
  readonly dates: readonly string[]
}

/** The first of the cheaper days whose flights take no more of the trip than its own do. */
function Advices({ trip, own, dates, onMove }: AdvicesProps) {
  const [at, setAt] = useState(0)
  const here = useTripFlights(trip)
  const compared = own ?? ownOf(here.offers, trip)
  const date = dates[at]
  if (dates.length === 0) return <p className={styles.words}>{text.cheapest}</p>
  if (date === undefined || (!compared && !here.isPending))
    return <p className={styles.words}>{text.costsDays}</p>
  if (!compared) return <p className={styles.words}>{text.looking}</p>
  return (
    <Advice key={date} {...{ trip, date, onMove }} own={compared} onNone={() => setAt(at + 1)} />
  )
}

interface NearFaresProps {
  readonly trip: FlownTrip
  /** The flights that it holds; without them the best of its dates are compared. */
  readonly own?: OwnFlights | undefined
  /** Shows what the trip would be when it begins on this day. */
  readonly onMove: (fare: NearFare) => void
}

/** What the flights of a trip would cost on the days around, and what another day would save. */
export function NearFares(props: NearFaresProps) {
  const { trip } = props
  const here = useTripFlights(trip)
  const form = formOf(trip)
  const each = eachWord(trip.party)
  const { data, isPending, isError } = useDayPrices(form, {
    tripId: trip.id,
    wanted: missingIn(form) === '',
  })
  if (missingIn(form) !== '' || isError) return null
  // Of its own day those count that are listed: flights of the evening before land on it, too.
  const listed = here.offers.map(({ price }) => fareEach(price))
  const days = (data?.days ?? [])
    .filter(({ date }) => Math.abs(daysBetween(trip.startDate, date)) <= around)
    .map((day) =>
      day.date === trip.startDate && listed.length > 0
        ? { ...day, price: Math.min(...listed) }
        : day,
    )
  const known = days.flatMap(({ price }) => price ?? [])
  if (!isPending && known.length === 0) return null
  const own = days.find(({ date }) => date === trip.startDate)?.price ?? null
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const heightOf = (price: number): number =>
    most === least ? 60 : 30 + (70 * (price - least)) / (most - least)
  const cheaper = days
    .flatMap(({ date, price }) =>
      price === null || own === null || price >= own ? [] : [{ date, price }],
    )
    .toSorted((a, b) => a.price - b.price)
    .slice(0, lookedAt)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <section className={styles.card} aria-label={text.title}>
      <h2 className={styles.title}>{text.title}</h2>
      <p className={styles.basis}>{text.basis(here.offers.some(({ sample }) => sample))}</p>
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
          <Advices
            key={cheaper.map(({ date }) => date).join(' ')}
            {...props}
            dates={cheaper.map(({ date }) => date)}
          />
        </>
      )}
    </section>
  )
}
