import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { withoutSamples } from '#atlas/without-samples.ts'
import { restaurantSchema } from '#features/dining/contract/restaurant.schema.ts'
import { keepsTheDiningPort } from '#features/dining/server/provider/dining-provider.suite.ts'
import { createEmbeddedDiningProvider } from '#features/dining/server/provider/embedded/embedded-dining-provider.ts'
import { createGoogleDiningProvider } from '#features/dining/server/provider/google/google-dining-provider.ts'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { signaturesBy } from '#platform/server/db/open-signatures.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { liveSettings } from '../support/live-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { googleAnswers, googleKey } from '../vendors/google.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'

const { signal } = new AbortController()
const signatures = signaturesBy('a secret of tests', new Date())
const loaded = await loadAtlas('dist/server/atlas')
const atlas = createEmbeddedDiningProvider(withoutSamples(loaded, ['restaurants', 'activities']))
let now = Date.parse('2026-11-24T12:00:00Z')
let vendor: MockVendor
let app: TestApp
beforeAll(async () => {
  vendor = await startMockVendor(googleAnswers)
  app = await startTestApp({
    ...liveSettings,
    RATE_LIMITS: 'on',
    DINING_PROVIDER: 'google',
    GOOGLE_PLACES_KEY: googleKey,
    GOOGLE_PLACES_URL: vendor.url,
    GOOGLE_MAPS_KEY: 'maps_test_key',
  })
})
afterAll(() => Promise.all([vendor.close(), app.close()]))

const open = (more: object = {}) =>
  createGoogleDiningProvider({
    signatures,
    atlas,
    api: createGooglePlaces({ key: googleKey, url: vendor.url, now: () => now, ...more }),
  })

keepsTheDiningPort('google', () => ({
  provider: open(),
  twin: open(),
  places: ['Paris', 'Tokyo', 'new york', 'Halifax'],
  rounds: 8,
}))

endsEveryFault('Google Places: a list', ({ url, limits, log }) => {
  const provider = open({ key: secretKey, url, limits, log })
  return (ending) => provider.restaurants('paris', ending)
})

endsEveryFault('Google Places: one restaurant', ({ url, limits, log }) => {
  const provider = open({ key: secretKey, url, limits, log })
  return (ending) => provider.restaurant('google:paris/ChIJ1', ending)
})

describe('restaurants of Google Places', () => {
  test('H2 DINE-01 what the vendor does not say is null, and what it says is told without loss', async () => {
    const [first, second, third] = await open().restaurants('paris', signal)
    expect(restaurantSchema.parse(first)).toMatchObject({
      id: expect.stringMatching(/^google:paris\/ChIJ/),
      rating: 3,
      reviewCount: 1,
      // The middle of the vendor's range.
      price: 50,
      priceLevel: '$$$',
      cuisine: ['Portuguese'],
      photo: expect.stringMatching(/^\/api\/reviews\/photo\?name=places%2F/),
      photoBy: { name: 'A. Writer', url: 'https://maps.google.com/maps/contrib/1' },
      page: 'https://maps.google.com/?cid=0',
      sample: false,
    })
    expect(second).toMatchObject({ price: 0, priceLevel: null, rating: 3.1 })
    expect(third).toMatchObject({
      rating: null,
      reviewCount: null,
      price: 0,
      priceLevel: null,
      photoBy: null,
      cuisine: ['Restaurant'],
    })
    expect(third?.photo).toMatch(/^\/art\/restaurant\//)
  })

  test('H2 DINE-01 pages are put together, closed houses and broken entries left out', async () => {
    const all = await open().restaurants('paris', signal)
    expect(all).toHaveLength(29)
    expect(all.map(({ name }) => name)).not.toContain('House 4 (written for a test)')
  })

  test('H2 DINE-01 a list is shared for a minute and not kept longer: the terms allow ids only', async () => {
    const provider = open()
    const asked = () => vendor.asked.length
    const before = asked()
    await Promise.all([provider.restaurants('rome', signal), provider.restaurants('rome', signal)])
    expect(asked()).toBe(before + 2)
    now += 59_000
    await provider.restaurants('rome', signal)
    expect(asked()).toBe(before + 2)
    now += 2000
    await provider.restaurants('rome', signal)
    expect(asked()).toBe(before + 4)
  })

  test('H2 DINE-01 the site shows them with DEMO=off, sights beside them, and no sample', async () => {
    const query = new URLSearchParams({ destination: 'Paris' })
    const { status, body } = await app.visitor().get(`/api/restaurants?${query}`)
    expect([status, body.source, body.total, body.offered]).toEqual([200, 'google', 29, undefined])
    const list = await app.visitor().get('/api/reviews/restaurants?locationId=paris')
    const sights = await app.visitor().get('/api/reviews/attractions?locationId=paris')
    const outings = await app.visitor().get('/api/flight-data/activities?destination=paris')
    expect(sights.body.attractions.length).toBeGreaterThan(5)
    expect(outings.body.activities).toEqual([])
    expect(JSON.stringify([body, list.body, sights.body])).not.toMatch(/"sample":true|Sample/)
  })

  test('H2 DINE-01 a photo is where the vendor says for the moment; only photos of our lists are asked for', async () => {
    const { body } = await app.visitor().get('/api/reviews/restaurants?locationId=paris')
    const address: string = body.restaurants[0].photo
    const answer = await fetch(app.url + address, { redirect: 'manual' })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toMatch(/^https:\/\/lh3\.googleusercontent\.com\//)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const before = vendor.asked.length
    const forged = new URLSearchParams(address.slice(address.indexOf('?')))
    forged.set('name', 'places/ChIJother/photos/AU1')
    const inward = `/api/reviews/photo?name=..%2F..%2Fx&mark=${forged.get('mark')}`
    for (const path of [`/api/reviews/photo?${forged}`, inward])
      expect((await app.visitor().get(path)).status).toBe(404)
    expect(vendor.asked).toHaveLength(before)
    const page = await fetch(`${app.url}/search`)
    expect(page.headers.get('content-security-policy')).toContain(
      'https://lh3.googleusercontent.com',
    )
  })

  test('H2 DINE-03 one of them goes into a trip, its meal an estimate; a stranger’s id goes nowhere', async () => {
    const ann = await app.user()
    const trip = await ann.post('/api/itineraries', {
      title: 'Paris',
      destination: 'Paris',
      startDate: '2027-04-12',
      endDate: '2027-04-14',
    })
    const list = await ann.get('/api/reviews/restaurants?locationId=paris')
    const [{ id, price, name }] = list.body.restaurants
    const wish = { itineraryId: trip.body.id, date: '2027-04-12', restaurantData: { price } }
    const added = await ann.post('/api/reviews/add-restaurant', { ...wish, restaurantId: id })
    expect(added.status).toBe(201)
    expect(added.body.item).toMatchObject({ name, unitPrice: 50, estimated: true, sample: false })
    for (const restaurantId of ['google:paris/ChIJnowhere', 'google:atlantis/ChIJ1'])
      expect(
        (await ann.post('/api/reviews/add-restaurant', { ...wish, restaurantId })).body.code,
      ).toBe('restaurant-unknown')
  })

  test('H2 a key is needed, and Google’s own map', () => {
    const start = (settings: Readonly<Record<string, string>>) => () =>
      readConfig({ DINING_PROVIDER: 'google', ...settings })
    expect(start({})).toThrow('GOOGLE_PLACES_KEY: DINING_PROVIDER=google needs it')
    expect(start({ GOOGLE_PLACES_KEY: googleKey })).toThrow('GOOGLE_MAPS_KEY: DINING_PROVIDER')
  })
})
