import { meaningOf, meaningsAt } from './lexicon.ts'
import type { ReadPlaces } from './read-places.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

/** A part of a plan: a sight by its id, a kind of sight, or a meal. */
export interface Target {
  readonly ref?: string
  readonly taste?: string
  /** A word of its name, where it is neither. */
  readonly word?: string
  /** One of the kind, not all. */
  readonly isOne?: boolean
  /** Which visit of the day, from 1; -1 is the last. */
  readonly nth?: number
}

export interface Change {
  readonly op: 'remove' | 'add' | 'swap' | 'move'
  readonly target: Target
  /** What comes in, where it is said. */
  readonly by?: Target
}

export interface ReadChange {
  readonly changes: readonly Change[]
  /** Days from 1 that are meant; -1 is the last; empty: all. */
  readonly days: readonly number[]
  /** The days that are meant go as a whole. */
  readonly dropsDays: boolean
  /** A verb alone: what it is about is not said. */
  readonly isBare: boolean
  /** Of two days that change places. */
  readonly swapsDays: boolean
  /** So many days more or less. */
  readonly moreDays: number
  readonly cheaper: boolean
}

const verbs: readonly (readonly [Change['op'], readonly string[]])[] = [
  [
    'swap',
    'swap,replace,exchange,substitute,change,remplace,remplacer,echange,echanger,instead of,au lieu de,switch,trade,troque'.split(
      ',',
    ),
  ],
  [
    'remove',
    'remove,drop,delete,skip,cut,take out,get rid of,leave out,enleve,enlever,retire,retirer,supprime,supprimer,saute,cancel'.split(
      ',',
    ),
  ],
  ['move', ['move', 'shift', 'push', 'deplace', 'deplacer', 'put', 'mets', 'mettre']],
  [
    'add',
    'add,include,fit in,squeeze in,ajoute,ajouter,inclus,inclure,also see,another,one more,encore un,un autre,une autre'.split(
      ',',
    ),
  ],
]
const removing = new Set(
  'remove drop delete skip cut enleve enlever retire retirer supprime supprimer saute'.split(' '),
)
const joining = new Set(['with', 'for', 'by', 'par', 'pour', 'avec', 'contre'])

function daysIn(reader: Reader): number[] {
  const days: number[] = []
  const add = (value: number, from: number, to: number): void => {
    if (!days.includes(value)) days.push(value)
    reader.use(from, to)
  }
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const text = reader.text(at)
    const isDay =
      text === 'day' || text === 'jour' || text === 'days' || text === 'jours' || text === 'journee'
    if (!isDay) continue
    const value = reader.value(at + 1)
    const word = meaningOf((n) => reader.text(n), at + 1, 'number')
    const next = Number.isInteger(value)
      ? value
      : word && !/^(?:un|une|one)$/.test(reader.text(at + 1))
        ? Number(word.value)
        : Number.NaN
    const before = meaningOf((n) => reader.text(n), at - 1, 'ordinal')
    const ended = /^(?:st|nd|rd|th|e)$/.test(reader.text(at - 1))
      ? reader.value(at - 2)
      : Number.NaN
    if (next >= 1 && next <= 30) {
      add(next, at, at + 2)
      const other = reader.value(at + 3)
      if (
        ['and', 'et', ',', 'with', 'avec'].includes(reader.text(at + 2)) &&
        other >= 1 &&
        other <= 30
      )
        add(other, at + 2, at + 4)
    } else if (before) add(Number(before.value), at - 1, at + 1)
    else if (ended >= 1 && ended <= 30) add(ended, at - 2, at + 1)
  }
  return days
}

const visitWord = /^(?:thing|stop|visit|sight|one|activity|item|chose|visite|arret|etape)$/

/** What a change may be about: places that are named, and what was named or picked before. */
interface Parts {
  readonly named: ReadPlaces
  readonly picked: string | undefined
}

interface Found {
  readonly target: Target
  /** Behind its last token. */
  readonly to: number
}

/** 'One church', 'a museum': not all of them. */
const isOne = (reader: Reader, from: number, to: number): boolean =>
  reader.tokens.slice(from, to).some(({ text }) => /^(?:one|a|an|un|une)$/.test(text))

