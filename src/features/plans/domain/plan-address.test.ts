import { expect, test } from 'vitest'
import { planQuestion } from './plan-address.ts'

const ask = (query: string) => {
  const parts = new Map(query.split('&').map((part) => part.split('=') as [string, string]))
  return planQuestion({ get: (name) => parts.get(name) ?? null }, '2026-11-23')
}

test('B1 the whole ticket is read from the address', () => {
  expect(
    ask('from=YYZ&to=lisbon&start=2027-05-10&end=2027-05-14&adults=2&children=4,7&budget=4000'),
  ).toEqual({
    origin: 'YYZ',
    destination: 'lisbon',
    startDate: '2027-05-10',
    endDate: '2027-05-14',
    party: { adults: 2, children: [4, 7] },
    budgetCad: 4000,
  })
})

test('B1 a place alone gets a long weekend in two months, for two, from Toronto', () => {
  expect(ask('destination=Tokyo')).toEqual({
    origin: 'YYZ',
    destination: 'Tokyo',
    startDate: '2027-01-22',
    endDate: '2027-01-25',
    party: { adults: 2, children: [] },
    budgetCad: undefined,
  })
})

test.each([
  ['', undefined],
  ['to=', undefined],
  ['to=Rome&start=2020-01-01', { startDate: '2027-01-22' }],
  ['to=Rome&start=2027-05-10&end=2027-05-01', { endDate: '2027-05-13' }],
  ['to=Rome&start=2027-05-10&end=2028-05-01', { endDate: '2027-06-08' }],
  ['to=Rome&adults=40', { party: { adults: 2, children: [] } }],
  ['to=Rome&adults=8&children=3,4,5', { party: { adults: 8, children: [3] } }],
  ['to=Rome&children=x,4,99', { party: { adults: 2, children: [4] } }],
  ['to=Rome&budget=$4,000', { budgetCad: 4000 }],
  ['to=Rome&budget=lots', { budgetCad: undefined }],
])('B1 %s is read as far as it makes sense', (query, part) => {
  if (part) expect(ask(query)).toMatchObject(part)
  else expect(ask(query)).toBeUndefined()
})
