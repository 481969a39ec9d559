import { type Intent, intents } from '../intents/all-intents.ts'
import type { Reader } from './tokens.ts'

/** Where a word or a phrase stands; 'weapon*' stands for all words that begin so. */
function cueAt(reader: Reader, cue: string): number {
  if (!cue.endsWith('*')) return reader.find(cue)
  const stem = cue.slice(0, -1)
  return reader.tokens.findIndex(({ text }) => text.startsWith(stem))
}

/** Two words that stand farther apart do not belong together. */
const pairReach = 10

const firstOf = (reader: Reader, cues: readonly string[]): number =>
  cues.map((cue) => cueAt(reader, cue)).find((at) => at >= 0) ?? -1

/** What must never be missed is known by its own words, whatever was learned; and where they stand. */
export function guardIn(
  reader: Reader,
): { readonly intent: Intent; readonly at: number } | undefined {
  for (const intent of intents()) {
    const at = firstOf(reader, intent.guards)
    if (at >= 0) return { intent, at }
    for (const [first, second] of intent.guardPairs) {
      const [a, b] = [firstOf(reader, first), firstOf(reader, second)]
      if (a >= 0 && b >= 0 && Math.abs(a - b) <= pairReach) return { intent, at: a }
    }
  }
  return undefined
}
