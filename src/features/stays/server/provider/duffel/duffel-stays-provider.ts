import type { Clock } from '#platform/server/clock.ts'
import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import { agesOf } from '#platform/shared/child-ages.ts'
import { addDays } from '#platform/shared/local-date.ts'
import { roomsFor } from '../rooms-for.ts'
import type { StaySearch, StaysProvider } from '../stays-provider.ts'
import type { Town, Towns } from '../towns.ts'
import { readVendorOfferId } from '../vendor-offer-id.ts'
import { type DuffelStay, staysSearchSchema } from './duffel-stays-answers.ts'
import { photosOf, toStay } from './to-stay.ts'

export interface DuffelStaysParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly url: string
  readonly now: () => number
  readonly clock: Clock
  readonly towns: Towns
}

/** Searches are counted against the bookings that they lead to: one answers for all of a minute. */
const keptMs = 60_000
const offerMs = 15 * 60_000
const searchMs = 25_000
const radiusAtMostKm = 15

const expiryAfter = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + offerMs) / keptMs) * keptMs)

const guestsOf = (search: StaySearch) => [
  ...Array.from({ length: search.adults }, () => ({ type: 'adult' })),
  ...agesOf(search).map((age) => ({ type: 'child', age })),
]

const whereOf = ({ lat, lng, radiusKm }: Town) => ({
  location: {
    radius: Math.min(radiusAtMostKm, Math.max(1, Math.round(radiusKm))),
    geographic_coordinates: { latitude: lat, longitude: lng },
  },
})

const fold = (name: string): string => name.normalize('NFKC').trim().toLowerCase()

/** Asks for hotels somewhere, and shares the answer. */
function createSearch({ key, url, now, towns: _, clock: __, ...rest }: DuffelStaysParts) {
  const client = createVendorClient({
    name: 'duffel',
    url,
    headers: { authorization: `Bearer ${key}`, 'duffel-version': 'v2' },
    now,
    ...rest,
  })
  const deadlineMs = rest.limits?.deadlineMs ?? searchMs
  const kept = createKeptAnswers<readonly DuffelStay[]>({ ms: keptMs, atMost: 100 })
  return (where: object, search: StaySearch, signal: AbortSignal) => {
    if (!roomsFor(search)) return Promise.resolve([])
    const { checkIn, checkOut, rooms } = search
    const dates = { check_in_date: checkIn, check_out_date: checkOut }
    const data = { ...where, ...dates, rooms, guests: guestsOf(search) }
    return kept(JSON.stringify(data), { signal, now: now() }, async (asked) => {
      const answer = staysSearchSchema
      const call = { path: '/stays/search', body: { data }, answer, repeatable: true, deadlineMs }
      return (await client.call(call, asked))?.data.results ?? []
    })
  }
}

const keyOf = (town: Town, name: string): string => `${town.slug}/${fold(name)}`

/** Hotels of Duffel Stays around known towns, at the cheapest rate of each. */
export function createDuffelStaysProvider(parts: DuffelStaysParts): StaysProvider {
  const { clock, towns } = parts
  const ask = createSearch(parts)
  /** Pictures of hotels that searches have found, for a page that asks for one by its name. */
  const seen = new Map<string, readonly string[]>()

  return {
    source: 'duffel',
    async search(search, signal) {
      const town = towns.resolve(search.location)
      if (!town) return []
      const found = await ask(whereOf(town), search, signal)
      if (seen.size > 5000) seen.clear()
      for (const stay of found) seen.set(keyOf(town, stay.accommodation.name), photosOf(stay))
      const expiresAt = expiryAfter(clock.now())
      return found.flatMap((stay) => toStay({ stay, search, town, expiresAt }) ?? [])
    },
    async quote(offerId, signal) {
      const offer = readVendorOfferId('duffel', offerId)
      const town = offer && towns.get(offer.town)
      if (!offer || !town) return undefined
      const { checkIn, nights, adults, children, childAges, rooms, expiresAt } = offer
      const checkOut = addDays(checkIn, nights)
      const party = { adults, children, childAges, rooms }
      const search = { location: town.slug, checkIn, checkOut, ...party }
      const where = { accommodation: { ids: [offer.hotel], fetch_rates: true } }
      const found = await ask(where, search, signal)
      const stay = found.find(({ accommodation }) => accommodation.id === offer.hotel)
      const quoted = stay && toStay({ stay, search, town, expiresAt })
      if (!quoted) return undefined
      return { ...quoted, search, offeredTotal: offer.total, timeZone: town.timeZone }
    },
    async photos({ hotelName, location }) {
      const town = towns.resolve(location)
      return (town && seen.get(keyOf(town, hotelName))) ?? []
    },
  }
}
