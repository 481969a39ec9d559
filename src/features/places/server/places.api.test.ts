import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (path: string, query: Record<string, string> = {}) =>
  app.visitor().get(`${path}?${new URLSearchParams(query)}`)

describe('FLY-01 GET /api/airports', () => {
  const codes = async (query: string) =>
    (await get('/api/airports', { query })).body.map(({ iata }: { iata: string }) => iata)

  test('an airport has code, name, city, country, place and time zone, and nothing else', async () => {
    const { status, body, headers } = await get('/api/airports', { query: 'YYZ' })
    expect(status).toBe(200)
    expect(body[0]).toEqual({
      iata: 'YYZ',
      name: expect.stringContaining('Pearson'),
      city: 'Toronto',
      country: 'Canada',
      lat: expect.closeTo(43.677, 2),
      lng: expect.closeTo(-79.63, 2),
      timeZone: 'America/Toronto',
    })
    expect(headers.get('cache-control')).toContain('public')
  })

  test.each([
    ['cdg', 'CDG'],
    ['Paris', 'CDG'],
    ['toronto', 'YYZ'],
    ['heathrow', 'LHR'],
    ['narita', 'NRT'],
    ['montréal', 'YUL'],
    ['vancovuer', 'YVR'],
    ['halifax', 'YHZ'],
    ['reykjavik', 'KEF'],
  ])('%s suggests %s', async (query, iata) => {
    expect(await codes(query)).toContain(iata)
  })

  test.each([
    ['KIN', 'Norman Manley International Airport', 'Kingston', 'America/Jamaica'],
    ['KTI', 'Techo International Airport', 'Phnom Penh', 'Asia/Phnom_Penh'],
  ])('%s, which the base table has not, is %s', async (query, name, city, timeZone) => {
    const { body } = await get('/api/airports', { query })
    expect(body[0]).toMatchObject({ iata: query, name, city })
    expect(['Asia/Bangkok', timeZone]).toContain(body[0].timeZone)
  })

  test('an airport is found by the destination that it serves', async () => {
    expect((await codes('New York')).slice(0, 4)).toEqual(['NYC', 'JFK', 'EWR', 'LGA'])
  })

  test.each([
    ['LON', 'LON LHR'],
    ['london', 'LON LHR'],
    ['tōkyō', 'TYO HND'],
    ['toronot', 'YYZ YTO'],
    ['heathrow', 'LHR'],
    ['LHR', 'LHR'],
    ['LAX', 'LAX SNA'],
  ])(
    'FLY-01 %s: a metropolis stands first where it is named, not where an airport is',
    async (query, first) => {
      expect((await codes(query)).slice(0, 2).join(' ')).toBe(first)
    },
  )

  test('FLY-01 a metropolis names its airports', async () => {
    const [any] = (await get('/api/airports', { query: 'par' })).body
    expect(any).toMatchObject({
      iata: 'PAR',
      name: 'Any airport',
      city: 'Paris',
      country: 'France',
      timeZone: 'Europe/Paris',
      airports: ['CDG', 'ORY', 'BVA'],
    })
  })

  test('nothing typed suggests busy airports, nonsense none', async () => {
    expect(await codes('')).toHaveLength(8)
    expect(await codes('qzxvbn')).toEqual([])
  })
})

describe('GET /api/destinations', () => {
  test('HOME-03 towns of the gazetteer are suggested behind the destinations', async () => {
    const { body } = await get('/api/destinations', { query: 'timmins' })
    expect(body[0]).toMatchObject({
      id: expect.stringMatching(/^timmins-\d+$/),
      name: 'Timmins',
      region: 'Ontario',
      country: 'Canada',
      covered: false,
    })
  })

  test('HOME-03 a name that several towns share says which one is meant, and leads back to it', async () => {
    const { body } = await get('/api/destinations', { query: 'portland' })
    const maine = body.find(({ region }: { region: string }) => region === 'Maine')
    expect(maine.name).toBe('Portland, Maine')
    const back = await get('/api/destinations', { query: maine.name })
    expect(back.body[0].id).toBe(maine.id)
  })

  test('HOME-03 nothing typed gives every destination, all of them covered', async () => {
    const { body } = await get('/api/destinations')
    expect(body.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['new-york', 'paris', 'tokyo']),
    )
    for (const destination of body) expect(destination.covered).toBe(true)
  })
})

