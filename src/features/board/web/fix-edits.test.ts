import { expect, test } from 'vitest'
import type { ItemView, TripView } from '#features/trips/web/index.ts'
import { fixSteps } from './fix-edits.ts'

const date = '2027-05-11'
const itemOf = (id: string, position: string, status = 'planned') =>
  ({ id, name: id, day: date, position, status }) as ItemView

test('D1 out-of-order: on the board, too, what is booked is not touched when a day is put in order', () => {
  const items = [itemOf('fado', 'a0', 'booked'), itemOf('tram', 'a1'), itemOf('tower', 'a2')]
  const trip = { id: 't', days: [{ date, items }], unscheduled: [] } as unknown as TripView
  const itemIds = ['tram', 'fado', 'tower']
  const changes = [{ op: 'order' as const, fields: { itemIds } }]
  const { edits } = fixSteps(trip, { label: 'Sort by time', changes })
  expect(edits.map(({ item }) => item.id)).toEqual(['tram', 'tower'])
  const positions = new Map(items.map(({ id, position }) => [id, position]))
  for (const { item, changes: own } of edits) positions.set(item.id, own.position ?? '')
  const inOrder = [...positions].toSorted(([, a], [, b]) => (a < b ? -1 : 1))
  expect(inOrder.map(([id]) => id)).toEqual(itemIds)
})
