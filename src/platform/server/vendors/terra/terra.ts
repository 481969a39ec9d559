import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import {
  nearListSchema,
  oneLocationSchema,
  photoListSchema,
  type TerraLocation,
} from './terra-answers.ts'

export interface TerraParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  /** Without the version: https://terra.tripadvisor.com */
  readonly url: string
  readonly now: () => number
}

export interface Around {
  readonly lat: number
  readonly lng: number
  readonly radiusKm: number
}

export type TerraKind = 'RESTAURANT' | 'ATTRACTION' | 'HOTEL'

export interface Terra {
  /** Places of a kind around a point, the best rated or the nearest first, twenty at most. */
  near(
    around: Around,
    wanted: { readonly kind: TerraKind; readonly sort: 'rating' | 'distance' },
    signal: AbortSignal,
  ): Promise<readonly TerraLocation[]>
  /** Undefined if the number is unknown. */
  location(id: number, signal: AbortSignal): Promise<TerraLocation | undefined>
  /** Where the first photo of a place is; undefined where it has none. */
  photo(id: number, signal: AbortSignal): Promise<string | undefined>
}

/** Only numbers of places may be kept: a list is shared for as long as its page is being built. */
const sharedMs = 60_000
/** Each place that is found is billed. */
const atMost = 20

/** Tripadvisor's Terra: places around a point, details and photos. */
export function createTerra({ key, url, now, ...rest }: TerraParts): Terra {
  const client = createVendorClient({
    name: 'terra',
    url: `${url.replace(/(?<!\/)\/+$/, '')}/api`,
    headers: { 'x-api-key': key },
    now,
    ...rest,
  })
  const lists = createKeptAnswers<readonly TerraLocation[]>({ ms: sharedMs, atMost: 100 })
  const ones = createKeptAnswers<TerraLocation | undefined>({ ms: sharedMs, atMost: 300 })
  return {
    near: ({ lat, lng, radiusKm }, { kind, sort }, signal) => {
      const query = {
        lat,
        lon: lng,
        radius: Math.max(1, Math.round(radiusKm)),
        unit: 'KM',
        category: kind,
        sort,
        size: atMost,
        locale: 'en',
      }
      return lists(JSON.stringify(query), { signal, now: now() }, async (asked) => {
        const call = { path: '/locations/nearby', query, answer: nearListSchema, nothing: [404] }
        return (await client.call(call, asked))?.data ?? []
      })
    },
    location: (id, signal) =>
      ones(String(id), { signal, now: now() }, (asked) =>
        client.call(
          { path: `/locations/${id}`, answer: oneLocationSchema, nothing: [400, 404] },
          asked,
        ),
      ),
    async photo(id, signal) {
      const found = await client.call(
        {
          path: `/locations/${id}/photos`,
          query: { size: 1 },
          answer: photoListSchema,
          nothing: [404],
        },
        signal,
      )
      const address = found?.data[0]?.photo?.original_size_url
      return address?.startsWith('https://') ? address : undefined
    },
  }
}
