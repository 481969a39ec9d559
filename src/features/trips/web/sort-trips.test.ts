import { expect, test } from 'vitest'
import { sortTrips } from './sort-trips.ts'

const trip = (id: string, startDate: string, endDate: string, archived = false) => ({
  id,
  startDate,
  endDate,
  archived,
})

test('C8 the nearest trip is first, trips that are over come apart, archived ones last', () => {
  const { ahead, past, archived } = sortTrips(
    [
      trip('far', '2027-09-01', '2027-09-04'),
      trip('over', '2026-11-01', '2026-11-22'),
      trip('away', '2027-01-01', '2027-01-02', true),
      trip('now', '2026-11-20', '2026-11-23'),
      trip('long ago', '2025-05-01', '2025-05-03'),
      trip('b', '2026-12-01', '2026-12-09'),
      trip('a', '2026-12-01', '2026-12-02'),
    ],
    '2026-11-23',
  )
  const ids = (trips: readonly { id: string }[]) => trips.map(({ id }) => id)
  expect(ids(ahead)).toEqual(['now', 'a', 'b', 'far'])
  expect(ids(past)).toEqual(['over', 'long ago'])
  expect(ids(archived)).toEqual(['away'])
})
