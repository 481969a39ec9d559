import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '#tests/support/outbox.ts'
import { deliver, held, opened, pay, tell } from '#tests/support/sandbox-steps.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let owner: TestClient & { readonly email: string }
let operator: TestClient & { readonly email: string }
beforeAll(async () => {
  app = await startTestApp({ PAYMENT_DOUBT_SECONDS: '600' })
  // The shared secret is created with the first message.
  await deliver(app, '{}')
  owner = await app.user('owner')
  operator = await app.user('operator')
})
afterAll(() => app.close())

const reason = 'Charged twice by our mistake.'
const refund = (client: TestClient, id: string, body: object = { reason }) =>
  client.post(`/api/admin/purchases/${id}/refund`, body)
const auditEntriesOn = async (id: string) =>
  (await owner.get('/api/admin/audit')).body.deeds.filter(
    ({ target }: { target: string }) => target === id,
  )

async function bought(plan = 'explorer') {
  const ann = await app.user()
  const session = await opened(ann, '/api/pricing/checkout', { plan })
  const { purchase } = await pay(ann, session)
  await ann.get(`/api/pricing/verify/${purchase}`)
  return { ann, session, purchase }
}

const refundLetters = async (email: string, count: number) =>
  (await awaitLetters(app, email, count)).filter((letter) => letter.includes('Refunded: '))

test('H4 only owner and operator can refund what others bought', async () => {
  const { ann, purchase } = await bought()
  for (const [client, status] of [
    [app.visitor(), 401],
    [ann, 403],
    [await app.user('wanderlust'), 403],
  ] as const)
    expect((await refund(client, purchase)).status).toBe(status)
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
  expect(await auditEntriesOn(purchase)).toEqual([])
})

test('H4 staff refund a tier, also after its window: the letter says who and why, the audit log who did', async () => {
  const { ann, purchase } = await bought()
  await app.database.pool.query(
    `update payments set paid_at = now() - interval '90 days' where purchase_id = $1`,
    [purchase],
  )
  expect((await ann.post(`/api/purchases/${purchase}/refund`, {})).body.code).toBe('not-refundable')
  const { status, body } = await refund(operator, purchase)
  expect([status, body]).toEqual([200, { refundedCad: 19.99 }])
  expect(await held(app, ann.email)).toEqual([])
  const [letter, ...more] = await refundLetters(ann.email, 2)
  expect(more).toEqual([])
  expect(letter).toContain('Refunded: $19.99 CAD')
  expect(letter).toContain(`Our team at Wayleaf did this for you. The reason: ${reason}`)
  expect(letter).not.toContain(operator.email)
  expect(await auditEntriesOn(purchase)).toMatchObject([
    { actor: operator.email, action: 'purchase-refund', target: purchase, detail: reason },
  ])
  expect((await refund(owner, purchase)).body.code).toBe('not-refundable')
})

test('H4 staff twice at once, and the buyer with them: one refund, one letter', async () => {
  const { ann, purchase } = await bought()
  const answers = await Promise.all([
    refund(owner, purchase),
    refund(operator, purchase),
    ann.post(`/api/purchases/${purchase}/refund`, {}),
  ])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
  const letters = await refundLetters(ann.email, 2)
  expect(letters).toHaveLength(1)
  // The letter and the audit log name the person who took the try.
  expect((letters[0] ?? '').includes('Our team')).toBe(
    (await auditEntriesOn(purchase)).length === 1,
  )
  const [listed] = (await ann.get('/api/purchases')).body.purchases
  expect(listed).toMatchObject({ state: 'refunded', refundedCad: 19.99 })
})

test('H4 a process that died after the payment service gave it back: found out, and the letter says why', async () => {
  const { ann, session, purchase } = await bought()
  // As far as it got: the try with its reason is stored, the money is back, nothing is settled.
  await app.database.pool.query('update purchases set refund_reason = $2 where id = $1', [
    purchase,
    reason,
  ])
  await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'refund' })
  expect((await tell(app, randomUUID(), purchase, 'payment.refunded')).status).toBe(204)
  const [letter] = await refundLetters(ann.email, 2)
  expect(letter).toContain(`The reason: ${reason}`)
  expect(await held(app, ann.email)).toEqual([])
})

test('H4 a payment service that fails: counted, kept apart, and tried again with the reason of then', async () => {
  const { ann, purchase } = await bought()
  await app.database.pool.query('alter table sandbox_payments.payments rename to away')
  const answer = await refund(owner, purchase, { reason: 'A first try.' })
  expect([answer.status, answer.body.code]).toEqual([503, 'payments-unavailable'])
  await app.database.pool.query('alter table sandbox_payments.away rename to payments')
  expect((await refund(owner, purchase)).body.code).toBe('refund-waits')
  await app.database.pool.query(
    `update purchase_incidents set last_at = now() - interval '1 hour' where purchase_id = $1`,
    [purchase],
  )
  expect((await refund(owner, purchase)).status).toBe(200)
  const [letter] = await refundLetters(ann.email, 2)
  expect(letter).toContain(reason)
  expect(letter).not.toContain('A first try')
  expect((await auditEntriesOn(purchase)).map(({ detail }: { detail: string }) => detail)).toEqual([
    reason,
    'A first try.',
  ])
})

test('H4 what the buyer gives back themselves after staff tried in vain names no staff', async () => {
  const { ann, purchase } = await bought()
  await app.database.pool.query('alter table sandbox_payments.payments rename to away')
  expect((await refund(owner, purchase)).status).toBe(503)
  await app.database.pool.query('alter table sandbox_payments.away rename to payments')
  await app.database.pool.query(
    `update purchase_incidents set last_at = now() - interval '1 hour' where purchase_id = $1`,
    [purchase],
  )
  expect((await ann.post(`/api/purchases/${purchase}/refund`, {})).status).toBe(200)
  expect((await refundLetters(ann.email, 2))[0]).not.toContain('Our team')
})

test('H4 a plan refunded by staff ends, and what was never paid cannot be refunded', async () => {
  const ann = await app.user()
  const session = await opened(ann, '/api/subscription/create', { planType: 'premium' })
  const { purchase } = await pay(ann, session)
  await ann.get(`/api/pricing/verify/${purchase}`)
  expect((await refund(owner, purchase)).body.code).toBe('not-refundable')
  await ann.post(`/api/sandbox-checkout/${session}/billing`, { action: 'renew' })
  await tell(app, randomUUID(), purchase, 'invoice.paid')
  expect((await refund(owner, purchase)).body).toEqual({ refundedCad: 9.99 })
  expect(await held(app, ann.email)).toEqual([])
  const open = await opened(await app.user(), '/api/pricing/checkout', { plan: 'explorer' })
  const { rows } = await app.database.pool.query(
    'select id from purchases where checkout_ref = $1',
    [open],
  )
  expect((await refund(owner, rows[0].id)).body.code).toBe('not-refundable')
  expect((await refund(owner, randomUUID())).body.code).toBe('purchase-not-found')
  expect(await auditEntriesOn(rows[0].id)).toEqual([])
})

test.each([
  ['no reason', {}],
  ['a blank one', { reason: '  ' }],
  ['one of a page', { reason: 'a'.repeat(501) }],
  ['more than a reason', { reason, amount: 5 }],
])('H4 a refund with %s is refused, and nothing goes back', async (_, body) => {
  const { ann, purchase } = await bought()
  expect((await refund(owner, purchase, body)).status).toBe(422)
  expect(await held(app, ann.email)).toEqual(['tier explorer'])
})
