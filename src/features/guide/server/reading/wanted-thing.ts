import { meaningsAt } from './lexicon.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

/** A part of a plan: a sight by its id, a kind of sight, or a meal. */
export interface Target {
  readonly ref?: string
  readonly taste?: string
  readonly meal?: 'lunch' | 'dinner'
  /** A word of its name, where it is neither. */
  readonly word?: string
  /** One of the kind, not all. */
  readonly isOne?: boolean
  /** Which visit of the day, from 1; -1 is the last. */
  readonly nth?: number
  /** "Something", whatever fits best; for children, where they are named. */
  readonly any?: 'all' | 'children'
}

export interface Found {
  readonly target: Target
  /** Behind its last token. */
  readonly to: number
}

export function mealOf(text: string): Target | undefined {
  if (/^(?:lunch|lunches|dejeuner)$/.test(text)) return { meal: 'lunch' }
  if (/^(?:dinner|dinners|supper|souper)$/.test(text)) return { meal: 'dinner' }
  return /^(?:meal|meals|restaurant|restaurants|table|diner|repas)$/.test(text)
    ? { taste: 'restaurant' }
    : undefined
}

/** The meal that a message names, "the restaurant for lunch". */
export const mealIn = (reader: Reader): Target | undefined =>
  reader.tokens.flatMap(({ text }) => mealOf(text) ?? []).find(({ meal }) => meal !== undefined)

/** No part of a plan: what else people change, cancel or drop. */
export const otherThings = new Set(
  'budget date dates booking reservation account party currency flight flights hotel insurance subscription password email language passport travellers travelers people name title'.split(
    ' ',
  ),
)

const someWords = new Set(['something', 'anything', 'quelque'])
const childWords = /^(?:kids?|children|child|boys?|girls?|enfants?|ados|teens?|teenagers?)$/
/** What is said of "something", and names no kind. */
const plainWords = /^(?:fun|nice|cool|interesting|good|great|else|chose|for|the|our|pour|les|nos)$/

/** "Add something fun for the kids": whatever fits best. */
export function anyAt(reader: Reader, at: number): Found | undefined {
  if (!someWords.has(reader.text(at))) return undefined
  let to = at + 1
  while (plainWords.test(reader.text(to)) || childWords.test(reader.text(to))) to += 1
  const isForChildren = reader.tokens.some(({ text }) => childWords.test(text))
  reader.use(at, to)
  return { target: { any: isForChildren ? 'children' : 'all' }, to }
}

const articles = /^(?:a|an|some|the|un|une|des|le|la|les)$/
const endsOfName =
  /^(?:on|in|to|for|at|after|before|near|with|please|too|day|au|le|pour|dans|jour|[.,?!])$/
const longestName = 4

/** "Add a cooking class": what the verb is about, in its own words. */
export function wantedAt(reader: Reader, to: number): string | undefined {
  if (!articles.test(reader.text(to))) return undefined
  const words = Array.from({ length: longestName }, (_, by) => reader.tokens[to + 1 + by])
  const end = words.findIndex((word) => !word || endsOfName.test(word.text))
  const name = words.slice(0, end < 0 ? longestName : end)
  const isThing = name.every((word) => word?.kind === 'word' && !otherThings.has(word.text))
  if (name.length === 0 || !isThing) return undefined
  reader.use(to, to + 1 + name.length)
  return name.map((word) => word?.raw ?? '').join(' ')
}

/** A word before a kind that is no word of the lexicon, behind an article: "the tile museum". */
export function nameBefore(reader: Reader, from: number, here: number): string | undefined {
  const text = reader.text(here - 1)
  const isOpen =
    here - 1 > from - 1 &&
    reader.tokens[here - 1]?.kind === 'word' &&
    text.length > 3 &&
    !stopWords.has(text) &&
    meaningsAt((n) => reader.text(n), here - 1).length === 0 &&
    /^(?:the|le|la|du|l)$/.test(reader.text(here - 2))
  return isOpen ? text : undefined
}
