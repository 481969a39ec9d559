import type { Memory } from '../reading/memory.ts'
import { languageOf } from '../reading/language.ts'
import { clausesOf } from '../reading/read-topics.ts'
import { clausesOf as partsOf, questionsOf } from '../reading/scan-trip.ts'
import { Reader } from '../reading/tokens.ts'
import type { Meanings } from './meanings.ts'
import type { EncodeSentences } from './sentence-encoder.ts'

/** A longer message says no more of what it asks. Characters. */
const longest = 600
const partsAtMost = 5

/** What an English message and its parts mean; undefined of another language, or where the model is not there. */
export async function meaningsOf(
  encode: EncodeSentences,
  message: string,
  before: Memory,
): Promise<Meanings | undefined> {
  const text = message.slice(0, longest)
  const reader = new Reader(text)
  if (languageOf(reader, before.frame.language) !== 'en') return undefined
  const clauses = clausesOf(reader).map(({ from, to }) =>
    text.slice(reader.tokens[from]?.at, reader.tokens[to - 1]?.end),
  )
  const parts = [...new Set([...questionsOf(text), ...clauses, ...partsOf(text)])]
    .filter((part) => part !== text)
    .slice(0, partsAtMost)
  const [whole, ...vectors] = (await encode([text, ...parts])) ?? []
  return (
    whole && {
      whole,
      parts: new Map(
        parts.flatMap((part, at) => {
          const vector = vectors[at]
          return vector ? [[new Reader(part).words(), vector] as const] : []
        }),
      ),
    }
  )
}
