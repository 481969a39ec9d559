import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addDays } from '#platform/shared/local-date.ts'
import { grantAccess } from '#features/accounts/server/index.ts'
import { type AppProcess, startProcess } from '../support/process.ts'
import { createApiClient, type TestClient } from '../support/test-client.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const rounds = 30
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

/** Other nights in each round: a hotel has few rooms. */
async function offers(client: TestClient, round: number): Promise<{ id: string }[]> {
  const [from, to] = [addDays('2027-04-12', 2 * round), addDays('2027-04-14', 2 * round)]
  const dates = `checkInDate=${from}&checkOutDate=${to}`
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
    if (!sides.bookings.some(({ state }) => state === 'pending' || state === 'cancelling'))
      return sides
    if (Date.now() > until) throw new Error('A booking is still in doubt after a minute')
    await new Promise((done) => setTimeout(done, 100))
  }
}

/** Waits until a count is reached, looking often: what follows is a matter of milliseconds. */
async function awaitCount(from: string, count: number): Promise<void> {
  const until = Date.now() + 20_000
  for (;;) {
    const { rows } = await database.pool.query<{ n: number }>(
      `select count(*)::int as n from ${from}`,
    )
    if ((rows[0]?.n ?? 0) >= count) return
    if (Date.now() > until) throw new Error(`Fewer than ${count} rows in ${from}`)
  }
}

type Sides = Awaited<ReturnType<typeof bothSides>>

/** Without the keys that were sealed for orders that never came. */
const orders = `sandbox_supplier.orders where state = 'confirmed'`
const cancelled = `sandbox_supplier.orders where state = 'cancelled'`
/** A backend waits for a row lock that this test holds. */
const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

/** Locks our rows while the supplier works, and kills the process before it can store the answer. */
async function killBeforeCommit(app: AppProcess): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select from bookings for update')
    await awaitCount(waiting, 1)
    await app.kill('SIGKILL')
  } finally {
    // Without its connection the lock is gone.
    client.release(true)
  }
}

interface Moment {
  readonly name: string
  /** Kills the process in that moment of the booking that it has just been asked for. */
  kill(app: AppProcess, before: Sides): Promise<void>
  readonly outcome: 'failed' | 'confirmed'
}

const moments: readonly Moment[] = [
  {
    name: 'before the supplier has the order',
    async kill(app, before) {
      await awaitCount('bookings', before.bookings.length + 1)
      await app.kill('SIGKILL')
    },
    outcome: 'failed',
  },
  {
    name: 'after the supplier took it, before its answer',
    async kill(app, before) {
      await awaitCount(orders, before.orders.length + 1)
      await app.kill('SIGKILL')
    },
    outcome: 'confirmed',
  },
  {
    name: 'after its answer, before that is written down',
    async kill(app, before) {
      await awaitCount('bookings', before.bookings.length + 1)
      await killBeforeCommit(app)
    },
    outcome: 'confirmed',
  },
]

const book = (client: TestClient, body: object) => client.post('/api/flight-data/hotels/book', body)

async function openAccount(): Promise<AppProcess> {
  const app = await start()
  await createApiClient(app.url).post('/api/auth/sign-up/email', {
    firstName: 'Ann',
    lastName: 'Lee',
    ...credentials,
  })
  await grantAccess(database, credentials.email, 'explorer', { force: true })
  return app
}

const plans: readonly (readonly [string, readonly Moment[]])[] = full
  ? moments.map((moment) => [
      `${moment.name}, ${rounds} times`,
      Array.from({ length: rounds }, () => moment),
    ])
  : [['at each of three moments', moments]]

test.each(plans)(
  'STAY-09 killed %s: no double and no orphan',
  { timeout: 1_800_000 },
  async (_, plan) => {
    let app = await openAccount()
    let expected = 0
    for (const [round, { kill, outcome }] of plan.entries()) {
      const client = await signIn(app.url)
      const found = await offers(client, round)
      const wanted = (at: number) => ({ offerId: found[at]?.id, guestInfo: guest(), paymentInfo })
      // Warm, so that the moment of the kill is where it is meant.
      await book(client, wanted(0))
      const before = await bothSides()
      const body = wanted(1)
      const answer = book(client, body).catch(() => undefined)
      await kill(app, before)
      const told = await answer
      expected += 2
      app = await start()
      const sides = await settled()
      expect(sides.bookings).toHaveLength(expected)
      expect(sides.confirmed).toEqual(sides.orders)
      const other = sides.bookings.find(({ id }) => !before.bookings.some((one) => one.id === id))
      expect(other?.state).toBe(outcome)
      expect(told?.status).not.toBe(201)
      // A retry ends in one booking.
      const again = await book(await signIn(app.url), body)
      expect([again.status, again.body.code]).toEqual([201, undefined])
      if (!sides.confirmed.includes(again.body.booking.id)) expected += 1
    }
    const sides = await settled()
    expect(sides.confirmed).toEqual(sides.orders)
  },
)

test.runIf(full)(
  `STAY-09 killed when the supplier has cancelled, before its answer, ${rounds} times: cancelled on both sides`,
  { timeout: 1_800_000 },
  async () => {
    let app = await openAccount()
    for (let round = 0; round < rounds; round++) {
      const client = await signIn(app.url)
      const found = await offers(client, round)
      const offerId = found[0]?.id
      const { booking } = (await book(client, { offerId, guestInfo: guest(), paymentInfo })).body
      const answer = client.post(`/api/bookings/${booking.id}/cancel`).catch(() => undefined)
      await awaitCount(cancelled, round + 1)
      await app.kill('SIGKILL')
      expect((await answer)?.status).not.toBe(200)
      app = await start()
      const sides = await settled()
      expect(sides.bookings.find(({ id }) => id === booking.id)?.state).toBe('cancelled')
      expect(sides.confirmed).toEqual(sides.orders)
    }
  },
)
