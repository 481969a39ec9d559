import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { rapidSignature } from '#platform/server/outbound/rapid-signature.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { addDays } from '#platform/shared/local-date.ts'
import type { FoundProperty, Nights, RentalsProvider } from '../rentals-provider.ts'
import type { Town, Towns } from '../towns.ts'
import {
  availabilitySchema,
  contentSchema,
  propertyIdsSchema,
  type RapidProperty,
  type RapidRate,
} from './rapid-answers.ts'
import { cheapestOf, toProperty } from './to-property.ts'

export interface RapidParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly secret: string
  readonly url: string
  readonly now: () => number
  readonly towns: Towns
}

/** Homes with a kitchen and a door of their own, as the vendor names its categories. */
const homes =
  /^((private )?(vacation|holiday) home|apartment|villa|condo|cottage|chalet|cabin|bungalow|town ?house|house)s?$/i
const supply = { supply_source: 'expedia' } as const
const dayMs = 86_400_000
const minuteMs = 60_000
const searchMs = 20_000
/** The vendor takes no more of them in one call. */
const idsAtMost = 250
const radiusAtMostKm = 15
const kmPerDegree = 111
const idPattern = /^rapid:([a-z0-9-]{2,120})\/(\d{1,20})$/

/** A square around a town, as the vendor takes areas. */
function areaOf({ lat, lng, radiusKm }: Town) {
  const up = Math.min(radiusKm, radiusAtMostKm) / kmPerDegree
  const aside = up / Math.max(0.2, Math.cos((lat * Math.PI) / 180))
  const [west, east, south, north] = [lng - aside, lng + aside, lat - up, lat + up]
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}

/** The call for the ids of the properties in an area. */
const areaCall = {
  path: '/v3/properties/geography',
  query: { include: 'property_ids', ...supply },
  nothing: [404],
  repeatable: true,
} as const

const contentPath = '/v3/properties/content'
const contentQuery = {
  language: 'en-US',
  ...supply,
  include: [
    'name',
    'address',
    'category',
    'location',
    'ratings',
    'descriptions',
    'amenities',
    'images',
  ],
} as const

/** What homes cost these people for these nights, all of them as adults. */
const wishOf = (ids: readonly string[], { checkIn, nights }: Nights, guests: number) => ({
  checkin: checkIn,
  checkout: addDays(checkIn, nights),
  currency: 'CAD',
  country_code: 'CA',
  language: 'en-US',
  occupancy: String(guests),
  property_id: ids,
  rate_plan_count: 1,
  sales_channel: 'website',
  sales_environment: 'hotel_only',
})

/** The vendor's three questions: which properties, what they are, what they cost. */
function createRapid({ key, secret, url, now, towns: _, ...rest }: RapidParts) {
  const client = createVendorClient({ name: 'rapid', url, now, ...rest })
  const lists = createKeptAnswers<readonly RapidProperty[]>({ ms: dayMs, atMost: 200 })
  const prices = createKeptAnswers<ReadonlyMap<string, readonly RapidRate[]>>({
    ms: minuteMs,
    atMost: 100,
  })
  const deadlineMs = rest.limits?.deadlineMs ?? searchMs
  const signed = () => ({ authorization: rapidSignature(key, secret, now()) })

  async function readHomes(town: Town, signal: AbortSignal): Promise<readonly RapidProperty[]> {
    const asked = { headers: signed(), body: areaOf(town), answer: propertyIdsSchema }
    const found = await client.call({ ...areaCall, ...asked }, signal)
    const ids = Object.keys(found ?? {}).slice(0, idsAtMost)
    if (ids.length === 0) return []
    const query = { ...contentQuery, property_id: ids }
    const content = await client.call(
      { path: contentPath, query, headers: signed(), answer: contentSchema, deadlineMs },
      signal,
    )
    return (content ?? []).filter(({ category }) => homes.test(category.name.trim()))
  }

  return {
    homesOf: (town: Town, signal: AbortSignal) =>
      lists(town.slug, { signal, now: now() }, (asked) => readHomes(town, asked)),
    rates: (ids: readonly string[], stay: Nights, guests: number, signal: AbortSignal) =>
      prices(
        JSON.stringify([ids, stay.checkIn, stay.nights, guests]),
        { signal, now: now() },
        async (asked) => {
          const found = await client.call(
            {
              path: '/v3/properties/availability',
              query: wishOf(ids, stay, guests),
              headers: signed(),
              answer: availabilitySchema,
              // Nothing is free.
              nothing: [404],
              deadlineMs,
            },
            asked,
          )
          return new Map(
            (found ?? []).map(({ property_id: id, rooms }) => [
              id,
              (rooms ?? []).flatMap(({ rates }) => rates ?? []),
            ]),
          )
        },
      ),
  }
}

/** Apartments and homes of Expedia's Rapid around known towns, at the cheapest price of each. */
export function createRapidRentalsProvider(parts: RapidParts): RentalsProvider {
  const { towns } = parts
  const rapid = createRapid(parts)

  async function priced(
    homesThere: readonly RapidProperty[],
    asked: Nights & { readonly town: Town; readonly guests: number },
    signal: AbortSignal,
  ): Promise<readonly FoundProperty[]> {
    const ids = homesThere.map(({ property_id: id }) => id)
    if (ids.length === 0) return []
    const { town, guests, nights } = asked
    const rates = await rapid.rates(ids, asked, guests, signal)
    return homesThere.flatMap((home) => {
      const cost = cheapestOf(rates.get(home.property_id) ?? [], String(guests))
      return (cost && toProperty(home, { town, cost, guests, nights })) ?? []
    })
  }

  return {
    source: 'rapid',
    async search({ location, ...asked }, signal) {
      const town = towns(location)
      if (!town) return { properties: [], demo: false }
      const found = await rapid.homesOf(town, signal)
      return { properties: await priced(found, { ...asked, town }, signal), demo: false }
    },
    async quote(propertyId, { guests = 2, ...nights }, signal) {
      const [, townId = '', id = ''] = idPattern.exec(propertyId) ?? []
      const town = townId ? towns(townId) : undefined
      if (town?.slug !== townId) return undefined
      const found = await rapid.homesOf(town, signal)
      const own = found.filter(({ property_id: known }) => known === id)
      return (await priced(own, { ...nights, guests, town }, signal))[0]
    },
  }
}