describe('GET /api/destinations/{id}', () => {
  const profile = (id: string) => app.visitor().get(`/api/destinations/${encodeURIComponent(id)}`)

  test('HOME-12 a covered destination tells its season, climate, money, districts and country', async () => {
    const { status, body, headers } = await profile('kyoto')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('public')
    expect(body).toMatchObject({
      id: 'kyoto',
      nameFr: 'Kyoto',
      localName: '京都',
      country: 'Japan',
      kind: 'city',
      zoom: 12,
      currency: 'JPY',
      reference: { cadPerUnit: 0.0090094, basis: 'noted', asOf: '2026-09-29' },
      timeZone: 'Asia/Tokyo',
      covered: true,
    })
    expect(body.climate.highC).toHaveLength(12)
    expect(body.climate.highC[7]).toBeGreaterThan(body.climate.highC[0] + 15)
    expect(body.bestMonths.length).toBeGreaterThan(0)
    expect(body.districts.length).toBeGreaterThanOrEqual(10)
    expect(body.countryFacts).toMatchObject({ drivingSide: 'left', emergency: { police: '110' } })
    expect(body.countryFacts.holidays).toContainEqual({
      date: '2026-05-06',
      name: 'Constitution Memorial Day',
      expected: false,
      observed: true,
      where: null,
    })
  })

  test('HOME-12 every covered destination has names, climate and the facts of its country', async () => {
    const { body } = await get('/api/destinations')
    for (const { id, zoom, currency, bestMonths } of body) {
      const told = (await profile(id)).body
      expect(told.nameFr, id).not.toBeNull()
      expect(told.climate, id).not.toBeNull()
      expect(told.countryFacts.holidays.length, id).toBeGreaterThan(12)
      expect(told, id).toMatchObject({ zoom, currency, bestMonths })
    }
  })

  test('HOME-03 a town without data of its own says what is known of it, and invents no season', async () => {
    const [town] = (await get('/api/destinations', { query: 'timmins' })).body
    const { status, body } = await profile(town.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Timmins', region: 'Ontario', currency: 'CAD', zoom: 12 })
    expect(body).toMatchObject({ covered: false, climate: null, bestMonths: [], districts: [] })
    expect(body.countryFacts.capital).toBe('Ottawa')
  })

  test('HOME-03 an island of several towns is one, and a land without a rate has none', async () => {
    const ids = async (query: string) => (await get('/api/destinations', { query })).body[0].id
    expect((await profile(await ids('crete'))).body).toMatchObject({
      kind: 'island',
      currency: 'EUR',
    })
    expect((await profile(await ids('havana'))).body.reference).toBeNull()
  })

  test.each(['nowhere', 'YYZ', 'paris/eiffel-tower', 'jp', '__proto__', 'kyoto-1'])(
    'HOME-12 %s is no destination, in words',
    async (id) => {
      const { status, body } = await profile(id)
      expect(status).toBe(404)
      expect(body.message).toBe('We don’t know this place. Search for it by name.')
    },
  )
})

describe('GET /api/maps/geocode', () => {
  const geocode = (location: string) => get('/api/maps/geocode', { location })

  test.each([
    ['Paris', 'Paris, France', 48.8566, 2.3522],
    ['tokyo', 'Tokyo, Japan', 35.68, 139.76],
    ['Ottawa', 'Ottawa', 45.4215, -75.6972],
    ['crète', 'Crete, Greece', 35.2, 24.8],
    ['Eiffel Tower', 'Eiffel Tower, Paris, France', 48.8584, 2.2945],
    ['YTZ', 'Billy Bishop Toronto City Centre Airport, Toronto, Canada', 43.6275, -79.396],
    ['yyz', 'Toronto Lester B. Pearson International Airport, Toronto, Canada', 43.677, -79.63],
    ['Timmns', 'Timmins, Ontario, Canada', 48.47, -81.33],
    ['london, ontario', 'London, Ontario, Canada', 42.98, -81.24],
    ['Sydney NS', 'Sydney, Nova Scotia, Canada', 46.14, -60.18],
  ])('MAP-02 %s is %s', async (location, name, lat, lng) => {
    const { status, body } = await geocode(location)
    expect(status).toBe(200)
    expect(body.name).toContain(name)
    expect(body.error).toBeNull()
    expect(Math.abs(body.lat - lat)).toBeLessThan(0.2)
    expect(Math.abs(body.lng - lng)).toBeLessThan(0.2)
  })

  test('MAP-02 an unknown place is not found, with what to do', async () => {
    const { status, body } = await geocode('qzxvbnmw')
    expect(status).toBe(404)
    expect(body).toMatchObject({
      code: 'location-not-found',
      title: 'Location Not Found',
      error: 'Please try a different location',
    })
  })

  test.each([
    ['', 'Please enter a location.'],
    ['   ', 'Please enter a location.'],
    ['x'.repeat(121), 'Please use 120 letters or fewer.'],
  ])('MAP-02 %j is refused with a sentence', async (location, message) => {
    const { status, body } = await geocode(location)
    expect(status).toBe(422)
    expect(body.errors).toEqual([{ field: 'location', message }])
  })

  test.each([
    '💥',
    '../../etc/passwd',
    "'; drop table trips; --",
    '%',
    '東',
    'a,b,c,d',
    ',,,',
    '-',
  ])('MAP-02 odd text is answered: %s', async (location) => {
    expect([200, 404]).toContain((await geocode(location)).status)
  })
})

describe('GET /api/maps/nearby', () => {
  const louvre = { lat: '48.8606', lng: '2.3376' }
  const near = (query: Record<string, string>) => get('/api/maps/nearby', query)

  test.each([
    ['lodging', 'hotel', 100, 299, true],
    ['restaurant', 'restaurant', 20, 99, true],
    ['tourist_attraction', 'activity', 10, 39, false],
    ['airport', 'transport', 25, 74, false],
  ])(
    'MAP-03 %s gives at most ten of type %s with an estimate',
    async (type, item, least, most, sample) => {
      const { status, body } = await near({ ...louvre, type })
      expect(status).toBe(200)
      expect(body.length).toBeGreaterThan(0)
      expect(body.length).toBeLessThanOrEqual(10)
      for (const place of body) {
        expect(place).toMatchObject({ type: item, sample, estimated: true })
        expect(place.cost).toBeGreaterThanOrEqual(least)
        expect(place.cost).toBeLessThanOrEqual(most)
        const basis = item === 'hotel' ? 'night' : 'person'
        expect(place).toMatchObject({ basis, unitPrice: place.cost })
        expect(place.address).not.toBe('')
      }
      expect((await near({ ...louvre, type })).body).toEqual(body)
    },
  )

  test.each([
    ['a sight', 'tourist_attraction', 'attractions'],
    ['a meal', 'restaurant', 'restaurants'],
  ])('MAP-03 %s costs on the map what it costs in the finder', async (_, type, table) => {
    const lisbon = { lat: '38.7139', lng: '-9.1394', radius: '50000' }
    const { body } = await near({ ...lisbon, type, order: 'foremost' })
    const found = (await get(`/api/reviews/${table}`, { locationId: 'lisbon' })).body[table]
    const prices = new Map(found.map((one: { id: string; price: number }) => [one.id, one.price]))
    for (const { id, priceCad } of body) expect(priceCad).toBe(prices.get(id))
  })

  test('MAP-03 the nearest comes first, and none lies outside the radius', async () => {
    const { body } = await near({ ...louvre, type: 'tourist_attraction', radius: '1500' })
    expect(body[0].name).toMatch(/Louvre|Tuileries|Palais/)
    for (const place of body) {
      expect(Math.abs(place.lat - 48.8606)).toBeLessThan(0.0136)
      expect(Math.abs(place.lng - 2.3376)).toBeLessThan(0.0206)
    }
  })

  test('MAP-01 MAP-03 the foremost sights of an island come from all of it', async () => {
    const bali = { lat: '-8.4095', lng: '115.1889', radius: '50000' }
    const { body } = await near({ ...bali, type: 'tourist_attraction', order: 'foremost' })
    const names = body.map(({ name }: { name: string }) => name)
    expect(names).toHaveLength(10)
    expect(names).toEqual(expect.arrayContaining(['Tanah Lot', 'Uluwatu Temple']))
  })

  test('MAP-03 in any town there are sample hotels, and sights only where they are real', async () => {
    const timmins = { lat: '48.4669', lng: '-81.3331' }
    const hotels = (await near({ ...timmins, type: 'lodging' })).body
    expect(hotels.length).toBeGreaterThan(3)
    for (const hotel of hotels) expect(hotel.sample).toBe(true)
    expect((await near({ ...timmins, type: 'tourist_attraction' })).body).toEqual([])
  })

  test('MAP-03 in the middle of an ocean there is nothing', async () => {
    for (const type of ['lodging', 'restaurant', 'tourist_attraction', 'airport'])
      expect((await near({ lat: '-48.9', lng: '-123.4', type })).body).toEqual([])
  })

  test.each([
    ['a latitude beyond the pole', { ...louvre, lat: '91', type: 'lodging' }, 'lat'],
    ['words for a longitude', { ...louvre, lng: 'east', type: 'lodging' }, 'lng'],
    ['a blank latitude', { ...louvre, lat: '', type: 'lodging' }, 'lat'],
    ['a longitude of spaces', { ...louvre, lng: ' ', type: 'lodging' }, 'lng'],
    ['no longitude', { lat: louvre.lat, type: 'lodging' }, 'lng'],
    ['an unknown type', { ...louvre, type: 'casino' }, 'type'],
    ['no type', louvre, 'type'],
    ['a radius of a continent', { ...louvre, type: 'lodging', radius: '5000000' }, 'radius'],
    ['a radius below nought', { ...louvre, type: 'lodging', radius: '-1' }, 'radius'],
  ])('MAP-03 %s is refused by field', async (_, query, field) => {
    const { status, body } = await near(query)
    expect(status).toBe(422)
    expect(body.errors[0].field).toBe(field)
    expect(body.errors[0].message).toMatch(/^(Enter|Choose) /)
  })
})

describe('towns without rows of data', () => {
  const dates = { checkInDate: '2027-07-12', checkOutDate: '2027-07-15', currency: 'CAD' }

  test('STAY-02 hotels of any town are samples marked as a demonstration', async () => {
    const { body } = await get('/api/search/hotels', {
      location: 'Timmins, Ontario',
      ...dates,
    })
    expect(body.data.length).toBeGreaterThanOrEqual(12)
    for (const offer of body.data) {
      expect(offer).toMatchObject({
        sample: true,
        demo: true,
        hotel: { address: { city: 'Timmins' } },
      })
      expect((await app.visitor().get(offer.hotel.photos[0].url)).status).toBe(200)
    }
    const paris = await get('/api/search/hotels', { location: 'Paris', ...dates })
    expect(paris.body.data[0].demo).toBe(false)
  })

  test('DINE-01 restaurants of any town are samples, sights are none with a sentence', async () => {
    const found = await get('/api/reviews/location-search', { query: 'Timmins' })
    expect(found.body.locations[0].name).toBe('Timmins, Ontario, Canada')
    const { locationId } = found.body.locations[0]
    const { restaurants } = (await get('/api/reviews/restaurants', { locationId })).body
    expect(restaurants.length).toBeGreaterThanOrEqual(12)
    for (const row of restaurants) expect(row).toMatchObject({ sample: true, demo: true })
    const { attractions, message } = (await get('/api/reviews/attractions', { locationId })).body
    expect(attractions).toEqual([])
    expect(message).toContain('real ones')
    expect((await get('/api/reviews/attractions', { locationId: 'paris' })).body.message).toBeNull()
  })
})

describe('the basemap', () => {
  test('MAP-06 its files are listed by zoom, kept for a year and sent compressed', async () => {
    const list = await app.visitor().get('/basemap.json')
    expect(list.status).toBe(200)
    expect(list.body.levels.map(({ name }: { name: string }) => name)).toEqual([
      'far',
      'middle',
      'near',
    ])
    const [far] = list.body.levels[0].files
    const file = await app.visitor().get(far.url, { 'accept-encoding': 'br' })
    expect(file.status).toBe(200)
    expect(file.headers.get('content-encoding')).toBe('br')
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.body.land.length).toBeGreaterThan(50)
  })
})

test('MAP-06 schematics of destinations lie beside the basemap and say what they are', async () => {
  const { schematics } = (await app.visitor().get('/basemap.json')).body
  const paris = schematics.find(({ slug }: { slug: string }) => slug === 'paris')
  const file = await app.visitor().get(paris.url, { 'accept-encoding': 'br' })
  expect(file.status).toBe(200)
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.body.note).toContain('no survey')
  expect(file.body.shapes.map(({ name }: { name: string }) => name)).toContain('Seine')
  expect(file.body.districts).toContainEqual(['Le Marais', 2.3608, 48.8592])
  for (const { box } of schematics) expect(box).toHaveLength(4)
})