function targetAt(
  reader: Reader,
  at: number,
  { named, picked }: Parts,
  isAdding = false,
): Found | undefined {
  for (let here = at; here < at + 7 && here < reader.tokens.length; here += 1) {
    if (here > at && joining.has(reader.text(here))) return undefined
    const ordinal = meaningOf((n) => reader.text(n), here, 'ordinal')
    if (ordinal && visitWord.test(reader.text(here + 1))) {
      reader.use(here, here + 2)
      return { target: { nth: Number(ordinal.value) }, to: here + 2 }
    }
    const spot = named.spots.find(({ from, to }) => from <= here && here < to)
    if (spot?.place.ref && (spot.place.ref.includes('/') || isAdding))
      return { target: { ref: spot.place.ref }, to: spot.to }
    if (picked && /^(?:it|that|this|ca|cela)$/.test(reader.text(here)))
      return { target: { ref: picked }, to: here + 1 }
    const taste = meaningsAt((n) => reader.text(n), here).find(({ kind }) => kind === 'taste')
    if (taste) {
      reader.use(here, here + taste.length)
      return {
        target: { taste: taste.value, ...(isOne(reader, at, here) ? { isOne: true } : {}) },
        to: here + taste.length,
      }
    }
    if (/^(?:lunch|dinner|meal|restaurant|diner|souper|repas)$/.test(reader.text(here))) {
      reader.use(here)
      return { target: { taste: 'restaurant' }, to: here + 1 }
    }
  }
  return undefined
}

/** No part of a plan: what else people change, cancel or drop. */
const otherThings = new Set(
  'budget date dates booking reservation account party currency flight flights hotel insurance subscription password email language passport travellers travelers people name title'.split(
    ' ',
  ),
)

/** A word that can only be the name of a part: "swap the Vatican for …". */
function wordAt(reader: Reader, at: number): Found | undefined {
  for (let here = at; here < at + 6 && here < reader.tokens.length; here += 1) {
    const { text = '', kind } = reader.tokens[here] ?? {}
    if (joining.has(text) || otherThings.has(text)) return undefined
    if (kind !== 'word' || text.length < 4 || stopWords.has(text)) continue
    reader.use(here)
    return { target: { word: text }, to: here + 1 }
  }
  return undefined
}

const splitVerbs = new Set(['take', 'leave', 'cut'])
const outAhead = 6

/** A verb that begins here: 'swap', 'get rid of', 'take the museum out'. */
function verbFrom(
  reader: Reader,
  at: number,
): { readonly op: Change['op']; readonly to: number; readonly isInstead: boolean } | undefined {
  const found = verbs
    .flatMap(([op, phrases]) => phrases.map((phrase) => ({ op, phrase, words: phrase.split(' ') })))
    .filter(({ words }) => reader.standsAt(at, words) > 0)
    .toSorted((a, b) => b.words.length - a.words.length)[0]
  if (found)
    return {
      op: found.op,
      to: at + found.words.length,
      isInstead: found.phrase === 'instead of' || found.phrase === 'au lieu de',
    }
  const out = splitVerbs.has(reader.text(at))
    ? Array.from({ length: outAhead }, (_, by) => at + 2 + by).find(
        (one) => reader.text(one) === 'out',
      )
    : undefined
  if (out === undefined) return undefined
  reader.use(out)
  return { op: 'remove', to: at + 1, isInstead: false }
}

