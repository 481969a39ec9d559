import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** A trip with a stay whose balance is due on a day. */
async function tripWith(who: TestClient, title: string, balanceDue: string, over: object = {}) {
  const dates = { startDate: '2027-05-10', endDate: '2027-05-12' }
  const { body } = await who.post('/api/itineraries', { destination: 'Lisbon', title, ...dates })
  const details = { kind: 'stay', guests: 1, balanceDue: { date: balanceDue, amountCad: 120 } }
  const stay = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, price: 240, details }
  expect((await who.post(`/api/itineraries/${body.id}/items`, { ...stay, ...over })).status).toBe(
    201,
  )
  return body.id as string
}

test('E3 what is due in all trips stands in one list, the earliest first; what others own is not in it', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const later = await tripWith(ann, 'Later', '2027-04-20')
  const sooner = await tripWith(ann, 'Sooner', '2027-04-01')
  await tripWith(ben, 'Another’s', '2027-03-01')
  const { status, body } = await ann.get('/api/deadlines')
  expect(status).toBe(200)
  const due = body.filter(({ kind }: { kind: string }) => kind === 'balance-due')
  expect(due).toMatchObject([
    { tripId: sooner, tripTitle: 'Sooner', local: '2027-04-01T23:59' },
    { tripId: later, tripTitle: 'Later', local: '2027-04-20T23:59' },
  ])
  const times = body.map(({ at }: { at: string }) => at)
  expect(times).toEqual([...times].toSorted())
})

test('E3 what is over, archived or cancelled is not due; signed out there is no list', async () => {
  const user = await app.user()
  await tripWith(user, 'Past balance', '2026-01-02')
  await tripWith(user, 'Cancelled', '2027-04-02', { status: 'cancelled' })
  const archived = await tripWith(user, 'Archived', '2027-04-03')
  await user.patch(`/api/itineraries/${archived}`, { version: 1, archived: true })
  const { body } = await user.get('/api/deadlines')
  expect(body.filter(({ kind }: { kind: string }) => kind === 'balance-due')).toEqual([])
  expect((await app.visitor().get('/api/deadlines')).status).toBe(401)
})
