import type { MapHosts } from '#platform/server/http/security-headers.ts'
import { mapGround, type MapSettings } from './map-ground.ts'

/**
 * Which hosts a page may load its maps from: only those that the settings name. Google's scripts, and what
 * they need loosened, are for pages that draw maps; a host of tiles brings pictures and is let in everywhere.
 */
export function mapHosts(
  settings: MapSettings,
  mapPages: ReadonlySet<string>,
): (path: string) => MapHosts {
  const ground = mapGround(settings)
  if (ground.kind === 'embedded') return () => ({ kind: 'own' })
  if (ground.kind === 'google') return (path) => ({ kind: mapPages.has(path) ? 'google' : 'own' })
  // Served by this server.
  if (ground.url.startsWith('/')) return () => ({ kind: 'own' })
  const { origin } = new URL(ground.url)
  return () => ({ kind: 'origin', origin })
}
