import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import {
  createVendorClient,
  type VendorClient,
  type VendorParts,
} from '#platform/server/outbound/vendor-client.ts'
import {
  type GooglePlace,
  onePlaceSchema,
  photoMediaSchema,
  placeFields,
  placesSchema,
} from './google-places-answers.ts'

export interface GooglePlacesParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://places.googleapis.com */
  readonly url: string
  readonly now: () => number
}

export interface Around {
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
}

export interface GoogleTown extends Around {
  readonly name: string
}

/** The vendor's name of a kind, with the words that find it in a town. */
const kinds = {
  restaurant: 'restaurants',
  tourist_attraction: 'tourist attractions',
  lodging: 'hotels',
} as const

export type GoogleKind = keyof typeof kinds

export interface GooglePlacesApi {
  /** Places of a kind in a town, in the vendor's own order, forty at most. */
  placesIn(town: GoogleTown, kind: GoogleKind, signal: AbortSignal): Promise<readonly GooglePlace[]>
  /** Places of a kind around a point, the nearest first, twenty at most. */
  nearby(around: Around, kind: GoogleKind, signal: AbortSignal): Promise<readonly GooglePlace[]>
  /** Undefined where it is no longer one. */
  place(id: string, signal: AbortSignal): Promise<GooglePlace | undefined>
  /** Where a photo is for the moment; undefined where it is no longer one. */
  photo(name: string, signal: AbortSignal): Promise<string | undefined>
}

/** The terms let nothing but ids and points be kept: a search is shared for as long as its page is being built. */
const sharedMs = 60_000
const pages = 2
const pageSize = 20
const photoWidth = 800
const metresAtMost = 50_000
const mask = 'x-goog-fieldmask'
/** The fields that a map shows; photos and ratings would cost more. */
const nearMask = [
  'id',
  'displayName',
  'formattedAddress',
  'location',
  'businessStatus',
  'googleMapsUri',
]
  .map((field) => `places.${field}`)
  .join(',')
const listMask = [...placeFields.map((field) => `places.${field}`), 'nextPageToken'].join(',')

/** The pages of one search, one after the other: each names the next. */
async function searchIn(
  client: VendorClient,
  { name, lat, lng, radiusKm }: GoogleTown,
  kind: GoogleKind,
  signal: AbortSignal,
) {
  const radius = Math.min(metresAtMost, Math.round(radiusKm * 1000))
  const circle = { center: { latitude: lat, longitude: lng }, radius }
  const body = {
    textQuery: `${kinds[kind]} in ${name}`,
    includedType: kind,
    locationBias: { circle },
    languageCode: 'en',
    pageSize,
  }
  const headers = { [mask]: listMask }
  const found: GooglePlace[] = []
  let token: string | undefined
  for (let at = 0; at < pages && (at === 0 || token); at += 1) {
    const asked = token ? { ...body, pageToken: token } : body
    const call = { path: '/v1/places:searchText', headers, body: asked, repeatable: true }
    const answer = await client.call({ ...call, answer: placesSchema }, signal)
    found.push(...(answer?.places ?? []))
    token = answer?.nextPageToken ?? undefined
  }
  return found
}

const pointOf = ({ lat, lng }: Around): string => `${lat.toFixed(4)},${lng.toFixed(4)}`

/** One page: the vendor has no paging for nearby search. */
async function searchNear(
  client: VendorClient,
  { lat, lng, radiusKm }: Around,
  kind: GoogleKind,
  signal: AbortSignal,
) {
  const radius = Math.min(metresAtMost, Math.max(1, Math.round(radiusKm * 1000)))
  const found = await client.call(
    {
      path: '/v1/places:searchNearby',
      headers: { [mask]: nearMask },
      body: {
        includedTypes: [kind],
        maxResultCount: pageSize,
        rankPreference: 'DISTANCE',
        languageCode: 'en',
        locationRestriction: { circle: { center: { latitude: lat, longitude: lng }, radius } },
      },
      answer: placesSchema,
      repeatable: true,
    },
    signal,
  )
  return found?.places ?? []
}

/** Google's Places API (New): search by text and around a point, details and photos. */
export function createGooglePlaces({
  key,
  url,
  now,
  ...parts
}: GooglePlacesParts): GooglePlacesApi {
  const headers = { 'x-goog-api-key': key }
  const client = createVendorClient({ name: 'google', url, headers, now, ...parts })
  const lists = createKeptAnswers<readonly GooglePlace[]>({ ms: sharedMs, atMost: 100 })
  const ones = createKeptAnswers<GooglePlace | undefined>({ ms: sharedMs, atMost: 300 })

  return {
    placesIn: (town, kind, signal) =>
      lists(`${kind} ${town.name},${pointOf(town)}`, { signal, now: now() }, (asked) =>
        searchIn(client, town, kind, asked),
      ),
    nearby: (around, kind, signal) =>
      lists(`${kind} ${pointOf(around)},${around.radiusKm}`, { signal, now: now() }, (asked) =>
        searchNear(client, around, kind, asked),
      ),
    place: (id, signal) =>
      ones(id, { signal, now: now() }, (asked) =>
        client.call(
          {
            path: `/v1/places/${encodeURIComponent(id)}`,
            query: { languageCode: 'en' },
            headers: { [mask]: placeFields.join(',') },
            answer: onePlaceSchema,
            nothing: [400, 404],
          },
          asked,
        ),
      ),
    async photo(name, signal) {
      const query = { maxWidthPx: photoWidth, skipHttpRedirect: 'true' }
      const path = `/v1/${name}/media`
      const found = await client.call(
        { path, query, answer: photoMediaSchema, nothing: [400, 404] },
        signal,
      )
      return found?.photoUri
    },
  }
}
