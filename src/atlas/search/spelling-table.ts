import type { Unpacked } from '../pack.ts'

/** The folded spellings of all places, and where searches may begin in them, in sorted order. */
export interface SpellingTable {
  readonly size: number
  readonly entries: number
  placeOf(spelling: number): number
  penaltyOf(spelling: number): number
  spellingOfEntry(entry: number): number
  /** 0 for the start of a spelling, more for a later word of it. */
  skipOf(entry: number): number
  /** Length of a spelling in bytes. */
  lengthOf(spelling: number): number
  /** Whether a spelling, or a word of it, ends before this byte. */
  isWordEnd(spelling: number, at: number): boolean
  /** A spelling as text; Latin ones without decoding. */
  textOf(spelling: number): string
  /** The entries that begin with these bytes: from the first up to, not including, the second. */
  rangeOf(prefix: Uint8Array): readonly [number, number]
}

const decoder = new TextDecoder()
const space = 0x20

export function createSpellingTable(file: Unpacked<unknown>): SpellingTable {
  const texts = file.u8('texts')
  const starts = file.u32('textStarts')
  const places = file.u32('spellingPlaces')
  const penalties = file.u8('spellingPenalties')
  const entrySpellings = file.u32('entrySpellings')
  const skips = file.u8('entrySkips')
  const startOf = (spelling: number) => starts[spelling] ?? 0
  const endOf = (spelling: number) => starts[spelling + 1] ?? 0

  /** Below zero: the entry stands before everything that begins so; 0: it begins so. */
  function compare(entry: number, prefix: Uint8Array): number {
    const spelling = entrySpellings[entry] ?? 0
    const start = startOf(spelling) + (skips[entry] ?? 0)
    const length = endOf(spelling) - start
    for (let at = 0; at < prefix.length; at++) {
      if (at >= length) return -1
      const difference = (texts[start + at] ?? 0) - (prefix[at] ?? 0)
      if (difference !== 0) return difference
    }
    return 0
  }
  function bound(prefix: Uint8Array, isBefore: (comparison: number) => boolean): number {
    let low = 0
    let high = entrySpellings.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isBefore(compare(middle, prefix))) low = middle + 1
      else high = middle
    }
    return low
  }
  return {
    size: places.length,
    entries: entrySpellings.length,
    placeOf: (spelling) => places[spelling] ?? 0,
    penaltyOf: (spelling) => penalties[spelling] ?? 0,
    spellingOfEntry: (entry) => entrySpellings[entry] ?? 0,
    skipOf: (entry) => skips[entry] ?? 0,
    lengthOf: (spelling) => endOf(spelling) - startOf(spelling),
    isWordEnd: (spelling, at) => {
      const next = startOf(spelling) + at
      return next >= endOf(spelling) || texts[next] === space
    },
    textOf: (spelling) => decoder.decode(texts.subarray(startOf(spelling), endOf(spelling))),
    rangeOf: (prefix) => [
      bound(prefix, (order) => order < 0),
      bound(prefix, (order) => order <= 0),
    ],
  }
}
