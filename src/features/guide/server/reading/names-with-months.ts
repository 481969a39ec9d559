import type { GuideWorld } from '../guide-world.ts'
import { meaningOf } from './lexicon.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

/** Names that hold a month: Chiang Mai, Mar del Plata. */
export function markNames(reader: Reader, world: GuideWorld): Reader {
  const { tokens } = reader
  tokens.forEach((_, at) => {
    if (!meaningOf((n) => reader.text(n), at, 'month')) return
    for (const [from, to] of monthNames.map(([a, b]) => [at + a, at + b] as const)) {
      const parts = tokens.slice(Math.max(from, 0), to)
      const [first, last] = [parts[0], parts.at(-1)]
      const isWhole = parts.length === to - from && from >= 0
      const isName =
        parts.every(({ kind }) => kind === 'word') &&
        [first, last].every((one) => one && !stopWords.has(one.text))
      const name = parts.map(({ text }) => text).join(' ')
      if (isWhole && isName && world.named(name).length > 0) reader.inName(from, to)
    }
  })
  return reader
}
const monthNames = [
  [-1, 1],
  [-2, 1],
  [0, 2],
  [0, 3],
] as const
