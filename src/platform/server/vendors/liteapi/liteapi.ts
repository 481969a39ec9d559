import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import {
  createVendorClient,
  type VendorClient,
  type VendorParts,
} from '#platform/server/outbound/vendor-client.ts'
import type { LocalDate } from '#platform/shared/local-date.ts'
import {
  hotelListSchema,
  kindListSchema,
  type LiteHotel,
  type LiteOffer,
  rateListSchema,
} from './liteapi-answers.ts'

export interface LiteApiParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://api.liteapi.travel */
  readonly url: string
  readonly now: () => number
}

export interface Around {
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
  /** The vendor's numbers of kinds of lodging; all kinds without it. */
  readonly kinds?: string
}

export interface RateSearch {
  readonly hotelIds: readonly string[]
  readonly checkIn: LocalDate
  readonly checkOut: LocalDate
  /** The guests of each room; children by age. */
  readonly rooms: readonly { readonly adults: number; readonly children: readonly number[] }[]
}

export type Rates = ReadonlyMap<string, readonly LiteOffer[]>

export interface LiteApi {
  /** The vendor's numbers of the kinds of lodging whose names match, with commas; undefined where none does. */
  kindsNamed(names: RegExp, signal: AbortSignal): Promise<string | undefined>
  /** Hotels around a point with what stays the same: kept for a day, as the vendor's terms allow. */
  hotelsAround(around: Around, signal: AbortSignal): Promise<readonly LiteHotel[]>
  /**
   * The cheapest offers of each hotel in CAD, of one hotel all, kept for a minute; a hotel that is full is missing.
   * Many hotels are asked for in parts: `onSome` hears each, and a part that fails leaves the others.
   */
  rates(search: RateSearch, signal: AbortSignal, onSome?: (some: Rates) => void): Promise<Rates>
}

/** The vendor lists no more in one answer. */
const hotelsOfPage = 200
/** Of a metropolis: more than anybody reads, and as many calls for rates as answer in time. */
const pagesAtMost = 3
/** Hotels of one call for rates: its answer stays well below what we read of any. */
const hotelsInPart = 50
const offersOfEach = 6
const dayMs = 86_400_000
const minuteMs = 60_000
/** Seconds in which the vendor collects rates; what comes later is left out by it. */
const collectFor = 8
/** The vendor takes no smaller circle, in metres. */
const leastRadius = 1000

const listQuery = (hotels: Around): Readonly<Record<string, string | number | undefined>> => ({
  latitude: hotels.lat,
  longitude: hotels.lng,
  radius: Math.max(leastRadius, Math.round(hotels.radiusKm * 1000)),
  limit: hotelsOfPage,
  hotelTypeIds: hotels.kinds,
})

/** All pages of a list: the first says how many there are, the others are asked for at once. */
async function listAround(
  client: VendorClient,
  around: Around,
  signal: AbortSignal,
): Promise<readonly LiteHotel[]> {
  const read = (offset: number) => {
    const query = { ...listQuery(around), ...(offset > 0 ? { offset } : {}) }
    const call = { path: '/data/hotels', query, answer: hotelListSchema, nothing: [204] }
    return client.call(call, signal)
  }
  const first = await read(0)
  const pages = Math.min(pagesAtMost, Math.ceil((first?.total ?? 0) / hotelsOfPage))
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read((at + 1) * hotelsOfPage)),
  )
  const all = [first, ...others].flatMap((page) => page?.data ?? [])
  // A list that changes between two pages may name a hotel twice.
  return [...new Map(all.map((hotel) => [hotel.id, hotel])).values()]
}

const wishOf = ({ hotelIds, checkIn, checkOut, rooms }: RateSearch) => ({
  hotelIds,
  occupancies: rooms,
  currency: 'CAD',
  guestNationality: 'CA',
  checkin: checkIn,
  checkout: checkOut,
  timeout: collectFor,
  ...(hotelIds.length > 1 ? { maxRatesPerHotel: offersOfEach } : {}),
})

const partsOf = (hotelIds: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(hotelIds.length / hotelsInPart) }, (_, at) =>
    hotelIds.slice(at * hotelsInPart, (at + 1) * hotelsInPart),
  )

/** Rates in parts, each kept for a minute. */
function createRates(client: VendorClient, now: () => number): LiteApi['rates'] {
  const offers = createKeptAnswers<Rates>({
    ms: minuteMs,
    atMost: 400,
  })
  const ratesOfPart = (search: RateSearch, signal: AbortSignal): Promise<Rates> =>
    offers(JSON.stringify(search), { signal, now: now() }, async (asked) => {
      const body = wishOf(search)
      const answer = rateListSchema
      const call = { path: '/hotels/rates', body, answer, nothing: [204], repeatable: true }
      const found = await client.call(call, asked)
      return new Map(
        (found?.data ?? []).map(({ hotelId, roomTypes }) => [hotelId, roomTypes ?? []]),
      )
    })

  return async (search, signal, onSome) => {
    const all = new Map<string, readonly LiteOffer[]>()
    const faults: unknown[] = []
    await Promise.all(
      partsOf(search.hotelIds).map(async (hotelIds) => {
        try {
          const some = await ratesOfPart({ ...search, hotelIds }, signal)
          for (const [id, own] of some) all.set(id, own)
          onSome?.(all)
        } catch (error) {
          faults.push(error)
        }
      }),
    )
    if (faults.length > 0 && (all.size === 0 || signal.aborted)) throw faults[0]
    return all
  }
}

/** LiteAPI's data and rates. Keys beginning with `sand_` answer from its sandbox. */
export function createLiteApi({ key, url, now, ...parts }: LiteApiParts): LiteApi {
  const client = createVendorClient({
    name: 'liteapi',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/v3.0`,
    headers: { 'x-api-key': key },
    now,
    ...parts,
  })
  const hotels = createKeptAnswers<readonly LiteHotel[]>({
    ms: dayMs,
    atMost: 300,
    // Names, points and pictures: they stand in for a week, prices never.
    lastGoodMs: 7 * dayMs,
  })
  const kinds = createKeptAnswers<readonly { readonly id: number; readonly name: string }[]>({
    ms: dayMs,
    atMost: 1,
    lastGoodMs: 30 * dayMs,
  })

  return {
    async kindsNamed(names, signal) {
      const all = await kinds('', { signal, now: now() }, async (asked) => {
        const found = await client.call({ path: '/data/hotelTypes', answer: kindListSchema }, asked)
        return found?.data ?? []
      })
      const ids = all.filter(({ name }) => names.test(name.trim())).map(({ id }) => id)
      return ids.length > 0 ? ids.join(',') : undefined
    },
    hotelsAround: (around, signal) =>
      hotels(JSON.stringify(listQuery(around)), { signal, now: now() }, (asked) =>
        listAround(client, around, asked),
      ),
    rates: createRates(client, now),
  }
}
