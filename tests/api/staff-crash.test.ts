import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { grantAccess } from '#features/accounts/server/index.ts'
import { full } from '../support/full-rounds.ts'
import { type AppProcess, startProcess } from '../support/process.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'
import { paySession } from '../support/stripe/stripe-books.ts'
import { startStripeMock, stripeMessage, type StripeMock } from '../support/stripe/stripe-mock.ts'
import { sessionAt, stripeSettings } from '../support/stripe/stripe-settings.ts'
import { testCard } from '../support/test-card.ts'
import { createApiClient, sameSession, type TestClient } from '../support/test-client.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

/** Each moment starts the built server again. */
const timeout = 120_000
const reason = 'The hotel closed for repairs.'
const password = 'spruce-oak-1'

let dataDir: string
let database: TestDatabase
let mock: StripeMock
let post: SmtpServer
let running: AppProcess | undefined

async function start(): Promise<AppProcess> {
  const { host, port, user, database: name } = database.connection
  running = await startProcess(dataDir, {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    ...stripeSettings(mock),
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: post.url,
    PAYMENT_DOUBT_SECONDS: '1',
    BOOKING_DOUBT_SECONDS: '1',
    SANDBOX_PAUSES: '250,250',
  })
  return running
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-staff-'))
  database = await openTestDatabase()
  mock = await startStripeMock()
  post = await startSmtpServer()
})
afterEach(async () => {
  await running?.kill('SIGTERM')
  await Promise.all([database.close(), mock.close(), post.close()])
  await rm(dataDir, { recursive: true, force: true })
})

/** An account of the running process, signed in. */
async function account({ url }: AppProcess, grant?: string) {
  const email = `${randomUUID()}@example.ca`
  const sign = { firstName: 'Ann', lastName: 'Lee', email, password }
  const client = createApiClient(url)
  expect((await client.post('/api/auth/sign-up/email', sign)).status).toBe(200)
  if (grant) await grantAccess(database, email, grant, { force: true })
  return { email, client }
}

async function one<T>(text: string, ...values: readonly unknown[]): Promise<T> {
  const { rows } = await database.pool.query(text, [...values])
  return Object.values(rows[0] ?? {})[0] as T
}

const auditEntriesOn = (target: string) =>
  one<number>('select count(*)::int from audit_entries where target = $1', target)
const mailTo = (email: string, subject: string) =>
  post.received.filter(({ to, message }) => to.includes(email) && message.includes(subject)).length

/** Four more rounds of the jobs, which go every quarter of a second: nothing is done or told twice. */
const anotherRound = () => new Promise((done) => setTimeout(done, 1200))
const within = { timeout: 30_000, interval: 50 }

/** Each kill takes two starts: `npm test` has the later moment, when the other side has acted, `npm run verify` both. */
const momentsOr = <T>(moments: readonly T[]): readonly T[] => (full ? moments : moments.slice(-1))

test.each(
  momentsOr([
    ['before the hotel has heard of it', `bookings where state = 'cancelling'`],
    [
      'when the hotel has cancelled, before its answer',
      `sandbox_supplier.orders where state = 'cancelled'`,
    ],
  ] as const),
)(
  'H4 killed while staff cancel a booking, %s: cancelled once on both sides, one letter, one entry',
  { timeout },
  async (_, moment) => {
    const app = await start()
    const { email, client } = await account(app, 'explorer')
    const staff = await account(app, 'operator')
    const search = 'location=Tokyo&currency=CAD&checkInDate=2027-04-12&checkOutDate=2027-04-14'
    const offers = (await client.get(`/api/search/hotels?${search}`)).body.data
    const guestInfo = { firstName: 'Ann', lastName: 'Lee', email, phone: '+1 416 555 0100' }
    const body = { offerId: offers[0].id, guestInfo, paymentInfo: testCard }
    const { id } = (await client.post('/api/flight-data/hotels/book', body)).body.booking
    const cancel = (by: TestClient) => by.post(`/api/admin/bookings/${id}/cancel`, { reason })
    const answer = cancel(staff.client).catch(() => undefined)
    await expect
      .poll(() => one(`select count(*)::int from ${moment}`), { timeout: 10_000, interval: 2 })
      .toBe(1)
    await app.kill('SIGKILL')
    expect((await answer)?.status).not.toBe(200)

    const again = await start()
    await expect
      .poll(() => one('select state from bookings where id = $1', id), within)
      .toBe('cancelled')
    expect((await cancel(sameSession(staff.client, again.url))).status).toBe(200)
    await expect.poll(() => mailTo(email, 'Booking cancelled'), within).toBe(1)
    await anotherRound()
    expect(await one('select state from sandbox_supplier.orders where key = $1', id)).toBe(
      'cancelled',
    )
    expect([mailTo(email, 'Booking cancelled'), await auditEntriesOn(id)]).toEqual([1, 1])
  },
)

