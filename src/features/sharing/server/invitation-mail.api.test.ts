import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { awaitLetters } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ RATE_LIMITS: 'on' })
})
afterAll(() => app.close())

const plan = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }
const tripOf = async (client: TestClient, title?: string): Promise<string> => {
  const { body } = await client.post('/api/itineraries', { ...plan, ...(title ? { title } : {}) })
  return body.id
}
const inviteTo = (owner: TestClient, trip: string, email: string, id = randomUUID()) =>
  owner.post(`/api/itineraries/${trip}/invitations`, { id, email })

async function prove(email: string): Promise<void> {
  await app.database.pool.query('update users set email_verified = true where email = $1', [email])
}
async function unprove(email: string): Promise<void> {
  await app.database.pool.query('update users set email_verified = false where email = $1', [email])
}

test('PLAN-08 a letter has a fixed subject and no address that the sender wrote', async () => {
  const owner = await app.user()
  const trip = await tripOf(owner, 'Pay at https://evil.example/now\nor evil.example')
  await app.database.pool.query(`update users set name = $2 where email = $1`, [
    owner.email,
    'Your\r\nbank www.evil.example',
  ])
  await inviteTo(owner, trip, 'reader@example.ca')
  const [letter = ''] = await awaitLetters(app, 'reader@example.ca', 1)
  expect(letter).toMatch(/^Subject: Invitation to plan a trip together\r?$/m)
  expect(letter).not.toContain('evil')
  expect(letter).toContain('Your bank has invited you to plan a trip together: Pay at or,')
  expect(letter.replaceAll(/=\r?\n/g, '')).toMatch(/for\s+1\s+adult\./)
})

test('PLAN-08 one receiver gets at most three letters a day, from all senders together; a repeated request is not counted', async () => {
  const owners = await Promise.all(Array.from({ length: 4 }, () => app.user()))
  const to = 'Wanted@example.ca'
  const wishes = await Promise.all(
    owners.map(async (owner) => ({ owner, trip: await tripOf(owner), id: randomUUID() })),
  )
  const ask = ({ owner, trip, id }: (typeof wishes)[number]) => inviteTo(owner, trip, to, id)
  const [first, second, third, fourth] = wishes
  if (!first || !second || !third || !fourth) throw new Error('Four ask')
  for (const wish of [first, first, first, second, third])
    expect((await ask(wish)).status).toBe(201)
  const more = await ask(fourth)
  expect([more.status, more.body.code]).toEqual([429, 'rate-limited'])
  expect((await ask(third)).status).toBe(201)
  expect((await inviteTo(fourth.owner, fourth.trip, 'else@example.ca')).status).toBe(201)
})

test('AUTH-05 PLAN-08 an account with an unverified address neither sees nor erases what was sent to it', async () => {
  const owner = await app.user()
  const trip = await tripOf(owner)
  const [claims, proves] = await Promise.all([app.user(), app.user()])
  await unprove(claims.email)
  await prove(proves.email)
  for (const { email } of [claims, proves])
    expect((await inviteTo(owner, trip, email)).status).toBe(201)
  await Promise.all([claims, proves].map(({ email }) => awaitLetters(app, email, 1)))
  const copyOf = async (client: TestClient) => (await client.get('/api/account/export')).body
  expect(await copyOf(claims)).toMatchObject({ 'trip-invitations': [], letters: [] })
  expect(await copyOf(proves)).toMatchObject({
    'trip-invitations': [{ email: proves.email }],
    letters: [{ kind: 'trip-invitation' }],
  })
  for (const client of [claims, proves])
    expect((await client.delete('/api/account')).status).toBe(200)
  const { invitations } = (await owner.get(`/api/itineraries/${trip}/members`)).body
  expect(invitations.map(({ email }: { email: string }) => email)).toEqual([claims.email])
  const { rows } = await app.database.pool.query(
    'select receiver from letters where receiver = any($1)',
    [[claims.email, proves.email]],
  )
  expect(rows).toEqual([{ receiver: claims.email }])
})
