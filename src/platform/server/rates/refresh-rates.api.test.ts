import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Published, ratesAnswers, writtenRates } from '#tests/vendors/rates.ts'
import { type MockVendor, startMockVendor } from '#tests/vendors/mock-vendor.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { currentTable, embeddedTable } from '#platform/shared/reference-rates.ts'
import { createLogger } from '../log/logger.ts'
import { createEcbRatesProvider } from './ecb/ecb-rates-provider.ts'
import { readStoredRates } from './kept-rates.store.ts'
import { startRefreshingRates } from './refresh-rates.job.ts'

const dayMs = 86_400_000
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

let vendor: MockVendor
let database: TestDatabase
let published: Published
let fails = false
let now: number
beforeEach(async () => {
  now = Date.now()
  fails = false
  published = { day: dayOf(now), rates: writtenRates }
  vendor = await startMockVendor((asked) =>
    fails ? { status: 500 } : ratesAnswers(published)(asked),
  )
  database = await openTestDatabase()
})
afterEach(async () => {
  await Promise.all([vendor.close(), database.close()])
})

const start = () =>
  startRefreshingRates({
    db: database.db,
    log: createLogger({ level: 'silent' }),
    clock: { now: () => new Date(now) },
    rates: createEcbRatesProvider({ url: vendor.url, limits: { pauseMs: 1 } }),
  })

const dollar = () => currentTable().rates.get('USD')?.cadPerUnit

test('H2 CART-08 a failing source leaves the last good table with its day, over a restart too', async () => {
  const first = await start()
  await first.run()
  expect([currentTable().asOf, dollar()]).toEqual([published.day, 1.4087])
  await first.close()
  expect(currentTable()).toBe(embeddedTable)

  const goodDay = published.day
  now += 3 * dayMs
  fails = true
  const second = await start()
  expect([currentTable().asOf, dollar()]).toEqual([goodDay, 1.4087])
  await expect(second.run()).rejects.toMatchObject({ code: 'unavailable' })
  expect([currentTable().asOf, dollar()]).toEqual([goodDay, 1.4087])

  fails = false
  published = { day: dayOf(now), rates: { ...writtenRates, USD: 1.2 } }
  await second.run()
  expect([currentTable().asOf, dollar()]).toEqual([dayOf(now), 1.35])
  await second.close()
})

test('H2 CART-08 the source is asked twice a day, also by a process that starts again', async () => {
  for (const _ of [1, 2, 3]) {
    const job = await start()
    await job.run()
    await job.run()
    await job.close()
  }
  expect(vendor.asked).toHaveLength(1)
  now += dayMs / 2
  const job = await start()
  await job.run()
  await job.close()
  expect(vendor.asked).toHaveLength(2)
})

test('H2 CART-08 garbage is not kept: neither a mad Canadian dollar nor another document', async () => {
  published = { ...published, rates: { ...writtenRates, CAD: 162 } }
  const job = await start()
  await expect(job.run()).rejects.toMatchObject({ code: 'unavailable' })
  expect(currentTable()).toBe(embeddedTable)
  expect(await readStoredRates(database.db)).toBeUndefined()
  await database.db
    .insertInto('settings')
    .values({ key: 'exchange-rates', value: '{"day":"never"}' })
    .execute()
  expect(await readStoredRates(database.db)).toBeUndefined()
  published = { ...published, rates: writtenRates }
  await job.run()
  expect((await readStoredRates(database.db))?.day).toBe(published.day)
  await job.close()
})

test('H2 CART-08 the site answers and converts by the live table, with its day', async () => {
  let app: TestApp | undefined
  try {
    app = await startTestApp(
      { RATES_PROVIDER: 'frankfurter', FRANKFURTER_URL: vendor.url },
      { database },
    )
    for (let n = 0; n < 100 && currentTable() === embeddedTable; n++)
      await new Promise((done) => setTimeout(done, 20))
    const { body } = await app.visitor().get('/api/rates')
    expect(body).toMatchObject({ base: 'CAD', asOf: published.day, kind: 'reference' })
    expect(body.rates).toContainEqual({ currency: 'USD', rate: 1.4087, basis: 'noted' })
    expect(body.rates).toContainEqual({ currency: 'AED', rate: 0.383579, basis: 'pegged' })
    const rome = await app.visitor().get('/api/destinations/rome')
    expect(rome.body.reference ?? rome.body.destination?.reference).toEqual({
      cadPerUnit: 1.62,
      basis: 'noted',
      asOf: published.day,
    })
  } finally {
    await app?.close()
    database = await openTestDatabase()
  }
})
