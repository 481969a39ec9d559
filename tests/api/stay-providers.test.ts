import { afterAll, beforeAll } from 'vitest'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { keepsTheBookingPort } from '#features/bookings/server/provider/booking-supplier.suite.ts'
import { createSandboxSupplier } from '#features/bookings/server/provider/sandbox/sandbox-supplier.ts'
import { keepsTheDiningPort } from '#features/dining/server/provider/dining-provider.suite.ts'
import { createEmbeddedDiningProvider } from '#features/dining/server/provider/embedded/embedded-dining-provider.ts'
import { createEmbeddedRentalsProvider } from '#features/rentals/server/provider/embedded/embedded-rentals-provider.ts'
import { keepsTheRentalsPort } from '#features/rentals/server/provider/rentals-provider.suite.ts'
import { createEmbeddedStaysProvider } from '#features/stays/server/provider/embedded/embedded-stays-provider.ts'
import { keepsTheStaysPort } from '#features/stays/server/provider/stays-provider.suite.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const rounds = process.env['WAYLEAF_FULL'] === '1' ? 2000 : 100
const now = new Date('2026-11-21T12:00:00Z')
const clock = { now: () => now }
const signatures = signaturesBy('a secret of tests', now)
/** Covered and uncovered towns, by name and by spelling. */
const places = ['Paris', 'Tokyo', 'new york', 'São Paulo', 'Cape Town', 'Bergen, Norway', 'Halifax']
const [first, second] = [await loadAtlas('dist/server/atlas'), await loadAtlas('dist/server/atlas')]

keepsTheStaysPort('embedded', () => ({
  provider: createEmbeddedStaysProvider({ atlas: first, clock, signatures }),
  twin: createEmbeddedStaysProvider({ atlas: second, clock, signatures }),
  places,
  now,
  rounds,
}))
keepsTheDiningPort('embedded', () => ({
  provider: createEmbeddedDiningProvider(first),
  twin: createEmbeddedDiningProvider(second),
  places,
  rounds: places.length * 2,
}))
keepsTheRentalsPort('embedded', () => ({
  provider: createEmbeddedRentalsProvider(first),
  twin: createEmbeddedRentalsProvider(second),
  places,
  rounds,
}))

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const card = { method: 'creditCard', cardType: 'visa', expiryDate: '12/28', cvv: '123' } as const

keepsTheBookingPort('the sandbox', () => ({
  supplier: createSandboxSupplier({ db: database.db, pauses: [0, 0] }),
  payments: {
    good: { ...card, cardNumber: '4242424242424242' },
    refused: { ...card, cardNumber: '4000000000000002' },
  },
  async orders(key) {
    const text = `select state from sandbox_supplier.orders where key = $1 and state <> 'sealed'`
    const { rows } = await database.pool.query<{ state: string }>(text, [key])
    return rows.map(({ state }) => state)
  },
  async makeLate(key) {
    const text = 'update sandbox_supplier.orders set free_until = now() where key = $1'
    await database.pool.query(text, [key])
  },
}))
