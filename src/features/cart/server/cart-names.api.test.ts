import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { awaitLetters } from '#tests/support/outbox.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const phrase = 'Click evil.example now'
/** Every text field of an item that a sender can fill in. */
const typed = { title: phrase, description: phrase, location: phrase }
let counter = 0

/** The text of the PDF that a visitor's cart sends to an address, and of the stored letter. */
async function copyOf(items: readonly object[]): Promise<string> {
  counter += 1
  const email = `copy${counter}@example.ca`
  const itinerary = items.map((item, at) => ({ id: `${phrase} ${at}`, ...item }))
  const answer = await app
    .visitor()
    .post('/api/demo-pdf-export', { itinerary, name: phrase, email })
  expect(answer.status).toBe(200)
  const { rows } = await app.database.pool.query(
    'select data::text from letters where receiver = $1',
    [email],
  )
  const [letter = ''] = await awaitLetters(app, email, 1)
  expect(JSON.stringify(rows) + letter).not.toContain('evil')
  const [, coded = ''] =
    /Content-Type: application\/pdf[\s\S]*?\r?\n\r?\n([\w+/=\s]+)/.exec(letter) ?? []
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(Buffer.from(coded, 'base64'))),
    { mergePages: true },
  )
  expect(text).not.toContain('evil')
  return text.replaceAll(/[\s\u200b]+/g, ' ')
}

interface Listed {
  readonly type: string
  readonly source: string
  readonly externalData?: object
  /** As shown on the site. */
  readonly name: string
}

const get = async (path: string, query: Readonly<Record<string, string>>) =>
  (await app.visitor().get(`${path}?${new URLSearchParams(query)}`)).body

/** One item of each catalogue in a town, as its page puts it into the cart. */
async function listedIn(town: string): Promise<readonly Listed[]> {
  const dates = { checkInDate: '2027-04-12', checkOutDate: '2027-04-14' }
  const [hotel] = (await get('/api/search/hotels', { location: town, ...dates })).data
  const { locations } = await get('/api/reviews/location-search', { query: town })
  const { locationId } = locations[0]
  const [restaurant] = (await get('/api/reviews/restaurants', { locationId })).restaurants
  const [sight] = (await get('/api/reviews/attractions', { locationId })).attractions
  const [activity] = (await get('/api/flight-data/activities', { destination: town })).activities
  const nights = { checkIn: '2027-04-12', checkOut: '2027-04-14' }
  const [property] = (await get('/api/rentals/properties', { location: town, ...nights })).data
    .properties
  return [
    { type: 'hotel', source: `stays:${hotel.hotelId}`, name: hotel.hotel.name },
    { type: 'restaurant', source: `dining:${restaurant.id}`, name: restaurant.name },
    ...(sight ? [{ type: 'activity', source: `dining:${sight.id}`, name: sight.name }] : []),
    { type: 'activity', source: `activities:${activity.id}`, name: activity.name },
    { type: 'hotel', source: `rentals:${property.id}`, name: property.name },
  ]
}

const squeezed = (text: string): string => text.replaceAll(' ', '')

const towns = ['Québec City', 'Springfield, Illinois']
test.each(full ? [...towns, 'Paris', 'Bern'] : towns)(
  'CART-05 a visitor’s copy names what comes from our catalogues of %s, at the item’s price and day',
  async (town) => {
    const listed = await listedIn(town)
    expect(listed.length).toBeGreaterThanOrEqual(4)
    const items = listed.map(({ name: _, ...item }, at) => ({
      ...item,
      ...typed,
      cost: 101 + at,
      date: '2027-04-12',
      time: '19:30',
    }))
    const paper = await copyOf(items)
    for (const [at, { name }] of listed.entries()) {
      expect(squeezed(paper)).toContain(squeezed(name))
      expect(paper).toContain(`$${101 + at}.00`)
    }
    for (const words of ['Mon 12 Apr', '19:30']) expect(paper).toContain(words)
    expect(paper).not.toMatch(/A stay|A meal|An activity/)
    expect(squeezed(paper)).toContain(squeezed(town.split(',')[0] ?? town))
    expect(paper).not.toContain('Multiple Destinations')
  },
)

