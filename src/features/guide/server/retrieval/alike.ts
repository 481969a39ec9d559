import { fold } from '../../domain/fold.ts'
import concepts from '../../texts/concepts.json' with { type: 'json' }
import { stem } from './text-index.ts'

/** Words that mean much the same are one sign beside their own: "stroller" and "poussette". */
const meanings = new Map<string, string[]>()
for (const [at, words] of concepts.entries())
  for (const word of fold(words).split(' ')) {
    const root = stem(word) ?? word
    meanings.set(root, [...(meanings.get(root) ?? []), `@${at}`])
  }

const pieceLength = 4
const longEnough = 5
const weightOf = { meaning: 1.2, piece: 0.25, known: 0.5 } as const
/** A sign that no question holds tells little; half of the questions hold words that do not tell either. */
const unseen = 0.8

type Signs = ReadonlyMap<string, number>

/** What a text says: roots of its words, what they mean, and pieces by which slips and other forms are known. */
function signsOf(text: string, names: ReadonlySet<string>): Signs {
  const signs = new Map<string, number>()
  const add = (sign: string, weight: number) =>
    signs.set(sign, Math.max(signs.get(sign) ?? 0, weight))
  for (const word of fold(text).split(' ')) {
    if (word === '' || names.has(word)) continue
    const root = stem(word) ?? word
    const same = meanings.get(root) ?? []
    add(root, same.length > 0 ? weightOf.known : 1)
    for (const meaning of same) add(meaning, weightOf.meaning)
    if (word.length < longEnough) continue
    const edged = `^${word}$`
    for (let at = 0; at + pieceLength <= edged.length; at += 1)
      add(`#${edged.slice(at, at + pieceLength)}`, weightOf.piece)
  }
  return signs
}

interface Weighed {
  readonly signs: Signs
  readonly length: number
}

/** A question with its answer, each in both languages. */
export interface Asked {
  readonly q: readonly string[]
  readonly fr: readonly string[]
  readonly topic: string
  readonly a: string
  readonly af: string
}

export interface AlikeAsked {
  readonly asked: Asked
  /** From 0 to about 2.5: how much it asks the same. */
  readonly score: number
  /** Whether a word stands in its questions or its answer. */
  readonly holds: (word: string) => boolean
}

export interface AskedIndex {
  /** The question that is most alike to a text. */
  readonly find: (text: string) => AlikeAsked | undefined
}

/** What the whole of the questions and what the answer says is worth beside the one question that is most alike. */
const worth = { whole: 0.5, answer: 0.6, cover: 0.6 } as const
const coveredByAnswer = 0.6

/** Questions by their words, weighed by how few of them hold a word. Names of the place itself tell nothing. */
export function createAskedIndex(all: readonly Asked[], names: ReadonlySet<string>): AskedIndex {
  const bags = all.map(({ q, fr, a, af }) => ({
    questions: [...q, ...fr].map((text) => signsOf(text, names)),
    answer: signsOf(`${a} ${af}`, names),
  }))
  const held = new Map<string, number>()
  for (const signs of bags.flatMap(({ questions }) => questions))
    for (const sign of signs.keys()) held.set(sign, (held.get(sign) ?? 0) + 1)
  const count = bags.reduce((sum, { questions }) => sum + questions.length, 0)
  const rarity = (sign: string): number => {
    const own = held.get(sign)
    return own ? Math.log((count + 1) / (own + 0.7)) : unseen * Math.log(count + 1)
  }
  const weighed = (signs: Signs): Weighed => {
    const own = new Map([...signs].map(([sign, weight]) => [sign, weight * rarity(sign)]))
    return { signs: own, length: Math.hypot(...own.values()) }
  }
  const rows = bags.map(({ questions, answer }) => ({
    questions: questions.map(weighed),
    whole: weighed(
      new Map(questions.flatMap((signs) => [...signs]).toSorted((a, b) => a[1] - b[1])),
    ),
    answer: weighed(answer),
  }))
  const scoreOf = (text: Weighed, { questions, whole, answer }: (typeof rows)[number]): number =>
    Math.max(...questions.map((one) => likeness(text, one))) +
    worth.whole * likeness(text, whole) +
    worth.answer * likeness(text, answer) +
    worth.cover * coverOf(text, whole, answer)
  return {
    find(text) {
      const asked = weighed(signsOf(text, names))
      const scores = rows.map((row) => scoreOf(asked, row))
      const best = scores.reduce((at, score, n) => (score > (scores[at] ?? 0) ? n : at), 0)
      const [found, row] = [all[best], rows[best]]
      if (!found || !row) return undefined
      const holds = (word: string): boolean => {
        const root = stem(word) ?? word
        return row.whole.signs.has(root) || row.answer.signs.has(root)
      }
      return { asked: found, score: scores[best] ?? 0, holds }
    },
  }
}

/** The cosine of two texts. */
function likeness(a: Weighed, b: Weighed): number {
  let sum = 0
  for (const [sign, weight] of a.signs) sum += weight * (b.signs.get(sign) ?? 0)
  return a.length > 0 && b.length > 0 ? sum / (a.length * b.length) : 0
}

/** How much of a text the questions hold, or at least the answer. */
function coverOf(text: Weighed, whole: Weighed, answer: Weighed): number {
  let sum = 0
  for (const [sign, weight] of text.signs)
    sum +=
      weight * weight * (whole.signs.has(sign) ? 1 : answer.signs.has(sign) ? coveredByAnswer : 0)
  return text.length > 0 ? sum / text.length ** 2 : 0
}
