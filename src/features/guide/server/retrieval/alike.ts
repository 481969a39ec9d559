import { fold } from '../../domain/fold.ts'
import concepts from '../../texts/concepts.json' with { type: 'json' }
import { monthsNamed } from './months-named.ts'
import { stem } from './text-index.ts'
import { dimensions, dot } from '../meaning/meanings.ts'

/** Words that mean much the same are one sign beside their own: "stroller" and "poussette". */
const meanings = new Map<string, string[]>()
for (const [at, words] of concepts.entries())
  for (const word of fold(words).split(' ')) {
    const root = stem(word) ?? word
    meanings.set(root, [...(meanings.get(root) ?? []), `@${at}`])
  }

/** What a word may be said by: its root, and the groups of words that mean much the same. */
export function sensesOf(word: string): readonly string[] {
  const root = stem(word) ?? word
  return [root, ...(meanings.get(root) ?? [])]
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
  /** From 0 to 1: how likely it asks the same. */
  readonly sure: number
  /** Whether a word stands in its questions or its answer. */
  readonly holds: (word: string) => boolean
  /** Names that all of its wordings hold: what it is about. */
  readonly subject: readonly string[]
}

/** Words with a capital that stand in each English wording, but for the first of each and names of the place. */
function subjectOf({ q }: Asked, names: ReadonlySet<string>): readonly string[] {
  const named = q.map(
    (text) =>
      new Set(
        text
          .split(/\s+/)
          .slice(1)
          .filter((word) => /^\p{Lu}\p{L}{2}/u.test(word))
          .flatMap((word) => fold(word).split(' ')),
      ),
  )
  return [...(named[0] ?? [])].filter(
    (word) => word.length > 2 && !names.has(word) && named.every((one) => one.has(word)),
  )
}

export interface AskedIndex {
  /** The question with this first wording. */
  readonly by: (q: string) => Asked | undefined
  /**
   * The question that is most alike to a text, by its words and by how likely its topic is (0 to 1). One of
   * another month or season than the one that is meant is another question.
   */
  readonly find: (text: string, beside?: Beside) => AlikeAsked | undefined
}

/** What is known of a text beside its words. */
interface Beside {
  /** How likely a topic is. */
  readonly share?: (topic: string) => number
  readonly month?: number | undefined
  /** What was told before: a message may go on with it and not name it again. */
  readonly before?: Asked | undefined
  readonly meaning?: Float32Array | undefined
}

/** What questions mean, one after the other: bytes, and what one step of them is worth. */
export interface AskedMeanings {
  readonly bytes: Int8Array
  readonly step: number
}

/** So many signs tell what a question is about, and so much they weigh in the next. */
const [subjects, ofBefore] = [3, 0.6]

/** What the questions, the answer, the part of the text that either holds, and the topic are worth. */
const worth = { questions: 1, answer: 0.5, cover: 0.4, topic: 0.05 } as const
const coveredByAnswer = 0.6
const leastShare = 0.01
/** How sure a likeness is, and the lead before the next: by logistic regression on questions that were kept apart. */
const sureness = {
  words: { none: -4.5, score: 5.7, lead: 8.1 },
  meaning: { none: -4, score: 3, lead: 5.6 },
} as const

/** Signs that most wordings of a question hold, and few of others. */
function subjectSigns(
  { q, fr }: Asked,
  names: ReadonlySet<string>,
  rarity: (sign: string) => number,
): readonly (readonly [string, number])[] {
  const wordings = [...q, ...fr].map((text) => signsOf(text, names))
  const signs = new Set(wordings.flatMap((one) => [...one.keys()]))
  const weightIn = (sign: string): number =>
    wordings.filter((one) => one.has(sign)).length * rarity(sign)
  return [...signs]
    .filter((sign) => !sign.startsWith('#'))
    .toSorted((a, b) => weightIn(b) - weightIn(a))
    .slice(0, subjects)
    .map((sign) => [sign, ofBefore])
}

