import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import type { TestClient } from '#tests/support/test-client.ts'

let app: TestApp
let ann: TestClient
beforeAll(async () => {
  app = await startTestApp()
  ann = await app.user()
})
afterAll(() => app.close())

/** A trip with a stay, a flight that begins the evening before, an idea and something cancelled. */
async function shared(hides: { hidePrices: boolean; hideNotes: boolean }) {
  const { body: trip } = await ann.post('/api/itineraries', {
    destination: 'Lisbon',
    startDate: '2027-04-12',
    endDate: '2027-04-14',
    budgetCad: 4321,
    party: { adults: 2, children: [5] },
    origin: { iata: 'YUL' },
    travellers: [
      { name: 'Ann of the Trip', passports: [{ country: 'CA', expires: '2031-02-03' }] },
    ],
  })
  const path = `/api/itineraries/${trip.id}`
  const [from, to] = [
    { iata: 'YUL', local: '2027-04-11T21:00' },
    { iata: 'LIS', local: '2027-04-12T09:00' },
  ]
  for (const item of [
    {
      type: 'hotel',
      name: 'Inn',
      price: 300,
      day: '2027-04-12',
      nights: 2,
      details: { kind: 'stay', guests: 3, balanceDue: { date: '2027-03-01', amountCad: 222 } },
    },
    {
      type: 'flight',
      name: 'Flight',
      price: 900,
      details: { kind: 'flight', directions: [{ segments: [{ from, to }] }] },
    },
    { type: 'activity', name: 'Fado', price: 77, status: 'idea', day: '2027-04-13' },
    { type: 'activity', name: 'Surf', price: 88, status: 'cancelled', day: '2027-04-13' },
  ])
    expect((await ann.post(`${path}/items`, item)).status).toBe(201)
  const { body } = await ann.put(`${path}/sharing/page`, hides)
  const token = body.path.split('/').at(-1)
  const [read, older] = await Promise.all(
    [`/api/shared/${token}`, `/api/shared-trips/${token}`].map((at) => app.visitor().get(at)),
  )
  expect(read?.body).toEqual(older?.body)
  return { path, text: read?.text ?? '', body: read?.body }
}

test('A10 the shared page has the party, the sums, each item’s state and what each day holds', async () => {
  const { path, body } = await shared({ hidePrices: false, hideNotes: false })
  expect(body).toMatchObject({
    party: { adults: 2, children: [5] },
    totalCad: 1200,
    perPersonCad: 400,
  })
  const trip = (await ann.get(path)).body
  expect(body.days.map(({ spans }: { spans: object[] }) => spans)).toEqual(
    trip.days.map(({ spans }: { spans: object[] }) => spans),
  )
  expect(body.outside).toEqual(trip.outside)
  expect(body.outside).toHaveLength(1)
  const states = body.days[1].items.map(({ status }: { status: string }) => status)
  expect(states.toSorted()).toEqual(['cancelled', 'idea'])
  const inn = body.days[0].items.find(({ name }: { name: string }) => name === 'Inn')
  // A flight by its clocks, for a copy; where it begins is for its name to say.
  const flight = body.days[0].items.find(({ type }: { type: string }) => type === 'flight')
  expect(flight.directions).toEqual([
    { segments: [{ from: { local: '2027-04-11T21:00' }, to: { local: '2027-04-12T09:00' } }] },
  ])
  expect(body.days[0].spans).toContainEqual(
    expect.objectContaining({ itemId: inn.id, part: 'checkIn' }),
  )
})

test('A10 with prices hidden there is no price, no sum, no budget and nothing paid; passports and origin are never there', async () => {
  const { body, text } = await shared({ hidePrices: true, hideNotes: true })
  expect([body.totalCad, body.perPersonCad]).toEqual([null, null])
  // An id may hold any digits: an amount stands by itself.
  for (const sum of ['1200', '900', '300', '4321', '222'])
    expect(text).not.toMatch(new RegExp(`(?<![\\w-])${sum}(?![\\w-])`))
  for (const word of ['paid', 'refund', 'budget', 'unitPrice', 'quantity'])
    expect(text).not.toContain(word)
  const open = await shared({ hidePrices: false, hideNotes: false })
  for (const word of ['2031-02-03', 'Ann of the Trip', 'YUL', 'budget'])
    expect(open.text).not.toContain(word)
  expect(open.text).not.toMatch(/(?<![\w-])4321(?![\w-])/)
})

