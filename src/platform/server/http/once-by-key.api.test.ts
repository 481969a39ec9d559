import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { createLogger } from '../log/logger.ts'
import { startPurgingRequestKeys } from './purge-request-keys.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const paris = {
  title: 'Paris',
  destination: 'Paris',
  startDate: '2027-05-01',
  endDate: '2027-05-03',
}
const keyed = (key: string = randomUUID()) => ({ 'idempotency-key': key })
const age = (seconds: number) =>
  app.database.pool.query(
    `update request_keys set began_at = began_at - make_interval(secs => $1)`,
    [seconds],
  )

test('ISSUE-19 Idempotency-Key: a trip that is asked for again is the same trip, with the same answer', async () => {
  const ann = await app.user()
  const headers = keyed()
  const first = await ann.post('/api/itineraries', paris, headers)
  const again = await ann.post('/api/itineraries', paris, headers)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body).toEqual(first.body)
  expect([first, again].map((answer) => answer.headers.get('idempotency-replayed'))).toEqual([
    null,
    'true',
  ])
  expect((await ann.get('/api/itineraries')).body).toHaveLength(1)
})

test('ISSUE-19 Idempotency-Key: ten at once make one trip', async () => {
  const ann = await app.user()
  const headers = keyed()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => ann.post('/api/itineraries', paris, headers)),
  )
  const made = answers.filter(({ status }) => status === 201)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(answers.every(({ status, body }) => status === 201 || body.code === 'key-in-use')).toBe(
    true,
  )
  expect((await ann.get('/api/itineraries')).body).toHaveLength(1)
})

test('ISSUE-19 Idempotency-Key: another body, and the same body at another address, are refused', async () => {
  const ann = await app.user()
  const headers = keyed()
  const { body: trip } = await ann.post('/api/itineraries', paris, headers)
  const other = await ann.post('/api/itineraries', { ...paris, title: 'Lyon' }, headers)
  expect([other.status, other.body.code]).toEqual([422, 'key-mismatch'])
  const item = { type: 'attraction', name: 'Louvre', price: 36, day: '2027-05-01' }
  const { body: second } = await ann.post('/api/itineraries', { ...paris, title: 'Lille' })
  const itemKey = keyed()
  expect((await ann.post(`/api/itineraries/${trip.id}/items`, item, itemKey)).status).toBe(201)
  const elsewhere = await ann.post(`/api/itineraries/${second.id}/items`, item, itemKey)
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'key-mismatch'])
})

test('ISSUE-19 Idempotency-Key: a stranger with the same key has a trip of their own', async () => {
  const [ann, bob] = [await app.user(), await app.user()]
  const headers = keyed()
  const { body: hers } = await ann.post('/api/itineraries', paris, headers)
  const { body: his } = await bob.post('/api/itineraries', paris, headers)
  expect(his.id).not.toBe(hers.id)
  expect((await app.visitor().post('/api/itineraries', paris, headers)).status).toBe(401)
})

test('ISSUE-19 Idempotency-Key: a refusal is repeated; a key that is none is refused', async () => {
  const ann = await app.user()
  const headers = keyed()
  const long = { ...paris, endDate: '2027-06-30' }
  const refused = await ann.post('/api/itineraries', long, headers)
  const again = await ann.post('/api/itineraries', long, headers)
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect([again.status, again.body.code, again.body.message]).toEqual([
    refused.status,
    refused.body.code,
    refused.body.message,
  ])
  for (const key of ['two words', 'x'.repeat(256), 'clé']) {
    const bad = await ann.post('/api/itineraries', paris, {
      'idempotency-key': Buffer.from(key, 'utf8').toString('latin1'),
    })
    expect([bad.status, bad.body.errors[0].field], key).toEqual([422, 'Idempotency-Key'])
  }
})

test('ISSUE-19 Idempotency-Key: a visitor’s message that is sent again is one request', async () => {
  const message = {
    name: 'Zoé',
    email: 'zoe@example.ca',
    subject: 'other-issue',
    category: 'other',
    priority: 'low',
    message: 'Do you plan trips to Iceland?',
  }
  const headers = keyed()
  const visitor = app.visitor()
  const first = await visitor.post('/api/support/request', message, headers)
  expect(first.status, first.text).toBeLessThan(300)
  expect((await visitor.post('/api/support/request', message, headers)).body).toEqual(first.body)
  const { rowCount } = await app.database.pool.query('select 1 from support_requests')
  expect(rowCount).toBe(1)
})

