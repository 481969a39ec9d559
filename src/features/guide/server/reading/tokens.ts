import { fold } from '../../domain/fold.ts'
import type { Meanings } from '../meaning/meanings.ts'

/** A word, a number or a sign of a message. */
export interface Token {
  /** Folded: lower case, without accents. */
  readonly text: string
  /** As it was written. */
  readonly raw: string
  readonly kind: 'word' | 'number' | 'sign'
  readonly value: number
  readonly isName: boolean
  /** Where it stands in the message: from, and behind its last letter. */
  readonly at: number
  readonly end: number
}

const pieces = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}[\p{L}\p{M}]*)?|\d+(?:[.,]\d+)*|[$€£¥?!.,;:()/–-]/gu
const elided = new Set('l d j m t s n c qu jusqu lorsqu puisqu quelqu'.split(' '))
const owned = new Set(['s', 'd', 'll', 're', 've', 'm'])
const tokensAtMost = 900

/** '4,000', '1.200,50' and '19.99' as people of both languages write them. */
function numberIn(text: string): number {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (last < 0) return Number(text)
  const after = text.length - last - 1
  const marks = text.slice(0, last).replaceAll(/[.,]/g, '')
  if (after === 3) return Number(marks + text.slice(last + 1))
  return Number(`${marks}.${text.slice(last + 1)}`)
}

type Piece = Omit<Token, 'at' | 'end'>

function wordsOf(raw: string, first: boolean): Piece[] {
  const at = raw.search(/['’]/)
  const word = (piece: string, written = piece): Piece[] => {
    const text = fold(piece).replaceAll(' ', '')
    const isName = !first && /^\p{Lu}/u.test(piece)
    return text ? [{ text, raw: written, kind: 'word', value: Number.NaN, isName }] : []
  }
  if (at < 0) return word(raw)
  const [before, after] = [raw.slice(0, at), raw.slice(at + 1)]
  if (elided.has(fold(before))) return [...word(before), ...word(after)]
  // "Rome's" is Rome; "won't" is one word.
  if (owned.has(fold(after))) return [...word(before), ...word(after)]
  return word(before + after, raw)
}

/** The pieces of a message in their order. */
function tokensOf(message: string): readonly Token[] {
  const found: Token[] = []
  for (const match of message.matchAll(pieces)) {
    const [raw] = match
    const at = match.index
    if (found.length >= tokensAtMost) break
    const before = found.at(-1)
    const first = !before || before.text === '.' || before.text === '?' || before.text === '!'
    const stands = { at, end: at + raw.length }
    if (/^\d/.test(raw))
      found.push({ text: raw, raw, kind: 'number', value: numberIn(raw), isName: false, ...stands })
    else if (/^\p{L}/u.test(raw))
      found.push(...wordsOf(raw, first).map((piece) => ({ ...piece, ...stands })))
    else if (
      raw === '-' &&
      /\p{L}/u.test(message[at - 1] ?? '') &&
      /\p{L}/u.test(message[at + 1] ?? '')
    )
      continue
    else found.push({ text: raw, raw, kind: 'sign', value: Number.NaN, isName: false, ...stands })
  }
  return found
}

/** A message that is being read: its tokens, and which of them something has used. */
export class Reader {
  readonly tokens: readonly Token[]
  readonly #used = new Set<number>()
  readonly #inNames = new Set<number>()
  readonly #places = new Map<string, number[]>()

  /** Capitals everywhere: they tell no names. */
  readonly isLoud: boolean

  readonly message: string
  /** What it means and what its parts mean; absent where it is read by its words alone. */
  readonly meanings: Meanings | undefined

  constructor(message: string, meanings?: Meanings) {
    this.message = message
    this.meanings = meanings
    this.tokens = tokensOf(message)
    for (const [at, { text }] of this.tokens.entries()) {
      const places = this.#places.get(text)
      if (places) places.push(at)
      else this.#places.set(text, [at])
    }
    const words = this.tokens.filter(({ kind }) => kind === 'word')
    const capitals = words.filter(({ raw }) => /^\p{Lu}/u.test(raw))
    this.isLoud = words.length > 2 && capitals.length * 4 > words.length * 3
  }

  /** The folded text of a token; empty beyond the ends. */
  text(at: number): string {
    return this.tokens[at]?.text ?? ''
  }

  /** What the message or a part of it means. */
  meaning(from = 0, to = this.tokens.length): Float32Array | undefined {
    return from === 0 && to === this.tokens.length
      ? this.meanings?.whole
      : this.meanings?.parts.get(this.words(from, to))
  }

  /** Folded words, parted by spaces. */
  words(from = 0, to = this.tokens.length): string {
    return this.tokens
      .slice(from, to)
      .flatMap(({ kind, text }) => (kind === 'sign' ? [] : [text]))
      .join(' ')
  }

  value(at: number): number {
    return this.tokens[at]?.value ?? Number.NaN
  }

  use(from: number, to: number = from + 1): void {
    for (let at = from; at < to; at += 1) this.#used.add(at)
  }

  /** Part of a longer name: "Mai" of Chiang Mai. */
  inName(from: number, to: number): void {
    for (let at = from; at < to; at += 1) this.#inNames.add(at)
  }

  isInName(at: number): boolean {
    return this.#inNames.has(at)
  }

  isUsed(at: number): boolean {
    return this.#used.has(at)
  }

  /** How many tokens the words take from here; 0 where they do not stand here. */
  standsAt(at: number, words: readonly string[]): number {
    return words.every((word, by) => this.text(at + by) === word) ? words.length : 0
  }

  /** Whether one of some phrases, parted by commas, is said; all that are said are marked as used. */
  takes(phrases: string): boolean {
    const found = phrases.split(',').filter((phrase) => this.find(phrase) >= 0)
    for (const phrase of found) {
      const at = this.find(phrase)
      this.use(at, at + phrase.split(' ').length)
    }
    return found.length > 0
  }

  /** Where a word stands, in order. */
  placesOf(word: string): readonly number[] {
    return this.#places.get(word) ?? []
  }

  /** Where words stand for the first time; -1 for nowhere. */
  find(phrase: string): number {
    const words = phrase.split(' ')
    return this.placesOf(words[0] ?? '').find((at) => this.standsAt(at, words) > 0) ?? -1
  }
}
