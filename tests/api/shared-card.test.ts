import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.user()
})
afterAll(() => app.close())

async function sharedTrip(title: string, ref: string | null = 'lisbon') {
  const { body } = await owner.post('/api/itineraries', {
    title,
    destinations: [{ ref, name: 'Lisbon', countryCode: 'PT', lat: null, lng: null }],
    startDate: '2027-05-10',
    endDate: '2027-05-12',
  })
  const item = { type: 'attraction', name: 'Belém Tower', day: '2027-05-10', price: 24 }
  await owner.post(`/api/itineraries/${body.id}/items`, item)
  const hides = { hidePrices: true, hideNotes: true }
  const link = await owner.put(`/api/itineraries/${body.id}/sharing/page`, hides)
  return { id: body.id as string, version: body.version as number, path: link.body.path as string }
}

const fetchCard = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}${path}`, { headers, redirect: 'manual' })

/** Width and height, from the first block of a PNG. */
async function sizeOf(response: Response): Promise<readonly number[]> {
  const bytes = new DataView(await response.arrayBuffer())
  expect(bytes.getUint32(0)).toBe(0x89504e47)
  return [bytes.getUint32(16), bytes.getUint32(20)]
}

const cardIn = async (path: string): Promise<string> => {
  const html = await (await fetch(`${app.url}${path}`)).text()
  return /og:image" content="[^"]*?(\/shared\/[^"]+)"/.exec(html)?.[1] ?? ''
}

test('C8 a shared trip has a card of 1200 × 630 in the HTML that a chat reads, and no proxy keeps it', async () => {
  const { path } = await sharedTrip('Lisbon, 3 days')
  const card = await fetchCard(await cardIn(path))
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(card.headers.get('cache-control')).toBe('private, no-cache')
  expect(card.headers.get('x-robots-tag')).toBe('noindex')
  const etag = card.headers.get('etag') ?? ''
  expect(await sizeOf(card)).toEqual([1200, 630])
  expect((await fetchCard(`${path}/card.png`, { 'if-none-match': etag })).status).toBe(304)
})

test('C8 another title is another card at another address; the owner’s budget and prices change none', async () => {
  const { id, path } = await sharedTrip('Before')
  const first = await cardIn(path)
  const trip = async () => (await owner.get(`/api/itineraries/${id}`)).body
  const budget = { version: (await trip()).version, budgetCad: 999 }
  expect((await owner.patch(`/api/itineraries/${id}`, budget)).status).toBe(200)
  expect(await cardIn(path)).toBe(first)
  const title = { version: (await trip()).version, title: 'After' }
  expect((await owner.patch(`/api/itineraries/${id}`, title)).status).toBe(200)
  expect(await cardIn(path)).not.toBe(first)
})

test.each([
  ['東京と京都 🗼 العربية', null],
  ['Ann & Ben <3 "Lisbon" ]]>', 'lisbon'],
  ['Nowhere', '../../etc/passwd'],
])('C8 a trip called %j has a card too', async (title, ref) => {
  const { path } = await sharedTrip(title, ref)
  expect(await sizeOf(await fetchCard(`${path}/card.png`))).toEqual([1200, 630])
})

test('C8 a link that was turned off, or that there never was, has no card', async () => {
  const { id, path } = await sharedTrip('Secret')
  const card = await cardIn(path)
  await owner.delete(`/api/itineraries/${id}/sharing/page`)
  expect((await fetchCard(card)).status).toBe(404)
  expect((await fetchCard(`/shared/${'0'.repeat(32)}/card.png`)).status).toBe(404)
  expect((await fetchCard('/shared/abc/card.png')).status).toBe(404)
})
