import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOn, birthDateOf } from '#features/insurance/domain/quote-request.ts'
import { createInsuranceProvider } from '#features/insurance/server/index.ts'
import { addDays, isLocalDate } from '#platform/shared/local-date.ts'
import { answersTo } from './ask-embedded.ts'

const insurance = createInsuranceProvider('embedded')

/** The quote of the insurance page for a date of birth. */
const quoted = async (birthDate: string) => {
  const request = {
    destinationCountry: 'PT',
    travelStartDate: '2027-05-10',
    travelEndDate: '2027-05-19',
    birthDate,
    citizenship: 'CA',
  }
  return (await insurance.quote(request, AbortSignal.timeout(1000)))?.premium ?? Number.NaN
}

test('INSURE-02 GUIDE-10 the guide names the figures of the insurance page, traveller by traveller', async () => {
  const premiums = await Promise.all([quoted('1952-11-03'), quoted('1990-01-20')])
  const sum = Math.round((premiums[0] + premiums[1]) * 100) / 100
  const [answer] = await answersTo([
    'roughly what would travel insurance run for two of us, 74 and 37, Portugal from 10 to 19 May 2027',
  ])
  const figure = sum.toLocaleString('en-CA', { minimumFractionDigits: 2 })
  expect(answer?.text).toContain(`CA$${figure} for 2 people`)
})

test('INSURE-02 an age alone gives a date of birth of that age, on leap days too', () => {
  fc.assert(
    fc.property(fc.nat(110), fc.integer({ min: 0, max: 1500 }), (age, ahead) => {
      const start = addDays('2027-01-01', ahead)
      const born = birthDateOf(age, start)
      expect(isLocalDate(born)).toBe(true)
      expect(ageOn(born, start)).toBe(age)
    }),
  )
})
