import { afterAll, beforeAll, expect, test } from 'vitest'
import { probeProviders } from '#app/server/provider-probes.ts'
import { probeTable } from '#app/server/probe-table.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { type Vendor, vendors } from '#platform/server/outbound/vendors.ts'
import { duffelAnswers } from './duffel.ts'
import { googleAnswers, googleKey } from './google.ts'
import { liteApiAnswers } from './liteapi.ts'
import { ratesAnswers, writtenRates } from './rates.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

let hotels: MockVendor
let flights: MockVendor
beforeAll(async () => {
  hotels = await startMockVendor(liteApiAnswers())
  flights = await startMockVendor(duffelAnswers())
})
afterAll(() => Promise.all([hotels.close(), flights.close()]))

const keys = { LITEAPI_KEY: 'sand_test_key', DUFFEL_KEY: 'duffel_test_key' }
const lines = (settings: Readonly<Record<string, string>>) =>
  probeProviders(
    readConfig({
      STAYS_PROVIDER: 'liteapi',
      FLIGHTS_PROVIDER: 'duffel',
      LITEAPI_URL: hotels.url,
      DUFFEL_URL: flights.url,
      ...keys,
      ...settings,
    }),
  )

test('H2 each port has a line: a known key is ok, what is embedded or none is not configured', async () => {
  const found = await lines({ RENTALS_PROVIDER: 'none' })
  const row = (port: string) => found.find((line) => line.port === port)
  expect(found.map(({ port }) => port)).toEqual([
    'flights',
    'stays',
    'bookings',
    'rentals',
    'dining',
    'activities',
    'places',
    'router',
    'visas',
    'rates',
    'insurance',
    'guide',
    'payments',
    'mail',
    'signIn',
  ])
  for (const port of ['stays', 'flights'])
    expect(row(port)).toMatchObject({ state: 'ok', ms: expect.any(Number), why: null })
  expect(row('rentals')).toEqual({
    port: 'rentals',
    adapter: 'none',
    state: 'not configured',
    ms: null,
    why: null,
    may: null,
    quota: null,
  })
})

test('H2 a refused key has failed and says why; no key is printed', async () => {
  const wrong = { LITEAPI_KEY: 'sand_wrong_key', DUFFEL_KEY: 'duffel_test_wrong' }
  const found = await lines(wrong)
  expect(found.filter(({ state }) => state === 'failed')).toMatchObject([
    { port: 'flights', adapter: 'duffel', why: 'duffel: refuses the key (401)' },
    { port: 'stays', adapter: 'liteapi', why: 'liteapi: refuses the key (401)' },
  ])
  const printed = `${probeTable(found).join('\n')} ${JSON.stringify(found)}`
  for (const key of Object.values(wrong)) expect(printed).not.toContain(key)
})

test('H2 a vendor and a mail server that are not there have failed, with a reason and without a password', async () => {
  const found = await lines({
    LITEAPI_URL: 'http://127.0.0.1:1',
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: 'smtp://someone:hidden-word@127.0.0.1:1',
  })
  const failed = found.filter(({ state }) => state === 'failed')
  expect(failed.map(({ port }) => port)).toEqual(['stays', 'mail'])
  for (const { why } of failed) expect(why).toMatch(/\w/)
  expect(JSON.stringify(found)).not.toContain('hidden-word')
})

