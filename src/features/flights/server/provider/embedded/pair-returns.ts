import type { ConnectionRule } from './partners.ts'
import type { PricedJourney } from './day-options.ts'

/** There, and on a return trip back. */
export type Trip = readonly [PricedJourney] | readonly [PricedJourney, PricedJourney]

/** On the ground between landing and the flight back. */
const leastStay = 90 * 60_000
const hourMs = 3_600_000
const hourWorth = 22
const mostShown = 32

const score = ({ fare, departs, arrives }: PricedJourney): number =>
  fare + ((arrives - departs) / hourMs) * hourWorth

/** The first of the least. */
function best(
  back: readonly PricedJourney[],
  by: (journey: PricedJourney) => number,
): PricedJourney | undefined {
  let [found] = back
  for (const journey of back) if (found && by(journey) < by(found)) found = journey
  return found
}

/**
 * Pairs ways there with ways back: for each the best of the same ticket, the cheapest, and the one without more stops
 * that leaves the most of the last day. Without a way back that can be caught there is none.
 */
export function pairReturns(
  there: readonly PricedJourney[],
  back: readonly PricedJourney[],
  oneTicket: ConnectionRule,
): readonly Trip[] {
  const trips: Trip[] = []
  for (const out of there) {
    const caught = back.filter(({ departs }) => departs >= out.arrives + leastStay)
    const same = caught.filter(({ validating }) => oneTicket(out.validating, validating))
    const alike = same.filter(({ flights }) => flights.length <= out.flights.length)
    const chosen = new Set([
      best(alike, score) ?? best(same, score) ?? best(caught, score),
      best(caught, ({ fare }) => fare),
      best(
        caught.filter(({ flights }) => flights.length <= out.flights.length),
        ({ departs }) => -departs,
      ),
    ])
    for (const home of chosen) if (home) trips.push([out, home])
  }
  const sum = (trip: Trip) => trip.reduce((total, journey) => total + score(journey), 0)
  return trips.toSorted((a, b) => sum(a) - sum(b)).slice(0, mostShown)
}
