/** A traveller's filters for the found flights. */
export interface FlightWish {
  /** Units of the price shown; `mostPrice` as the upper bound is none. */
  readonly price: readonly [number, number]
  /** Changes of planes in each direction; `anyStops` allows all. */
  readonly stops: number
  /** Codes of airlines; empty allows all. */
  readonly airlines: ReadonlySet<string>
  /** Whole hours of the clock at the origin, 0 to 24. */
  readonly hours: readonly [number, number]
}

export const mostPrice = 5000
export const anyStops = 3
export const wholeDay = [0, 24] as const

export const noFlightWish: FlightWish = {
  price: [0, mostPrice],
  stops: anyStops,
  airlines: new Set(),
  hours: wholeDay,
}

interface Leg {
  /** Wall time at the origin, 'YYYY-MM-DDTHH:MM:SS'. */
  readonly departure: string
  readonly stopCount: number
  readonly durationInMinutes: number
  readonly carriers: readonly { readonly code: string; readonly name: string }[]
}

/** The part of an offer that lists are narrowed and ordered by. */
export interface Comparable {
  readonly legs: readonly Leg[]
  readonly price: { readonly raw: number }
}

const minuteOfDay = ({ departure }: Leg): number =>
  Number(departure.slice(11, 13)) * 60 + Number(departure.slice(14, 16))

/** The first leg decides about the hour; stops are counted for each. */
export function narrowFlights<T extends Comparable>(offers: readonly T[], wish: FlightWish): T[] {
  const [least, most] = wish.price
  const [from, to] = wish.hours
  return offers.filter(({ legs, price }) => {
    const [out] = legs
    const minute = out ? minuteOfDay(out) : 0
    return (
      price.raw >= least &&
      (most >= mostPrice || price.raw <= most) &&
      (wish.stops >= anyStops || legs.every(({ stopCount }) => stopCount <= wish.stops)) &&
      (wish.airlines.size === 0 ||
        legs.some(({ carriers }) => carriers.some(({ code }) => wish.airlines.has(code)))) &&
      minute >= from * 60 &&
      (to >= 24 || minute <= to * 60)
    )
  })
}

/** The airlines of the offers, the commonest first. */
export function airlinesOf(
  offers: readonly Comparable[],
): readonly { readonly code: string; readonly name: string }[] {
  const counts = new Map<string, { code: string; name: string; count: number }>()
  for (const { legs } of offers)
    for (const { code, name } of legs.flatMap(({ carriers }) => carriers)) {
      const known = counts.get(code) ?? { code, name, count: 0 }
      counts.set(code, { ...known, count: known.count + 1 })
    }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || a.code.localeCompare(b.code, 'en'))
    .map(({ code, name }) => ({ code, name }))
}
