import { fold, wordDistance } from '../../domain/fold.ts'
import type { FoundName, NameKind } from '../guide-world.ts'
import type { Named } from './named.ts'
import { isPlain } from './not-misspelt.ts'
import { createSightBags } from './sight-bags.ts'

interface Entry {
  readonly kind: NameKind
  readonly id: string
  readonly town: string | undefined
  readonly words: readonly string[]
}

const longestName = 8
/** Kinds of things: no name by themselves. */
const generic = new Set(
  'hall river park big bay lake cake fes republic south north west east ile old new port grand saint sale garden gardens museum musee hotel cafe bar inn rock eye beach market centre center'.split(
    ' ',
  ),
)
/** A temple town of Vietnam is called as travellers call their boy. */
const family = 'my son'

/** Towns that go by two letters: LA. */
const initials = new Set(['la'])

function entriesOf(all: readonly Named[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>()
  const lands = new Set(
    all.filter(({ kind }) => kind === 'country').flatMap(({ spellings }) => spellings.map(fold)),
  )
  for (const { kind, id, town, spellings } of all)
    for (const [at, key] of [...new Set(spellings.map(fold))].entries()) {
      // "Mexico" is the country; its city is called so by the way only.
      if (kind === 'town' && at > 0 && lands.has(key)) continue
      const isShort = key.length < 3 && !initials.has(key)
      if ((isShort || generic.has(key) || key === family) && kind !== 'country') continue
      const entry = { kind, id, town, words: key.split(' ') }
      found.set(key, [...(found.get(key) ?? []), entry])
    }
  return found
}

const rank: readonly NameKind[] = [
  'region',
  'town',
  'country',
  'sight',
  'restaurant',
  'hotel',
  'activity',
]

/** One of the same spelling: in a town of the talk first, then by kind. */
const best = (entries: readonly Entry[], near: readonly string[]): Entry | undefined =>
  entries.toSorted(
    (a, b) =>
      Number(near.includes(b.town ?? '')) - Number(near.includes(a.town ?? '')) ||
      rank.indexOf(a.kind) - rank.indexOf(b.kind),
  )[0]

/** Names word for word, the longest first. */
function exactIn(
  exact: ReadonlyMap<string, readonly Entry[]>,
  words: readonly string[],
  near: readonly string[],
): FoundName[] {
  const found: FoundName[] = []
  for (let at = 0; at < words.length;) {
    let taken = 0
    for (let count = Math.min(longestName, words.length - at); count > 0 && !taken; count -= 1) {
      const entry = best(exact.get(words.slice(at, at + count).join(' ')) ?? [], near)
      if (!entry) continue
      found.push({ kind: entry.kind, id: entry.id, from: at, to: at + count })
      taken = count
    }
    at += taken || 1
  }
  return found
}

/** Spellings of one word that a slip of the finger turns into this one. */
function nearWord(
  word: string,
  single: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (word.length < 5 || isPlain(word) || /\d/.test(word)) return undefined
  const most = word.length >= 9 ? 2 : 1
  let found: { key: string; slips: number } | undefined
  for (const key of single.get(word.charAt(0)) ?? []) {
    if (key.length < 5) continue
    const slips = wordDistance(word, key, most)
    if (slips <= most && (!found || slips < found.slips)) found = { key, slips }
  }
  return found?.key
}

/** Spelt by ear: 'toquio' sounds like 'tokyo'. */
const soundOf = (word: string): string =>
  word
    .replace(/qu|ck|c(?=[aouklr])|q/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/y/g, 'i')
    .replace(/(?:au|eau)/g, 'o')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=..)(?:es|e|s|t)$/, '')

const leastSound = 4
/** Shorter names of countries are one slip from everyday words: 'perdu', 'chien', 'grace'. */
const leastCountry = 6

const shortestOwn = 6

