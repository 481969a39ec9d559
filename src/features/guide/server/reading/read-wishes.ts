import { wordSet } from '#platform/shared/word-table.ts'
import { properties } from '../retrieval/places-to-go.ts'
import type { Reader } from './tokens.ts'

/** How a place is to be, or not to be, by some words of a message. */
export interface FoundWish {
  readonly id: string
  readonly how: 'want' | 'must' | 'shun'
  readonly from: number
  readonly to: number
}

interface Phrase {
  readonly id: string
  readonly words: readonly string[]
}

/** Phrases by their first word, the longest first. */
const phrases = new Map<string, Phrase[]>()
for (const { id, words } of properties)
  for (const phrase of words) {
    const split = phrase.split(' ')
    const first = split[0] ?? ''
    phrases.set(first, [...(phrases.get(first) ?? []), { id, words: split }])
  }
for (const all of phrases.values()) all.sort((a, b) => b.words.length - a.words.length)

const denials = wordSet(
  'no not without isnt arent dont doesnt wont nothing avoid skip hate hates dislike dislikes never except less fewer neither nor sans pas aucun aucune ni eviter evite deteste detestons moins tired sick bored fed',
)
const denyingPairs = wordSet(
  'rather_than instead_of away_from other_than anything_but everything_but plutot_que lieu_de loin_de loin_des done_with cant_stand',
)
const bounds = wordSet('. , ; ? ! : but mais and et with avec plus though')
const harmless = wordSet('only just necessarily mind seulement juste forcement')
const joins = wordSet(', or ou and et nor ni the a an de d des les la le')
const needs = wordSet('must need needs essential definitely absolutely absolument faut vital')
const farthest = 5

function isDenied(reader: Reader, at: number, last: FoundWish | undefined): boolean {
  const between = last ? reader.tokens.slice(last.to, at).map(({ text }) => text) : []
  // "No resorts, casinos or crowds".
  if (last?.how === 'shun' && between.length <= 3 && between.every((text) => joins.has(text)))
    return !between.includes('and') && !between.includes('et') ? true : between.length === 1
  for (let by = 1; by <= farthest; by += 1) {
    const text = reader.text(at - by)
    if (text === '' || bounds.has(text)) return false
    if (denyingPairs.has(`${reader.text(at - by - 1)}_${text}`)) return true
    if (!denials.has(text)) continue
    if (harmless.has(reader.text(at - by + 1))) return false
    // "No more than": a bound is no denial.
    return !/^(?:more|plus)$/.test(reader.text(at - by + 1))
  }
  return false
}

const isNeeded = (reader: Reader, at: number): boolean =>
  [1, 2, 3].some((by) => needs.has(reader.text(at - by)))

/** A plural is the same word. */
const isWord = (text: string, word: string): boolean => text === word || text === `${word}s`

function phraseAt(reader: Reader, at: number): Phrase | undefined {
  const text = reader.text(at)
  const some = [...(phrases.get(text) ?? []), ...(phrases.get(text.replace(/s$/, '')) ?? [])]
  return some.find(({ words }) => words.every((word, by) => isWord(reader.text(at + by), word)))
}

/** "The east coast" is a part of a land, and no sea. */
const isSide = (reader: Reader, at: number): boolean =>
  /^(?:coast|cote|shore)$/.test(reader.text(at)) &&
  (/^(?:east|west|north|south|atlantic|pacific)$/.test(reader.text(at - 1)) ||
    /^(?:est|ouest|nord|sud)$/.test(reader.text(at + 1)))

/** What a message wishes a place to be, in its order; words of names are left out. */
export function readWishes(reader: Reader, named: ReadonlySet<number>): readonly FoundWish[] {
  const found: FoundWish[] = []
  for (let at = 0; at < reader.tokens.length; at += 1) {
    const phrase = named.has(at) || isSide(reader, at) ? undefined : phraseAt(reader, at)
    if (!phrase) continue
    const to = at + phrase.words.length
    const how = isDenied(reader, at, found.at(-1)) ? 'shun' : isNeeded(reader, at) ? 'must' : 'want'
    found.push({ id: phrase.id, how, from: at, to })
    at = to - 1
  }
  return found
}
