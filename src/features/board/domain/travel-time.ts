import { distanceKm } from '#platform/shared/distance.ts'
import type { PlannedItem } from './planned-item.ts'

const walkAtMostKm = 2
const detour = 1.3
const walkingKmPerHour = 4.6
/** Through a town, by whatever goes there. */
const ridingKmPerHour = 25
/** To the stop and waiting there. */
const beforeRiding = 10

/** Kilometres as the crow flies; undefined where one of them is not on the map. */
export function kmBetween(a: PlannedItem, b: PlannedItem): number | undefined {
  if (a.lat === null || a.lng === null || b.lat === null || b.lng === null) return undefined
  return distanceKm({ lat: a.lat, lng: a.lng }, { lat: b.lat, lng: b.lng })
}

/** Minutes from one place to the next, an estimate: on foot where it is near, else by a ride. */
export function travelMinutes(km: number): number {
  const street = km * detour
  return km <= walkAtMostKm
    ? Math.round((street / walkingKmPerHour) * 60)
    : Math.round(beforeRiding + (street / ridingKmPerHour) * 60)
}
