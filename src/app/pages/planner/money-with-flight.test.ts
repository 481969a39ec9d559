import { expect, test } from 'vitest'
import { anOffer } from '#features/flights/web/testing/an-offer.ts'
import type { TripView } from '#features/trips/web/index.ts'
import { budgetSegments } from './budget-segments.ts'
import { moneyWith } from './flight-in-trip.ts'

const day = '2027-04-14'
const item = (id: string, type: string, price: number, time: string | null) => ({
  id,
  type,
  name: id,
  price,
  time,
  day,
  status: 'planned',
  nights: null,
  booking: null,
  paid: null,
  details: null,
  offer: null,
})

const tripWith = (...items: readonly ReturnType<typeof item>[]) =>
  ({
    startDate: day,
    party: { adults: 2, children: [] },
    days: [{ date: day, items }],
    unscheduled: [],
  }) as unknown as TripView

test('B5 PLAN-07 the stops that a flight moves to Ideas are less in their own kinds of spending, not in flights', () => {
  const trip = tripWith(
    item('held', 'flight', 1658, null),
    item('Tour', 'activity', 42, '06:00'),
    item('Breakfast', 'restaurant', 200, '07:30'),
    item('Dinner', 'restaurant', 240, '20:00'),
  )
  const offer = anOffer()
  expect(moneyWith(trip, offer)).toEqual([
    { type: 'flight', cents: 122_400 },
    { type: 'flight', cents: -165_800 },
    { type: 'activity', cents: -4200 },
    { type: 'restaurant', cents: -20_000 },
  ])
  const pointed = { name: 'AC848', adds: (now: TripView) => moneyWith(now, offer) }
  const kinds = budgetSegments(trip, pointed)
  expect(kinds.map(({ label, value }) => [label, value])).toEqual([
    ['Flights', 122_400],
    ['Stays', 0],
    ['Activities', 0],
    ['Food', 24_000],
  ])
})
