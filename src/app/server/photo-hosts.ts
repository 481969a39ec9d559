import type { Config } from '#platform/server/config/read-config.ts'
import { vendorOf } from '#platform/server/outbound/vendors.ts'

/** The hosts of pictures that a page may show beside its own: only those of suppliers that are switched on. */
export const photoHosts = (config: Config): readonly string[] => [
  ...new Set(
    Object.entries(config)
      .filter(([setting]) => setting.endsWith('_PROVIDER'))
      .flatMap(([, name]) => vendorOf(String(name))?.photos ?? []),
  ),
]
