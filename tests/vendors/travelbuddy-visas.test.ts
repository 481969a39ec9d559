import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visaFindingSchema } from '#features/visas/contract/visas.contract.ts'
import { embeddedVisasProvider } from '#features/visas/server/provider/embedded/embedded-visas-provider.ts'
import { createTravelBuddyVisasProvider } from '#features/visas/server/provider/travelbuddy/travelbuddy-visas-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { type Asked, type MockVendor, startMockVendor } from './mock-vendor.ts'

interface Rules {
  readonly primary_rule: object
  readonly secondary_rule?: object
}

/** Answers in the shape that public clients agree on, written by us: no rule in here is one. */
let rules: Rules
const tell = ({ headers }: Asked) =>
  headers['x-rapidapi-key'] === 'rapid_test_key'
    ? {
        json: {
          data: {
            destination: { passport_validity: '6 months', embassy_url: 'https://embassy.example/' },
            mandatory_registration: null,
            visa_rules: rules,
          },
        },
      }
    : { status: 401, json: { message: 'Invalid API key' } }

const { signal } = new AbortController()
let now = Date.parse('2026-11-21T12:00:00Z')
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(tell)
})
afterAll(() => vendor.close())
beforeEach(() => {
  rules = { primary_rule: { name: 'Visa-free', duration: '45 days', color: 'green' } }
})
const open = (more: object = {}) =>
  createTravelBuddyVisasProvider({
    key: 'rapid_test_key',
    url: vendor.url,
    now: () => now,
    otherwise: embeddedVisasProvider,
    ...more,
  })

describe('Travel Buddy visas', () => {
  test('H2 VISA-01 a rule is told with its days, its day and where to check it', async () => {
    const finding = await open().check('CA', 'TH', signal)
    expect(visaFindingSchema.parse(finding)).toEqual({
      status: 'visa-free',
      color: 'green',
      description: 'Visa-free, 45 days.',
      from: 'CA',
      to: 'TH',
      days: 45,
      obtain: null,
      conditions: ['Your passport must be valid for 6 months.'],
      changing: null,
      link: 'https://embassy.example/',
      checkedOn: '2026-11-21',
      kind: 'Travel Buddy',
    })
  })

  test.each([
    ['Visa required', 'visa-required', 'blue'],
    ['eVisa', 'e-visa', 'blue'],
    ['eTA', 'eta', 'blue'],
    ['Visa on arrival', 'visa-on-arrival', 'blue'],
    ['Freedom of movement', 'visa-free', 'green'],
    ['Admission refused', 'restricted', 'red'],
  ])('H2 VISA-01 %s is %s', async (name, status, color) => {
    rules = { primary_rule: { name, duration: '' } }
    const finding = await open().check('CA', 'TH', signal)
    expect(visaFindingSchema.parse(finding)).toMatchObject({ status, color, days: null })
  })

  test('H2 VISA-01 another way in is told, with the page where to get it; a link that is no page is left out', async () => {
    const evisa = { name: 'eVisa', duration: '90 days', link: 'https://evisa.example/' }
    rules = { primary_rule: { name: 'Visa required', link: 'javascript:1' }, secondary_rule: evisa }
    expect(await open().check('CA', 'IN', signal)).toMatchObject({
      description: 'Visa required. Or: eVisa, 90 days.',
      obtain: { what: 'eVisa', cost: null, where: 'https://evisa.example/' },
      link: 'https://evisa.example/',
    })
  })

  test('H2 VISA-01 a rule that we do not know is unavailable, never a guess', async () => {
    rules = { primary_rule: { name: 'Something new' } }
    await expect(open().check('CA', 'TH', signal)).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('H2 VISA-01 a pair is asked for once a week: the quota is by the month', async () => {
    const provider = open()
    const before = vendor.asked.length
    await Promise.all([provider.check('CA', 'TH', signal), provider.check('CA', 'TH', signal)])
    expect(vendor.asked).toHaveLength(before + 1)
    now += 8 * 86_400_000
    await provider.check('CA', 'TH', signal)
    expect(vendor.asked).toHaveLength(before + 2)
  })

  test('H2 VISA-01 while the vendor fails the last finding stands in for a month, with its day', async () => {
    const provider = open()
    const { checkedOn } = await provider.check('CA', 'TH', signal)
    rules = { primary_rule: { name: 'Something new' } }
    now += 20 * 86_400_000
    expect(await provider.check('CA', 'TH', signal)).toMatchObject({ checkedOn })
    now += 11 * 86_400_000
    await expect(provider.check('CA', 'TH', signal)).rejects.toMatchObject({ code: 'unavailable' })
  })
})

endsEveryFault('Travel Buddy visas', ({ url, limits, log }) => {
  const provider = open({ key: secretKey, url, limits, log })
  return (ending) => provider.check('CA', 'TH', ending)
})
