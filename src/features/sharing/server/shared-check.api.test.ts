import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let owner: TestClient
let id: string
let check: string

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.user('wanderlust')
  const { body } = await owner.post('/api/itineraries', {
    destinations: [lisbon],
    startDate: '2027-05-10',
    endDate: '2027-05-13',
    budgetCad: 100,
  })
  id = body.id
  for (const item of [
    { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 3, price: 300 },
    // A Tuesday.
    {
      type: 'attraction',
      name: 'MAAT',
      source: 'dining:embedded:lisbon/maat',
      day: '2027-05-11',
      time: '11:00',
    },
  ])
    expect((await owner.post(`/api/itineraries/${id}/items`, item)).status).toBe(201)
  check = await share({ hidePrices: false })
})
afterAll(() => app.close())

/** The address of the check behind the link to the page. */
async function share({ hidePrices }: { readonly hidePrices: boolean }): Promise<string> {
  const wish = { hidePrices, hideNotes: false }
  const { body } = await owner.put(`/api/itineraries/${id}/sharing/page`, wish)
  return `/api/shared-trips/${body.path.split('/').at(-1)}/check`
}

const messages = ({ body }: { readonly body: { findings: { message: string }[] } }) =>
  body.findings.map(({ message }) => message)

const closed = 'MAAT is closed on Tuesdays.'

test('D1 the owner sees behind the link what does not fit, and which trip the planner opens', async () => {
  const answer = await owner.get(check)
  expect(answer.status).toBe(200)
  expect(messages(answer)).toEqual([closed, 'Your trip is $200.00 over your budget of $100.00.'])
  expect(answer.body.tripId).toBe(id)
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
})

test('D1 an editor sees it too', async () => {
  const editor = await app.user()
  const { body } = await owner.post(`/api/itineraries/${id}/invitations`, { id: randomUUID() })
  const token = body.path.split('=')[1]
  expect((await editor.post(`/api/invitations/${token}`)).status).toBe(200)
  expect(messages(await editor.get(check))).toContain(closed)
})

test('D1 a visitor with the link and an account of no part in the trip see nothing of it', async () => {
  const stranger = await app.user('wanderlust')
  for (const viewer of [app.visitor(), stranger]) {
    const { status, body } = await viewer.get(check)
    expect([status, body]).toEqual([200, { tripId: null, findings: [] }])
  }
})

test('D1 a link that hides prices hides the sums in what does not fit', async () => {
  const hidden = await share({ hidePrices: true })
  const answer = await owner.get(hidden)
  expect(messages(answer)).toEqual([closed, 'Your trip is over your budget.'])
  expect(answer.text).not.toContain('$')
})

test('D1 a link that was turned off leads nowhere', async () => {
  expect((await owner.delete(`/api/itineraries/${id}/sharing/page`)).status).toBe(204)
  const { status, body } = await owner.get(check)
  expect([status, body.code]).toEqual([404, 'link-not-found'])
})
