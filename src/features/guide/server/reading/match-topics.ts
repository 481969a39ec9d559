import { type Intent, intents } from '../intents/all-intents.ts'
import { meaningOf } from './lexicon.ts'
import type { Reader } from './tokens.ts'

export interface FoundTopic {
  readonly intent: Intent
  readonly score: number
  /** Tokens by which it was known. */
  readonly at: readonly number[]
}

/** Where each word of the message stands. */
function placesOf(reader: Reader): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>()
  reader.tokens.forEach(({ text }, at) => {
    const known = found.get(text)
    if (known) known.push(at)
    else found.set(text, [at])
  })
  return found
}

const isCount = (reader: Reader, at: number): boolean =>
  reader.tokens[at]?.kind === 'number' ||
  meaningOf((n) => reader.text(n), at, 'number') !== undefined

function cueAt(
  reader: Reader,
  places: ReadonlyMap<string, readonly number[]>,
  cue: string,
): readonly number[] {
  if (cue.endsWith('*')) {
    const stem = cue.slice(0, -1)
    const [first = '', last] = stem.split(' ')
    if (last !== undefined) {
      const at = (places.get(first) ?? []).find((one) => reader.text(one + 1).startsWith(last))
      return at === undefined ? [] : [at, at + 1]
    }
    for (const [word, [at]] of places) if (at !== undefined && word.startsWith(stem)) return [at]
    return []
  }
  // '^plan' stands only at the beginning.
  if (cue.startsWith('^')) return reader.text(0) === cue.slice(1) ? [0] : []
  const words = cue.split(' ')
  for (const at of places.get(words[0] ?? '') ?? []) {
    // "A four day trip" is no day trip.
    const isCounted = words[0] === 'day' && isCount(reader, at - 1)
    if (!isCounted && reader.standsAt(at, words) > 0) return words.map((_, by) => at + by)
  }
  return []
}

/** Two words that stand farther apart do not belong together. */
const pairReach = 10

/** The kinds of questions that a message may be, the likeliest first. */
export function matchTopics(reader: Reader): readonly FoundTopic[] {
  const places = placesOf(reader)
  return intents
    .flatMap((intent): FoundTopic[] => {
      const { cues, pairs, weight } = intent
      const hits = cues.map((cue) => cueAt(reader, places, cue)).filter((at) => at.length > 0)
      const joint = pairs.flatMap(([first, second]) => {
        const [a, b] = [first, second].map((group) =>
          group.map((cue) => cueAt(reader, places, cue)).find((at) => at.length > 0),
        )
        return a && b && Math.abs((a[0] ?? 0) - (b[0] ?? 0)) <= pairReach ? [[...a, ...b]] : []
      })
      const all = [...hits, ...joint]
      if (all.length === 0) return []
      const longest = Math.max(...all.map((at) => at.length))
      const at = [...new Set(all.flat())]
      return [
        { intent, at, score: weight + 0.4 * Math.min(3, at.length - 1) + 0.3 * (longest - 1) },
      ]
    })
    .toSorted((a, b) => b.score - a.score)
}
