import { expect, test } from 'vitest'
import { neighboursOf, slotOf, wayOf } from './alternatives.ts'

const stop = (id: string, lat: number, over: object = {}) => ({
  id,
  status: 'planned' as const,
  choice: null,
  day: '2027-05-10',
  nights: null,
  lat,
  lng: -9.14,
  ...over,
})
const castle = stop('castle', 38.71)
const lunch = stop('lunch', 38.712, { choice: 'lunch' })
const other = stop('other', 38.75, { choice: 'lunch', status: 'idea' })
const gone = stop('gone', 38.75, { choice: 'lunch', status: 'cancelled' })
const tower = stop('tower', 38.692)
const casa = stop('casa', 38.72, { nights: 2, choice: 'bed' })
const inn = stop('inn', 38.76, { nights: 2, choice: 'bed', status: 'idea' })
const museum = stop('museum', 38.73, { day: '2027-05-11' })
const days = [
  { date: '2027-05-10', items: [casa, castle, lunch, other, tower, inn] },
  { date: '2027-05-11', items: [museum] },
]

test('A4 the alternatives of a slot, the chosen one first; what is cancelled is none', () => {
  expect(slotOf([other, gone, lunch, castle], other).map(({ id }) => id)).toEqual([
    'lunch',
    'other',
  ])
  expect(slotOf([castle, tower], castle)).toEqual([castle])
})

test('A4 a visit lies between its neighbours of the day, a bed between evening and morning; ideas are no stops', () => {
  const names = (of: typeof lunch) =>
    Object.values(neighboursOf<typeof lunch>(days, of)).map((one) => one?.id)
  expect(names(lunch)).toEqual(['castle', 'tower'])
  // Beside the chosen one it is on the way between the same two.
  expect(names(other)).toEqual(['castle', 'tower'])
  expect(names(casa)).toEqual(['tower', 'museum'])
  expect(names(castle)).toEqual([undefined, 'lunch'])
})

test('A4 the way is there and on; what is not on the map has none', () => {
  const near = wayOf(lunch, neighboursOf(days, lunch))
  const far = wayOf(other, neighboursOf(days, other))
  expect(near.before).toBeLessThan(far.before ?? 0)
  expect(near.after).toBeLessThan(far.after ?? 0)
  const nowhere = stop('nowhere', 0, { lat: null, lng: null, choice: 'lunch', status: 'idea' })
  expect(wayOf(nowhere, neighboursOf(days, lunch))).toEqual({ before: undefined, after: undefined })
  expect(wayOf(castle, neighboursOf(days, castle)).before).toBeUndefined()
})
