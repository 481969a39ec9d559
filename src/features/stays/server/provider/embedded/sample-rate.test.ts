import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { sampleRate, sampleTotal } from './sample-rate.ts'

const facts = { baseRateCad: 200, months: { peakMonths: [6, 7], lowMonths: [1, 2] } }

test('a night in the peak months costs more than one between, and that more than one in the low months', () => {
  const [july, april, february] = ['2027-07-13', '2027-04-13', '2027-02-09'].map((night) =>
    sampleRate(facts, night),
  )
  expect(july).toBeGreaterThan(april ?? Number.NaN)
  expect(april).toBe(200_00)
  expect(april).toBeGreaterThan(february ?? Number.NaN)
})

test('a Friday or Saturday night costs more than the others of its week', () => {
  const week = [10, 11, 12, 13, 14, 15, 16].map((day) => sampleRate(facts, `2027-05-${day}`))
  expect(week).toEqual([200_00, 200_00, 200_00, 200_00, 224_00, 224_00, 200_00])
})

test('STAY-05 the total is the sum of the nights, for every length and number of rooms', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (offset, nights, rooms) => {
        const checkIn = addDays('2027-01-01', offset)
        let expected = 0
        for (let n = 0; n < nights; n++) expected += sampleRate(facts, addDays(checkIn, n))
        expect(sampleTotal(facts, { checkIn, nights, rooms }).amountMinor).toBe(expected * rooms)
      },
    ),
  )
})
