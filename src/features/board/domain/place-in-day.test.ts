import { expect, test } from 'vitest'
import { placeInDay } from './place-in-day.ts'
import { startsOn } from './starts-on.ts'

const day = '2027-05-11'
const stop = (id: string, time: string | null, hours: string | null = null) => ({
  id,
  name: id,
  type: 'attraction' as const,
  day,
  time,
  durationMinutes: 60,
  nights: null,
  lat: 38.71,
  lng: -9.14,
  source: null,
  hours,
  lastEntryMinutes: null,
})
type Stop = ReturnType<typeof stop>

const placed = (others: readonly Stop[], ...moved: readonly Stop[]) =>
  placeInDay(others, moved, (item) => startsOn(item, day)).map(
    ({ index, time }) => `${index} ${time}`,
  )

test('B3 a stop moved to a day keeps its hour where that is free, and stands in the order of the hours', () => {
  const others = [stop('a', '09:00'), stop('b', '15:00')]
  expect(placed(others, stop('c', '12:00'))).toEqual(['1 12:00'])
  expect(placed(others, stop('c', null))).toEqual(['2 null'])
  // Taken: the nearest that is free.
  expect(placed(others, stop('c', '15:00'))).toEqual(['1 14:00'])
  // Neither do several come at the same time.
  expect(placed(others, stop('c', '12:00'), stop('d', '12:00'))).toEqual(['1 12:00', '1 11:00'])
})

test('B3 a stop moved to a day begins while its place is open, if it is open that day', () => {
  const late = stop('c', '18:00', '10:00-17:00')
  expect(placed([stop('a', '09:00')], late)).toEqual(['1 16:00'])
  // The last open hour is taken.
  expect(placed([stop('a', '09:00'), stop('b', '15:30')], late)).toEqual(['1 14:30'])
  // Every open hour is taken: it is open, and Trip Check says what overlaps.
  const whole = { ...stop('b', '09:00'), durationMinutes: 540 }
  expect(placed([whole], late)).toEqual(['1 16:00'])
  // Between two times that it is open.
  expect(placed([], stop('c', '15:00', '10:00-13:00,16:00-20:00'))).toEqual(['0 16:00'])
  // Not known, it isn't moved far: who is open for lunch may be closed at eight.
  const full = { ...stop('b', '09:00'), durationMinutes: 600 }
  expect(placed([full], stop('c', '13:00'))).toEqual(['1 13:00'])
  // Closed the whole Tuesday, or not known: its own hour.
  expect(placed([], stop('c', '18:00', 'We-Su 10:00-17:00'))).toEqual(['0 18:00'])
  expect(placed([], stop('c', '18:00', 'by appointment'))).toEqual(['0 18:00'])
})
