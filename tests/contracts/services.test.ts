import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'
import { writtenRates } from '../vendors/rates.ts'
import { offer } from '../vendors/xcover.ts'
import { type ContractFront, type Mend, startContractFront } from './contract-front.ts'

/** The example is of another base and of 2024: its base, day and figures are ours. */
const mendRates: Mend = (example) => {
  const date = new Date().toISOString().slice(0, 10)
  return JSON.stringify({ ...JSON.parse(example), base: 'EUR', date, rates: writtenRates })
}

let app: TestApp
let fronts: Record<'visas' | 'rates' | 'mail', ContractFront>
/** XCover has no contract that is served: an answer of our own in its shape. */
let insurer: MockVendor
beforeAll(async () => {
  fronts = {
    visas: await startContractFront('travelbuddy'),
    rates: await startContractFront('frankfurter', undefined, mendRates),
    mail: await startContractFront('resend'),
  }
  insurer = await startMockVendor(() => ({ json: offer() }))
  app = await startTestApp({
    VISAS_PROVIDER: 'travelbuddy',
    TRAVEL_BUDDY_KEY: 'rapid_contract',
    TRAVEL_BUDDY_URL: fronts.visas.url,
    RATES_PROVIDER: 'frankfurter',
    FRANKFURTER_URL: fronts.rates.url,
    MAIL_PROVIDER: 'resend',
    RESEND_KEY: 'resend_contract',
    RESEND_URL: fronts.mail.url,
    INSURANCE_PROVIDER: 'xcover',
    XCOVER_KEY: 'xcover_test_key',
    XCOVER_SECRET: 'xcover_test_secret',
    XCOVER_PARTNER: 'MAPLE',
    XCOVER_URL: insurer.url,
  })
})
afterAll(async () => {
  await app.close()
  await insurer.close()
  for (const front of Object.values(fronts)) await front.close()
})

/** It was asked, as its contract has it. */
function expectAsked(front: ContractFront, line: RegExp): void {
  expect(front.exchanges.some((one) => line.test(one.line))).toBe(true)
  for (const { line: asked, status, errors } of front.exchanges)
    expect({ asked, errors, ok: status < 300 }).toEqual({ asked, errors: [], ok: true })
}

describe('H2 services through the whole site', () => {
  test('transcribed: H2 VISA-01 a rule of Travel Buddy reaches who asks the site', async () => {
    const { status, body } = await app.visitor().get('/api/visa/check?from=CA&to=TH')
    expect([status, JSON.stringify(body)]).toEqual([200, expect.stringContaining('visa-free')])
    expect(JSON.stringify(body)).toContain('"days":45')
    expectAsked(fronts.visas, /^POST \/v2\/visa\/check/)
  })

  test('H2 CART-08 the rates of Frankfurter are those that the site converts by', async () => {
    const rateOf = async () => {
      const { body } = await app.visitor().get('/api/rates?currency=USD')
      return body.rates[0]
    }
    await expect.poll(rateOf).toMatchObject({ currency: 'USD', rate: 1.4087, basis: 'noted' })
    expectAsked(fronts.rates, /^GET \/v1\/latest/)
  })

  test('written for a test: H2 INSURE-01 the premium of an insurer reaches who asks the site', async () => {
    const answer = await app.visitor().post('/api/tugo/quote', {
      destinationCountry: 'FR',
      travelStartDate: '2027-04-12',
      travelEndDate: '2027-04-20',
      birthDate: '1990-04-13',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { premium: 123.45, currency: 'CAD', coverage: { medical: 5_000_000, baggage: null } },
    })
    expect(answer.text).not.toMatch(/"sample":\s*true/)
    expect(insurer.asked[0]?.url.pathname).toBe('/partners/MAPLE/offers/')
  })

  test('H2 HELP-02 letters of the help form go out by Resend, to both sides', async () => {
    const email = `${randomUUID()}@example.ca`
    const message = { name: 'Zoé Roy', email, message: 'How do I move a day?' }
    expect((await app.visitor().post('/api/support/request', message)).status).toBeLessThan(300)
    await expect.poll(() => fronts.mail.exchanges.length).toBeGreaterThanOrEqual(2)
    expectAsked(fronts.mail, /^POST \/emails/)
  })
})