test('A10 a calendar hides what the page hides until it is told otherwise, and has no idea in it', async () => {
  const { path } = await shared({ hidePrices: true, hideNotes: false })
  const made = await ann.put(`${path}/sharing/calendar`)
  expect(made.body).toMatchObject({ hidePrices: true, hideNotes: false })
  const { text } = await app.visitor().get(made.body.path)
  expect(text).toContain('Inn')
  for (const word of ['$300', 'Fado', 'Surf']) expect(text).not.toContain(word)
  const own = await ann.put(`${path}/sharing/calendar`, { hidePrices: false })
  expect((await app.visitor().get(own.body.path)).text).toContain('300')
})

test('C8 the page says the owner’s first name only where the link says so, and never the last one', async () => {
  const { path, body, text } = await shared({ hidePrices: true, hideNotes: false })
  expect(body.owner).toBeNull()
  expect(text).not.toMatch(/\bLee\b/)
  const made = await ann.put(`${path}/sharing/page`, {
    hidePrices: true,
    hideNotes: false,
    showName: true,
  })
  expect(made.body.showName).toBe(true)
  const read = () => app.visitor().get(made.body.path.replace('/shared/', '/api/shared/'))
  const named = await read()
  expect(named.body.owner).toBe('Ann')
  expect(named.text).not.toMatch(/\bLee\b/)
  // Changed without a word of it, it stays as it was said.
  await ann.put(`${path}/sharing/page`, { hidePrices: false, hideNotes: false })
  expect((await read()).body.owner).toBe('Ann')
})

test('C8 a shared stop carries its place and the drawing of a sight, and nothing of where an offer came from', async () => {
  const { path } = await shared({ hidePrices: false, hideNotes: false })
  const at = { type: 'attraction', day: '2027-04-12', lat: 38.69, lng: -9.21 }
  await ann.post(`${path}/items`, {
    ...at,
    name: 'Belém Tower',
    source: 'dining:embedded:lisbon/belem-tower',
  })
  await ann.post(`${path}/items`, { ...at, name: 'Fado', source: 'stays:embedded:secret-offer' })
  const { body: link } = await ann.get(`${path}/sharing`)
  const { body, text } = await app
    .visitor()
    .get(link.page.path.replace('/shared/', '/api/shared-trips/'))
  const found = body.days[0].items.find(({ name }: { name: string }) => name === 'Belém Tower')
  const source = 'dining:embedded:lisbon/belem-tower'
  expect(found).toMatchObject({ landmark: 'lisbon/belem-tower', source, lat: 38.69, lng: -9.21 })
  expect(found).toMatchObject({ basis: 'group', quantity: 1 })
  expect(text).not.toContain('secret-offer')
})

test('C8 a reader of the page gets its calendar without what the page hides; a stranger’s link gets none', async () => {
  const { path } = await shared({ hidePrices: true, hideNotes: false })
  const { body } = await ann.get(`${path}/sharing`)
  const at = body.page.path.replace('/shared/', '/api/shared-trips/')
  const { status, text, headers } = await app.visitor().get(`${at}/calendar`)
  expect([status, headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
  expect(text).toContain('Inn')
  expect(text).not.toContain('$300')
  const unknown = `/api/shared-trips/${'a'.repeat(at.split('/').at(-1)?.length ?? 1)}/calendar`
  expect((await app.visitor().get(unknown)).status).toBe(404)
  await ann.delete(`${path}/sharing/page`)
  expect((await app.visitor().get(`${at}/calendar`)).status).toBe(404)
})
