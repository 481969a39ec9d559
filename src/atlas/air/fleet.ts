import type { Aircraft, Airline } from './schema.ts'

/** By family. */
export type Ranges = ReadonlyMap<string, Aircraft>

export const rangesOf = (aircraft: readonly Aircraft[]): Ranges =>
  new Map(aircraft.map((row) => [row.family, row]))

/** From there on an airline sends what it flies over oceans, where it has any. */
const longKm = 5200

/**
 * The families that an airline can send over so many kilometres: of those it sends so far the ones
 * that reach, else of its others. None where nothing that it flies reaches.
 */
export function familiesFor(
  { aircraft: { shortHaul, longHaul } }: Pick<Airline, 'aircraft'>,
  km: number,
  ranges: Ranges,
): readonly string[] {
  const reaches = (family: string): boolean => {
    const { rangeKm = 0, fromKm = 0 } = ranges.get(family) ?? {}
    return fromKm <= km && km <= rangeKm
  }
  const [usual, other] = km >= longKm ? [longHaul, shortHaul] : [shortHaul, longHaul]
  const fit = usual.filter(reaches)
  return fit.length > 0 ? fit : other.filter(reaches)
}
