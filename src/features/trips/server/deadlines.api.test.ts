import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const dates = { startDate: '2027-05-10', endDate: '2027-05-14' }

/** A trip of these items, and its deadlines as told to its owner. */
async function deadlinesOf(...items: readonly object[]) {
  const user = await app.user('wanderlust')
  const { id } = (await user.post('/api/itineraries', { destinations: [lisbon], ...dates })).body
  const ids: string[] = []
  for (const item of items) {
    const { status, body } = await user.post(`/api/itineraries/${id}/items`, item)
    expect(status, JSON.stringify(body)).toBe(201)
    ids.push(body.id)
  }
  const { status, body } = await user.get(`/api/itineraries/${id}/deadlines`)
  expect(status).toBe(200)
  return { user, id, ids, told: body as Record<string, unknown>[] }
}

const segment = (from: [string, string], to: [string, string], carrier = 'AC') => ({
  number: `${carrier} 870`,
  carrier: { code: carrier },
  from: { iata: from[0], local: from[1] },
  to: { iata: to[0], local: to[1] },
})
const flight = (carrier?: string) => ({
  type: 'flight',
  name: 'Toronto to Lisbon',
  details: {
    kind: 'flight',
    directions: [
      { segments: [segment(['YYZ', '2027-05-09T19:40'], ['LIS', '2027-05-10T07:35'], carrier)] },
      { segments: [segment(['LIS', '2027-05-14T10:10'], ['YYZ', '2027-05-14T13:20'], carrier)] },
    ],
  },
})

describe('E3 deadlines', () => {
  test('E3 check-in-opens, departure: a flight opens for check-in 24 hours before each departure, by the clocks there', async () => {
    const { told, ids } = await deadlinesOf(flight())
    expect(told.map(({ kind, at, local, zone }) => [kind, at, local, zone])).toEqual([
      ['check-in-opens', '2027-05-08T23:40:00Z', '2027-05-08T19:40', 'America/Toronto'],
      ['departure', '2027-05-09T23:40:00Z', '2027-05-09T19:40', 'America/Toronto'],
      ['check-in-opens', '2027-05-13T09:10:00Z', '2027-05-13T10:10', 'Europe/Lisbon'],
      ['departure', '2027-05-14T09:10:00Z', '2027-05-14T10:10', 'Europe/Lisbon'],
    ])
    expect(told.every(({ itemId }) => itemId === ids[0])).toBe(true)
    expect(told.map(({ certain }) => certain)).toEqual([false, true, false, true])
  })

  test('E3 a deadline goes by the clocks of the airport’s own town, not of the one that names its zone', async () => {
    const { told } = await deadlinesOf({
      type: 'flight',
      name: 'Montréal to Lisbon',
      details: {
        kind: 'flight',
        directions: [
          { segments: [segment(['YUL', '2027-05-09T19:40'], ['LIS', '2027-05-10T07:35'])] },
        ],
      },
    })
    expect(told.map(({ zone, place }) => [zone, place])).toEqual([
      ['America/Toronto', 'Montréal'],
      ['America/Toronto', 'Montréal'],
    ])
  })

  test('E3 check-in-opens: a carrier with a row of its own opens as that says', async () => {
    const { told } = await deadlinesOf(flight('TP'))
    expect(told[0]).toMatchObject({ kind: 'check-in-opens', local: '2027-05-08T07:40' })
  })

  test('E3 check-in-opens: 24 hours before a departure after the clocks change is at another wall time', async () => {
    const { told } = await deadlinesOf({
      ...flight(),
      details: {
        kind: 'flight',
        directions: [
          { segments: [segment(['YYZ', '2027-03-14T19:40'], ['LIS', '2027-03-15T07:35'])] },
        ],
      },
    })
    // On 14 March 2027 the clocks of Toronto went from 02:00 to 03:00.
    expect(told.map(({ local }) => local)).toEqual(['2027-03-13T18:40', '2027-03-14T19:40'])
  })

  test('E3 free-cancellation-ends, balance-due: a stay’s free cancellation and balance are by the clocks of its place', async () => {
    const { told } = await deadlinesOf({
      type: 'hotel',
      name: 'Casa do Rio',
      day: '2027-05-10',
      nights: 4,
      lat: 38.71,
      lng: -9.14,
      details: {
        kind: 'stay',
        guests: 2,
        freeCancellationUntil: { local: '2027-05-08T18:00', zone: 'Europe/Lisbon' },
        balanceDue: { date: '2027-04-10', amountCad: 300 },
      },
    })
    expect(told.map(({ kind, at, local, zone }) => [kind, at, local, zone])).toEqual([
      ['balance-due', '2027-04-10T22:59:00Z', '2027-04-10T23:59', 'Europe/Lisbon'],
      ['free-cancellation-ends', '2027-05-08T17:00:00Z', '2027-05-08T18:00', 'Europe/Lisbon'],
    ])
  })

  test('E3 book-by: an offer is to be booked before it ends, unless it is booked', async () => {
    const offered = {
      type: 'activity',
      name: 'Tram tour',
      offer: { provider: 'embedded', id: 'tram', expiresAt: '2027-04-01T12:00:00Z' },
    }
    const { told } = await deadlinesOf(offered, { ...offered, status: 'booked' })
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ kind: 'book-by', local: '2027-04-01T13:00', certain: true })
  })

  test('E3 book-by: a sight that admits only with a ticket bought ahead is to be booked two weeks before, by its own word or by its source’s', async () => {
    const museum = {
      type: 'attraction',
      name: 'Museum of Tiles',
      day: '2027-05-12',
      lat: 38.72,
      lng: -9.11,
    }
    const { told } = await deadlinesOf(
      { ...museum, advanceTicket: 'required' },
      { ...museum, name: 'Borghese', source: 'dining:embedded:rome/borghese-gallery' },
      { ...museum, name: 'Advised', advanceTicket: 'advised' },
      { ...museum, name: 'Booked', advanceTicket: 'required', status: 'booked' },
      { ...museum, name: 'Some day', advanceTicket: 'required', day: null },
    )
    const rows = told.map(({ kind, local, title, certain }) => [kind, local, title, certain])
    expect(rows.toSorted()).toEqual([
      ['book-by', '2027-04-28T12:00', 'Get tickets: Borghese', false],
      ['book-by', '2027-04-28T12:00', 'Get tickets: Museum of Tiles', false],
    ])
  })

  test('E3 departure: ideas and what is cancelled have none; a train leaves', async () => {
    const train = {
      type: 'transport',
      name: 'Train to Porto',
      details: {
        kind: 'ground',
        mode: 'train',
        from: { place: { name: 'Lisbon', lat: 38.71, lng: -9.13 }, local: '2027-05-12T09:00' },
        to: { place: { name: 'Porto', lat: 41.15, lng: -8.58 }, local: '2027-05-12T12:00' },
      },
    }
    const { told } = await deadlinesOf(
      { ...flight(), status: 'idea' },
      { ...flight(), status: 'cancelled' },
      train,
    )
    expect(told.map(({ kind, local }) => [kind, local])).toEqual([
      ['departure', '2027-05-12T09:00'],
    ])
  })

  test('E3 a trip without any has an empty list; a stranger learns nothing, a visitor is asked to sign in', async () => {
    const { id, told } = await deadlinesOf()
    expect(told).toEqual([])
    const path = `/api/itineraries/${id}/deadlines`
    expect((await (await app.user()).get(path)).status).toBe(404)
    expect((await app.visitor().get(path)).status).toBe(401)
  })
})

