import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lettersTo } from '../support/outbox.ts'
import { opened, pay } from '../support/sandbox-steps.ts'
import { seated, subscriber } from '../support/teams.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

const house = 'desk@agency.example'
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ BUSINESS_EMAIL: house, PAYMENT_DOUBT_SECONDS: '600' })
})
afterAll(() => app.close())

/** The senders in the order in which they write: by time alone the last one would come first. */
async function askers() {
  const { owner, session } = await subscriber(app)
  const { member } = await seated(app, owner)
  const { owner: pro } = await subscriber(app, 'premium')
  const [explorer, free] = [await app.user('explorer'), await app.user()]
  const visitor = app.visitor()
  return { owner, session, member, pro, explorer, free, visitor }
}

const write = async (client: TestClient): Promise<string> => {
  const sent = { name: 'Zoé', email: `${randomUUID()}@example.ca`, message: 'How do I?' }
  return (await client.post('/api/support/request', sent)).body.requestId
}

interface Request {
  readonly id: string
  readonly precedence: string
  readonly status: string
}

test('SHOP-04 HELP-02 requests of a business plan and of its seats stand first in the inbox, then those who pay, then all others', async () => {
  const { owner, session, member, pro, explorer, free, visitor } = await askers()
  const sent = []
  for (const who of [owner, member, pro, explorer, free, visitor]) sent.push(await write(who))
  const [ofOwner = '', ofMember = '', ofPro, ofExplorer, ofFree, ofVisitor] = sent
  const desk = await app.user('owner')
  const inbox = async (query = '?status=open') =>
    (await desk.get(`/api/support/requests${query}`)).body.requests as Request[]
  const ids = async () => (await inbox()).map(({ id }) => id)
  expect(await ids()).toEqual([ofMember, ofOwner, ofExplorer, ofPro, ofVisitor, ofFree])
  expect((await inbox()).map(({ precedence }) => precedence)).toEqual([
    'priority',
    'priority',
    'premium',
    'premium',
    'usual',
    'usual',
  ])
  // The house's letters say it too, each in its subject.
  const subjects = async () =>
    (await lettersTo(app, house)).flatMap(
      (letter) => /^Subject: (.*?)\r?$/m.exec(letter)?.[1] ?? [],
    )
  await expect.poll(async () => (await subjects()).length).toBe(6)
  expect(await subjects()).toEqual(
    expect.arrayContaining([
      `Priority: ${ofMember}: Other issue (Medium)`,
      `Premium: ${ofPro}: Other issue (Medium)`,
      `${ofFree}: Other issue (Medium)`,
    ]),
  )
  // Answered, it stands behind everything that waits.
  await desk.patch(`/api/support/requests/${ofMember}`, { status: 'answered' })
  expect((await inbox('')).map(({ id }) => id)).toEqual([
    ofOwner,
    ofExplorer,
    ofPro,
    ofVisitor,
    ofFree,
    ofMember,
  ])
  await desk.patch(`/api/support/requests/${ofMember}`, { status: 'open' })
  // The plan ends, and its precedence with it, also of what was sent before.
  await owner.post(`/api/sandbox-checkout/${session}/billing`, { action: 'end-now' })
  await expect
    .poll(async () => (await inbox()).find(({ id }) => id === ofMember)?.precedence, {
      timeout: 10_000,
    })
    .toBe('usual')
  expect((await ids()).slice(0, 2)).toEqual([ofExplorer, ofPro])
})

test('SHOP-04 consultations of paying accounts come before the others, and leave the list when taken up', async () => {
  const { owner, pro, free, visitor } = await askers()
  const buy = async (client: TestClient, body: object = { tier: 'express' }) => {
    const session = await opened(client, '/api/consultation/checkout', body)
    const { purchase } = await pay(client, session, { email: 'zoe@example.ca' })
    expect((await client.get(`/api/consultation/verify/${purchase}`)).status).toBe(200)
    return purchase
  }
  const [ofVisitor, ofFree] = [
    await buy(visitor, { tier: 'express', note: 'Paris' }),
    await buy(free),
  ]
  const [ofPro, ofOwner] = [await buy(pro), await buy(owner)]
  const desk = await app.user('operator')
  const list = async (state = 'waiting') =>
    (await desk.get(`/api/admin/consultations?state=${state}`)).body.consultations
  const waiting = await list()
  expect(waiting).toMatchObject([
    { id: ofOwner, precedence: 'priority', email: owner.email },
    { id: ofPro, precedence: 'premium' },
    { id: ofVisitor, precedence: 'usual', email: 'zoe@example.ca', note: 'Paris' },
    {
      id: ofFree,
      precedence: 'usual',
      attendedAt: null,
      title: 'Express consultation, 30 minutes',
    },
  ])
  await expect
    .poll(async () => (await lettersTo(app, house)).join('\n'))
    .toContain('Subject: Priority: Consultation request: Express consultation')
  const path = `/api/admin/consultations/${ofPro}`
  for (let n = 0; n < 2; n++) expect((await desk.put(path, { attended: true })).status).toBe(204)
  expect((await list()).map(({ id }: Request) => id)).toEqual([ofOwner, ofVisitor, ofFree])
  expect(await list('attended')).toMatchObject([{ id: ofPro, attendedAt: expect.any(String) }])
  const { rows } = await app.database.pool.query(
    'select action from audit_entries where target = $1',
    [ofPro],
  )
  expect(rows).toEqual([{ action: 'consultation-attended' }])
  await desk.put(path, { attended: false })
  expect((await list())[1].id).toBe(ofPro)
  // A refunded consultation leaves the list; only staff read and change the list.
  expect((await pro.post(`/api/purchases/${ofPro}/refund`, {})).status).toBe(200)
  expect((await list()).map(({ id }: Request) => id)).not.toContain(ofPro)
  expect((await desk.put(path, { attended: true })).body.code).toBe('consultation-not-found')
  const unknown = await desk.put(`/api/admin/consultations/${randomUUID()}`, { attended: true })
  expect(unknown.status).toBe(404)
  for (const [who, status] of [
    [visitor, 401],
    [owner, 403],
  ] as const) {
    expect((await who.get('/api/admin/consultations')).status).toBe(status)
    expect((await who.put(path, { attended: true })).status).toBe(status)
  }
})
