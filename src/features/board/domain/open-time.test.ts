import { expect, test } from 'vitest'
import { openTimeOf, usualDay } from './open-time.ts'

const stop = (name: string, time: string | null, durationMinutes = 60) => ({
  id: name,
  name,
  type: 'attraction' as const,
  day: '2027-05-11',
  time,
  durationMinutes,
  nights: null,
  lat: 38.7,
  lng: -9.14,
  source: null,
})
const sight = (name: string, north: number, more: object = {}) => ({
  id: name,
  name,
  lat: 38.7 + north / 111,
  lng: -9.14,
  durationMinutes: 60,
  open: [{ from: 600, to: 1080 }],
  isFree: false,
  ...more,
})
const day = { stops: [stop('Castle', '09:30')], bounds: usualDay, home: undefined, sights: [] }

test('B5 open time names the nearest sight that is open then, and how far it is', () => {
  const sights = [sight('far', 1.9), sight('near', 0.5), sight('too far', 3)]
  expect(openTimeOf({ ...day, sights })).toMatchObject({
    part: 'morning',
    near: 'Castle',
    time: '11:00',
    sight: { name: 'near' },
  })
})

test.each([
  ['the afternoon between two stops', [stop('a', '09:00', 180), stop('b', '18:00')], 'afternoon'],
  ['the evening behind the last', [stop('a', '09:00', 240), stop('b', '13:30', 240)], 'evening'],
  ['the morning before the first', [stop('a', '14:00', 400)], 'morning'],
] as const)('B5 open time is %s', (_, stops, part) => {
  const sights = [sight('always', 0.5, { open: [{ from: 0, to: 1440 }] })]
  expect(openTimeOf({ ...day, stops, sights })?.part).toBe(part)
})

test('B5 open time is silent where the day is full, the sight is closed, or it is not known where one is', () => {
  const sights = [sight('near', 0.5)]
  const full = [stop('a', '09:00', 240), stop('b', '14:00', 300)]
  expect(openTimeOf({ ...day, stops: full, sights })).toBeUndefined()
  const late = [stop('a', '09:00', 240), stop('b', '13:30', 210)]
  expect(openTimeOf({ ...day, stops: late, sights })).toBeUndefined()
  expect(openTimeOf({ ...day, stops: [], sights })).toBeUndefined()
  expect(openTimeOf({ ...day, stops: [], sights, home: { lat: 38.7, lng: -9.14 } })).toMatchObject({
    part: 'day',
    near: undefined,
  })
})

test('B5 D3 open time heeds the hours of the day and the last entry', () => {
  const stops = [stop('a', '09:00', 420)]
  const at = (open: { from: number; to: number }[], more: object = {}) =>
    openTimeOf({ ...day, stops, sights: [sight('near', 0.5, { open, ...more })] })
  expect(at([{ from: 600, to: 1080 }])).toMatchObject({ time: '16:30', closes: '18:00' })
  expect(at([{ from: 600, to: 1080 }], { lastEntryMinutes: 120 })).toBeUndefined()
  expect(at([{ from: 600, to: 1020 }])).toBeUndefined()
  expect(at([{ from: 1080, to: 1560 }])).toMatchObject({ time: '18:00', closes: '02:00' })
  expect(at([{ from: 0, to: 1440 }])?.closes).toBeUndefined()
  expect(at([])).toBeUndefined()
})

test('B5 on a day of departure open time ends before one leaves', () => {
  const sights = [sight('near', 0.5)]
  const bounds = { from: 9 * 60, until: 12 * 60 }
  expect(openTimeOf({ ...day, bounds, sights })).toBeUndefined()
})
