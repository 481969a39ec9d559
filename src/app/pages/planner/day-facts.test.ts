import { expect, test } from 'vitest'
import { dayFacts } from './day-facts.ts'

const months = (value: number) => Array.from({ length: 12 }, (_, month) => value + month)
const paris = {
  currency: 'EUR',
  reference: { cadPerUnit: 1.6119 },
  timeZone: 'Europe/Paris',
  climate: { lowC: months(0), highC: months(6), rainDays: months(1) },
}

test('A7 a day says the weather of its month, the money and the clock of its place', () => {
  expect(dayFacts(paris, '2027-05-10', 'America/Toronto')).toEqual([
    'May: usually 4 to 10 °C, 5 days of rain',
    '1 EUR is about $1.61',
    '6 h ahead of you',
  ])
})

test('A7 the clock is that of the day: the clocks of two countries do not change on one day', () => {
  const clock = (date: string) => dayFacts(paris, date, 'America/Toronto').at(-1)
  expect([clock('2027-03-10'), clock('2027-03-20'), clock('2027-04-10')]).toEqual([
    '6 h ahead of you',
    '5 h ahead of you',
    '6 h ahead of you',
  ])
})

test('A7 unknown facts and those equal to home are left out; half hours and negative offsets are shown', () => {
  const plain = { climate: null, currency: 'CAD', reference: null }
  expect(
    dayFacts({ ...plain, timeZone: 'America/Toronto' }, '2027-05-10', 'America/Toronto'),
  ).toEqual([])
  expect(
    dayFacts({ ...plain, timeZone: 'America/St_Johns' }, '2027-05-10', 'America/Toronto'),
  ).toEqual(['1.5 h ahead of you'])
  expect(
    dayFacts(
      {
        ...paris,
        climate: null,
        currency: 'JPY',
        reference: { cadPerUnit: 0.0093 },
        timeZone: 'America/Vancouver',
      },
      '2027-05-10',
      'America/Toronto',
    ),
  ).toEqual(['1 JPY is about $0.0093', '3 h behind you'])
  const dry = { ...paris, climate: { ...paris.climate, rainDays: months(-3) } }
  expect(dayFacts(dry, '2027-05-10', 'Europe/Paris')[0]).toBe(
    'May: usually 4 to 10 °C, 1 day of rain',
  )
})
