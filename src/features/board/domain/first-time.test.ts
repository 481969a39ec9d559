import { expect, test } from 'vitest'
import { firstTime } from './first-time.ts'
import { usualDay } from './open-time.ts'
import type { PlannedItem } from './planned-item.ts'

const at = (hour: number, minute = 0): number => hour * 60 + minute
const stop = (time: string | null, durationMinutes: number | null = 60): PlannedItem => ({
  id: `${time}`,
  name: 'Castle',
  type: 'attraction',
  day: '2027-05-10',
  time,
  durationMinutes,
  nights: null,
  lat: null,
  lng: null,
  source: null,
})
const allDay = { open: [{ from: at(0), to: at(24) }] }
const museum = { open: [{ from: at(10), to: at(18) }], lastEntryMinutes: 30 }

test('B5 PLAN-06 a found sight gets the first hour at which it is open and the day has room, whatever the order of its stops', () => {
  const day = (...stops: PlannedItem[]) => ({ bounds: usualDay, stops })
  expect(firstTime(stop(null), allDay, day())).toBe('09:00')
  expect(firstTime(stop(null), museum, day())).toBe('10:00')
  expect(firstTime(stop(null), museum, day(stop('12:00'), stop('10:00', 90)))).toBe('13:00')
  expect(firstTime(stop(null), museum, day(stop('11:15', 15), stop(null)))).toBe('10:00')
  // A visit of the whole day ends behind what begins during it.
  expect(firstTime(stop(null), museum, day(stop('09:00', 750), stop('13:00')))).toBe(null)
  // Two opening times: the first is full.
  const twice = {
    open: [
      { from: at(10), to: at(11) },
      { from: at(15), to: at(17) },
    ],
  }
  expect(firstTime(stop(null), twice, day(stop('09:30', 90)))).toBe('15:00')
})

test('B5 PLAN-06 where a sight is closed, or the day has no room for it, it gets no time', () => {
  const empty = { bounds: usualDay, stops: [] }
  expect(firstTime(stop(null), { open: [] }, empty)).toBeNull()
  expect(firstTime(stop(null, 120), { open: [{ from: at(9), to: at(10) }] }, empty)).toBeNull()
  // The last entry is before the arrival.
  expect(
    firstTime(stop(null, 15), museum, { bounds: { from: at(17, 45), until: at(20) }, stops: [] }),
  ).toBeNull()
  expect(
    firstTime(stop(null), allDay, { bounds: usualDay, stops: [stop('09:00', 660)] }),
  ).toBeNull()
})
