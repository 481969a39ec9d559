import { z } from 'zod'
import type { VendorCall, VendorClient } from '#platform/server/outbound/vendor-client.ts'
import type { WalkPoint, WalkTable } from '../walk-times.ts'

/** Asks one kind of router for all ways on foot between points, in minutes. */
export type AskRouter = (
  client: VendorClient,
  points: readonly WalkPoint[],
  signal: AbortSignal,
) => Promise<WalkTable>

const seconds = z.number().min(0).nullable()

const minutesOf = (time: number | null | undefined): number | undefined =>
  time === null || time === undefined ? undefined : time / 60

/** Refuse answers of the wrong size. */
const square = (count: number) => z.array(z.array(seconds).length(count)).length(count)

async function ask<T>(
  client: VendorClient,
  call: VendorCall<T>,
  signal: AbortSignal,
): Promise<T | undefined> {
  return client.call({ repeatable: true, ...call }, signal)
}

/** OSRM's table service, with the profile `foot`. */
export const askOsrm: AskRouter = async (client, points, signal) => {
  const at = points.map(({ lat, lng }) => `${lng},${lat}`).join(';')
  const answer = z.object({ code: z.literal('Ok'), durations: square(points.length) })
  const query = { annotations: 'duration' }
  const found = await ask(client, { path: `/table/v1/foot/${at}`, query, answer }, signal)
  return (found?.durations ?? []).map((row) => row.map(minutesOf))
}

/** Valhalla's matrix, with the costing `pedestrian`. */
export const askValhalla: AskRouter = async (client, points, signal) => {
  const places = points.map(({ lat, lng }) => ({ lat, lon: lng }))
  const body = { sources: places, targets: places, costing: 'pedestrian', verbose: false }
  const answer = z.object({
    sources_to_targets: z.object({ durations: square(points.length) }),
  })
  const found = await ask(client, { path: '/sources_to_targets', body, answer }, signal)
  return (found?.sources_to_targets.durations ?? []).map((row) => row.map(minutesOf))
}

/** Longest walk, required by MOTIS. */
const furthestSeconds = 3 * 3600

/** MOTIS needs one request per origin. */
export const askMotis: AskRouter = async (client, points, signal) => {
  const text = ({ lat, lng }: WalkPoint): string => `${lat};${lng}`
  const answer = z.array(z.object({ duration: z.number().min(0).optional() })).length(points.length)
  const many = points.map(text).join(',')
  const row = async (one: WalkPoint) => {
    const query = {
      one: text(one),
      many,
      mode: 'WALK',
      max: furthestSeconds,
      maxMatchingDistance: 250,
      arriveBy: 'false',
    }
    const found = await ask(client, { path: '/api/v1/one-to-many', query, answer }, signal)
    return (found ?? []).map(({ duration }) => minutesOf(duration))
  }
  return Promise.all(points.map(row))
}
