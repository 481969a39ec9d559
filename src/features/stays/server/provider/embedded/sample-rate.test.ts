import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { money } from '#platform/shared/money.ts'
import { nightFactors, sampleTaxes, sampleTotal } from './sample-rate.ts'

const months = { peakMonths: [6, 7], lowMonths: [1, 2] }

/** One night of a hotel of $200, in cents. */
const nightOf = (checkIn: LocalDate): number =>
  sampleTotal(200, nightFactors(months, { checkIn, nights: 1 }), 1).amountMinor

test('STAY-05 a night in the peak months costs more than one between, and that more than one in the low months', () => {
  const [july, april, february] = ['2027-07-13', '2027-04-13', '2027-02-09'].map(nightOf)
  expect(july).toBeGreaterThan(april ?? Number.NaN)
  expect(april).toBe(200_00)
  expect(april).toBeGreaterThan(february ?? Number.NaN)
})

test('STAY-05 a Friday or Saturday night costs more than the others of its week', () => {
  const week = [10, 11, 12, 13, 14, 15, 16].map((day) => nightOf(`2027-05-${day}`))
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
        for (let n = 0; n < nights; n++) expected += nightOf(addDays(checkIn, n))
        const factors = nightFactors(months, { checkIn, nights })
        expect(sampleTotal(200, factors, rooms).amountMinor).toBe(expected * rooms)
      },
    ),
  )
})

test('STAY-05 taxes and fees are a part of the total, not on top of it', () => {
  expect(sampleTaxes(money('CAD', 113_00))).toEqual(money('CAD', 13_00))
})
