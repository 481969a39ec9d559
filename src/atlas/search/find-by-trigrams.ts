import type { Unpacked } from '../pack.ts'
import type { BestMatches } from './best-matches.ts'
import { editDistance } from './edit-distance.ts'
import { rankUnit } from './place-entry.ts'
import { createTrigramCounts } from './trigram-counts.ts'
import type { PrefixSearch } from './find-by-prefix.ts'

/** How many wrong letters are forgiven, by the length of what was typed. */
const forgiven = (length: number): number => {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

const perWrongLetter = -1.7
const otherFirstLetter = -0.6
const perLetterLeft = -0.08
const leftAtMost = -0.8
const wholeName = 0.8
/** So many spellings are compared letter by letter: those that share most with what was typed. */
const comparedAtMost = 260
/** A shared trigram outweighs so many units of rank. */
const trigramWeight = 24
const heaviest = 1023
const beginningFrom = 8

export type FindByTrigrams = (
  typed: string,
  accepts: (place: number) => boolean,
  best: BestMatches,
) => void

/** Finds places in spite of one or two wrong letters. */
export function createTrigramSearch(
  file: Unpacked<unknown>,
  { spellings, ranks }: PrefixSearch,
): FindByTrigrams {
  const counts = createTrigramCounts(file, spellings.size)
  const weightOf = (spelling: number): number =>
    Math.min(
      heaviest,
      counts.sharedBy(spelling) * trigramWeight + (ranks[spellings.placeOf(spelling)] ?? 0),
    )

  /** The weight that the best candidates have at least, from a histogram of all of them. */
  function cutOf(size: number): number {
    const histogram = new Uint32Array(heaviest + 1)
    for (let at = 0; at < size; at++) {
      const weight = weightOf(counts.touchedAt(at))
      histogram[weight] = (histogram[weight] ?? 0) + 1
    }
    let cut = heaviest
    for (let sum = histogram[cut] ?? 0; cut > 0 && sum < comparedAtMost;)
      sum += histogram[--cut] ?? 0
    return cut
  }

  function scoreOf(typed: string, spelling: number, most: number): number | undefined {
    const name = spellings.textOf(spelling)
    const distance = editDistance(typed, name, most)
    if (!distance) return undefined
    // Two wrong letters of six may begin anything; they count against a whole name only.
    const beginsSo = distance.beginning < 2 || typed.length >= beginningFrom
    if (!beginsSo && distance.whole > most) return undefined
    const rank = ranks[spellings.placeOf(spelling)] ?? 0
    const ranked = (rank - spellings.penaltyOf(spelling)) / rankUnit
    const first = typed.charCodeAt(0) === name.charCodeAt(0) ? 0 : otherFirstLetter
    const whole = wholeName + perWrongLetter * distance.whole
    const left = Math.max(0, name.length - typed.length)
    const part = perWrongLetter * distance.beginning + Math.max(leftAtMost, perLetterLeft * left)
    if (!beginsSo) return ranked + first + whole
    return ranked + first + (distance.whole > most ? part : Math.max(whole, part))
  }

  return (typed, accepts, best) => {
    const most = forgiven(typed.length)
    if (most === 0) return
    const size = counts.count(typed)
    const cut = cutOf(size)
    for (let at = 0; at < size; at++) {
      const spelling = counts.touchedAt(at)
      const place = spellings.placeOf(spelling)
      if (weightOf(spelling) < cut || !accepts(place)) continue
      const score = scoreOf(typed, spelling, most)
      if (score !== undefined && score > best.floor()) best.add(place, score)
    }
    counts.reset(size)
  }
}
