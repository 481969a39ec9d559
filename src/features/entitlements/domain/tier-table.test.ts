import { describe, expect, test } from 'vitest'
import { isTier, mayUse, permissionsOf, plans, type Tier, tiers, tiersWith } from './tiers.ts'

/** TIER-03, cell by cell, as the register has it. */
const table = {
  free: { days: 3, cities: 1, ai: false, pdf: false, bookings: false, 'multi-city': false },
  explorer: { days: 7, cities: 1, ai: false, pdf: true, bookings: true, 'multi-city': false },
  wanderlust: { days: 30, cities: 10, ai: true, pdf: true, bookings: true, 'multi-city': true },
} as const

const switches = ['ai', 'pdf', 'bookings', 'multi-city'] as const
const of = (tier: Tier, plan = 'free') =>
  permissionsOf([
    { kind: 'tier', value: tier },
    { kind: 'plan', value: plan },
  ])

describe.each(tiers)('TIER-03 %s', (tier) => {
  const row = table[tier]
  test.each(['days', 'cities'] as const)('%s', (limit) => {
    expect(of(tier)[limit]).toBe(row[limit])
  })

  test.each(switches)('%s', (feature) => {
    expect(mayUse(of(tier), feature)).toBe(row[feature])
  })

  test.each(['maps', 'cart', '', 'toString', 'AI'])('a feature beyond the table: %j', (feature) => {
    expect(mayUse(of(tier), feature)).toBe(true)
  })

  test.each(plans.filter((plan) => plan !== 'free'))(
    'with the plan %s: days, cities and multi-city of wanderlust, the rest of its own',
    (plan) => {
      const permissions = of(tier, plan)
      expect([permissions.days, permissions.cities]).toEqual([30, 10])
      expect(mayUse(permissions, 'multi-city')).toBe(true)
      for (const feature of ['ai', 'pdf', 'bookings'] as const)
        expect(mayUse(permissions, feature)).toBe(row[feature])
    },
  )
})

test('TIER-04 which tiers a feature comes with', () => {
  expect(tiersWith('pdf')).toEqual(['explorer', 'wanderlust'])
  expect(tiersWith('ai')).toEqual(['wanderlust'])
})

test.each(['Explorer', 'premium', '', ' free', null, undefined])(
  'TIER-02 %j is no tier',
  (value) => {
    expect(isTier(value)).toBe(false)
  },
)
