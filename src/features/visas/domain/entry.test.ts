import { expect, test } from 'vitest'
import { checkEntry, type EntryFinding, type EntryRules } from './entry.ts'

const basis = { kind: 'general knowledge', source: 'A table', checked: '2026-11-24' }
const row = (needs: EntryFinding['needs']): EntryFinding => ({
  needs,
  permitted: null,
  obtain: needs === 'visa' ? 'embassy' : null,
  validUntilNeeded: null,
  basis,
  link: null,
})
const needsOf = new Map([
  ['RU', row('refused')],
  ['IN', row('visa')],
])
const rules: EntryRules = {
  find: (passport) => needsOf.get(passport),
  isFreeMover: () => false,
  unknownBasis: basis,
  homeBasis: basis,
}
const leg = { country: 'AU', from: '2027-05-01', to: '2027-05-03' }
const answerTo = (...countries: readonly string[]) => {
  const passports = countries.map((country) => ({ country }))
  return checkEntry(rules, { travellers: [{ passports }], legs: [leg] }).travellers[0]?.legs[0]
}

test('F refused: who is not admitted with one passport travels with another', () => {
  expect(answerTo('RU')).toMatchObject({ needs: 'refused', bestPassport: 'RU' })
  expect(answerTo('RU', 'IN')).toMatchObject({ needs: 'visa', bestPassport: 'IN' })
})

test('F unknown: what is not known is worse than a visa and better than a refusal', () => {
  expect(answerTo('KE', 'IN')).toMatchObject({ needs: 'visa', bestPassport: 'IN' })
  expect(answerTo('KE', 'RU')).toMatchObject({ needs: 'unknown', bestPassport: null })
})
