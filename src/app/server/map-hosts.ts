import { mapGround } from '#features/maps/server/index.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { MapHosts } from '#platform/server/http/security-headers.ts'

/** Paths of pages with interactive maps, aliases included. */
export const mapPages: ReadonlySet<string> = new Set([
  '/maps',
  '/map-test',
  '/planner',
  '/planner-new',
  '/search',
  '/airbnb',
  '/stay-dine',
  '/shared/:token',
])

/**
 * Which hosts a page may load its maps from: only those that the settings name. Google's scripts, and what
 * they need loosened, are for pages that draw maps; a host of tiles brings pictures and is let in everywhere.
 */
export function mapHosts(config: Config): (path: string) => MapHosts {
  const ground = mapGround(config)
  if (ground.kind === 'embedded') return () => ({ kind: 'own' })
  if (ground.kind === 'google') return (path) => ({ kind: mapPages.has(path) ? 'google' : 'own' })
  // Served by this server.
  if (ground.url.startsWith('/')) return () => ({ kind: 'own' })
  const { origin } = new URL(ground.url)
  return () => ({ kind: 'origin', origin })
}