/** What is to change in a plan that stands already. Undefined where a message says nothing of that kind. */
export function readChange(reader: Reader, parts: Parts): ReadChange | undefined {
  const changes: Change[] = []
  let verbAt = -1
  for (let at = 0; at < reader.tokens.length;) {
    const verb = verbFrom(reader, at)
    if (!verb) {
      at += 1
      continue
    }
    if (verbAt < 0) verbAt = at
    const { op, to, isInstead } = verb
    const found =
      targetAt(reader, to, parts, op === 'add') ?? (op === 'add' ? undefined : wordAt(reader, to))
    at = Math.max(to, found?.to ?? 0)
    if (!found) continue
    reader.use(verbAt === at ? verbAt : to - 1, to)
    const { target } = found
    const last = changes.at(-1)
    const instead = op === 'add' ? reader.find('instead') : -1
    if (isInstead) {
      // "A market instead of the church", "add a market instead of …".
      const wished = last?.op === 'add' ? changes.pop()?.target : targetAt(reader, 0, parts)?.target
      changes.push({ op: 'swap', target, ...(wished ? { by: wished } : {}) })
    } else if (instead >= 0 && reader.text(instead + 1) !== 'of') {
      // "Another museum instead": one for the other, of the same kind.
      reader.use(instead)
      changes.push({ op: 'swap', target, by: target })
    } else {
      // "The second stop of day 1 with something indoors"
      const by = [0, 1, 2, 3, 4].find((one) => joining.has(reader.text(at + one)))
      const joint =
        op === 'swap' && by !== undefined ? targetAt(reader, at + by + 1, parts) : undefined
      if (joint) at = joint.to
      changes.push({ op, target, ...(joint ? { by: joint.target } : {}) })
    }
  }
  const moreDays = moreDaysOf(reader)
  const days = moreDays === 0 ? daysIn(reader) : []
  const cheaper = 'cheaper,less expensive,moins cher,moins chere,save money,lower budget'
    .split(',')
    .some((phrase) => takes(reader, phrase))
  const swapsDays = changes.length === 0 && verbAt >= 0 && days.length === 2
  const dropsDays =
    changes.length === 0 && days.length > 0 && removing.has(reader.text(verbAt)) && !swapsDays
  if (dropsDays) reader.use(verbAt)
  if (swapsDays) reader.use(verbAt)
  const isBare =
    changes.length === 0 && verbAt >= 0 && !dropsDays && !swapsDays && moreDays === 0 && !cheaper
  if (isBare) reader.use(verbAt)
  const isEmpty = changes.length === 0 && days.length === 0 && moreDays === 0
  if (isEmpty && !cheaper && !isBare) return undefined
  return { changes, days, isBare, dropsDays, swapsDays, moreDays, cheaper }
}

function takes(reader: Reader, phrase: string): boolean {
  const at = reader.find(phrase)
  if (at >= 0) reader.use(at, at + phrase.split(' ').length)
  return at >= 0
}

const unitWord = /^(?:days?|nights?|jours?|nuits?)$/
const moreWords = new Set('more extra longer additional another add plus'.split(' '))
const lessWords = new Set(
  'less fewer shorter drop remove cut minus lose moins enleve enlever retire retirer'.split(' '),
)

/** 'One more day', 'drop a day', '2 nights less', 'a day longer': so many days more or less. */
export function moreDaysOf(reader: Reader): number {
  for (let at = 1; at < reader.tokens.length; at += 1) {
    if (!unitWord.test(reader.text(at)) || reader.text(at + 1).startsWith('trip')) continue
    // "Remove the museum on day 2" names a day.
    if (reader.value(at + 1) > 0) continue
    const around = [-1, -2, -3, 1, 2, 3].map((by) => ({ by, text: reader.text(at + by) }))
    const sign = around.some(({ text }) => lessWords.has(text))
      ? -1
      : around.some(({ text }) => moreWords.has(text))
        ? 1
        : 0
    if (sign === 0) continue
    const counts = [-1, -2].flatMap((by) => {
      const text = reader.text(at + by)
      const word = meaningOf((n) => reader.text(n), at + by, 'number')
      const value = reader.value(at + by)
      return Number.isInteger(value)
        ? [value]
        : word
          ? [Number(word.value)]
          : /^(?:a|an|another|extra)$/.test(text)
            ? [1]
            : []
    })
    const [count] = counts
    if (!count || count > 20) continue
    for (const { by, text } of around)
      if (
        moreWords.has(text) ||
        lessWords.has(text) ||
        /^(?:a|an|one|un|une|de)$/.test(text) ||
        Number.isInteger(reader.value(at + by))
      )
        reader.use(at + by)
    reader.use(at)
    return sign * count
  }
  return 0
}
