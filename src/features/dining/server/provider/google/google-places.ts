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

export interface GooglePlacesApi {
  /** Restaurants around a point, the vendor's own order, forty at most. */
  restaurantsAround(
    name: string,
    around: Around,
    signal: AbortSignal,
  ): Promise<readonly GooglePlace[]>
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
const listMask = [...placeFields.map((field) => `places.${field}`), 'nextPageToken'].join(',')

/** The pages of one search, one after the other: each names the next. */
async function searchAround(
  client: VendorClient,
  name: string,
  { lat, lng, radiusKm }: Around,
  signal: AbortSignal,
) {
  const radius = Math.min(metresAtMost, Math.round(radiusKm * 1000))
  const circle = { center: { latitude: lat, longitude: lng }, radius }
  const body = {
    textQuery: `restaurants in ${name}`,
    includedType: 'restaurant',
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

/** Google's Places API (New): search by text, details and photos. */
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
    restaurantsAround: (name, around, signal) =>
      lists(`${name},${around.lat},${around.lng}`, { signal, now: now() }, (asked) =>
        searchAround(client, name, around, asked),
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
