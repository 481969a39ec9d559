import { fold } from '../../domain/fold.ts'
import type { Reader } from './tokens.ts'
import { meaningOf, meaningsAt, type WordKind } from './lexicon.ts'

/** A day of the trip: its number, -1 for the last; a weekday from 0, Sunday; a day of a month; or beside the day told last. */
export type DayWord =
  | { readonly number: number }
  | { readonly weekday: number }
  | { readonly date: number; readonly month: number | undefined }
  | { readonly beside: 'night' | 'next' | 'previous' | 'same' }

interface Phrase {
  readonly words: readonly string[]
  readonly kind: string
  readonly value: string
}

/** Phrases of several kinds, by their first word. */
export type PhraseTable = ReadonlyMap<string, readonly Phrase[]>

function byFirst(phrases: readonly Phrase[]): PhraseTable {
  const found = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const [first = ''] = phrase.words
    const same = found.get(first)
    if (same) same.push(phrase)
    else found.set(first, [phrase])
  }
  return found
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A table of phrases as they stand in a file: by kind and value, parted by commas, folded. */
export const phraseTable = (texts: Texts): PhraseTable =>
  byFirst(
    Object.entries(texts).flatMap(([kind, values]) =>
      Object.entries(values).flatMap(([value, phrases]) =>
        phrases.split(', ').map((phrase): Phrase => ({ words: phrase.split(' '), kind, value })),
      ),
    ),
  )

/** The longest phrases of a table that stand in a message, in their order. */
export function phrasesAt(reader: Reader, table: PhraseTable): readonly Phrase[] {
  const found: Phrase[] = []
  for (let at = 0; at < reader.tokens.length;) {
    const here = (table.get(reader.text(at)) ?? []).filter(
      ({ words }) => reader.standsAt(at, words) > 0,
    )
    const length = Math.max(0, ...here.map(({ words }) => words.length))
    found.push(...here.filter(({ words }) => words.length === length))
    at += Math.max(1, length)
  }
  return found
}

const shortestName = 4
const inNames = new Set(
  'petit petite grand grande vieux vieille old new little big great high low notre dame saint sainte santa with from casa restaurante restaurant hotel hostel place praca rua museum musee tour street park the and national city royal'.split(
    ' ',
  ),
)

export interface NamedItem {
  readonly id: string
  readonly name: string
  /** Parts of town by which it is called too: "Sintra" is all that is there. */
  readonly areas: readonly string[]
}

/** A name whole, and each word of it that is of that item alone. */
function namesOf(items: readonly NamedItem[], towns: readonly string[]): Phrase[] {
  const ofTowns = new Set(towns.flatMap((name) => fold(name).split(' ')))
  const all = items.map(({ id, name }) => ({ id, words: fold(name).split(/[^\p{L}\p{N}]+/u) }))
  const count = new Map<string, number>()
  for (const { words, id } of all)
    for (const word of id.includes('/') ? [] : new Set(words))
      count.set(word, (count.get(word) ?? 0) + 1)
  const isOwn = (id: string, word: string): boolean =>
    !id.includes('/') &&
    word.length >= shortestName &&
    count.get(word) === 1 &&
    !inNames.has(word) &&
    !ofTowns.has(word)
  const areas = items.flatMap(({ id, areas: names }) =>
    names.map((name): Phrase => ({ words: fold(name).split(' '), kind: 'area', value: id })),
  )
  return all.flatMap(({ id, words }, at) => [
    ...(at === 0 ? areas : []),
    { words, kind: 'item', value: id },
    ...words
      .filter((word) => isOwn(id, word))
      .map((word): Phrase => ({ words: [word], kind: 'item', value: id })),
  ])
}

