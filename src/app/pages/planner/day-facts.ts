import type { TripView } from '#features/trips/web/index.ts'
import { instantOf, offsetAt, wallOfText } from '#platform/shared/local-time.ts'
import { dayFactsText as text } from './messages.ts'

/** Facts of a place from `GET /api/destinations/:id`. */
export interface PlaceFacts {
  readonly currency: string
  /** CAD per unit. */
  readonly reference: { readonly cadPerUnit: number } | null
  readonly timeZone: string
  readonly climate: {
    readonly highC: readonly number[]
    readonly lowC: readonly number[]
    readonly rainDays: readonly number[]
  } | null
}

type TripOfHome = Pick<TripView, 'origin' | 'days' | 'unscheduled'>

const minutesAnHour = 60

const monthName = new Intl.DateTimeFormat('en-CA', { month: 'long', timeZone: 'UTC' })

/** Rates for reading: three significant digits, at least cents. */
const rate = new Intl.NumberFormat('en-CA', {
  style: 'currency',
  currency: 'CAD',
  maximumSignificantDigits: 3,
})

/** Hours that the place is ahead at noon of that day; may be fractional. */
function hoursAhead(there: string, here: string, date: string): number {
  const noon = instantOf(there, wallOfText(`${date}T12:00`))
  return (offsetAt(there, noon) - offsetAt(here, noon)) / minutesAnHour
}

/** Where the trip begins, by whose clock its flight leaves; without a flight from there the reader's own zone, unnamed. */
export function homeOf({ origin, days, unscheduled }: TripOfHome, zone: string) {
  const ends = [...days, { items: unscheduled }].flatMap(({ items }) =>
    items.flatMap(({ details }) =>
      details?.kind === 'flight'
        ? details.directions.flatMap(({ segments }) =>
            segments.flatMap(({ from, to }) => [from, to]),
          )
        : [],
    ),
  )
  const known = origin && ends.find((end) => end.iata === origin.iata && end.zone)?.zone
  return known ? { name: origin.name, zone: known } : { name: '', zone }
}

/**
 * What a day's place is like then: its usual weather, its money in Canadian dollars, its clock against
 * that of `home`. What is not known, or the same as at home, is left out.
 */
export function dayFacts(
  { climate, currency, reference, timeZone }: PlaceFacts,
  date: string,
  home: ReturnType<typeof homeOf>,
): readonly string[] {
  const month = Number(date.slice(5, 7)) - 1
  const [low, high, rain] = [climate?.lowC[month], climate?.highC[month], climate?.rainDays[month]]
  const name = monthName.format(new Date(`${date}T00:00:00Z`))
  const weather =
    low === undefined || high === undefined || rain === undefined
      ? []
      : [text.weather(name, { low, high, rain })]
  const money =
    currency === 'CAD' || !reference
      ? []
      : [text.money(currency, rate.format(reference.cadPerUnit).replace('CA', ''))]
  const ahead = hoursAhead(timeZone, home.zone, date)
  return [...weather, ...money, ...(ahead === 0 ? [] : [text.clock(ahead, home.name)])]
}
