import { expect, test } from 'vitest'
import { asToday } from './as-today.ts'
import type { TripView } from './trips.client.ts'
import { itemCost, withItems, allItems } from './trip-view.ts'

/** A trip as stored by an older build. */
const kept = {
  id: 't',
  title: 'Paris, 1 day',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.86, lng: 2.35 }],
  startDate: '2027-04-12',
  endDate: '2027-04-12',
  totalCad: 36,
  budgetCad: 0,
  days: [
    { date: '2027-04-12', items: [{ id: 'a', name: 'Louvre', price: 36, day: '2027-04-12' }] },
  ],
  unscheduled: [{ id: 'b', name: 'Orsay', price: 26, day: null }],
} as unknown as TripView

test('A1 A3 a trip that an older build kept opens: for one adult, each item planned at its price', () => {
  const trip = asToday(kept)
  expect(trip).toMatchObject({ party: { adults: 1, children: [] }, origin: null })
  const [louvre] = allItems(trip)
  expect(louvre).toMatchObject({ status: 'planned', basis: 'group', unitPrice: 36, quantity: 1 })
  expect(allItems(trip).map((item) => itemCost(item).amountMinor)).toEqual([3600, 2600])
  expect(withItems(trip, allItems(trip))).toMatchObject({ totalCad: 62, perPersonCad: 62 })
  const whole = { ...trip, party: { adults: 2, children: [] } }
  expect(asToday(whole)).toEqual(whole)
})
