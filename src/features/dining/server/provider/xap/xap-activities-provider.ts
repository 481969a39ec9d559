import { randomUUID } from 'node:crypto'
import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import type { ActivitiesProvider } from '../activities-provider.ts'
import type { DiningProvider } from '../dining-provider.ts'
import { toActivity } from './to-activity.ts'
import { listingsSchema, type XapActivity } from './xap-answers.ts'

export interface XapParts extends Pick<VendorParts, 'log' | 'limits'> {
  readonly key: string
  readonly secret: string
  readonly url: string
  readonly now: () => number
  readonly towns: Pick<DiningProvider, 'findTown'>
}

/** Prices of the next two weeks, the vendor's own window. */
const keptMs = 5 * 60_000
const idPattern = /^xap:([a-z0-9-]{2,120})\/([\w-]{1,40})$/

/** Tours and activities of Expedia (XAP) around known towns. */
export function createXapActivitiesProvider(parts: XapParts): ActivitiesProvider {
  const { key, secret, url, now, towns, ...rest } = parts
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  const headers = { key, authorization }
  const client = createVendorClient({ name: 'xap', url, headers, now, ...rest })
  const kept = createKeptAnswers<readonly XapActivity[]>({ ms: keptMs, atMost: 100 })

  async function activities(locationId: string, signal: AbortSignal) {
    const town = await towns.findTown(locationId, signal)
    if (town?.locationId !== locationId) return []
    const query = { geoLocation: `${town.lat},${town.lng}`, locale: 'en_CA', links: 'WD' }
    const found = await kept(locationId, { signal, now: now() }, async (asked) => {
      const answer = await client.call(
        {
          path: '/activities/listings',
          query,
          headers: {
            accept: 'application/vnd.exp-activity.v3+json',
            'partner-transaction-id': randomUUID(),
          },
          answer: listingsSchema,
          nothing: [204],
        },
        asked,
      )
      return answer?.Activities ?? []
    })
    const each = new Map(found.map((one) => [one.Id, one]))
    return [...each.values()].flatMap((one) => toActivity(one, town) ?? [])
  }

  return {
    source: 'xap',
    activities,
    async activity(id, signal) {
      const [, townId = ''] = idPattern.exec(id) ?? []
      const town = townId ? await towns.findTown(townId, signal) : undefined
      if (town?.locationId !== townId) return undefined
      const activity = (await activities(townId, signal)).find((one) => one.id === id)
      return activity && { activity, city: town.name }
    },
  }
}
