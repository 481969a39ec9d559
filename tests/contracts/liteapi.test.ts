import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLiteApi } from '#platform/server/vendors/liteapi/liteapi.ts'
import { createLiteApiStaysProvider } from '#features/stays/server/provider/liteapi/liteapi-stays-provider.ts'
import { type ContractFront, startContractFront } from './contract-front.ts'

const signal = AbortSignal.timeout(60_000)
const now = new Date()
const around = { lat: 43.73, lng: 15.89, radiusKm: 10 }
const town = { ...around, slug: 'sibenik', name: 'Šibenik', timeZone: 'Europe/Zagreb' }
const towns = { get: () => town, resolve: () => town }

let front: ContractFront
beforeAll(async () => {
  front = await startContractFront('liteapi')
})
afterAll(() => front.close())

const open = () => {
  const url = front.url
  const api = createLiteApi({ key: 'sand_contract', url, now: () => now.getTime() })
  return { api, stays: createLiteApiStaysProvider({ api, towns, clock: { now: () => now } }) }
}

const search = {
  location: 'sibenik',
  checkIn: '2027-01-15',
  checkOut: '2027-01-17',
  adults: 3,
  children: 1,
  rooms: 2,
} as const

test('STAY-02 the contract of LiteAPI takes a search, and its answers can be read', async () => {
  const { api, stays } = open()
  // The contract's example of rates is of another hotel than its example of a list: nothing is free.
  expect(await stays.search(search, signal)).toEqual([])
  expect(await api.hotelsAround(around, signal)).not.toEqual([])
  const { checkIn, checkOut } = search
  const rooms = [{ adults: 2, children: [8] }]
  const rates = await api.rates({ hotelIds: ['lp1897'], checkIn, checkOut, rooms }, signal)
  expect(rates.get('lp1897')?.[0]?.offerRetailRate).toEqual({ amount: 163.66, currency: 'USD' })
  expect(front.exchanges.length).toBeGreaterThan(2)
  for (const { status, errors } of front.exchanges)
    expect({ status, errors }).toEqual({ status: 200, errors: [] })
})

test.each([400, 401])('STAY-02 a refusal with %i of LiteAPI is unavailable', async (code) => {
  front.prefer.code = code
  await expect(open().stays.search(search, signal)).rejects.toMatchObject({ code: 'unavailable' })
  delete front.prefer.code
})
