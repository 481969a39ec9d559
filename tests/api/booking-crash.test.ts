import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { grantAccess } from '#features/accounts/server/index.ts'
import { type AppProcess, startProcess } from '../support/process.ts'
import { createApiClient, type TestClient } from '../support/test-client.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const rounds = full ? 30 : 1
/** The supplier thinks for so long before it writes the order down, and for so long before it answers. */
const pauses = { before: 250, after: 250 }

let dataDir: string
let database: TestDatabase
let running: AppProcess | undefined

async function start(): Promise<AppProcess> {
  const { host, port, user, database: name } = database.connection
  running = await startProcess(dataDir, {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SANDBOX_PAUSES: `${pauses.before},${pauses.after}`,
    BOOKING_DOUBT_SECONDS: '1',
  })
  return running
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-bookings-'))
  database = await openTestDatabase()
})
afterEach(async () => {
  await running?.kill('SIGTERM')
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const credentials = { email: 'ann@example.ca', password: 'spruce-oak-1' }

async function signIn(url: string): Promise<TestClient> {
  const client = createApiClient(url)
  expect((await client.post('/api/auth/sign-in/email', credentials)).status).toBe(200)
  return client
}

const guest = () => ({
  firstName: 'Ann',
  lastName: randomUUID(),
  email: credentials.email,
  phone: '+1 416 555 0100',
})
const paymentInfo = {
  method: 'creditCard',
  cardType: 'visa',
  cardNumber: '4242424242424242',
  expiryDate: '12/28',
  cvv: '123',
}

async function offers(client: TestClient): Promise<{ id: string }[]> {
  const dates = 'checkInDate=2027-04-12&checkOutDate=2027-04-14'
  return (await client.get(`/api/search/hotels?location=Tokyo&currency=CAD&${dates}`)).body.data
}

/** The supplier's ledger and our own table, as sets. */
async function bothSides() {
  const { rows: orders } = await database.pool.query<{ key: string }>(
    `select key from sandbox_supplier.orders where state = 'confirmed' order by key`,
  )
  const { rows: bookings } = await database.pool.query<{ id: string; state: string }>(
    'select id, state from bookings order by id',
  )
  const confirmed = bookings.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
  return { orders: orders.map(({ key }) => key), bookings, confirmed }
}

async function settled(): Promise<Awaited<ReturnType<typeof bothSides>>> {
  const until = Date.now() + 60_000
  for (;;) {
    const sides = await bothSides()
    if (!sides.bookings.some(({ state }) => state === 'pending')) return sides
    if (Date.now() > until) throw new Error('A booking is still pending after a minute')
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Waits until so many rows are there, looking often: what follows is a matter of milliseconds. */
async function awaitRows(table: string, count: number): Promise<void> {
  const until = Date.now() + 20_000
  for (;;) {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${table}`,
    )
    if ((rows[0]?.n ?? 0) >= count) return
    if (Date.now() > until) throw new Error(`Fewer than ${count} rows in ${table}`)
  }
}

const bookings = 'bookings'
/** Without the keys that were sealed for orders that never came. */
const orders = `sandbox_supplier.orders where state = 'confirmed'`

test.each([
  ['before the supplier has the order', bookings, 0, 'failed'],
  ['after the supplier took it, before its answer', orders, 0, 'confirmed'],
  ...(full
    ? ([['about when its answer is written down', orders, pauses.after, undefined]] as const)
    : []),
] as const)('STAY-09 killed %s: no double and no orphan', async (_, table, after, outcome) => {
  let app = await start()
  await createApiClient(app.url).post('/api/auth/sign-up/email', {
    firstName: 'Ann',
    lastName: 'Lee',
    ...credentials,
  })
  await grantAccess(database, credentials.email, 'explorer', { force: true })
  let sent = 0
  for (let round = 0; round < rounds; round++) {
    const client = await signIn(app.url)
    const found = await offers(client)
    // Warm, so that the moment of the kill is where it is meant.
    await client.post('/api/flight-data/hotels/book', {
      offerId: found[(2 * round) % found.length]?.id,
      guestInfo: guest(),
      paymentInfo,
    })
    const before = await bothSides()
    const body = {
      offerId: found[(2 * round + 1) % found.length]?.id,
      guestInfo: guest(),
      paymentInfo,
    }
    const answer = client.post('/api/flight-data/hotels/book', body).catch(() => undefined)
    await awaitRows(table, (table === bookings ? before.bookings : before.orders).length + 1)
    if (after) await new Promise((done) => setTimeout(done, after - 10 + Math.random() * 20))
    await app.kill('SIGKILL')
    const told = await answer
    sent += 2
    app = await start()
    const sides = await settled()
    const { confirmed } = sides
    expect(sides.bookings).toHaveLength(sent)
    expect(confirmed).toEqual(sides.orders)
    const other = sides.bookings.find(({ id }) => !before.bookings.some((one) => one.id === id))
    if (outcome) expect(other?.state).toBe(outcome)
    if (told?.status === 201) expect(confirmed).toContain(told.body.booking.id)
    // Whoever sends it again has one booking in the end.
    const again = await (await signIn(app.url)).post('/api/flight-data/hotels/book', body)
    expect([again.status, again.body.code]).toEqual([201, undefined])
    if (!confirmed.includes(again.body.booking.id)) sent += 1
  }
  const sides = await settled()
  expect(sides.confirmed).toEqual(sides.orders)
})
