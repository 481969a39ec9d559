import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

const house = 'desk@agency.example'
let app: TestApp
let owner: TestClient & { readonly email: string }
let operator: TestClient & { readonly email: string }
beforeAll(async () => {
  app = await startTestApp({ BUSINESS_EMAIL: house })
  owner = await app.user('owner')
  operator = await app.user('operator')
})
afterAll(() => app.close())

const answer = 'Open the day and press Move.\n\n<b>Then</b> choose another.'

async function asked(client: TestClient = app.visitor()) {
  const email = `${randomUUID()}@example.ca`
  const body = {
    name: 'Zoé Roy',
    email,
    message: 'How do I move a day?',
    subject: 'itinerary-lost',
  }
  const { requestId } = (await client.post('/api/support/request', body)).body
  return { id: String(requestId), email }
}

const reply = (client: TestClient, id: string, body: object = { message: answer }) =>
  client.post(`/api/support/requests/${id}/replies`, body)
const readBy = async (client: TestClient, id: string) =>
  (await client.get('/api/support/requests')).body.requests.find(
    (request: { id: string }) => request.id === id,
  )
const auditEntriesOn = async (id: string) =>
  (await owner.get('/api/admin/audit')).body.deeds.filter(
    ({ target }: { target: string }) => target === id,
  )

test('HELP-02 H4 a reply reaches the sender by mail under its number, is kept with the request, and the audit log names the author', async () => {
  const { id, email } = await asked()
  const { status, body } = await reply(operator, id)
  expect(status).toBe(201)
  expect(body).toMatchObject({ id, status: 'answered', replies: [{ message: answer }] })
  const letter = (await awaitLetters(app, email, 2)).find((text) => text.includes('Open the day'))
  expect(letter).toMatch(new RegExp(`^Subject: .*${id}`, 'm'))
  expect(letter).toMatch(/^Reply-To: desk@agency\.example\r?$/m)
  expect(letter).toContain('&#60;b&#62;Then&#60;/b&#62;')
  expect(letter).not.toMatch(/List-Unsubscribe/i)
  expect(letter).not.toContain(operator.email)
  await reply(owner, id, { message: 'And a second one.' })
  const kept = await readBy(operator, id)
  expect(kept.replies.map(({ message }: { message: string }) => message)).toEqual([
    answer,
    'And a second one.',
  ])
  expect(await auditEntriesOn(id)).toMatchObject([
    { actor: owner.email, action: 'support-reply', detail: null },
    { actor: operator.email, action: 'support-reply', detail: 'open to answered' },
  ])
})

test('HELP-02 H4 only owner and operator reply, and only they read replies', async () => {
  const { id, email } = await asked()
  for (const [client, status] of [
    [app.visitor(), 401],
    [await app.user('wanderlust'), 403],
  ] as const)
    expect((await reply(client, id)).status).toBe(status)
  await awaitLetters(app, email, 1)
  expect((await readBy(owner, id)).replies).toEqual([])
  expect(await lettersTo(app, email)).toHaveLength(1)
  expect(await auditEntriesOn(id)).toEqual([])
})

test('HELP-02 H4 the same reply sent twice at once is one, with one letter and one deed', async () => {
  const { id, email } = await asked()
  const wish = { message: answer, key: randomUUID() }
  const answers = await Promise.all([
    reply(owner, id, wish),
    reply(owner, id, wish),
    reply(owner, id, wish),
  ])
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect((await readBy(owner, id)).replies).toHaveLength(1)
  await awaitLetters(app, email, 2)
  expect(await auditEntriesOn(id)).toHaveLength(1)
  const other = await reply(owner, id, { ...wish, message: 'Something else' })
  expect([other.status, other.body.code]).toEqual([409, 'reply-key-taken'])
  const elsewhere = await reply(owner, (await asked()).id, wish)
  expect(elsewhere.body.code).toBe('reply-key-taken')
  expect(await lettersTo(app, email)).toHaveLength(2)
})

test.each([
  ['no words', {}],
  ['blanks', { message: ' \n' }],
  ['a book', { message: 'a'.repeat(5001) }],
  ['a key that is none', { message: answer, key: 'x' }],
])('HELP-02 H4 a reply of %s is refused, and nothing is sent', async (_, body) => {
  const { id } = await asked()
  expect((await reply(owner, id, body)).status).toBe(422)
  expect((await readBy(owner, id)).status).toBe('open')
})

test('HELP-02 H4 a request that is not there has no replies', async () => {
  const unknown = await reply(owner, 'SR-NONE')
  expect([unknown.status, unknown.body.code]).toEqual([404, 'request-not-found'])
})

test('AUTH-05 HELP-02 replies are in the copy of the sender’s data, and go with their request', async () => {
  const user = await app.user()
  const { id } = await asked(user)
  await reply(owner, id)
  expect((await user.get('/api/account/export')).body.supportRequests).toMatchObject([
    { id, replies: [{ message: answer }] },
  ])
  await user.send('DELETE', '/api/account', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'spruce-and-maple' }),
  })
  const { rows } = await app.database.pool.query(
    'select 1 from support_replies where request_id = $1',
    [id],
  )
  expect(rows).toEqual([])
})
