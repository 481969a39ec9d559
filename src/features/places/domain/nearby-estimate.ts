/** The types of a nearby search, with their item types on the map and in a trip. */
export const nearbyTypes = {
  lodging: { item: 'hotel', basis: 'night', leastCad: 100, mostCad: 299 },
  restaurant: { item: 'restaurant', basis: 'person', leastCad: 20, mostCad: 99 },
  tourist_attraction: { item: 'activity', basis: 'person', leastCad: 10, mostCad: 39 },
  airport: { item: 'transport', basis: 'person', leastCad: 25, mostCad: 74 },
} as const

export type NearbyType = keyof typeof nearbyTypes

/** The same number for the same text, from 0 up to, not including, 1 (FNV-1a, then mixed). */
function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  // Short texts differ only in the low bits until these are carried up.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000
}

/**
 * The price of a visit in whole Canadian dollars: an estimate inside the range of its type. A price
 * that is known decides, moved to the nearer end of the range if it lies outside; without one the
 * place's id does, so that the same place always has the same estimate.
 */
export function estimateCost(type: NearbyType, id: string, knownCad: number | undefined): number {
  const { leastCad, mostCad } = nearbyTypes[type]
  if (knownCad !== undefined) return Math.min(mostCad, Math.max(leastCad, Math.round(knownCad)))
  return leastCad + Math.floor(shareOf(id) * (mostCad - leastCad + 1))
}
