import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { awaitLetters, lettersTo } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

const house = 'desk@agency.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ BUSINESS_EMAIL: house })
})
afterAll(() => app.close())

const message = (over: Record<string, unknown> = {}) => ({
  name: 'Zoé Roy',
  email: `${randomUUID()}@example.ca`,
  subject: 'payment-failed',
  category: 'payment',
  priority: 'high',
  message: 'My card was refused twice.\nWhat now?',
  ...over,
})
const send = (body: unknown, client: TestClient = app.visitor()) =>
  client.post('/api/support/request', body)
const rowsOf = async (email: string) =>
  (await app.database.pool.query('select * from support_requests where email = $1', [email])).rows

describe('HELP-02 a message', () => {
  test('HELP-02 is kept, told to the house and acknowledged to the sender under its number', async () => {
    const sent = message()
    const { status, body } = await send(sent)
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, requestId: expect.stringMatching(/^SR-[2-9A-Z]{8}$/) })
    expect(await rowsOf(sent.email)).toMatchObject([
      {
        id: body.requestId,
        subject: 'payment-failed',
        priority: 'high',
        status: 'open',
        account_id: null,
      },
    ])
    const [acknowledged] = await awaitLetters(app, sent.email, 1)
    expect(acknowledged).toContain(body.requestId)
    // A stranger's words never go to an unverified address.
    expect(acknowledged).not.toContain('refused twice')
    await expect
      .poll(
        async () =>
          (await lettersTo(app, house)).filter((text) => text.includes(sent.email)).length,
      )
      .toBe(1)
    const told = (await lettersTo(app, house)).find((text) => text.includes(sent.email))
    expect(told).toContain('refused twice')
    expect(told).toMatch(new RegExp(`^Subject: ${body.requestId}: Payment failed`, 'm'))
  })

  test('HELP-01 only name, address and message are needed; the rest is assumed', async () => {
    const { name, email, message: text } = message()
    expect((await send({ name, email, message: text })).status).toBe(200)
    expect(await rowsOf(email)).toMatchObject([
      { subject: 'other-issue', category: 'other', priority: 'medium' },
    ])
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name with a line break', { name: 'Ann\r\nBcc: everyone@example.ca' }, 'name'],
    ['a name of a page', { name: 'A'.repeat(121) }, 'name'],
    ['no address', { email: '' }, 'email'],
    ['an address that is none', { email: 'ann@' }, 'email'],
    ['an address with a header', { email: 'ann@example.ca\nBcc: everyone@example.ca' }, 'email'],
    ['two addresses', { email: 'ann@example.ca,bob@example.ca' }, 'email'],
    ['no message', { message: '\n\t ' }, 'message'],
    ['a message of a book', { message: 'a'.repeat(5001) }, 'message'],
    ['an unknown subject', { subject: 'world-peace' }, 'subject'],
    ['an unknown category', { category: 'constructor' }, 'category'],
    ['an unknown priority', { priority: 'urgent' }, 'priority'],
  ])('HELP-01 HELP-02 %s is refused at its field and nothing is kept', async (_, over, field) => {
    const sent = message(over)
    const { status, body } = await send(sent)
    expect([status, body.success, body.errors[0].field]).toEqual([422, false, field])
    const { rows } = await app.database.pool.query(
      'select 1 from support_requests where message = $1 and name = $2 and email = $3',
      [sent.message, sent.name, sent.email],
    )
    expect(rows).toEqual([])
  })

  test.each(['name', 'message'])('HELP-02 a zero byte in the %s is no text', async (field) => {
    const { status } = await send(message({ [field]: 'Ann\0Lee' }))
    expect(status).toBe(400)
  })

  test('HELP-02 the same message sent twice at once is one request with one pair of letters', async () => {
    const sent = message({ key: randomUUID() })
    const answers = await Promise.all([send(sent), send(sent), send(sent)])
    expect(new Set(answers.map(({ body }) => body.requestId)).size).toBe(1)
    expect(await rowsOf(sent.email)).toHaveLength(1)
    await awaitLetters(app, sent.email, 1)
    expect((await send({ ...sent, message: 'Something else' })).body.code).toBe('request-key-taken')
    expect(await lettersTo(app, sent.email)).toHaveLength(1)
  })

  test('HELP-02 an address that others type gets three letters an hour, also of messages sent at once; all are kept', async () => {
    const email = `${randomUUID()}@example.ca`
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => send(message({ email, message: `Message ${n}` }))),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
    await awaitLetters(app, email, 3)
    await expect
      .poll(
        async () => {
          const { rows } = await app.database.pool.query(
            `select 1 from letters where state = 'waiting'`,
          )
          return rows.length
        },
        { timeout: 10_000 },
      )
      .toBe(0)
    expect(await lettersTo(app, email)).toHaveLength(3)
    expect(await rowsOf(email)).toHaveLength(8)
  })

  test('HELP-02 more than six messages in an hour have to wait', async () => {
    const strict = await startTestApp({ RATE_LIMITS: 'on' })
    const client = strict.visitor()
    for (let n = 0; n < 6; n++) expect((await send(message(), client)).status).toBe(200)
    const refused = await send(message(), client)
    expect([refused.status, refused.body.code]).toEqual([429, 'rate-limited'])
    await strict.close()
  })
})

