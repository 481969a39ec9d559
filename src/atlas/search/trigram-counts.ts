import type { Unpacked } from '../pack.ts'
import { beginMark, trigramBytes } from './place-entry.ts'

/** How many trigrams each spelling shares with what was typed. */
export interface TrigramCounts {
  /** Counts, and answers how many spellings share any; `reset` before the next. */
  count(typed: string): number
  /** The n-th spelling that shares any. */
  touchedAt(n: number): number
  sharedBy(spelling: number): number
  reset(size: number): void
}

function trigramsOf(typed: string): ReadonlySet<number> {
  const bytes = new TextEncoder().encode(typed).subarray(0, trigramBytes)
  const text = [beginMark, ...bytes]
  const found = new Set<number>()
  for (let at = 0; at + 3 <= text.length; at++)
    found.add(((text[at] ?? 0) << 16) | ((text[at + 1] ?? 0) << 8) | (text[at + 2] ?? 0))
  return found
}

function positionOf(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The counters are made once and used by every search: searches are plain calls, one at a time. */
export function createTrigramCounts(file: Unpacked<unknown>, spellings: number): TrigramCounts {
  const keys = file.u32('trigramKeys')
  const starts = file.u32('trigramStarts')
  const postings = file.u32('trigramSpellings')
  const counts = new Uint8Array(spellings)
  const touched = new Uint32Array(spellings)
  return {
    count: (typed) => {
      let size = 0
      for (const trigram of trigramsOf(typed)) {
        const at = positionOf(keys, trigram)
        if (at < 0) continue
        const end = starts[at + 1] ?? 0
        for (let posting = starts[at] ?? 0; posting < end; posting++) {
          const spelling = postings[posting] ?? 0
          const shared = counts[spelling] ?? 0
          if (shared === 0) touched[size++] = spelling
          counts[spelling] = shared + 1
        }
      }
      return size
    },
    touchedAt: (n) => touched[n] ?? 0,
    sharedBy: (spelling) => counts[spelling] ?? 0,
    reset: (size) => {
      for (let at = 0; at < size; at++) counts[touched[at] ?? 0] = 0
    },
  }
}
