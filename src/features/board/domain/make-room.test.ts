import { expect, test } from 'vitest'
import { makeRoom } from './make-room.ts'
import type { PlannedItem } from './planned-item.ts'

const stop = (name: string, time: string | null, durationMinutes = 60): PlannedItem => ({
  id: name,
  name,
  type: name === 'lunch' ? 'restaurant' : 'attraction',
  day: '2027-05-11',
  time,
  durationMinutes,
  nights: null,
  lat: 38.71,
  lng: -9.14,
  source: null,
})

const [first, lunch, late] = [
  stop('first', '09:00', 120),
  stop('lunch', '12:30'),
  stop('late', '14:00', 90),
]
const ways = { startsOf: () => undefined, canMove: () => true }
const said = (room: ReturnType<typeof makeRoom>) =>
  room && [room.time, ...room.moves.map(({ item, time }) => `${item.id} ${time}`)]

test('B3 where it fits nothing moves', () => {
  const day = { before: [first], behind: [late], ...ways }
  expect(makeRoom(stop('new', '08:00', 60), day)).toBeUndefined()
  expect(makeRoom(stop('new', null), day)).toBeUndefined()
})

test('B3 where it does not fit it begins after the stop before, and what follows moves later until there is room', () => {
  const day = { before: [first, lunch], behind: [late, stop('last', '18:00')], ...ways }
  expect(said(makeRoom(stop('new', '10:00', 90), day))).toEqual(['13:30', 'late 15:00'])
})

test('B3 what it went past within its day closes up, meals at their hour', () => {
  const second = stop('second', '11:10', 60)
  const swap = { before: [second], behind: [lunch, late], ...ways }
  expect(said(makeRoom(first, swap, 0))).toEqual(['10:00', 'second 09:00'])
  const beyond = { before: [second, lunch], behind: [stop('next', '13:30')], ...ways }
  expect(said(makeRoom(first, beyond, 0))).toEqual(['13:30', 'second 09:00', 'next 15:30'])
})

test('B3 nothing moves that is booked, closed or too late', () => {
  const day = { before: [first, lunch], behind: [late], ...ways }
  const isFree = (item: PlannedItem) => item.id !== 'late'
  expect(makeRoom(stop('new', '10:00', 90), { ...day, canMove: isFree })).toBeUndefined()
  const closed = () => [{ from: 540, to: 600 }]
  expect(makeRoom(stop('new', '10:00', 90), { ...day, startsOf: closed })).toBeUndefined()
  const evening = { ...day, behind: [stop('late', '14:00', 480), stop('bar', '22:00')] }
  expect(makeRoom(stop('new', '10:00', 90), evening)).toBeUndefined()
})
