import { expect, test } from 'vitest'
import { createGooglePlaces } from '#platform/server/vendors/google/google-places.ts'
import { startContractFront } from './contract-front.ts'

test('H2 DINE-01 the contract of Places takes search, details and photo, and its answers are a restaurant', async () => {
  const front = await startContractFront('google-places')
  const api = createGooglePlaces({ key: 'google_contract', url: front.url, now: Date.now })
  const signal = AbortSignal.timeout(30_000)
  const lisbon = { lat: 38.71, lng: -9.14, radiusKm: 5 }
  const [found] = await api.placesIn({ name: 'Lisbon', ...lisbon }, 'restaurant', signal)
  expect(found).toMatchObject({ rating: 4.6, priceLevel: 'PRICE_LEVEL_MODERATE' })
  expect(await api.place(found?.id ?? '', signal)).toMatchObject({ id: found?.id })
  const photo = await api.photo(found?.photos?.[0]?.name ?? '', signal)
  expect(photo).toMatch(/^https:/)
  expect(front.exchanges.length).toBeGreaterThanOrEqual(3)
  for (const { status, errors } of front.exchanges) expect([status, errors]).toEqual([200, []])
  await front.close()
})
