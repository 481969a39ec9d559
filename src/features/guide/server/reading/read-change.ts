import { type DayPart, daysIn, moreDaysOf, partIn } from './change-days.ts'
import { freesIn, isWetIn, isAtHour, startIn, whenIn } from './change-times.ts'
import { fold } from '../../domain/fold.ts'
import { meaningOf, meaningsAt } from './lexicon.ts'
import type { ReadPlaces } from './read-places.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'
import {
  anyAt,
  type Found,
  mealIn,
  mealOf,
  nameBefore,
  otherThings,
  type Target,
  wantedAt,
} from './wanted-thing.ts'

export type { Target } from './wanted-thing.ts'

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
  /** What is to come in, in words that name nothing we know: "a cooking class". */
  readonly wants?: string | undefined
  /** Of two days that change places. */
  readonly swapsDays: boolean
  /** So many days more or less. */
  readonly moreDays: number
  readonly cheaper: boolean
  /** When what moves is to begin. */
  readonly hour?: string | undefined
  readonly part?: DayPart | undefined
  /** Before all else of its day, or behind it. */
  readonly edge?: 'first' | 'last' | undefined
  /** By so many minutes it moves, where no hour is said. */
  readonly shift?: number | undefined
  /** A part of a day is to stay free. */
  readonly frees?: DayPart | 'day' | undefined
  /** When the days that are meant are to begin. */
  readonly startsAt?: string | undefined
  /** It rains on the days that are meant. */
  readonly isWet?: boolean
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
    'remove,drop,delete,skip,cut,take out,get rid of,leave out,enleve,enlever,retire,retirer,supprime,supprimer,saute,cancel,without the,don t need the,dont need the,no need for'.split(
      ',',
    ),
  ],
  [
    'move',
    'move,shift,push,deplace,deplacer,put,bring,mets,mettre,start with,begin with,end with,finish with,commence par'.split(
      ',',
    ),
  ],
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
const verbWords = new Set(verbs.flatMap(([, phrases]) => phrases))

/** "Ajoutez", "retirez": as one says it to a friend. */
export const commanded = (message: string): string =>
  message.replaceAll(/\p{L}+/gu, (word) =>
    /ez$/.test(word) && verbWords.has(fold(word.slice(0, -1))) ? word.slice(0, -1) : word,
  )

const joining = new Set(['with', 'for', 'by', 'par', 'pour', 'avec', 'contre'])

const visitWord = /^(?:thing|stop|visit|sight|one|activity|item|chose|visite|arret|etape)$/

/** What a change may be about: places that are named, and what was named or picked before. */
interface Parts {
  readonly named: ReadPlaces
  readonly picked: string | undefined
  /** What was spoken of last, which "it" may be where something comes in. */
  readonly spokenOf: string | undefined
  /** The day that was told or changed last. */
  readonly toldDay: number | undefined
  /** Towns that the plan is in. */
  readonly homes: readonly (string | null)[]
}

/** 'One church', 'a museum': not all of them. */
const isOne = (reader: Reader, from: number, to: number): boolean =>
  reader.tokens.slice(from, to).some(({ text }) => /^(?:one|a|an|un|une)$/.test(text))