/** Words that stand in the name of one sight of a town alone, with that sight: "Monserrate" of Lisbon. */
function ownWords(all: readonly Named[]): (word: string, town: string) => string | undefined {
  const byTown = new Map<string, Map<string, string | undefined>>()
  for (const { kind, id, town, spellings } of all) {
    if (kind !== 'sight' || !town) continue
    const words = byTown.get(town) ?? new Map<string, string | undefined>()
    byTown.set(town, words)
    for (const word of new Set(spellings.flatMap((one) => fold(one).split(' ')))) {
      if (word.length < shortestOwn || isPlain(word) || generic.has(word)) continue
      words.set(word, words.has(word) && words.get(word) !== id ? undefined : id)
    }
  }
  return (word, town) => byTown.get(town)?.get(word)
}

/** The spelling that a word is a slip of, by letters or by ear. */
function createSlips(exact: ReadonlyMap<string, readonly Entry[]>) {
  const isPlace = ({ kind }: Entry) => kind === 'region' || kind === 'town' || kind === 'sight'
  const isCountry = ({ kind }: Entry) => kind === 'country'
  const single = [...exact]
    .filter(
      ([key, entries]) =>
        !key.includes(' ') &&
        (entries.some(isPlace) || (key.length >= leastCountry && entries.some(isCountry))),
    )
    .map(([key]) => key)
  const byLetter = new Map<string, string[]>()
  for (const key of single) {
    const letter = key.charAt(0)
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), key])
  }
  const bySound = new Map<string, string>()
  for (const key of single)
    if (key.length > leastSound && exact.get(key)?.some(({ kind }) => kind === 'town'))
      bySound.set(soundOf(key), bySound.get(soundOf(key)) ?? key)
  const heard = (word: string) =>
    word.length > leastSound && !isPlain(word) ? bySound.get(soundOf(word)) : undefined
  return (word: string) => nearWord(word, byLetter) ?? heard(word)
}

/** Finds the names that a text holds: exact ones, one-word ones with a slip, and sights by most of their words; what is a place itself is no slip of another. */
export function createNameIndex(
  all: readonly Named[],
  isPlaceItself: (word: string) => boolean = () => false,
) {
  const exact = entriesOf(all)
  const slipOf = createSlips(exact)
  const bagsIn = createSightBags(all)
  const ownOf = ownWords(all)
  const slipsIn = (
    words: readonly string[],
    taken: ReadonlySet<number>,
    near: readonly string[],
  ) => {
    // A word is looked up once, however often it stands.
    const seen = new Map<string, string | undefined>()
    const meant = (word: string) => {
      if (!seen.has(word)) seen.set(word, slipOf(word))
      return seen.get(word)
    }
    return words.flatMap((word, at): FoundName[] => {
      // A sight of the town of the talk is no slip of another place.
      const own = taken.has(at) ? undefined : near.flatMap((town) => ownOf(word, town) ?? [])[0]
      if (own) return [{ kind: 'sight', id: own, from: at, to: at + 1 }]
      const key = taken.has(at) ? undefined : meant(word)
      const entry = key && !isPlaceItself(word) ? best(exact.get(key) ?? [], near) : undefined
      return entry ? [{ kind: entry.kind, id: entry.id, from: at, to: at + 1, isSlip: true }] : []
    })
  }
  return (text: string, near: readonly string[]): readonly FoundName[] => {
    const words = fold(text).split(' ')
    const first = exactIn(exact, words, near)
    const taken = new Set(
      first.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    )
    // Beside a town that is spelt right nothing is a slip of another.
    const isSpelt = first.some(({ kind }) => kind === 'town')
    const found = [...first, ...(isSpelt ? [] : slipsIn(words, taken, near))]
    const towns = [...near, ...found.filter(({ kind }) => kind === 'town').map(({ id }) => id)]
    // What was said as the whole name of one sight is not half the name of another.
    const spent = new Set(
      first
        .filter(({ kind }) => kind === 'sight')
        .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
    )
    const rest = words.map((word, at) => (spent.has(at) ? '' : word))
    const more = bagsIn(rest, towns, new Set(found.map(({ id }) => id)))
    return [...found, ...more].toSorted((a, b) => a.from - b.from)
  }
}
