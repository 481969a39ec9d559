import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAgain } from '#tests/support/start-again.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

interface Ages {
  readonly sent: string
  /** Since the house last did something about it. */
  readonly worked: string
}

/** A message that was sent and last worked on so long ago. */
async function write(ages: Ages, client: TestClient = app.visitor()) {
  const email = `${randomUUID()}@example.ca`
  const sent = { name: 'Zoé Roy', email, message: 'How do I move a day?' }
  const { status, body } = await client.post('/api/support/request', sent)
  expect(status).toBe(200)
  const id: string = body.requestId
  await app.database.pool.query(
    `update support_requests set created_at = now() - $2::interval, updated_at = now() - $3::interval
     where id = $1`,
    [id, ages.sent, ages.worked],
  )
  const kept = async () =>
    (await app.database.pool.query('select 1 from support_requests where id = $1', [id])).rows
      .length === 1
  return { id, email, kept }
}

const old = { sent: '2 years 1 day', worked: '2 years 1 day' }

/** Until a message that is due has gone, and with it whatever else the round takes. */
async function purgeWhatIsDue(): Promise<void> {
  const due = await write(old)
  await startAgain(app, {}, () => expect.poll(due.kept, { timeout: 10_000 }).toBe(false))
}

test('AUTH-05 HELP-02 a message without an account is erased two years after the house last worked on it', async () => {
  const account = await app.user()
  const young = await write({ sent: '1 year 364 days', worked: '1 year 364 days' })
  const answered = await write({ sent: '3 years', worked: '1 year' })
  const forgotten = await write({ sent: '4 years', worked: '3 years' })
  const owned = await write({ sent: '4 years', worked: '4 years' }, account)
  await purgeWhatIsDue()
  expect([await young.kept(), await answered.kept(), await forgotten.kept()]).toEqual([
    true,
    true,
    false,
  ])
  // What an account has sent is the account's, for as long as there is one.
  expect((await account.get('/api/account/export')).text).toContain(owned.id)
  const owner = await app.user('owner')
  const late = await owner.patch(`/api/support/requests/${forgotten.id}`, { status: 'closed' })
  expect([late.status, late.body.code]).toEqual([404, 'request-not-found'])
})

test('HELP-02 a message that the house takes up at that very moment stays', async () => {
  const { id, kept } = await write(old)
  const holder = await app.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query(
      `update support_requests set status = 'in-progress', updated_at = now() where id = $1`,
      [id],
    )
    const waits = async () =>
      (
        await app.database.pool.query(
          `select 1 from pg_stat_activity where datname = current_database()
           and wait_event_type = 'Lock' and query like 'delete from "support_requests"%'`,
        )
      ).rows.length
    await startAgain(app, {}, () =>
      expect
        .poll(waits, { timeout: 10_000 })
        .toBe(1)
        .finally(() => holder.query('commit')),
    )
  } finally {
    holder.release()
  }
  expect(await kept()).toBe(true)
})
