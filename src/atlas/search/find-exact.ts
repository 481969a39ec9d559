import { rankUnit } from './place-entry.ts'
import type { PrefixSearch } from './find-by-prefix.ts'

/** The places that are called just so, not only begin so; those with the most people first. */
export function findExact(
  { spellings, ranks }: PrefixSearch,
  typed: Uint8Array,
  accepts: (place: number) => boolean,
): readonly number[] {
  const weights = new Map<number, number>()
  const [from, to] = spellings.rangeOf(typed)
  for (let entry = from; entry < to; entry++) {
    const spelling = spellings.spellingOfEntry(entry)
    if (spellings.skipOf(entry) > 0 || spellings.lengthOf(spelling) !== typed.length) continue
    const place = spellings.placeOf(spelling)
    if (!accepts(place)) continue
    const weight = ((ranks[place] ?? 0) - spellings.penaltyOf(spelling)) / rankUnit
    weights.set(place, Math.max(weight, weights.get(place) ?? 0))
  }
  return [...weights].toSorted(([, a], [, b]) => b - a).map(([place]) => place)
}