test('ISSUE-19 Idempotency-Key: a call that was killed holds its key for a minute, a finished one for a day', async () => {
  const ann = await app.user()
  const headers = keyed()
  const first = await ann.post('/api/itineraries', paris, headers)
  await app.database.pool.query('update request_keys set outcome = null')
  const early = await ann.post('/api/itineraries', paris, headers)
  expect([early.status, early.body.code]).toEqual([409, 'key-in-use'])
  await age(61)
  const later = await ann.post('/api/itineraries', paris, headers)
  expect([later.status, later.headers.get('idempotency-replayed')]).toEqual([201, null])
  await age(23 * 3600)
  expect((await ann.post('/api/itineraries', paris, headers)).body.id).toBe(later.body.id)
  await age(3600)
  const nextDay = await ann.post('/api/itineraries', { ...paris, title: 'Nice' }, headers)
  expect(nextDay.status).toBe(201)
  expect(nextDay.body.id).not.toBe(first.body.id)
})

test('ISSUE-19 Idempotency-Key: expired answers are deleted, and those of an account go with it', async () => {
  const ann = await app.user()
  await ann.post('/api/itineraries', paris, keyed())
  const count = async () =>
    (await app.database.pool.query('select 1 from request_keys')).rowCount ?? 0
  expect(await count()).toBeGreaterThan(0)
  await age(25 * 3600)
  const job = startPurgingRequestKeys({
    db: app.database.db,
    log: createLogger({ level: 'silent' }),
  })
  await expect.poll(count).toBe(0)
  await job.close()
  await ann.post('/api/itineraries', paris, keyed())
  await app.database.pool.query('delete from users where email = $1', [ann.email])
  expect(await count()).toBe(0)
})

test('ISSUE-19 Idempotency-Key: a call without the header asks the database nothing more', async () => {
  const ann = await app.user()
  await ann.post('/api/itineraries', paris)
  expect((await app.database.pool.query('select 1 from request_keys')).rowCount).toBe(0)
})

interface Described {
  readonly operationId: string
  readonly parameters?: readonly { readonly name: string }[]
}

/** POSTs that take no key, and why. */
const without: Readonly<Record<string, string>> = {
  signUp: 'its answer is a session',
  signIn: 'its answer is a session',
  signOut: 'done twice is done once',
  requestPasswordReset: 'its limit counts the emails',
  resetPassword: 'its token works once',
  stopAtOnce: 'done twice is done once',
  changePassword: 'the old password works once',
  answerTerms: 'done twice is done once',
  applyFix: 'a mend that is applied is gone',
  findBestDay: 'changes nothing',
  manageSubscription: 'opens a page of the payment service',
  takePaymentEvent: 'an event has an id of its own',
  takePostback: 'an event has an id of its own',
  generatePdf: 'its answer is a file, made from what is stored',
  exportCart: 'its answer is a file, made from what was sent',
  recordFailure: 'a count that costs no one anything',
  countEvent: 'a count that costs no one anything',
  trackClick: 'a count that costs no one anything',
  sendMessage: 'its answer is a stream',
  startConversation: 'one without words leaves room for the next',
  applyProposal: 'applied again it answers as the first time',
  adviseBudget: 'reads only',
  quoteInsurance: 'reads only',
  checkEntry: 'reads only',
  quoteFareCancellation: 'a quote, which changes nothing',
  makePlan: 'the same question has the same answer',
  evaluateHours: 'reads only',
}

test('ISSUE-19 Idempotency-Key: every POST takes it, or stands in a list with its reason', async () => {
  const { paths } = (await app.visitor().get('/api/openapi.json')).body
  const posts = Object.values<{ readonly post?: Described }>(paths).flatMap(({ post }) =>
    post ? [post] : [],
  )
  const takes = (post: Described) =>
    (post.parameters ?? []).some(({ name }) => name === 'Idempotency-Key')
  const names = (list: readonly Described[]) =>
    list.map(({ operationId }) => operationId).toSorted()
  expect(names(posts.filter((post) => !takes(post)))).toEqual(Object.keys(without).toSorted())
  expect(posts.filter(takes).length).toBeGreaterThan(20)
})
