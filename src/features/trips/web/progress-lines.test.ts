import { expect, test } from 'vitest'
import type { TripProgress } from '../domain/trip-progress.ts'
import { progressLines } from './progress-lines.ts'

const fresh: TripProgress = {
  days: 5,
  plannedDays: 0,
  nights: 4,
  coveredNights: 0,
  bookedNights: 0,
  flights: 'none',
  ideas: 0,
}

test('B3 C8 days that wait behind the tier are said, and no number of nights is said that is not the trip’s', () => {
  const progress = { ...fresh, days: 3, nights: 2, plannedDays: 3, coveredNights: 2 }
  const words = progressLines(progress, 2).map(({ text }) => text)
  expect(words).toEqual(['Days 1 to 3 of 5 are open', 'Stay picked', 'No flights yet'])
})

test.each<[Partial<TripProgress>, readonly string[]]>([
  [{}, ['No days planned yet', 'No stay yet', 'No flights yet']],
  [{ ideas: 4 }, ['4 ideas, no days yet', 'No stay yet', 'No flights yet']],
  [{ ideas: 1 }, ['1 idea, no days yet', 'No stay yet', 'No flights yet']],
  [
    { plannedDays: 3, coveredNights: 2, flights: 'planned', ideas: 2 },
    ['3 of 5 days planned', 'Stay for 2 of 4 nights', 'Flights picked'],
  ],
  [
    { plannedDays: 5, coveredNights: 4, bookedNights: 3, flights: 'booked' },
    ['All 5 days planned', 'Stay for all 4 nights', 'Flights booked'],
  ],
  [
    { plannedDays: 5, coveredNights: 4, bookedNights: 4 },
    ['All 5 days planned', 'Stay booked', 'No flights yet'],
  ],
  [{ days: 1, nights: 0, plannedDays: 1 }, ['The day is planned', 'No flights yet']],
  [
    { days: 2, nights: 1, coveredNights: 1 },
    ['No days planned yet', 'Stay for the night', 'No flights yet'],
  ],
])('C8 %j is said as %j', (part, words) => {
  expect(progressLines({ ...fresh, ...part }).map(({ text }) => text)).toEqual(words)
})
