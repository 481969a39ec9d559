import { expect, test } from 'vitest'
import { createGoogleGeocoding } from '#features/places/server/provider/google/google-geocoding.ts'
import { startContractFront } from './contract-front.ts'

test('H2 MAP-02 the contract of Geocoding takes an address, and its answer is a place', async () => {
  const front = await startContractFront('google')
  const geocode = createGoogleGeocoding({ key: 'contract', url: front.url, now: Date.now })
  const place = await geocode('High Street, Hastings', AbortSignal.timeout(30_000))
  expect(place).toMatchObject({ kind: 'address', country: 'United Kingdom', countryCode: 'GB' })
  expect(front.exchanges).toMatchObject([{ status: 200, errors: [] }])
  await front.close()
})
