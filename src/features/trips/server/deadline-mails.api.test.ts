import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { insertLetter } from '#platform/server/mail/letters.store.ts'
import { startDeadlineMails } from './send-deadline-mails.job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const path = '/api/deadlines/mails'
type User = TestClient & { readonly email: string }

/** A trip with a stay whose free cancellation ends at a local time in Lisbon. */
async function tripOf(user: User, until: string) {
  const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
  const dates = { startDate: '2027-05-10', endDate: '2027-05-12' }
  const { body } = await user.post('/api/itineraries', { destinations: [lisbon], ...dates })
  const zone = 'Europe/Lisbon'
  const details = { kind: 'stay', guests: 1, freeCancellationUntil: { local: until, zone } }
  const stay = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, price: 240, details }
  const added = await user.post(`/api/itineraries/${body.id}/items`, stay)
  expect(added.status).toBe(201)
  return `/api/itineraries/${body.id}/items/${added.body.id}`
}

const lettersTo = async ({ email }: User): Promise<number> => {
  const { rows } = await app.database.pool.query<{ count: string }>(
    "select count(*) from letters where receiver = $1 and kind = 'deadline'",
    [email.toLowerCase()],
  )
  return Number(rows[0]?.count)
}

/** Rounds of the job as they run in so many processes at this moment. */
async function rounds(now: string, { processes = 1, crash = false } = {}) {
  const post = crash ? async () => Promise.reject(new Error('killed')) : insertLetter
  const deps = {
    ...app.trips,
    db: app.database.db,
    clock: { now: () => new Date(now) },
    log: createLogger({ level: 'silent' }),
    mailQueue: { post, wake: () => undefined },
    site: 'https://travel.example',
    everyMs: 1_000_000,
  }
  const jobs = Array.from({ length: processes }, () => startDeadlineMails(deps))
  const outcomes = await Promise.allSettled(jobs.map((job) => job.run()))
  await Promise.all(jobs.map((job) => job.close()))
  return outcomes
}

const dayBefore = '2027-05-07T18:00:00Z'

test('E3 mails are off until asked for; then one is sent a day before, once over processes and restarts', async () => {
  const user = await app.user()
  await tripOf(user, '2027-05-08T18:00')
  expect((await user.get(path)).body).toEqual({ on: false })
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(0)
  expect((await user.put(path, { on: true })).body).toEqual({ on: true })
  expect((await user.put(path, { on: true })).body).toEqual({ on: true })
  await rounds('2027-05-06T12:00:00Z')
  expect(await lettersTo(user)).toBe(0)
  await rounds(dayBefore, { processes: 3 })
  expect(await lettersTo(user)).toBe(1)
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(1)
  const { rows } = await app.database.pool.query<{ data: { party: string } }>(
    'select data from letters where receiver = $1',
    [user.email.toLowerCase()],
  )
  expect(rows[0]?.data.party).toBe('1 adult')
})

test('E3 killed between note and letter the mail is sent by the next round', async () => {
  const user = await app.user()
  await tripOf(user, '2027-05-08T18:00')
  await user.put(path, { on: true })
  const [crashed] = await rounds(dayBefore, { crash: true })
  expect([crashed?.status, await lettersTo(user)]).toEqual(['rejected', 0])
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(1)
})

test('E3 a deadline that moves is told anew; one that is past, cancelled or no longer wanted is not', async () => {
  const user = await app.user()
  const item = await tripOf(user, '2027-05-08T18:00')
  await user.put(path, { on: true })
  await rounds(dayBefore)
  const details = {
    kind: 'stay',
    guests: 1,
    freeCancellationUntil: { local: '2027-05-08T12:00', zone: 'Europe/Lisbon' },
  }
  await user.patch(item, { version: 1, details })
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(2)
  await user.patch(item, { status: 'cancelled' })
  await tripOf(user, '2027-05-07T10:00')
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(2)
  await tripOf(user, '2027-05-08T09:00')
  await user.put(path, { on: false })
  await rounds(dayBefore)
  expect(await lettersTo(user)).toBe(2)
  expect((await app.visitor().put(path, { on: true })).status).toBe(401)
})
