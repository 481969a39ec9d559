import { expect, test } from 'vitest'
import { ownOf, savingOf } from './near-fare.ts'

const days = { startDate: '2027-05-10', endDate: '2027-05-14' }

const offer = (totalCad: number, arrival: string, departure: string) =>
  ({
    price: { totalCad },
    legs: [
      { departure: '2027-05-09T20:00:00', arrival },
      { departure, arrival: '2027-05-14T23:00:00' },
    ],
  }) as unknown as Parameters<typeof savingOf>[0][number]

const whole = (totalCad: number) => offer(totalCad, '2027-05-10T08:20:00', '2027-05-14T19:45:00')
const late = (totalCad: number) => offer(totalCad, '2027-05-10T22:10:00', '2027-05-14T19:45:00')
const early = (totalCad: number) => offer(totalCad, '2027-05-10T08:20:00', '2027-05-14T10:30:00')

test('B5 FLY-02 a fare of other dates is advised only where it saves money and takes no more of the days', () => {
  const own = ownOf([early(900), whole(1600), whole(1500), late(700)], days)
  expect(own?.totalCad).toBe(1500)
  if (!own) return
  // Cheaper, but day 1 or day 5 is gone.
  expect(savingOf([late(600), early(800)], days, own)).toBeUndefined()
  // As good, for less than is worth other dates.
  expect(savingOf([whole(1490)], days, own)).toBeUndefined()
  expect(savingOf([late(600), whole(1400), whole(1260)], days, own)).toMatchObject({
    saves: 240,
    fit: { words: 'A whole first day. A last day until 17:15.' },
  })
})
