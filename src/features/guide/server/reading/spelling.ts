import { fold, wordDistance } from '../../domain/fold.ts'
import type { GuideWorld } from '../guide-world.ts'
import { isKnown, vocabulary } from '../intents/all-intents.ts'
import { isEveryday } from '../retrieval/everyday.ts'
import { lexiconWords } from './lexicon.ts'

const shortest = 6
const words = /\p{L}[\p{L}\p{M}]*/gu

let known: ReadonlyMap<string, readonly string[]> | undefined

/** What questions are known by, by first letter. */
function byLetter(): ReadonlyMap<string, readonly string[]> {
  if (known) return known
  const long = [...new Set([...lexiconWords, ...vocabulary()])].filter(
    (word) => word.length >= shortest,
  )
  const found = new Map<string, string[]>()
  for (const word of long) found.set(word.charAt(0), [...(found.get(word.charAt(0)) ?? []), word])
  known = found
  return found
}

const letters = (word: string): string => [...word].toSorted().join('')

/** One letter too few, too many or out of place: another letter is mostly another word. */
const isSlipOf = (meantWord: string, word: string): boolean =>
  wordDistance(word, meantWord, 1) === 1 &&
  (word.length !== meantWord.length || letters(word) === letters(meantWord))

const lexical = new Set(lexiconWords)
const isLexical = (word: string): boolean => lexical.has(word)

/** "Novmber", "resturant": a word that is none, one slip from what travellers ask for. Names stay. */
function meant(raw: string, world: GuideWorld): string {
  const word = fold(raw)
  if (word.length < shortest - 1 || isKnown(word) || isEveryday(word)) return raw
  // "Moher" is no mother: what is written as a name is a slip of a month or a cuisine at most.
  const isNamed = /^\p{Lu}\p{Ll}/u.test(raw)
  const near = (byLetter().get(word.charAt(0)) ?? []).filter((one) => !isNamed || isLexical(one))
  // Another ending is another form of a word, and no slip.
  if (near.some((one) => one === word || one.startsWith(word) || word.startsWith(one))) return raw
  const found = near.find((one) => isSlipOf(one, word))
  const isName =
    found && (world.namesIn(word, []).some(({ isSlip }) => !isSlip) || world.named(word).length > 0)
  return found && !isName ? found : raw
}

/** A message with the slips of the finger in what it asks put right. */
export function wellSpelt(message: string, world: GuideWorld): string {
  // A word is looked up once, however often it stands.
  const seen = new Map<string, string>()
  return message.replaceAll(words, (raw) => {
    const word = seen.get(raw) ?? meant(raw, world)
    seen.set(raw, word)
    return word
  })
}
