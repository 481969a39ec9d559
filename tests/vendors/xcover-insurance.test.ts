import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createXCoverInsuranceProvider } from '#features/insurance/server/provider/xcover/xcover-insurance-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { type Asked, type MockVendor, startMockVendor, type Told } from './mock-vendor.ts'
import { offer } from './xcover.ts'

const { signal } = new AbortController()
const now = Date.parse('2026-11-24T12:00:00Z')
let told: Told = { json: offer() }
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(() => told)
})
afterAll(() => vendor.close())
const open = (more: object = {}) =>
  createXCoverInsuranceProvider({
    key: 'xcover_key',
    secret: 'xcover_secret',
    partner: 'MAPLE',
    url: vendor.url,
    now: () => now,
    ...more,
  })
const request = {
  destinationCountry: 'FR',
  travelStartDate: '2027-04-12',
  travelEndDate: '2027-04-20',
  birthDate: '1990-04-13',
  citizenship: 'CA',
}

describe('written for a test: quotes shaped like XCover', () => {
  test('H2 INSURE-01 the premium and the limits are the insurer’s; what it does not say is null', async () => {
    told = { json: offer() }
    expect(await open().quote(request, signal)).toEqual({
      premium: 123.45,
      currency: 'CAD',
      coverage: { medical: 5_000_000, cancellation: 3000, baggage: null, emergency: null },
      estimate: false,
      assumptions: [
        'The policy: Travel (written for a test).',
        'The insurer’s own wording decides what is covered. Read it before you buy.',
      ],
    })
  })

  test('H2 INSURE-01 the call is signed by its date, and says an age and no birth date', async () => {
    await open().quote(request, signal)
    const { headers = {}, body, url }: Partial<Asked> = vendor.asked.at(-1) ?? {}
    expect(url?.pathname).toBe('/partners/MAPLE/offers/')
    const date = new Date(now).toUTCString()
    const hash = createHmac('sha512', 'xcover_secret').update(`date: ${date}`).digest('base64')
    expect(headers['date']).toBe(date)
    expect(headers['authorization']).toContain(`signature="${encodeURIComponent(hash)}"`)
    expect(headers['x-idempotency-key']).toMatch(/^[\w-]{36}$/)
    expect(body).toMatchObject({ request: [{ insured: [{ age: 36 }], destination_country: 'FR' }] })
    expect(JSON.stringify(body)).not.toContain('1990')
    await open().quote({ ...request, party: { adults: 2, children: [9] } }, signal)
    expect(vendor.asked.at(-1)?.body).toMatchObject({
      request: [{ insured: [{ age: 36 }, { age: 36 }, { age: 9 }] }],
    })
  })

  test('H2 INSURE-01 no cover for a trip, or none that can be priced, is no offer and no figure', async () => {
    told = { status: 422, json: {} }
    expect(await open().quote(request, signal)).toBeUndefined()
    told = { json: offer({ quotes: [] }) }
    expect(await open().quote(request, signal)).toBeUndefined()
    told = { json: offer({ currency: 'XXX' }) }
    expect(await open().quote(request, signal)).toBeUndefined()
  })
})

endsEveryFault('XCover', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, secret: secretKey, limits, log })
  return (ending) => provider.quote(request, ending)
})
