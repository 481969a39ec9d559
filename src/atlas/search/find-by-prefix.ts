import type { BestMatches } from './best-matches.ts'
import { rankUnit } from './place-entry.ts'
import type { SpellingTable } from './spelling-table.ts'

/** How matches are weighed against each other, in powers of ten of people. */
const wholeName = 2.5
const laterWord = -1.5
const perByteLeft = -0.12
const leftAtMost = -1.5
/** With fewer letters every second name has a later word that fits. */
const laterWordFrom = 3

export interface PrefixSearch {
  readonly spellings: SpellingTable
  /** Rank of each place in units. */
  readonly ranks: Uint8Array
}

/**
 * Adds the places with a name, or a later word of one, that starts with the query. Returns the best score
 * among those that match whole words.
 */
export function findByPrefix(
  { spellings, ranks }: PrefixSearch,
  typed: Uint8Array,
  accepts: (place: number) => boolean,
  best: BestMatches,
): number {
  let words = Number.NEGATIVE_INFINITY
  const [from, to] = spellings.rangeOf(typed)
  let floor = best.floor()
  for (let entry = from; entry < to; entry++) {
    const skip = spellings.skipOf(entry)
    if (skip > 0 && typed.length < laterWordFrom) continue
    const spelling = spellings.spellingOfEntry(entry)
    const place = spellings.placeOf(spelling)
    const left = spellings.lengthOf(spelling) - skip - typed.length
    const length = left === 0 && skip === 0 ? wholeName : Math.max(leftAtMost, perByteLeft * left)
    const ranked = ((ranks[place] ?? 0) - spellings.penaltyOf(spelling)) / rankUnit
    const score = ranked + length + (skip > 0 ? laterWord : 0)
    // Most of a long range is villages: they are dropped before any costlier test.
    if (score <= floor || !accepts(place)) continue
    best.add(place, score)
    floor = best.floor()
    if (score > words && spellings.isWordEnd(spelling, skip + typed.length)) words = score
  }
  return words
}
