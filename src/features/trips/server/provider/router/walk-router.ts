import { createKeptAnswers } from '#platform/server/outbound/kept-answers.ts'
import { createVendorClient, type VendorParts } from '#platform/server/outbound/vendor-client.ts'
import type { WalkTable, WalkTimes } from '../walk-times.ts'
import type { AskRouter } from './routers.ts'

interface RouterParts extends Pick<VendorParts, 'name' | 'url' | 'log' | 'limits'> {
  readonly ask: AskRouter
  readonly now: () => number
}

/** Timeout: a page waits for the answer. ms. */
const deadlineMs = 2000
/** Cache time: streets change slowly. */
const keptMs = 24 * 3_600_000

/** Walking times from the operator's router. */
export function createWalkRouter({ ask, now, limits, ...parts }: RouterParts): WalkTimes {
  const client = createVendorClient({ ...parts, now, limits: { deadlineMs, ...limits } })
  const kept = createKeptAnswers<WalkTable>({ ms: keptMs, atMost: 2000 })
  return {
    source: parts.name,
    table: (points, signal) =>
      kept(JSON.stringify(points), { signal, now: now() }, (asked) => ask(client, points, asked)),
  }
}