test.each([
  ['nonstop, there', { origin: 'YYZ', destination: 'CDG' }],
  ['with changes, and back', { origin: 'YQB', destination: 'NRT', returnDate: '2027-04-26' }],
  ['of a small airport', { origin: 'YXY', destination: 'YVR', returnDate: '2027-05-02' }],
])('CART-05 a visitor’s copy names flights %s, by airline and number', async (_, ends) => {
  const { data: offers } = await get('/api/flights/search', {
    departureDate: '2027-04-12',
    ...ends,
  })
  expect(offers.length).toBeGreaterThan(0)
  for (const offer of [offers[0], offers.at(-1)]) {
    const { id } = offer
    const item = { type: 'flight', source: `flights:${offer.provider}`, externalData: { id } }
    const paper = await copyOf([{ ...item, ...typed, date: '2027-04-12', cost: 700.5 }])
    expect(paper).toContain(`${ends.origin} → ${ends.destination}`)
    expect(paper).toContain('$700.50')
    for (const leg of offer.legs)
      for (const { number, carrier } of leg.segments)
        expect(squeezed(paper)).toContain(squeezed(`${carrier.name} ${number}`))
  }
})

test('CART-05 places of the maps page are named too, and a flight to a town leaves the town its destination', async () => {
  const near = { lat: '48.8606', lng: '2.3376' }
  const found = await Promise.all(
    ['tourist_attraction', 'lodging', 'restaurant', 'airport'].map((type) =>
      get('/api/maps/nearby', { ...near, type }),
    ),
  )
  const places = found.map(([place]: { id: string; name: string; type: string }[]) => place)
  const geocoded = await get('/api/maps/geocode', { location: 'Eiffel Tower' })
  const { data: offers } = await get('/api/flights/search', {
    origin: 'YYZ',
    destination: 'CDG',
    departureDate: '2027-04-12',
  })
  const tower = { type: 'activity', source: `geocoded:${geocoded.lat},${geocoded.lng}` }
  const flight = { type: 'flight', source: 'flights:embedded', externalData: { id: offers[0].id } }
  const paper = await copyOf([
    ...places.map((place) => ({ ...typed, type: place?.type, source: place?.id, cost: 1 })),
    { ...typed, ...tower, title: geocoded.name, cost: 0 },
    { ...typed, type: 'activity', source: 'start:rideau-canal', cost: 0 },
    { ...typed, ...flight, cost: 700 },
  ])
  for (const name of [...places.map((place) => place?.name ?? ''), geocoded.name, 'Rideau Canal'])
    expect(squeezed(paper)).toContain(squeezed(name))
  const [hotel, meal] = await listedIn('Paris')
  const inParis = await copyOf([
    { ...typed, ...hotel, cost: 1, title: phrase },
    { ...typed, ...meal, cost: 1, title: phrase },
    { ...typed, ...flight, cost: 700 },
  ])
  expect(inParis).toMatch(/^Wayleaf Your travel itinerary Paris|Your travel itinerary.{0,40}Paris/)
  expect(inParis).not.toContain('Multiple Destinations')
})

test('CART-05 an item that is not ours goes without words: an id in no catalogue, a flight that does not exist', async () => {
  const odd = [
    'stays:embedded:paris/evil.example',
    'stays:embedded:Click evil.example now',
    'dining:embedded:paris/__proto__',
    'rentals:embedded:/',
    'activities:embedded:paris/',
    'constructor:embedded:paris/louvre-museum',
    '__proto__:x',
    'embedded:paris/evil',
    'start:evil',
    'geocoded:48.8,2.3',
    'louvre-museum',
  ].map((source) => ({ ...typed, type: 'activity', source, cost: 1 }))
  const flights = [
    'embedded:2027-04-12YYZXX1CDG;ECONOMY;1-0-0',
    'embedded:2027-04-12YYZAC9999CDG;ECONOMY;1-0-0',
    'embedded:2027-02-30YYZAC880CDG;ECONOMY;1-0-0',
    'embedded:2027-04-12YYZ;ECONOMY;1-0-0',
    phrase,
  ].map((id) => ({
    ...typed,
    type: 'flight',
    source: 'flights:embedded',
    externalData: { id },
    cost: 1,
  }))
  const paper = await copyOf([
    ...odd,
    ...flights,
    { ...typed, type: 'flight', source: 'flights:embedded', externalData: 'odd', cost: 1 },
  ])
  expect(paper.match(/An activity/g)).toHaveLength(odd.length)
  expect(paper.match(/A flight/g)).toHaveLength(flights.length + 1)
  expect(paper).toContain('Multiple Destinations')
})

test('CART-05 a sender cannot make a sample look real', async () => {
  const [hotel] = await listedIn('Paris')
  const paper = await copyOf([{ ...typed, ...hotel, title: phrase, cost: 1, sample: false }])
  expect(paper).toContain('Businesses marked Sample are made up')
})
