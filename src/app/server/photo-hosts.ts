import type { Config } from '#platform/server/config/read-config.ts'
import { vendorOf } from '#platform/server/outbound/vendors.ts'

/** Allowed image hosts of configured suppliers. */
export const photoHosts = (config: Config): readonly string[] => [
  ...new Set(
    Object.entries(config)
      .filter(([setting]) => setting.endsWith('_PROVIDER'))
      .flatMap(([, name]) => vendorOf(String(name))?.photos ?? []),
  ),
]
