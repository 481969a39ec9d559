import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import type { Activity } from '../contract/activity.schema.ts'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import {
  activityToItem,
  attractionToItem,
  restaurantToItem,
  ticketHolder,
} from './visit-to-item.ts'

const place = {
  id: 'embedded:bern/one',
  name: 'One',
  description: 'By the river.',
  address: 'Old Town',
  cuisine: ['Swiss'],
  lat: 46.95,
  lng: 7.45,
  durationMinutes: 90,
  estimated: true,
  sample: true,
  starts: ['10:00', '14:00'],
}
const converters = {
  restaurant: (price: number, party: Party) =>
    restaurantToItem({ ...place, price } as unknown as Restaurant, { ...at, party }),
  sight: (price: number, party: Party) =>
    attractionToItem({ ...place, price } as unknown as Attraction, { ...at, party }),
  activity: (price: number, party: Party) =>
    activityToItem({ ...place, price } as unknown as Activity, { ...at, party }),
}
interface Party {
  readonly adults: number
  readonly children: readonly number[]
}
const at = { city: 'Bern', day: '2027-04-12' }

const parties = fc
  .tuple(
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
  )
  .map(([adults, children]) => ({ adults, children: children.slice(0, 9 - adults) }))

test.each(Object.keys(converters) as (keyof typeof converters)[])(
  'A2 a %s is its price by heads, to the cent, for any party',
  (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), parties, (cents, party) => {
        const item = converters[kind](cents / 100, party)
        const { price = -1, unitPrice = -1, quantity = 0, basis } = item
        expect(basis).toBe('person')
        expect(quantity).toBe(party.adults + party.children.length)
        expect(cad(unitPrice).amountMinor).toBe(cents)
        expect(cad(price).amountMinor).toBe(cents * quantity)
      }),
    )
  },
)

test('A2 $25 a person is $50 for a trip of two', () => {
  const two = { adults: 2, children: [] }
  expect(converters.restaurant(25, two)).toMatchObject({ price: 50, unitPrice: 25, quantity: 2 })
})

test('DINE-02 DINE-06 a meal is at its usual hour where it is known, an activity at its first start of the day', () => {
  const party = { adults: 1, children: [] }
  const restaurant = { ...place, price: 25 } as unknown as Restaurant
  const meal = (of?: 'lunch') => restaurantToItem(restaurant, { ...at, party, meal: of }).time
  expect([meal('lunch'), meal()]).toEqual(['12:30', null])
  const activity = { ...place, price: 25 } as unknown as Activity
  expect(activityToItem(activity, { ...at, party }).time).toBe('10:00')
  expect(activityToItem(activity, { city: 'Bern', day: null, party }).time).toBeNull()
})

test('A2 one ticket is paid once: what the ticket of another sight of the trip opens costs nothing and says why', () => {
  const party = { adults: 2, children: [] }
  const [first, second] = ['colosseum', 'forum'].map((slug, n) => ({
    ...place,
    id: `embedded:rome/${slug}`,
    price: 29,
    ticketWith: [`embedded:rome/${n === 0 ? 'forum' : 'colosseum'}`],
  })) as unknown as [Attraction, Attraction]
  const visit = { city: 'Rome', day: '2027-04-12', party }
  const paid = { ...attractionToItem(first, visit), name: 'Colosseum', status: 'planned' as const }
  expect(ticketHolder(second, [])).toBeUndefined()
  expect(ticketHolder(second, [{ ...paid, status: 'idea' }])).toBeUndefined()
  const free = attractionToItem(second, { ...visit, paidWith: ticketHolder(second, [paid]) })
  expect(free).toMatchObject({ price: 0, estimated: false })
  expect(free.description).toMatch(/^The ticket for Colosseum opens it too\./)
  // A sight that is paid with another pays for none.
  expect(ticketHolder(first, [{ ...free, status: 'planned' }])).toBeUndefined()
})
