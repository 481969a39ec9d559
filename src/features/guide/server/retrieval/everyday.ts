import { fold } from '../../domain/fold.ts'
import { lexiconWords } from '../reading/lexicon.ts'
import { stopWords } from '../reading/stop-words.ts'
import { ownTexts } from './own-texts.ts'

const small = /(?<![\p{L}\p{N}/.@-])\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}/@]|\.\p{Ll})/gu
/** A capital in the middle of a sentence. */
const capital = /(?<=[\p{Ll},;] )\p{Lu}[\p{Ll}\p{M}]+/gu
/** So many times as often with a capital, a word is a name: "paris" are also bets in French. */
const ofName = 4
let known: ReadonlySet<string> | undefined

function countsOf(texts: readonly string[], pattern: RegExp): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts)
    for (const [found] of text.matchAll(pattern)) {
      const word = fold(found)
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  return counts
}

function everydayWords(): ReadonlySet<string> {
  const texts = [...ownTexts().texts.values()].map(({ text, textFr = '' }) => `${text} ${textFr}`)
  const names = countsOf(texts, capital)
  const written = [...countsOf(texts, small)].filter(
    ([word, count]) => (names.get(word) ?? 0) < ofName * count,
  )
  return new Set([...lexiconWords, ...written.map(([word]) => word)])
}

/** Words of every sentence: those that our own texts write small, and those that carry a meaning of their own. */
export function isEveryday(word: string): boolean {
  known ??= everydayWords()
  return known.has(word) || stopWords.has(word)
}