test.each(
  momentsOr([
    ['before the payment service has heard of it', /refunds/, 1],
    ['when the money is back, before that is written down', /charges/, 0],
  ] as const),
)(
  'H4 killed while staff refund a purchase, %s: given back once, one letter, one entry',
  { timeout },
  async (_, moment, failures) => {
    const app = await start()
    const { client } = await account(app, 'operator')
    const buyer = await account(app)
    const { body } = await buyer.client.post('/api/pricing/checkout', { plan: 'explorer' })
    const session = sessionAt(mock, body.url)
    const purchase = session.client_reference_id ?? ''
    paySession(mock.books, session.id)
    const paid = stripeMessage('checkout.session.completed', session)
    const headers = { 'content-type': 'application/json', 'stripe-signature': paid.signature }
    const told = await fetch(`${app.url}/api/webhooks/payments`, {
      method: 'POST',
      headers,
      body: paid.body,
    })
    expect(told.status).toBe(204)
    const killed = new Promise<void>((resolve) => {
      mock.before(moment, async () => {
        mock.fail(failures)
        await app.kill('SIGKILL').then(resolve)
      })
    })
    const answer = client
      .post(`/api/admin/purchases/${purchase}/refund`, { reason })
      .catch(() => undefined)
    await killed
    expect((await answer)?.status).not.toBe(200)
    const charge = mock.books.charges.at(-1)
    expect(charge?.amount_refunded).toBe(failures === 1 ? 0 : charge?.amount)
    expect(await one('select state from purchases where id = $1', purchase)).toBe('paid')

    // As after the wait that follows a try without success.
    await database.pool.query(
      `update purchase_incidents set last_at = last_at - interval '1 minute'`,
    )
    await start()
    await expect
      .poll(() => one('select state from purchases where id = $1', purchase), within)
      .toBe('refunded')
    expect(charge?.amount_refunded).toBe(charge?.amount)
    await expect.poll(() => mailTo(buyer.email, 'Refund from'), within).toBe(1)
    await anotherRound()
    expect([mailTo(buyer.email, 'Refund from'), await auditEntriesOn(purchase)]).toEqual([1, 1])
    expect(await one('select count(*)::int from purchase_incidents')).toBe(0)
    expect(
      await one(
        'select count(*)::int from entitlements where source = $1 and ends_at is null',
        purchase,
      ),
    ).toBe(0)
  },
)

test(
  'H4 HELP-02 killed while staff reply, before it is kept or before it is mailed: sent again it is one reply, one letter, one entry',
  { timeout },
  async () => {
    let app = await start()
    const staff = await account(app, 'operator')
    const email = `${randomUUID()}@example.ca`
    const asked = { name: 'Zoé Roy', email, message: 'How do I move a day?' }
    const { requestId: id } = (await createApiClient(app.url).post('/api/support/request', asked))
      .body
    await expect.poll(() => mailTo(email, 'We have your message'), within).toBe(1)
    const wish = { message: 'Open the day and press Move.', key: randomUUID() }
    const reply = (by: TestClient) => by.post(`/api/support/requests/${id}/replies`, wish)
    const replies = () => one('select count(*)::int from support_replies where request_id = $1', id)

    // The request is held by this test, so that the reply is under way and nothing of it is kept.
    const holder = await database.pool.connect()
    await holder.query('begin')
    await holder.query('select from support_requests for update')
    const first = reply(staff.client).catch(() => undefined)
    await expect
      .poll(
        () =>
          one(
            `select count(*)::int from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          ),
        within,
      )
      .toBeGreaterThan(0)
    await app.kill('SIGKILL')
    holder.release(true)
    expect(await first).toBeUndefined()
    expect([await replies(), await auditEntriesOn(id)]).toEqual([0, 0])

    // Kept, and the mail server falls silent: the process dies while it sends.
    app = await start()
    const before = post.connections()
    post.next('silent')
    expect((await reply(sameSession(staff.client, app.url))).status).toBe(201)
    await expect.poll(() => post.connections(), within).toBeGreaterThan(before)
    await app.kill('SIGKILL')
    expect(mailTo(email, 'our answer')).toBe(0)

    app = await start()
    expect((await reply(sameSession(staff.client, app.url))).status).toBe(201)
    await expect.poll(() => mailTo(email, 'our answer'), within).toBe(1)
    await anotherRound()
    expect([mailTo(email, 'our answer'), await replies(), await auditEntriesOn(id)]).toEqual([
      1, 1, 1,
    ])
  },
)