/** How few of all wordings hold a sign. */
const rarityBy =
  (held: ReadonlyMap<string, number>, count: number) =>
  (sign: string): number => {
    const own = held.get(sign)
    return own ? Math.log((count + 1) / (own + 0.7)) : unseen * Math.log(count + 1)
  }

/** How much each question means the same as a text; nothing where one of the two is not known. */
const likenessBy = (meanings: AskedMeanings | undefined, meaning: Float32Array | undefined) =>
  meanings && meaning
    ? (at: number): number => meanings.step * dot(meanings.bytes, meaning, at * dimensions)
    : undefined

/** How sure a likeness is, beside the next. */
function sureOf(by: keyof typeof sureness, best: number, next: number, likeness: number): number {
  const { none, score, lead } = sureness[by]
  return 1 / (1 + Math.exp(-(none + score * likeness + lead * (best - next))))
}

/** Questions by their words, weighed by how few of them hold a word. Names of the place itself tell nothing. */
export function createAskedIndex(
  all: readonly Asked[],
  names: ReadonlySet<string>,
  meanings?: AskedMeanings,
): AskedIndex {
  const held = new Map<string, number>()
  const bags = all.map(({ q, fr, a, af }) => {
    const questions = [...q, ...fr].map((text) => signsOf(text, names))
    for (const signs of questions)
      for (const sign of signs.keys()) held.set(sign, (held.get(sign) ?? 0) + 1)
    const whole = questions.flatMap((signs) => [...signs]).toSorted((one, two) => one[1] - two[1])
    return { questions: new Map(whole), answer: signsOf(`${a} ${af}`, names) }
  })
  const count = all.reduce((sum, { q, fr }) => sum + q.length + fr.length, 0)
  const rarity = rarityBy(held, count)
  const weighed = (signs: Signs): Weighed => {
    const own = new Map([...signs].map(([sign, weight]) => [sign, weight * rarity(sign)]))
    return { signs: own, length: Math.hypot(...own.values()) }
  }
  const rows = bags.map(({ questions, answer }, at) => ({
    at,
    asked: all.at(at),
    questions: weighed(questions),
    answer: weighed(answer),
    months: monthsNamed([...(all[at]?.q ?? []), ...(all[at]?.fr ?? [])]),
  }))
  return {
    by: (q) => all.find((one) => one.q[0] === q),
    find(text, { share = () => 1, month, before, meaning } = {}) {
      const meant = likenessBy(meanings, meaning)
      const subject = before ? subjectSigns(before, names, rarity) : []
      const said = weighed(new Map([...subject, ...signsOf(text, names)]))
      const [best, next] = rows
        .filter(({ asked }) => asked !== before)
        .filter(({ months }) => !month || months.size === 0 || months.has(month))
        .map((row) => {
          const score =
            worth.questions * likeness(said, row.questions) +
            worth.answer * likeness(said, row.answer) +
            worth.cover * coverOf(said, row) +
            (meant?.(row.at) ?? 0)
          const topic = worth.topic * Math.log(share(row.asked?.topic ?? '') + leastShare)
          return { row, score, rank: score + topic }
        })
        .toSorted((one, two) => two.rank - one.rank)
      if (!best?.row.asked) return undefined
      const { questions, answer, asked } = best.row
      return {
        asked,
        subject: subjectOf(asked, names),
        sure: sureOf(meant ? 'meaning' : 'words', best.rank, next?.rank ?? 0, best.score),
        holds(word) {
          const root = stem(word) ?? word
          return questions.signs.has(root) || answer.signs.has(root)
        },
      }
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
function coverOf(
  text: Weighed,
  { questions, answer }: { readonly questions: Weighed; readonly answer: Weighed },
): number {
  let sum = 0
  for (const [sign, weight] of text.signs) {
    const part = questions.signs.has(sign) ? 1 : answer.signs.has(sign) ? coveredByAnswer : 0
    sum += part * weight ** 2
  }
  return text.length > 0 ? sum / text.length ** 2 : 0
}
