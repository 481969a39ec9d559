import { expect, test } from 'vitest'
import { transitNeed, transitPolicies } from './transit.ts'
import { visaFor } from './visa-for.ts'

test('a passport stands once at most in each place of transit, never in its own country', () => {
  for (const { via, needs } of transitPolicies) {
    const passports = needs.flatMap((need) => need.passports)
    expect(new Set(passports).size, via).toBe(passports.length)
    expect(
      passports.some((code) => code === via),
      via,
    ).toBe(false)
  }
  expect(new Set(transitPolicies.map((policy) => policy.via)).size).toBe(transitPolicies.length)
})

test('a passport that visits visa-free needs no transit visa', () => {
  for (const { via, needs } of transitPolicies)
    for (const need of needs)
      for (const from of need.passports) {
        const status = visaFor(from, via === 'schengen' ? 'FR' : via)?.status
        if (status === 'visa-free') expect(need.needs, `${from} ${via}`).not.toBe('visa')
      }
})

test('Canadians pass the United States freely; others need ESTA or a visa', () => {
  expect(transitNeed('CA', 'US')).toBeUndefined()
  expect(transitNeed('GB', 'US')?.needs).toBe('authorisation')
  expect(transitNeed('IN', 'US')?.needs).toBe('visa')
  expect(transitNeed('US', 'CA')).toBeUndefined()
})

test('every place has an official link over https and a rule in words', () => {
  for (const { link, rule, needs } of transitPolicies) {
    expect(new URL(link).protocol).toBe('https:')
    expect(rule).toMatch(/\.$/)
    for (const need of needs) expect(need.note).toMatch(/\.$/)
  }
})
