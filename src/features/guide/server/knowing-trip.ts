import { daysInclusive } from '#platform/shared/local-date.ts'
import type { Trip } from '#features/trips/server/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import { noMemory, type Talk } from './answers/talk.ts'
import type { GuideWorld } from './provider/guide-world.ts'

/** The trip that a question is asked in. */
export type AskedTrip = Pick<
  Trip,
  'id' | 'destinations' | 'startDate' | 'endDate' | 'party' | 'origin' | 'budget'
>

/** A talk that knows of the trip what was not said in it: where, when, who, from where and for how much. */
export function knowingTrip(talk: Talk, trip: AskedTrip, world: GuideWorld): Talk {
  const known = talk.memory ?? noMemory
  const towns = trip.destinations.flatMap(({ ref, name }) =>
    ref && world.rows(ref) ? [ref] : (world.resolve(name)?.slug ?? []),
  )
  const own = known.towns.length > 0 ? known.towns : towns
  const from = trip.origin ? world.resolve(trip.origin.name)?.slug : undefined
  const [to] = own
  const budgetCad = toMajor(trip.budget)
  return {
    ...talk,
    towns: talk.towns.length > 0 ? talk.towns : towns,
    trip: talk.trip ?? { id: trip.id, day: 0 },
    memory: {
      ...known,
      towns: own,
      adults: known.adults ?? trip.party.adults,
      childAges: known.childAges.length > 0 ? known.childAges : trip.party.children,
      start: known.start ?? trip.startDate,
      days: known.days ?? daysInclusive(trip.startDate, trip.endDate),
      ...(known.budgetCad === undefined && budgetCad > 0 ? { budgetCad } : {}),
    },
    flight: talk.flight ?? {
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      departDate: trip.startDate,
      returnDate: trip.endDate,
      adults: trip.party.adults + trip.party.children.length,
    },
  }
}
