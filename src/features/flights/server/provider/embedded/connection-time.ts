import { schengenSince } from '#platform/shared/schengen-states.ts'
import type { Line } from './network.ts'

/** Below this rank an airport is small; above `largeRank` (some 40 million passengers) walks are long. */
const smallRank = 4.7
const largeRank = 6.1
const selfTransferMinutes = 180

/** Countries where connecting passengers clear immigration and take bags through customs. */
const allCollectBags = new Set(['US', 'CA', 'AU', 'NZ', 'CN', 'JP', 'IN'])

/** No passport control between them. */
const sameZone = (a: string, b: string): boolean =>
  a === b || (schengenSince.has(a) && schengenSince.has(b))

/** Minimum minutes for a connection, from landing to take-off. */
export function connectionMinutes(first: Line, next: Line, selfTransfer: boolean): number {
  if (selfTransfer) return selfTransferMinutes
  const here = first.to
  const arrivesInside = sameZone(first.from.countryCode, here.countryCode)
  const leavesInside = sameZone(here.countryCode, next.to.countryCode)
  const size = here.rank >= largeRank ? 15 : 0
  if (arrivesInside && leavesInside) return (here.rank < smallRank ? 35 : 45) + size
  if (!arrivesInside && allCollectBags.has(here.countryCode)) return 85 + size
  if (arrivesInside !== leavesInside) return 65 + size
  return 60 + size
}
