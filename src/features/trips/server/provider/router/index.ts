import { ConfigError } from '#platform/server/config/read-config.ts'
import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import type { VendorLog } from '#platform/server/outbound/vendor-client.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import type { WalkTimes } from '../walk-times.ts'
import { type AskRouter, askMotis, askOsrm, askValhalla } from './routers.ts'
import { createWalkRouter } from './walk-router.ts'

const routers = wordTable<AskRouter>({ osrm: askOsrm, valhalla: askValhalla, motis: askMotis })

/** Undefined without a router; walks are then estimated. Throws for an unknown name. */
export function createWalkTimes(
  name: string,
  { url, log }: { readonly url: string | undefined; readonly log: VendorLog },
): WalkTimes | undefined {
  if (name === 'embedded') return undefined
  const ask = routers.get(name)
  if (!ask) throw unknownAdapter('ROUTER_PROVIDER', name, ['embedded', 'osrm', 'valhalla', 'motis'])
  if (!url) throw new ConfigError([`ROUTER_URL: ROUTER_PROVIDER=${name} needs it`])
  return createWalkRouter({ name, url, log, ask, now: Date.now })
}
