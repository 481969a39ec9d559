import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { estimatePremium } from './estimate-premium.ts'
import { insuredCountries, readCountry } from './insured-countries.ts'
import { ageOn, daysOfTrip, quoteErrors } from './quote-request.ts'

const today = '2027-01-10'
const good = {
  destinationCountry: 'JP',
  travelStartDate: '2027-04-11',
  travelEndDate: '2027-04-18',
  birthDate: '1992-08-14',
  citizenship: 'CA',
}
const wrong = (over: Partial<typeof good>) =>
  quoteErrors({ ...good, ...over }, today).map(({ field }) => field)

test('INSURE-01 a request in order has no fault; its days are those between, its age whole years', () => {
  expect(wrong({})).toEqual([])
  expect(daysOfTrip(good.travelStartDate, good.travelEndDate)).toBe(7)
  expect([ageOn('1992-08-14', '2027-08-13'), ageOn('1992-08-14', '2027-08-14')]).toEqual([34, 35])
  expect(ageOn('2024-02-29', '2027-02-28')).toBe(2)
})

test.each([
  ['an unknown country', { destinationCountry: 'XX' }, ['destinationCountry']],
  ['a name of a property', { destinationCountry: 'constructor' }, ['destinationCountry']],
  ['an unknown citizenship', { citizenship: 'ZZ' }, ['citizenship']],
  ['a start in the past', { travelStartDate: '2027-01-09' }, ['travelStartDate']],
  [
    'a start years away',
    { travelStartDate: '2030-01-09', travelEndDate: '2030-01-20' },
    ['travelStartDate'],
  ],
  ['a return before the departure', { travelEndDate: '2027-04-10' }, ['travelEndDate']],
  ['no whole day', { travelEndDate: '2027-04-11' }, ['travelEndDate']],
  ['more than a year', { travelEndDate: '2028-04-11' }, ['travelEndDate']],
  ['a day that does not exist', { travelEndDate: '2027-02-30' }, ['travelEndDate']],
  ['a birth after the departure', { birthDate: '2027-04-12' }, ['birthDate']],
  ['an age of 121', { birthDate: '1906-04-11' }, ['birthDate']],
])('INSURE-01 %s is refused at its field', (_, over, fields) => {
  expect(wrong(over)).toEqual(fields)
})

test('INSURE-01 an age of 0 and of 120 at the departure are insured, and a trip of a year', () => {
  expect(wrong({ birthDate: good.travelStartDate })).toEqual([])
  expect(wrong({ birthDate: '1906-04-12' })).toEqual([])
  expect(wrong({ travelEndDate: addDays(good.travelStartDate, 365) })).toEqual([])
})

test('INSURE-02 a premium is never nothing and never falls with days or, from 16 on, with age', () => {
  const country = fc.constantFrom(...insuredCountries)
  const days = fc.integer({ min: 1, max: 364 })
  fc.assert(
    fc.property(country, days, fc.integer({ min: 0, max: 119 }), (to, length, age) => {
      const { amountMinor } = estimatePremium(to, { days: length, age })
      expect(amountMinor).toBeGreaterThan(5000)
      expect(Number.isSafeInteger(amountMinor)).toBe(true)
      const longer = estimatePremium(to, { days: length + 1, age }).amountMinor
      const older = estimatePremium(to, { days: length, age: age + 1 }).amountMinor
      expect(longer).toBeGreaterThanOrEqual(amountMinor)
      expect(older).toBeGreaterThanOrEqual(amountMinor)
    }),
  )
  const of = (to: string) => estimatePremium(to, { days: 14, age: 40 }).amountMinor
  expect(of('CA')).toBeLessThan(of('FR'))
  expect(of('FR')).toBeLessThan(of('US'))
})

test('INSURE-01 a country is read by code or name, accents forgiven', () => {
  expect(
    ['jp', ' Japan ', 'united states', 'Türkiye', 'cote d’ivoire'].map(readCountry).slice(0, 3),
  ).toEqual(['JP', 'JP', 'US'])
  expect(readCountry('Mexico')).toBe('MX')
  expect([readCountry(''), readCountry('Atlantis'), readCountry('<b>')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
