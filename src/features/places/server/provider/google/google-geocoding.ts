import { z } from 'zod'
import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import {
  unavailableBy,
  VendorError,
  type VendorFault,
} from '#platform/server/outbound/vendor-error.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { GeocodedPlace } from '../../../contract/places.contract.ts'

export interface GoogleGeocodingParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** https://maps.googleapis.com */
  readonly url: string
  readonly now: () => number
}

export type Geocode = (
  location: string,
  signal: AbortSignal,
) => Promise<Omit<GeocodedPlace, 'error'> | undefined>

const resultSchema = z.object({
  formatted_address: z.string().min(1),
  types: z.array(z.string()),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  address_components: z.array(
    z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) }),
  ),
})
const answer = z.object({ status: z.string(), results: z.array(resultSchema) })

/** The vendor answers 200 to every request; its `status` says what happened. */
const faults = wordTable<VendorFault>({
  OVER_QUERY_LIMIT: 'quota',
  OVER_DAILY_LIMIT: 'quota',
  REQUEST_DENIED: 'key',
  INVALID_REQUEST: 'input',
  UNKNOWN_ERROR: 'down',
})

type Kind = GeocodedPlace['kind']

/** The first of the vendor's types that we know; without one it is an address. */
const kinds = wordTable<Kind>({
  country: 'country',
  airport: 'airport',
  locality: 'city',
  postal_town: 'city',
  archipelago: 'island',
  tourist_attraction: 'sight',
  museum: 'sight',
  park: 'sight',
  natural_feature: 'sight',
})

function toPlace(result: z.infer<typeof resultSchema>): Omit<GeocodedPlace, 'error'> | undefined {
  const country = result.address_components.find(({ types }) => types.includes('country'))
  // The open sea has no country, and no town to travel to.
  if (!country) return undefined
  const { lat, lng } = result.geometry.location
  return {
    lat,
    lng,
    name: result.formatted_address,
    kind: result.types.map((type) => kinds.get(type)).find(Boolean) ?? 'address',
    country: country.long_name,
    countryCode: country.short_name,
  }
}

/** As long as one page is being built: the terms let nothing but points and ids be kept. */
const sharedMs = 60_000

/** Google's Geocoding API: the first place that is meant; undefined where none is. */
export function createGoogleGeocoding(parts: GoogleGeocodingParts): Geocode {
  const { key, url, now, ...rest } = parts
  const name = 'google'
  const path = '/maps/api/geocode/json'
  const client = createVendorClient({ name, url, now, ...rest })
  const kept = createKeptAnswers<Omit<GeocodedPlace, 'error'> | undefined>({
    ms: sharedMs,
    atMost: 300,
  })

  async function ask(address: string, signal: AbortSignal) {
    const found = await client.call(
      { path, query: { address, language: 'en', key }, answer },
      signal,
    )
    const status = found?.status ?? ''
    if (status === 'ZERO_RESULTS') return undefined
    const [first] = found?.results ?? []
    if (status === 'OK' && first) return toPlace(first)
    const fault = faults.get(status) ?? 'answer'
    const error = new VendorError(
      name,
      fault,
      `answers with ${faults.has(status) ? status : 'nothing'}`,
    )
    rest.log?.warn({ vendor: name, path, fault }, error.message)
    throw unavailableBy(error)
  }

  return (location, signal) =>
    kept(location, { signal, now: now() }, (asked) => ask(location, asked))
}
