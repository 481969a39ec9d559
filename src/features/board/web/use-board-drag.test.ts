import { expect, test } from 'vitest'
import type { ItemView, TripView } from '#features/trips/web/index.ts'
import { landingTime } from './use-board-drag.ts'

const day = '2027-04-12'
let serial = 0
const item = (fields: Partial<ItemView> = {}): ItemView => {
  serial += 1
  const own = { id: `i${serial}`, name: 'Stop', type: 'attraction', day, position: `a${serial}` }
  return {
    ...own,
    durationMinutes: 60,
    nights: null,
    lat: null,
    lng: null,
    time: null,
    ...fields,
  } as ItemView
}
const held = (trip: TripView, items: readonly ItemView[], index: number, on: string | null = day) =>
  landingTime(trip, { items, ids: new Set(items.map(({ id }) => id)), target: { day: on, index } })

test('PLAN-07 while a stop is in the hand the place where it would land says when that would be', () => {
  const [nine, noon] = [item({ time: '09:00' }), item({ time: '12:00' })]
  const [late, free] = [item({ time: '18:00' }), item()]
  const trip = { days: [{ date: day, items: [nine, noon, late, free] }], unscheduled: [] }
  const shown = trip as unknown as TripView
  // Between the two: when the first is over.
  expect(held(shown, [late], 1)).toBe('10:00')
  // Where it stands already nothing becomes another.
  expect(held(shown, [late], 2)).toBe('18:00')
  expect(held(shown, [late], 0, null)).toBe('18:00')
  expect(held(shown, [free], 1)).toBeNull()
  // Several items keep their own times.
  expect(held(shown, [nine, late], 0)).toBeNull()
})
