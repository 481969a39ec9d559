import { type Intent, intents } from '../intents/all-intents.ts'
import { stopWords } from '../reading/stop-words.ts'
import { stem } from '../retrieval/text-index.ts'
import type { Asking, Said } from './answer.ts'
import { isAmenity } from './answer-hotels.ts'

/**
 * What an answer leaves of a question. A word is explained by what the answer's own topic is asked with, or
 * by standing in the answer; that another topic knows it explains nothing.
 */
export interface Coverage {
  readonly missing: readonly string[]
  /** It asks when, how much or how long, and the answer does not say it. */
  readonly untold: Aspect | undefined
  /** So little is explained that the answer is of something else. */
  readonly isOther: boolean
  /** What is missing weighs as much as what is explained: that is said first. */
  readonly isHalf: boolean
}

export type Aspect = 'when' | 'price' | 'length'

const aspects: readonly (readonly [Aspect, RegExp, RegExp])[] = [
  [
    'when',
    /\b(?:what time (?:do|does|is|are)|a quelle heure|when (?:is|are|does|do)|quand est)\b/,
    /\d{1,2}[:.]\d\d|\d ?(?:h|am|pm)\b|\b(?:jan|feb|f[ée]v|mar|apr|avr|ma[iy]|ju[in]|jui|aug|ao[uû]t|sep|o[ck]t|nov|d[ée]c)|spring|summer|autumn|winter|printemps|[ée]t[ée]|automne|hiver|closed|ferm[ée]|always|toujours|day/i,
  ],
  [
    'price',
    /\b(?:how much (?:is|are|does|do|for|would|will)|what (?:does|do|would) .{1,60} cost|cost of|combien coute|price of|prix d)/,
    /\$|€|£|\bfree\b|gratuit|per cent|pour cent|%|round up|arrondi/i,
  ],
  [
    'length',
    /\b(?:how long (?:is|does|do|to|are|will|would|can)|combien de temps)/,
    /\d ?(?:min|h\b|hours?|days?|jours?|heures?|weeks?|semaines?|months?|mois)/i,
  ],
]

const wordsOf = ({ cues, pairs, examples }: Intent): readonly string[] =>
  [...cues, ...pairs.flat(2), ...examples.en, ...examples.fr].flatMap((one) =>
    one
      .toLowerCase()
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .split(/[^a-z*]+/),
  )

const vocabularies = new Map<string, ReadonlySet<string>>()

/** Stems of all words that questions of a topic are made of. */
function vocabularyOf(topic: string): ReadonlySet<string> {
  const known = vocabularies.get(topic)
  if (known) return known
  const words = intents.filter((one) => one.topic === topic).flatMap(wordsOf)
  const found = new Set(words.flatMap((word) => stem(word) ?? []))
  vocabularies.set(topic, found)
  return found
}

/** Rows that are listed say many things by the way. */
const lists = new Set('hotels food sights find kids flights day-trips compare'.split(' '))

/** Of these a text tells of one thing among many: it explains only the words that name it. */
const byText = new Set(['festival'])

/** One sum answers them: a thing that is not in it is another question. */
const ofOneSum = new Set(['cost'])

/** How much of the question an answer is about. */
export function coverageOf(asking: Asking, topics: readonly string[], said: Said): Coverage {
  const { turn } = asking
  const own = new Set(
    topics.flatMap((topic) => (byText.has(topic) ? [] : [...vocabularyOf(topic)])),
  )
  const took = new Set(said.took ?? [])
  const isList = topics.every((topic) => lists.has(topic))
  // Of rows only their names and quarters tell, and no word of a description.
  const told = new Set(
    said.text
      .split(/[^\p{L}]+/u)
      .filter((one) => !isList || /^\p{Lu}/u.test(one))
      .flatMap((one) => stem(one) ?? []),
  )
  const content = turn.asked.filter((word) => !/\d/.test(word) && !stopWords.has(word))
  const isExplained = (word: string): boolean => {
    const root = stem(word) ?? word
    return (
      took.has(word) ||
      own.has(root) ||
      told.has(root) ||
      (topics.includes('hotels') && isAmenity(word))
    )
  }
  const missing = content.filter((word) => !isExplained(word))
  // Of a list, what narrows it is a part of the question that it answers.
  const narrowed = isList ? [...turn.edited].filter((key) => key !== 'places').length : 0
  const explained = content.length - missing.length + narrowed
  const question = turn.reader.tokens.map(({ text }) => text).join(' ')
  const untold = aspects.find(([, asks, tells]) => asks.test(question) && !tells.test(said.text))
  return {
    missing,
    untold: untold?.[0],
    isOther: missing.length > (topics.some((topic) => ofOneSum.has(topic)) ? 0 : explained),
    isHalf: missing.length > 0 && missing.length >= explained,
  }
}
