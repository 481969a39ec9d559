import { expect, test } from 'vitest'
import { dayFacts, homeOf } from './day-facts.ts'

const toronto = { name: 'Toronto', zone: 'America/Toronto' }
const months = (value: number) => Array.from({ length: 12 }, (_, month) => value + month)
const paris = {
  currency: 'EUR',
  reference: { cadPerUnit: 1.6119 },
  timeZone: 'Europe/Paris',
  climate: { lowC: months(0), highC: months(6), rainDays: months(1) },
}

test('A7 a day says the weather of its month, the money and the clock of its place', () => {
  expect(dayFacts(paris, '2027-05-10', toronto)).toEqual([
    'May: usually 4 to 10 °C, 5 days of rain',
    '1 EUR is about $1.61',
    '6 h ahead of Toronto',
  ])
})

test('A7 the clock is that of the day: the clocks of two countries do not change on one day', () => {
  const clock = (date: string) => dayFacts(paris, date, toronto).at(-1)
  expect([clock('2027-03-10'), clock('2027-03-20'), clock('2027-04-10')]).toEqual([
    '6 h ahead of Toronto',
    '5 h ahead of Toronto',
    '6 h ahead of Toronto',
  ])
})

test('A7 unknown facts and those equal to home are left out; half hours and negative offsets are shown', () => {
  const plain = { climate: null, currency: 'CAD', reference: null }
  expect(dayFacts({ ...plain, timeZone: 'America/Toronto' }, '2027-05-10', toronto)).toEqual([])
  expect(dayFacts({ ...plain, timeZone: 'America/St_Johns' }, '2027-05-10', toronto)).toEqual([
    '1.5 h ahead of Toronto',
  ])
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
      toronto,
    ),
  ).toEqual(['1 JPY is about $0.0093', '3 h behind Toronto'])
  const dry = { ...paris, climate: { ...paris.climate, rainDays: months(-3) } }
  expect(dayFacts(dry, '2027-05-10', { name: '', zone: 'Europe/Paris' })[0]).toBe(
    'May: usually 4 to 10 °C, 1 day of rain',
  )
})

test('A7 the clock is held against the town where the trip begins, whose flight tells its zone; else against the reader', () => {
  const end = (iata: string, zone: string) => ({ iata, zone, local: '2027-05-10T10:00' })
  const segments = [{ from: end('YYZ', 'America/Toronto'), to: end('CDG', 'Europe/Paris') }]
  const flight = { details: { kind: 'flight', directions: [{ segments }] } }
  const trip = (items: readonly object[]) =>
    ({ origin: { iata: 'YYZ', name: 'Toronto' }, days: [{ items }], unscheduled: [] }) as never
  expect(homeOf(trip([flight]), 'Europe/Berlin')).toEqual(toronto)
  expect(homeOf(trip([]), 'Europe/Berlin')).toEqual({ name: '', zone: 'Europe/Berlin' })
  expect(dayFacts(paris, '2027-05-10', { name: '', zone: 'Europe/London' }).at(-1)).toBe(
    '1 h ahead of you',
  )
})