/** "Day 2", "the 3rd day", "Tuesday", "13 May": the day, and how many words it takes. */
function dayAt(
  reader: Reader,
  at: number,
): { readonly day: DayWord; readonly length: number } | undefined {
  const text = (by: number) => reader.text(at + by)
  const textAt = (n: number) => reader.text(n)
  const value = reader.value(at)
  if (/^(?:day|jour)$/.test(text(0))) {
    const worded = Number(meaningOf(textAt, at + 1, 'number')?.value)
    const number = reader.value(at + 1) || worded
    return number >= 1 ? { day: { number }, length: 2 } : undefined
  }
  const weekday = meaningOf(textAt, at, 'weekday')
  if (weekday) return { day: { weekday: Number(weekday.value) }, length: weekday.length }
  const month = meaningOf(textAt, at, 'month')
  const after = reader.value(at + 1)
  if (month && after >= 1) {
    const ended = /^(?:st|nd|rd|th)$/.test(text(2)) ? 1 : 0
    return { day: { date: after, month: Number(month.value) }, length: 2 + ended }
  }
  if (!(value >= 1 && value <= 31)) return undefined
  const ended = /^(?:st|nd|rd|th|er|e)$/.test(text(1)) ? 1 : 0
  if (ended && /^(?:day|jour)$/.test(text(2))) return { day: { number: value }, length: 3 }
  const of = text(1 + ended) === 'of' ? 1 : 0
  const its = meaningOf(textAt, at + 1 + ended + of, 'month')
  if (!its && !ended) return undefined
  const length = 1 + ended + (its ? of + 1 : 0)
  return { day: { date: value, month: its ? Number(its.value) : undefined }, length }
}

/** What stands in a message, by kind; names of items stand under `item`. */
export interface Scanned {
  readonly of: (kind: string) => readonly string[]
  readonly days: readonly DayWord[]
  /** Words that are in no table. */
  readonly unread: readonly string[]
  /** Words that the lexicon knows. */
  readonly known: readonly string[]
}

interface Grammar {
  readonly table: PhraseTable
  readonly filler: ReadonlySet<string>
  /** Kinds of the lexicon that may stand in it as well. */
  readonly lexical?: readonly WordKind[]
  /** "The fish market": a word before a name may be any. */
  readonly isLoose?: boolean
  readonly items: readonly NamedItem[]
  readonly towns: readonly string[]
}

const ofTalk = (value: string): readonly DayWord[] => {
  if (Number(value)) return [{ number: Number(value) }]
  return value === 'each' ? [] : [{ beside: value as 'night' }]
}

/** "The castle" is a sight, "in Belém" all that is there. */
function asMeant(reader: Reader, at: number, phrases: readonly Phrase[]): readonly Phrase[] {
  const isThere = /^(?:in|to|around|near|at|dans|a|en|vers)$/.test(reader.text(at - 1))
  const [other, kept] = isThere ? ['item', 'area'] : ['area', 'item']
  return phrases.some(({ kind }) => kind === kept)
    ? phrases.filter(({ kind }) => kind !== other)
    : phrases
}

/** Where names of items stand in a message. */
export function namesAt(
  reader: Reader,
  items: readonly NamedItem[],
  towns: readonly string[],
): ReadonlySet<number> {
  const table = byFirst(namesOf(items, towns))
  const found = new Set<number>()
  for (let at = 0; at < reader.tokens.length; at += 1)
    for (const { words } of table.get(reader.text(at)) ?? [])
      if (reader.standsAt(at, words) > 0) words.forEach((_, by) => found.add(at + by))
  return found
}

/** What a place is, beside its name: "la fontaine de Trevi". */
const nouns = new Set(
  'fontaine fountain musee museum palais palace chateau castle tour tower eglise church cathedrale cathedral basilique basilica place square parc park pont bridge jardin garden marche market temple sanctuaire shrine quartier area neighbourhood district monastere monastery hotel restaurant'.split(
    ' ',
  ),
)

/** "The market" is any of that noun, where none is meant by its own name. */
const nounsOf = (items: readonly NamedItem[]): readonly Phrase[] =>
  items.flatMap(({ id, name }) =>
    fold(name)
      .split(' ')
      .filter((word) => nouns.has(word))
      .map((word): Phrase => ({ words: [word], kind: 'item', value: id })),
  )

