import type { FramePlace } from '../../contract/frame.schema.ts'
import { meaningOf, meaningsAt } from './lexicon.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

/** A part of a plan: a sight by its id, a kind of sight, or a meal. */
export interface Target {
  readonly ref?: string
  readonly taste?: string
  /** A word of its name, where it is neither. */
  readonly word?: string
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
    [
      'swap',
      'replace',
      'exchange',
      'substitute',
      'change',
      'remplace',
      'remplacer',
      'echange',
      'echanger',
      'instead of',
      'au lieu de',
      'switch',
    ],
  ],
  [
    'remove',
    [
      'remove',
      'drop',
      'delete',
      'skip',
      'cut',
      'take out',
      'get rid of',
      'leave out',
      'enleve',
      'enlever',
      'retire',
      'retirer',
      'supprime',
      'supprimer',
      'saute',
      'cancel',
    ],
  ],
  ['move', ['move', 'shift', 'push', 'deplace', 'deplacer', 'put', 'mets', 'mettre']],
  [
    'add',
    [
      'add',
      'include',
      'fit in',
      'squeeze in',
      'ajoute',
      'ajouter',
      'inclus',
      'inclure',
      'also see',
      'another',
      'one more',
      'encore un',
      'un autre',
      'une autre',
    ],
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

function targetAt(reader: Reader, at: number, places: readonly FramePlace[]): Target | undefined {
  for (let here = at; here < at + 7 && here < reader.tokens.length; here += 1) {
    if (here > at && joining.has(reader.text(here))) return undefined
    const ordinal = meaningOf((n) => reader.text(n), here, 'ordinal')
    if (ordinal && visitWord.test(reader.text(here + 1))) {
      reader.use(here, here + 2)
      return { nth: Number(ordinal.value) }
    }
    const named = reader.isUsed(here)
      ? places.find(({ ref, name }) => ref?.includes('/') && sounds(name, reader.text(here)))
      : undefined
    if (named?.ref) return { ref: named.ref }
    const taste = meaningsAt((n) => reader.text(n), here).find(({ kind }) => kind === 'taste')
    if (taste) {
      reader.use(here, here + taste.length)
      return { taste: taste.value }
    }
    if (/^(?:lunch|dinner|meal|restaurant|diner|souper|repas)$/.test(reader.text(here))) {
      reader.use(here)
      return { taste: 'restaurant' }
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
function wordAt(reader: Reader, at: number): Target | undefined {
  for (let here = at; here < at + 6 && here < reader.tokens.length; here += 1) {
    const { text = '', kind } = reader.tokens[here] ?? {}
    if (joining.has(text) || otherThings.has(text)) return undefined
    if (kind !== 'word' || text.length < 4 || stopWords.has(text)) continue
    reader.use(here)
    return { word: text }
  }
  return undefined
}

const sounds = (name: string, word: string): boolean =>
  word.length > 3 && name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().includes(word)

/** What is to change in a plan that stands already. Undefined where a message says nothing of that kind. */
export function readChange(reader: Reader, places: readonly FramePlace[]): ReadChange | undefined {
  const changes: Change[] = []
  let verbAt = -1
  for (const [op, phrases] of verbs)
    for (const phrase of phrases) {
      const at = reader.find(phrase)
      if (at < 0 || changes.length > 0) continue
      verbAt = at
      const behind = at + phrase.split(' ').length
      const target =
        targetAt(reader, behind, places) ?? (op === 'add' ? undefined : wordAt(reader, behind))
      const joint = reader.tokens.findIndex(
        (_, here) => here > behind && joining.has(reader.text(here)),
      )
      const by = joint > 0 && op === 'swap' ? targetAt(reader, joint + 1, places) : undefined
      if (!target) continue
      reader.use(at, behind)
      const isInstead = phrase === 'instead of' || phrase === 'au lieu de'
      const wished = isInstead ? targetAt(reader, 0, places) : by
      changes.push({ op, target, ...(wished ? { by: wished } : {}) })
    }
  const days = daysIn(reader)
  const moreDays = moreDaysOf(reader)
  const cheaper = [
    'cheaper',
    'less expensive',
    'moins cher',
    'moins chere',
    'save money',
    'lower budget',
  ].some((phrase) => takes(reader, phrase))
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

/** "Add a day trip" makes no plan longer. */
const isTrip = (reader: Reader, phrase: string): boolean =>
  reader.text(reader.find(phrase) + phrase.split(' ').length).startsWith('trip')

function moreDaysOf(reader: Reader): number {
  if (
    [
      'one more day',
      'another day',
      'an extra day',
      'add a day',
      'un jour de plus',
      'extra day',
      'a day longer',
    ].some((phrase) => !isTrip(reader, phrase) && takes(reader, phrase))
  )
    return 1
  if (
    ['one day less', 'a day less', 'a day shorter', 'un jour de moins', 'one less day'].some(
      (phrase) => takes(reader, phrase),
    )
  )
    return -1
  return 0
}
