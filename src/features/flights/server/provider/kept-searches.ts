import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { addDays, nightsBetween } from '#platform/shared/local-date.ts'
import type { FlightQuery, FlightsProvider, FoundFlight } from './flights-provider.ts'

interface KeptParts {
  /** The vendor's whole answer, the cheapest flight first. */
  readonly ask: (query: FlightQuery, signal: AbortSignal) => Promise<readonly FoundFlight[]>
  /** How long an answer is shared by all who ask the same, in milliseconds. */
  readonly keptMs: number
  readonly now: () => number
}

const connects = ({ legs }: FoundFlight, at: ReadonlySet<string>): boolean =>
  legs.some((leg) => leg.slice(1).some(({ from }) => at.has(from.iata)))

/** A vendor's query; unwanted places for changes are left out afterwards. */
const keyOf = ({ noChangeAt: _, ...query }: FlightQuery): string =>
  JSON.stringify(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )

/**
 * Searches of a vendor that counts them (look to book): one answers for all who ask the same, and the calendar of
 * prices shows what was searched already, without a search of its own.
 */
export function createKeptSearches({
  ask,
  keptMs,
  now,
}: KeptParts): Pick<FlightsProvider, 'search' | 'cheapest'> {
  const kept = createKeptAnswers<readonly FoundFlight[]>({ ms: keptMs, atMost: 200 })
  const known = new Map<
    string,
    { readonly until: number; readonly flights: readonly FoundFlight[] }
  >()
  return {
    async search(query, signal) {
      const key = keyOf(query)
      const all = await kept(key, { signal, now: now() }, (asked) => ask(query, asked))
      if (known.size > 1000) known.clear()
      known.set(key, { until: now() + keptMs, flights: all })
      const { noChangeAt } = query
      return noChangeAt ? all.filter((flight) => !connects(flight, noChangeAt)) : all
    },
    async cheapest(query, days) {
      const stay = query.returnDate && nightsBetween(query.departureDate, query.returnDate)
      return days.map((departureDate) => {
        const returnDate = stay === undefined ? undefined : addDays(departureDate, Number(stay))
        const found = known.get(keyOf({ ...query, departureDate, returnDate }))
        if (!found || found.until <= now()) return undefined
        return found.flights.find((flight) => !connects(flight, query.noChangeAt ?? new Set()))
          ?.perAdult
      })
    },
  }
}

/** Flights by their numbers and times: the same ones in another fare are one row, the cheapest. */
const flownBy = ({ legs }: FoundFlight): string =>
  legs.map((leg) => leg.map(({ number, departs }) => `${number}@${departs}`).join()).join(';')

export function cheapestOfEach(flights: readonly FoundFlight[]): readonly FoundFlight[] {
  const best = new Map<string, FoundFlight>()
  for (const flight of flights) {
    const known = best.get(flownBy(flight))
    if (!known || flight.total.amountMinor < known.total.amountMinor)
      best.set(flownBy(flight), flight)
  }
  return [...best.values()].toSorted((a, b) => a.total.amountMinor - b.total.amountMinor)
}