describe('E3 deadlines of entry', () => {
  const withTravellers = async (travellers: readonly object[]) => {
    const user = await app.user('wanderlust')
    const wish = { destinations: [lisbon], ...dates, travellers }
    const { id } = (await user.post('/api/itineraries', wish)).body
    const { body } = await user.get(`/api/itineraries/${id}/deadlines`)
    return { user, id, told: body as Record<string, unknown>[] }
  }

  test('E3 apply-for-entry, passport-renewal: a visa is applied for eight weeks ahead, a passport that ends too soon is renewed, each once a traveller', async () => {
    const { told } = await withTravellers([
      { name: 'Zoë', passports: [{ country: 'CA', expires: '2027-06-01' }] },
      { name: 'Kim', passports: [{ country: 'IN' }] },
      { name: 'Lou', passports: [] },
    ])
    expect(
      told.map(({ kind, local, zone, itemId, title, certain }) => [
        kind,
        local,
        zone,
        itemId,
        title,
        certain,
      ]),
    ).toEqual([
      [
        'passport-renewal',
        '2027-03-01T12:00',
        'America/Toronto',
        null,
        'Renew Zoë’s passport',
        false,
      ],
      [
        'apply-for-entry',
        '2027-03-15T12:00',
        'America/Toronto',
        null,
        'Apply for a visa: Portugal, Kim',
        false,
      ],
    ])
  })

  test('E3 without passports nothing is said, and no calendar tells of one', async () => {
    expect((await withTravellers([{ name: 'Lou', passports: [] }])).told).toEqual([])
    const { user, id } = await withTravellers([{ name: 'Kim', passports: [{ country: 'IN' }] }])
    const { text } = await user.get(`/api/itineraries/${id}/calendar`)
    expect(text).not.toMatch(/Kim|visa/)
  })
})