function targetAt(
  reader: Reader,
  at: number,
  { named, picked, spokenOf }: Parts,
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
    const it = isAdding ? (spokenOf ?? picked) : picked
    if (it && /^(?:it|that|this|ca|cela)$/.test(reader.text(here)))
      return { target: { ref: it }, to: here + 1 }
    const taste = meaningsAt((n) => reader.text(n), here).find(({ kind }) => kind === 'taste')
    // "Add the National Tile Museum": a name that we do not know is no museum of any kind.
    if (taste && isAdding && [here - 1, here].every((one) => reader.tokens[one]?.isName))
      return undefined
    // "The tile museum" is the one of that name.
    const own = taste && !isAdding ? nameBefore(reader, at, here) : undefined
    if (own) {
      reader.use(here - 1, here + 1)
      return { target: { word: own }, to: here + 1 }
    }
    if (taste) {
      reader.use(here, here + taste.length)
      return {
        target: { taste: taste.value, ...(isOne(reader, at, here) ? { isOne: true } : {}) },
        to: here + taste.length,
      }
    }
    const meal = mealOf(reader.text(here))
    if (meal) {
      reader.use(here)
      return { target: meal, to: here + 1 }
    }
  }
  return undefined
}

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
  // "Start day 4 with the Prater"
  const withAt = /^(?:start|begin|end|finish|commence|commencer)$/.test(reader.text(at))
    ? Array.from({ length: outAhead }, (_, by) => at + 1 + by).find((one) =>
        /^(?:with|par|avec)$/.test(reader.text(one)),
      )
    : undefined
  if (withAt !== undefined) {
    reader.use(at)
    return { op: 'move', to: withAt + 1, isInstead: false }
  }
  // "Can the Acropolis be on the second day"
  const isWish = /^(?:can|could|peut|pourrait)$/.test(reader.text(at))
  const beAt = isWish
    ? Array.from({ length: outAhead }, (_, by) => at + 1 + by).find(
        (one) =>
          /^(?:be|go|come|happen|etre)$/.test(reader.text(one)) &&
          /^(?:on|in|to|at|first|last|au|le)$/.test(reader.text(one + 1)),
      )
    : undefined
  if (beAt !== undefined && !/^(?:we|i|you|on|je|tu)$/.test(reader.text(at + 1))) {
    reader.use(beAt)
    return { op: 'move', to: at + 1, isInstead: false }
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

/** "The restaurant of the evening" is the dinner. */
function tableOf(reader: Reader): Target | undefined {
  const part = partIn(reader)
  if (!part || part.part === 'morning') return undefined
  reader.use(part.at)
  return { meal: part.part === 'evening' ? 'dinner' : 'lunch' }
}

/** A town is named that the plan is not in. */
const isElsewhere = ({ named, homes }: Parts): boolean =>
  named.spots.some(
    ({ place: { ref } }) => ref !== null && !ref.includes('/') && !homes.includes(ref),
  )

/** What a verb is about, with what comes in its place. */
function changeAt(
  reader: Reader,
  { op, to, isInstead }: NonNullable<ReturnType<typeof verbFrom>>,
  { parts, last }: { readonly parts: Parts; readonly last: Change | undefined },
): { readonly change: Change; readonly to: number } | undefined {
  // "We want to be at Pena early, can you move it".
  const own = op === 'move' ? parts.named.spots.findLast((spot) => spot.to <= to) : undefined
  const picked = own?.place.ref?.includes('/') ? own.place.ref : parts.picked
  const found =
    targetAt(
      reader,
      to,
      { ...parts, picked },
      op === 'add' || (op === 'move' && isElsewhere(parts)),
    ) ?? (op === 'add' ? anyAt(reader, to) : wordAt(reader, to))
  if (!found) return undefined
  const { target } = found
  // "Put Brussels back": a town comes in.
  if (op === 'move' && target.ref && !target.ref.includes('/'))
    return { change: { op: 'add', target }, to: found.to }
  if (isInstead) {
    // "A market instead of the church", "add a market instead of …".
    const wished = last?.op === 'add' ? last.target : targetAt(reader, 0, parts)?.target
    const isOther = wished !== undefined && wished.ref !== target.ref
    return { change: { op: 'swap', target, ...(isOther ? { by: wished } : {}) }, to: found.to }
  }
  // "Another restaurant": one table for another.
  const isTable = target.meal !== undefined || target.taste === 'restaurant'
  const atNight = target.taste === 'restaurant' ? tableOf(reader) : undefined
  if (atNight && op !== 'move')
    return { change: { op: op === 'add' ? 'swap' : op, target: atNight }, to: found.to }
  if (op === 'add' && isTable)
    return { change: { op: 'swap', target: mealIn(reader) ?? target }, to: found.to }
  const instead = op === 'add' ? reader.find('instead') : -1
  if (instead >= 0 && reader.text(instead + 1) !== 'of') {
    // "Another museum instead": one for the other, of the same kind.
    reader.use(instead)
    return { change: { op: 'swap', target, by: target }, to: found.to }
  }
  // "The second stop of day 1 with something indoors"
  const by = [0, 1, 2, 3, 4].find((one) => joining.has(reader.text(found.to + one)))
  const joint =
    op === 'swap' && by !== undefined ? targetAt(reader, found.to + by + 1, parts) : undefined
  return {
    change: { op, target, ...(joint ? { by: joint.target } : {}) },
    to: joint?.to ?? found.to,
  }
}

/** "Take the Louvre out and put in something smaller": one for another. */
function asSwap(reader: Reader, changes: readonly Change[]): readonly Change[] {
  const [out, into] = changes
  const isOther =
    changes.length === 2 &&
    out?.op === 'remove' &&
    (into?.op === 'move' || into?.op === 'add') &&
    into.target.ref === undefined &&
    reader.takes('something,anything,quelque chose,autre chose')
  return isOther && out && into
    ? [
        {
          op: 'swap',
          target: out.target,
          ...(into.target.taste ? { by: { taste: into.target.taste } } : {}),
        },
      ]
    : changes
}

/** Each change that a verb begins, and where the first verb stands; -1 for nowhere. */
function changesIn(reader: Reader, parts: Parts) {
  const changes: Change[] = []
  let verbAt = -1
  let wants: string | undefined
  for (let at = 0; at < reader.tokens.length;) {
    const verb = verbFrom(reader, at)
    if (!verb) {
      at += 1
      continue
    }
    if (verbAt < 0) verbAt = at
    const begin = at
    const { to, isInstead } = verb
    const found = changeAt(reader, verb, { parts, last: changes.at(-1) })
    at = Math.max(to, found?.to ?? 0)
    if (!found && verb.op === 'add') wants ??= wantedAt(reader, to)
    if (!found) continue
    reader.use(begin, Math.min(to, begin + 3))
    reader.use(to - 1)
    if (isInstead && changes.at(-1)?.op === 'add') changes.pop()
    changes.push(found.change)
  }
  return { changes: [...asSwap(reader, changes)], verbAt, wants }
}

/** What is to change in a plan that stands already. Undefined where a message says nothing of that kind. */
export function readChange(reader: Reader, parts: Parts): ReadChange | undefined {
  const { changes, verbAt, wants } = changesIn(reader, parts)
  // "Is it cheaper in October" asks, and changes nothing.
  const cheaper =
    reader.takes('cheaper,less expensive,moins cher,moins chere,save money,lower budget') &&
    !/^(?:is|are|was|est|sont) (?!there)/.test(`${reader.text(0)} ${reader.text(1)}`)
  // "A cheaper dinner", "another restaurant": one table for another.
  const mealAt = reader.tokens.findIndex(({ text }) => mealOf(text) !== undefined)
  const meal = mealOf(reader.text(mealAt))
  if (cheaper && meal && changes.length === 0) {
    changes.push({ op: 'swap', target: meal })
    reader.use(mealAt)
  }
  // "Lunch not before one", "dinner at eight": that meal at another hour.
  const isTimed = meal?.meal && changes.length === 0 && verbAt < 0 && isAtHour(reader)
  if (meal && isTimed) {
    changes.push({ op: 'move', target: meal })
    reader.use(mealAt)
  }
  const moreDays = moreDaysOf(reader)
  const days = moreDays === 0 ? daysIn(reader, parts.toldDay) : []
  const moves = changes.some(({ op }) => op === 'move' || op === 'add')
  const more = {
    ...(moves ? whenIn(reader, changes) : {}),
    frees: changes.length === 0 ? freesIn(reader) : undefined,
    startsAt: changes.length === 0 && days.length > 0 ? startIn(reader) : undefined,
    isWet: changes.every(({ op }) => op === 'move') && days.length > 0 && isWetIn(reader),
  }
  const swapsDays = changes.length === 0 && verbAt >= 0 && days.length === 2
  // "Drop everything after four on day 5", "too full, drop something" leave the day.
  const isPartly = reader.tokens.some(({ text }) =>
    /^(?:everything|anything|something|some|one|tout|quelque)$/.test(text),
  )
  const dropsDays =
    changes.length === 0 &&
    !isPartly &&
    days.length > 0 &&
    removing.has(reader.text(verbAt)) &&
    !swapsDays
  if (dropsDays) reader.use(verbAt)
  if (swapsDays) reader.use(verbAt)
  const isWhole = dropsDays || swapsDays || moreDays !== 0 || cheaper
  const isBare =
    changes.length === 0 && verbAt >= 0 && !isWhole && !(more.frees || more.isWet || more.startsAt)
  if (isBare) reader.use(verbAt)
  const isEmpty = changes.length === 0 && days.length === 0 && moreDays === 0 && !more.frees
  if (isEmpty && !cheaper && !isBare) return undefined
  return {
    changes,
    days,
    isBare,
    wants: isBare ? wants : undefined,
    dropsDays,
    swapsDays,
    moreDays,
    cheaper,
    ...more,
  }
}