/** "For 4", "my daughter is 6": who it is for. */
const ofParty = /^(?:for|pour|is|are|aged|age|of)$/
const ofAge = /^(?:yrs?|years?|ans|mois|months?|yo)$/

/** Reads a message, and what of it is in no table. */
export function scanTrip(
  reader: Reader,
  { table, filler, lexical = [], isLoose = false, items, towns }: Grammar,
): Scanned {
  const named = byFirst([...namesOf(items, towns), ...(isLoose ? nounsOf(items) : [])])
  // Where a trip has one town, its name says nothing more.
  const here = new Set(towns.length === 1 ? fold(towns[0] ?? '').split(' ') : [])
  const found = new Map<string, string[]>()
  const add = (kind: string, value: string) => {
    const values = found.get(kind) ?? []
    if (!values.includes(value)) found.set(kind, [...values, value])
  }
  const days: DayWord[] = []
  const unread: string[] = []
  const known: string[] = []
  const ofNouns: string[] = []
  for (let at = 0; at < reader.tokens.length;) {
    const text = reader.text(at)
    const day = dayAt(reader, at)
    const phrases = [...(table.get(text) ?? []), ...(named.get(text) ?? [])].filter(
      ({ words }) => reader.standsAt(at, words) > 0,
    )
    const meaning = meaningsAt((n) => reader.text(n), at).find(({ kind }) => lexical.includes(kind))
    const length = Math.max(0, ...phrases.map(({ words }) => words.length))
    if (day && day.length >= length) {
      days.push(day.day)
      at += day.length
    } else if (length > 0 && length >= (meaning?.length ?? 0)) {
      // "Breakfast" is a meal, and what a hotel has.
      const longest = phrases.filter(({ words }) => words.length === length)
      for (const { kind, value } of asMeant(reader, at, longest)) add(kind, value)
      at += length
    } else if (meaning) {
      add(meaning.kind, meaning.value)
      known.push(...reader.tokens.slice(at, at + meaning.length).map((one) => one.text))
      at += meaning.length
    } else if (reader.value(at) > 0 && ofParty.test(reader.text(at - 1))) at += 1
    else if (reader.value(at) > 0 && ofAge.test(reader.text(at + 1))) {
      // "For a 6 yr old" says who it is for.
      at += reader.text(at + 2) === 'old' || reader.text(at + 2) === 'olds' ? 3 : 2
    } else if (reader.tokens[at]?.kind === 'sign' || filler.has(text) || here.has(text)) at += 1
    else if (nouns.has(text)) {
      ofNouns.push(text)
      at += 1
    } else {
      if (!(isLoose && named.has(reader.text(at + 1)))) unread.push(text)
      at += 1
    }
  }
  return {
    known,
    unread: found.has('item') ? unread : [...unread, ...ofNouns],
    of: (kind) =>
      kind === 'item'
        ? [...(found.get('item') ?? []), ...(found.get('area') ?? [])]
        : (found.get(kind) ?? []),
    days: [...days, ...(found.get('day') ?? []).flatMap(ofTalk)],
  }
}

const breaks = /[,;.!?—]+|\s(?:because|since|as|car|parce que|puisque)\s/i

/** A message, and behind it its parts: of "that's a lot, can we take one out" the second is read. */
export const clausesOf = (message: string): readonly string[] => {
  const parts = message
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 1)
  return parts.length > 1 ? [message, ...parts.toReversed()] : [message]
}

const joints =
  /[?!;]+|[,.]?\s{1,4}(?:and|et|but|mais)\s{1,4}(?=(?:is|are|do|does|did|can|could|will|would|should|has|have|what|when|where|which|how|who|est|combien|quand|que|faut|doit)\b)/i

/** The questions of a message, parted where another begins. */
export const questionsOf = (message: string): readonly string[] =>
  message
    .split(joints)
    .map((part) => part.replace(/^[\s,.]+/, '').trim())
    .filter(Boolean)
