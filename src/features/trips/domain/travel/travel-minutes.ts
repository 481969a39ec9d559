import { type CityPace, usualPace } from '#platform/shared/city-paces.ts'

/** Mode of travel. `transit` includes walking if faster; `ride` doesn't. */
export type TravelMode = 'foot' | 'ride' | 'transit' | 'car'

/** Fixed minutes (access and wait), and minutes per straight-line km. */
interface Line {
  readonly before: number
  readonly perKm: number
}

const walkingKmH = 4.5
const carKmH = 35.5

/** The fastest counts. Each is linear, so the triangle inequality holds. */
function linesOf(mode: TravelMode, pace: CityPace): readonly Line[] {
  const along = (kmH: number): number => (pace.detour / kmH) * 60
  const onFoot: Line = { before: 0, perKm: along(walkingKmH) }
  if (mode === 'foot') return [onFoot]
  if (mode === 'car')
    return [
      onFoot,
      { before: 8, perKm: along(carKmH) * pace.traffic },
      // Out of town.
      { before: 18, perKm: 1.1 },
    ]
  const rides: readonly Line[] = [
    { before: pace.wait, perKm: along(pace.transitKmH) },
    // A regional train.
    { before: pace.wait + 13, perKm: 1.3 },
  ]
  return mode === 'ride' ? rides : [onFoot, ...rides]
}

const known = new WeakMap<CityPace, Map<TravelMode, readonly Line[]>>()

function linesFor(mode: TravelMode, pace: CityPace): readonly Line[] {
  const byMode = known.get(pace) ?? new Map<TravelMode, readonly Line[]>()
  known.set(pace, byMode)
  const lines = byMode.get(mode) ?? linesOf(mode, pace)
  byMode.set(mode, lines)
  return lines
}

/** Estimated minutes for a straight-line distance, unrounded. */
export function minutesFor(km: number, mode: TravelMode, pace: CityPace = usualPace): number {
  let least = Infinity
  for (const { before, perKm } of linesFor(mode, pace)) least = Math.min(least, before + km * perKm)
  return least
}
