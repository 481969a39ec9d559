import { mapGround } from '#features/maps/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { MapHosts } from '#platform/server/http/security-headers.ts'

/** Which hosts pages may load maps from: only those that the settings name. */
export function mapHosts(config: Config): MapHosts {
  const ground = mapGround(config)
  if (ground.kind === 'embedded') return { kind: 'own' }
  return ground.kind === 'google'
    ? { kind: 'google' }
    : { kind: 'origin', origin: new URL(ground.url).origin }
}
