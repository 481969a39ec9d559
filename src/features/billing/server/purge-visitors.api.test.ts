import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { opened, pay } from '#tests/support/sandbox-steps.ts'
import { startAgain } from '#tests/support/start-again.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

interface Kept {
  readonly email: string | null
  readonly note: string | null
  readonly browser: string | null
  readonly due_minor: number
  readonly state: string
}
const nothing = { email: null, note: null, browser: null }

/** A consultation bought, or left at the checkout, without an account so many days ago. */
async function buy(ago: string, { paid = true } = {}) {
  const visitor = app.visitor()
  const email = `${randomUUID()}@example.ca`
  const wish = { tier: 'express', note: 'We leave on 3 May.' }
  const session = await opened(visitor, '/api/consultation/checkout', wish)
  const { pool } = app.database
  if (paid) {
    const { purchase } = await pay(visitor, session, { email })
    expect((await visitor.get(`/api/consultation/verify/${purchase}`)).status).toBe(200)
  }
  const { rows } = await pool.query<{ id: string }>(
    `update purchases set created_at = now() - $1::interval,
       email = $2, state = case when state = 'open' then 'expired' else state end
     where id = (select id from purchases order by created_at desc limit 1) returning id`,
    [ago, email],
  )
  const [{ id } = { id: '' }] = rows
  const kept = async () =>
    (
      await pool.query<Kept>(
        `select email, note, browser, due_minor::int, state from purchases where id = $1`,
        [id],
      )
    ).rows[0]
  return { visitor, id, email, kept }
}

test('AUTH-05 SHOP-02 a purchase without an account is only a receipt after a year, and anonymous after seven', async () => {
  const young = await buy('364 days')
  const old = await buy('366 days')
  const unpaid = await buy('366 days', { paid: false })
  const ancient = await buy('7 years 1 day')
  const account = await app.user('explorer')
  const asked = await opened(account, '/api/subscription/create', { planType: 'premium' })
  const { purchase } = await pay(account, asked)
  await app.database.pool.query(
    `update purchases set created_at = now() - interval '8 years', email = $2 where id = $1`,
    [purchase, account.email],
  )
  await startAgain(app, {}, () =>
    expect.poll(async () => (await ancient.kept())?.email, { timeout: 10_000 }).toBeNull(),
  )
  expect(await young.kept()).toMatchObject({ email: young.email, note: 'We leave on 3 May.' })
  expect((await young.visitor.get(`/api/consultation/verify/${young.id}`)).status).toBe(200)
  // The receipt: what, when, how much, and the address it went to.
  expect(await old.kept()).toEqual({
    ...nothing,
    email: old.email,
    due_minor: 14900,
    state: 'paid',
  })
  expect((await old.visitor.get(`/api/consultation/verify/${old.id}`)).status).toBe(404)
  expect(await unpaid.kept()).toEqual({ ...nothing, due_minor: 14900, state: 'expired' })
  expect(await ancient.kept()).toEqual({ ...nothing, due_minor: 14900, state: 'paid' })
  // A purchase by an account stays with the account as long as it exists.
  const { rows } = await app.database.pool.query('select email from purchases where id = $1', [
    purchase,
  ])
  expect(rows).toEqual([{ email: account.email }])
})

test('AUTH-05 a receipt whose buyer was forgotten is still in the data export of the account that verifies the address, and is erased with it', async () => {
  const bought = await buy('200 days')
  await startAgain(app, { VISITOR_PURCHASE_DAYS: '180' }, () =>
    expect.poll(async () => (await bought.kept())?.browser, { timeout: 10_000 }).toBeNull(),
  )
  const ann = await app.user()
  await app.database.pool.query(
    'update users set email = $2, email_verified = true where email = $1',
    [ann.email, bought.email],
  )
  expect((await ann.get('/api/account/export')).text).toContain(bought.id)
  expect((await ann.delete('/api/account')).status).toBe(200)
  expect((await bought.kept())?.email).toBeNull()
})

test.each([
  ['VISITOR_PURCHASE_DAYS', '30'],
  ['RECEIPT_YEARS', '6'],
])('AUTH-05 %s of %s stops the start: the law or a bank may still ask', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