describe('HELP-02 the inbox', () => {
  test('HELP-02 visitors and other accounts see nothing of it', async () => {
    const { body } = await send(message())
    const path = `/api/support/requests/${body.requestId}`
    for (const [client, status] of [
      [app.visitor(), 401],
      [await app.user('wanderlust'), 403],
    ] as const) {
      expect((await client.get('/api/support/requests')).status).toBe(status)
      expect((await client.patch(path, { status: 'closed' })).status).toBe(status)
    }
  })

  test('HELP-02 ADMIN-01 the owner reads it, sets its status, and the audit log names the owner', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const { body } = await send(message({ message: html }))
    const owner = await app.user('owner')
    const { requests, open } = (await owner.get('/api/support/requests?status=open')).body
    expect(requests[0]).toMatchObject({ id: body.requestId, message: html, signedIn: false })
    const path = `/api/support/requests/${body.requestId}`
    const changed = await owner.patch(path, { status: 'answered' })
    expect(changed.body.status).toBe('answered')
    expect((await owner.patch(path, { status: 'answered' })).status).toBe(200)
    expect((await owner.get('/api/support/requests')).body.open).toBe(open - 1)
    const { rows } = await app.database.pool.query(
      `select a.action, a.detail, u.email from audit_entries a join users u on u.id = a.actor_id
       where a.target = $1`,
      [body.requestId],
    )
    expect(rows).toEqual([
      { action: 'support-status', detail: 'open to answered', email: owner.email },
    ])
    expect((await owner.patch(path, { status: 'burnt' })).status).toBe(422)
    const unknown = await owner.patch('/api/support/requests/SR-NONE', { status: 'open' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'request-not-found'])
  })

  test('AUTH-05 HELP-02 a copy of all data holds the own messages, erasing takes them along', async () => {
    const user = await app.user()
    const elsewhere = `${randomUUID()}@example.ca`
    await send(message({ email: elsewhere, message: 'From my account' }), user)
    // A stranger typed this address: the account has not verified it.
    await send(message({ email: user.email, message: 'By a stranger' }))
    const copy = (await user.get('/api/account/export')).text
    expect(copy).toContain('From my account')
    expect(copy).not.toContain('By a stranger')
    const gone = await user.send('DELETE', '/api/account', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: 'spruce-and-maple' }),
    })
    expect(gone.status).toBe(200)
    expect(await rowsOf(elsewhere)).toEqual([])
    expect(await rowsOf(user.email)).toHaveLength(1)
  })
})