test('H2 the questions for rates, places and letters try a key and ask for nothing else', async () => {
  const rates = await startMockVendor(ratesAnswers({ day: '2026-11-23', rates: writtenRates }))
  const google = await startMockVendor(googleAnswers)
  const post = await startMockVendor(({ headers }) => ({
    status: headers['authorization'] === 'Bearer resend_known' ? 422 : 401,
  }))
  const settings = {
    DINING_PROVIDER: 'google',
    GOOGLE_MAPS_KEY: 'maps_test_key',
    GOOGLE_PLACES_KEY: googleKey,
    GOOGLE_PLACES_URL: google.url,
    RATES_PROVIDER: 'ecb',
    ECB_URL: rates.url,
    MAIL_PROVIDER: 'resend',
    RESEND_KEY: 'resend_known',
    RESEND_URL: post.url,
  }
  const states = (found: Awaited<ReturnType<typeof lines>>) =>
    found.flatMap(({ port, state }) => (/dining|rates|mail/.test(port) ? [state] : []))
  expect(states(await lines(settings))).toEqual(['ok', 'ok', 'ok'])
  const frankfurter = { RATES_PROVIDER: 'frankfurter', FRANKFURTER_URL: rates.url }
  const wrong = { GOOGLE_PLACES_KEY: 'google_wrong', RESEND_KEY: 'resend_wrong' }
  const found = await lines({ ...settings, ...frankfurter, ...wrong })
  expect(states(found)).toEqual(['failed', 'ok', 'failed'])
  expect(google.asked.every(({ method }) => method === 'GET')).toBe(true)
  expect(post.asked.every(({ body }) => JSON.stringify(body) === '{}')).toBe(true)
  await Promise.all([rates.close(), google.close(), post.close()])
})

test('H2 each live adapter of each port has a question, and one that leaves the key open says so', async () => {
  const seller = await startMockVendor(({ url }) => ({ status: url.pathname === '/' ? 404 : 400 }))
  const found = await lines({
    ACTIVITIES_PROVIDER: 'xap',
    XAP_KEY: 'xap_test_key',
    XAP_SECRET: 'xap_test_secret',
    XAP_URL: seller.url,
    INSURANCE_PROVIDER: 'xcover',
    XCOVER_KEY: 'xcover_key',
    XCOVER_SECRET: 'xcover_secret',
    XCOVER_PARTNER: 'MAPLE',
    XCOVER_URL: seller.url,
  })
  const row = (port: string) => found.find((line) => line.port === port)
  expect(row('activities')).toMatchObject({ state: 'ok', why: null, may: 'live' })
  expect(row('insurance')).toMatchObject({ state: 'ok', why: expect.stringContaining('reached') })
  expect(JSON.stringify(found)).not.toMatch(/xap_test_secret|xcover_secret/)
  const asked: readonly Vendor[] = Object.values(vendors)
  const silent = asked.filter(({ question }) => !question).map(({ label }) => label)
  // Two hosts of vendors whose key another host's question tries.
  expect(silent).toEqual(['LiteAPI', 'Google Geocoding'])
  await seller.close()
})

test('H2 the table is in columns', () => {
  expect(
    probeTable([
      {
        port: 'stays',
        adapter: 'liteapi',
        state: 'ok',
        ms: 120,
        why: null,
        may: 'live',
        quota: '42 of 600 calls left',
      },
      {
        port: 'mail',
        adapter: 'smtp',
        state: 'failed',
        ms: 3,
        why: 'not reached',
        may: null,
        quota: null,
      },
    ]),
  ).toEqual([
    'stays  liteapi  ok      120 ms  live  42 of 600 calls left',
    'mail   smtp     failed  3 ms                                not reached',
  ])
})

test('H2 a live adapter without its key stops the start, and so does a test key at a live agency', () => {
  const start = (settings: Readonly<Record<string, string>>) => () => readConfig(settings)
  expect(start({ STAYS_PROVIDER: 'liteapi' })).toThrow(
    'LITEAPI_KEY: STAYS_PROVIDER=liteapi needs it',
  )
  expect(start({ FLIGHTS_PROVIDER: 'duffel' })).toThrow(
    'DUFFEL_KEY: FLIGHTS_PROVIDER=duffel needs it',
  )
  const live = { DEMO: 'off', STAYS_PROVIDER: 'liteapi', ...keys }
  expect(start(live)).toThrow('LITEAPI_KEY: DEMO=off needs a live key')
  expect(start(live)).toThrow('DUFFEL_KEY: DEMO=off needs a live key')
  expect(start(live)).not.toThrow('sand_test_key')
})
