import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activitySchema } from '#features/dining/contract/activity.schema.ts'
import { createXapActivitiesProvider } from '#features/dining/server/provider/xap/xap-activities-provider.ts'
import { endsEveryFault, secretKey } from '#platform/server/outbound/vendor-faults.suite.ts'
import { asUnits } from '#features/trips/domain/item-price.ts'
import { cad } from '#platform/shared/money.ts'
import { type MockVendor, startMockVendor } from './mock-vendor.ts'

/** In the shape of Expedia's activities, written by us: none of them is real. */
const tour = (id: number, more: object = {}) => ({
  Id: id,
  Title: `Walk ${id} (written for a test)`,
  Description: 'A walk.',
  Media: [{ Url: `http://mediaim.expedia.com/ test/${id}.jpg` }],
  Categories: ['Walking & Bike Tours'],
  Duration: 'PT2H30M',
  Price: { TotalRate: { Value: '100.00', Currency: 'CAD' } },
  Locations: [
    {
      Address: { Address1: '99 Test Street', City: 'Testville' },
      GeoLocation: { Latitude: '38.72', Longitude: -9.15 },
    },
  ],
  ReviewCount: 100,
  ...more,
})

const { signal } = new AbortController()
let vendor: MockVendor
beforeAll(async () => {
  vendor = await startMockVendor(({ headers }) =>
    headers['key'] === 'xap_test_key' && headers['partner-transaction-id']
      ? {
          json: {
            Activities: [
              tour(1),
              tour(2, { Duration: null, ReviewCount: null, Media: null, Locations: null }),
              tour(3, { Price: { TotalRate: { Value: 1, Currency: 'XXX' } } }),
              { Id: 4 },
            ],
          },
        }
      : { status: 401, json: { message: 'Unauthorized' } },
  )
})
afterAll(() => vendor.close())

const lisbon = { locationId: 'lisbon', name: 'Lisbon', lat: 38.71, lng: -9.14 }
const open = (more: object = {}) =>
  createXapActivitiesProvider({
    key: 'xap_test_key',
    secret: 'xap_test_secret',
    url: vendor.url,
    now: () => 0,
    towns: { findTown: async (id) => (id === 'lisbon' ? lisbon : undefined) },
    ...more,
  })

describe('Expedia activities', () => {
  test('H2 DINE-06 what is shown is what the vendor said; what it did not say is null, not nought stars', async () => {
    const [first, second, ...more] = await open().activities('lisbon', signal)
    // One without a price that can be converted, and one that cannot be read, are left out.
    expect(more).toEqual([])
    expect(first).toMatchObject({
      id: 'xap:lisbon/1',
      price: 100,
      duration: '2 h 30',
      durationMinutes: 150,
      rating: null,
      reviewCount: 100,
      imageUrl: 'https://mediaim.expedia.com/test/1.jpg',
      address: '99 Test Street',
      lat: 38.72,
      sample: false,
    })
    expect(second).toMatchObject({ reviewCount: null, duration: '', address: 'Lisbon', lat: 38.71 })
    for (const one of [first, second])
      expect(
        activitySchema.safeParse({ ...one, ...asUnits('person', 1, cad(one?.price ?? 0)) }).error,
      ).toBeUndefined()
  })

  test('H2 DINE-06 two who ask are one call; another town asks nothing; an id leads back', async () => {
    const provider = open()
    const before = vendor.asked.length
    await Promise.all([
      provider.activities('lisbon', signal),
      provider.activities('lisbon', signal),
    ])
    expect(await provider.activities('Qzxvbnm', signal)).toEqual([])
    expect(await provider.activity?.('xap:lisbon/1', signal)).toMatchObject({ city: 'Lisbon' })
    expect(await provider.activity?.('xap:lisbon/9', signal)).toBeUndefined()
    expect(await provider.activity?.('far:lisbon/1', signal)).toBeUndefined()
    expect(vendor.asked).toHaveLength(before + 1)
  })
})

endsEveryFault('Expedia activities', ({ url, limits, log }) => {
  const provider = open({ url, key: secretKey, secret: secretKey, limits, log })
  return (ending) => provider.activities('lisbon', ending)
})
