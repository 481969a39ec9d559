import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AppProcess, startProcess } from '../support/process.ts'
import { paySession } from '../support/stripe/stripe-books.ts'
import { startStripeMock, stripeMessage, type StripeMock } from '../support/stripe/stripe-mock.ts'
import { sessionAt, stripeSettings } from '../support/stripe/stripe-settings.ts'
import { createApiClient } from '../support/test-client.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const rounds = 30

let dataDir: string
let database: TestDatabase
let mock: StripeMock
let running: AppProcess | undefined

async function start(): Promise<AppProcess> {
  const { host, port, user, database: name } = database.connection
  running = await startProcess(dataDir, {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    ...stripeSettings(mock),
    PAYMENT_DOUBT_SECONDS: '2',
  })
  return running
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-payments-'))
  database = await openTestDatabase()
  mock = await startStripeMock()
})
afterEach(async () => {
  await running?.kill('SIGTERM')
  await Promise.all([database.close(), mock.close()])
  await rm(dataDir, { recursive: true, force: true })
})

/** A paid checkout of a new account, and the message that tells of it. */
async function paid(url: string) {
  const client = createApiClient(url)
  const email = `${randomUUID()}@example.ca`
  const ann = { firstName: 'Ann', lastName: 'Lee', email, password: 'spruce-oak-1' }
  expect((await client.post('/api/auth/sign-up/email', ann)).status).toBe(200)
  const { body } = await client.post('/api/pricing/checkout', { plan: 'explorer' })
  const session = sessionAt(mock, body.url)
  paySession(mock.books, session.id)
  const message = stripeMessage('checkout.session.completed', session)
  return { email, purchase: session.client_reference_id ?? '', message }
}

type Paid = Awaited<ReturnType<typeof paid>>

/** The answer's status; 0 when the process died under the request. */
async function tell(url: string, { message: { body, signature } }: Paid): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const init = { method: 'POST', headers, body }
  const answer = await fetch(`${url}/api/webhooks/payments`, init).catch(() => undefined)
  return answer?.status ?? 0
}

async function effects({ email, purchase, message }: Paid) {
  const { rows } = await database.pool.query(
    `select (select state from purchases where id = $1::uuid) as state,
      (select count(*)::int from payments where purchase_id = $1::uuid) as payments,
      (select count(*)::int from entitlements where source = $1::text) as held,
      (select count(*)::int from letters where receiver = $2) as letters,
      (select count(*)::int from payment_events where id = $3) as events`,
    [purchase, email, JSON.parse(message.body).id],
  )
  return rows[0]
}

const once = { state: 'paid', payments: 1, held: 1, letters: 1, events: 1 }

/** Kills the process while it asks about the message, or so many milliseconds after its last question. */
async function killed(app: AppProcess, bought: Paid, after: number | undefined): Promise<void> {
  const gone = new Promise<void>((resolve) => {
    const kill = () => app.kill('SIGKILL').then(resolve)
    mock.before(after === undefined ? /sessions\/cs_/ : /charges/, async () => {
      if (after === undefined) await kill()
      else setTimeout(() => void kill(), after)
    })
  })
  const status = await tell(app.url, bought)
  if (after === undefined) expect(status).toBe(0)
  await gone
}

// Each round starts a server: for `npm run verify`.
test.runIf(full)(
  `SHOP-10 killed between event and effect, ${rounds} times: nothing is lost and nothing doubled`,
  { timeout: 900_000 },
  async () => {
    let app = await start()
    for (let round = 0; round < rounds; round++) {
      const bought = await paid(app.url)
      // Before the answer, or about when it is written down: some milliseconds later.
      await killed(app, bought, round % 3 === 0 ? undefined : Math.random() * 25)
      if (round % 3 === 0)
        expect(await effects(bought)).toMatchObject({ state: 'open', payments: 0, events: 0 })
      app = await start()
      // In every second round no webhook comes first: the reconciler must find it.
      if (round % 2 === 1)
        await expect
          .poll(async () => (await effects(bought)).state, { timeout: 30_000 })
          .toBe('paid')
      expect(await tell(app.url, bought)).toBe(204)
      expect(await tell(app.url, bought)).toBe(204)
      expect(await effects(bought)).toEqual(once)
    }
  },
)
