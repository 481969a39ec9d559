import { daysInclusive } from '#platform/shared/local-date.ts'
import type { Trip } from '#features/trips/server/index.ts'
import { toMajor } from '#platform/shared/money.ts'
import { type FramePlace, noSpan } from '../contract/frame.schema.ts'
import type { GuideWorld } from './guide-world.ts'
import type { Memory } from './reading/memory.ts'

/** The trip that a question is asked in. */
export type AskedTrip = Pick<
  Trip,
  'id' | 'destinations' | 'startDate' | 'endDate' | 'party' | 'origin' | 'budget'
>

/** A conversation that knows of the trip what was not said in it: where, when, who, from where and for how much. */
export function knowingTrip(memory: Memory, trip: AskedTrip, world: GuideWorld): Memory {
  const { frame } = memory
  const own = frame.places.some(({ role }) => role === 'to')
  const towns = trip.destinations.flatMap(({ ref, name }): FramePlace[] => {
    // "Wadi Rum and Dana, Jordan": what is no town is known by its country.
    const town = (ref ? world.town(ref) : undefined) ?? world.resolve(name)
    const land = world.namesIn(name, []).find(({ kind }) => kind === 'country')?.id
    if (town)
      return [{ name: town.name, ref: town.slug, countryCode: town.countryCode, role: 'to' }]
    return land
      ? [{ name: world.countryName(land, 'en'), ref: null, countryCode: land, role: 'to' }]
      : []
  })
  const from = trip.origin ? world.resolve(trip.origin.name) : undefined
  const hasFrom = frame.places.some(({ role }) => role === 'from')
  const origin: FramePlace[] =
    from && !hasFrom
      ? [{ name: from.name, ref: from.slug, countryCode: from.countryCode, role: 'from' }]
      : []
  const { startDate, endDate } = trip
  const days = daysInclusive(startDate, endDate)
  const budget = toMajor(trip.budget)
  return {
    ...memory,
    frame: {
      ...frame,
      places: [...frame.places, ...(own ? [] : towns), ...origin],
      span: frame.span ?? { ...noSpan, start: startDate, end: endDate, days, nights: days - 1 },
      party: frame.party ?? { adults: trip.party.adults, children: [...trip.party.children] },
      money:
        frame.money ??
        (budget > 0
          ? { amount: budget, currency: 'CAD', amountCad: budget, per: 'trip', without: [] }
          : null),
    },
    plan: { planId: null, tripId: trip.id, startDate, days, isDated: true },
    // What was accepted stands in the trip; the last proposal can still be asked about.
    edits: memory.edits.slice(memory.edits.length - (memory.lastEdits ?? 0)),
  }
}
