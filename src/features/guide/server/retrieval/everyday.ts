import { fold } from '../../domain/fold.ts'
import { lexiconWords } from '../reading/lexicon.ts'
import { stopWords } from '../reading/stop-words.ts'
import { ownTexts } from './own-texts.ts'

const small = /(?<![\p{L}\p{N}/.@-])\p{Ll}[\p{Ll}\p{M}]+(?![\p{L}/@]|\.\p{Ll})/gu
let known: ReadonlySet<string> | undefined

/** Words of every sentence: those that our own texts write small, and those that carry a meaning of their own. */
export function isEveryday(word: string): boolean {
  known ??= new Set([
    ...lexiconWords,
    ...[...ownTexts().texts.values()].flatMap(({ text, textFr = '' }) =>
      [...`${text} ${textFr}`.matchAll(small)].map(([found]) => fold(found)),
    ),
  ])
  return known.has(word) || stopWords.has(word)
}
