import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { sampleRate, sampleTotal } from './sample-rate.ts'

const facts = { baseRateCad: 200, bestMonths: [4, 5, 10] }

test('a night in the best months costs more than one out of season, a Saturday more than a Tuesday', () => {
  expect(sampleRate(facts, '2027-04-13')).toBeGreaterThan(sampleRate(facts, '2027-02-09'))
  expect(sampleRate(facts, '2027-04-17')).toBeGreaterThan(sampleRate(facts, '2027-04-13'))
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
