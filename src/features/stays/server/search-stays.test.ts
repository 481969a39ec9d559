import { expect, test } from 'vitest'
import { createLogger } from '#platform/server/log/logger.ts'
import { fromMajor, money, toMajor } from '#platform/shared/money.ts'
import { convert, ratesAsOf } from '#platform/shared/reference-rates.ts'
import { stayOfferSchema } from '../contract/stays.contract.ts'
import type { FoundStay } from './provider/stays-provider.ts'
import { searchStays } from './search-stays.ts'

const found = (id: string, currency: string, over: Partial<FoundStay> = {}): FoundStay => ({
  id,
  hotelId: id,
  name: 'Somewhere',
  style: 'inn',
  stars: 3,
  district: 'Centre',
  city: 'Bern',
  lat: 46.95,
  lng: 7.45,
  rating: 8,
  reviewCount: 12,
  amenities: [],
  photoUrls: [],
  description: '',
  nightlyRate: money(currency, 10_000),
  nights: 2,
  total: money(currency, 20_000),
  taxesAndFees: null,
  freeCancellation: true,
  expiresAt: null,
  sample: false,
  demo: false,
  ...over,
})

const wanted = { location: 'Bern', adults: 2, children: 0, rooms: 1, currency: 'CAD' }

async function search(answers: readonly FoundStay[], over: object = {}) {
  const warned: object[] = []
  const log = createLogger({ level: 'silent' })
  log.warn = ((entry: object) => warned.push(entry)) as never
  const stays = {
    source: 'far',
    search: async () => answers,
    photos: async () => [],
    quote: async () => undefined,
  }
  const clock = { now: () => new Date('2027-01-01T12:00:00Z') }
  const { offers } = await searchStays(
    { stays, clock, log },
    { ...wanted, ...over },
    new AbortController().signal,
  )
  return { offers, warned }
}

test('STAY-02 an offer in a currency without a rate is left out and logged, the others are shown', async () => {
  const { offers, warned } = await search([found('a', 'EUR'), found('b', 'BOB'), found('c', 'CAD')])
  expect(offers.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(warned).toEqual([
    { source: 'far', offer: 'b', error: expect.stringContaining('BOB') as string },
  ])
})

test('STAY-02 any other fault of an offer is not swallowed', async () => {
  const broken = { ...found('a', 'CAD'), photoUrls: undefined as never }
  await expect(search([broken])).rejects.toThrow(TypeError)
})

test('STAY-02 what a source does not say is null, and the end of a price is passed on', async () => {
  const unknown = { stars: null, rating: null, reviewCount: null }
  const expiresAt = '2027-01-01T12:30:00Z'
  const { offers } = await search([found('a', 'CAD', { ...unknown, expiresAt })])
  expect(stayOfferSchema.parse(offers[0])).toMatchObject({ hotel: unknown, expiresAt })
})

test('STAY-02 a hotel without a name is a hotel, one without a price is estimated at 99 a night and room', async () => {
  const silent = { name: ' ', nightlyRate: null, total: null }
  const { offers } = await search([found('a', 'CAD', silent)], { rooms: 2, currency: 'USD' })
  expect(stayOfferSchema.parse(offers[0])).toMatchObject({
    hotel: { name: 'Hotel' },
    pricing: {
      currency: 'USD',
      estimated: true,
      pricePerNight: 198,
      nights: 2,
      total: 396,
      totalCad: toMajor(convert(fromMajor('USD', 396), 'CAD')),
      taxesAndFees: null,
      original: null,
    },
  })
})

test('STAY-01 a price in another currency keeps what its source named, with the rate and its day', async () => {
  const { offers } = await search([found('a', 'EUR'), found('b', 'CAD')])
  const [euro, dollar] = offers.map((offer) => stayOfferSchema.parse(offer).pricing)
  expect(euro).toMatchObject({
    estimated: false,
    totalCad: 322.38,
    original: { amount: 200, currency: 'EUR', rate: 1.6119, rateDate: ratesAsOf() },
  })
  expect(dollar).toMatchObject({ totalCad: 200, original: null })
})

test('STAY-02 without dates the night is tomorrow’s in the time zone of the business', async () => {
  let asked: object = {}
  const stays = {
    source: 'far',
    search: async (query: object) => {
      asked = query
      return []
    },
    photos: async () => [],
    quote: async () => undefined,
  }
  // 21:30 on 9 May in Toronto, already 10 May in UTC.
  const clock = { now: () => new Date('2027-05-10T01:30:00Z') }
  const log = createLogger({ level: 'silent' })
  await searchStays({ stays, clock, log }, wanted, new AbortController().signal)
  expect(asked).toMatchObject({ checkIn: '2027-05-10', checkOut: '2027-05-11' })
})
