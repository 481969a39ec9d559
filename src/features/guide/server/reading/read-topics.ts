import { type Intent, intents, isAsking, isKnown, topicModel } from '../intents/all-intents.ts'
import { guardIn } from './guards.ts'
import { asksFrom, asksIn, tellsOnly } from './asks.ts'
import { stopWords } from './stop-words.ts'
import { featuresIn, featuresOf } from './topic-features.ts'
import { sharesBy, speaksFor } from './topic-model.ts'
import type { Reader } from './tokens.ts'

export interface FoundTopic {
  readonly intent: Intent
  /** How sure it is, from 0 to 1. */
  readonly score: number
  /** Tokens by which it was known. */
  readonly at: readonly number[]
  /** The part of the message that asks it. */
  readonly part?: Clause
}

interface Clause {
  readonly from: number
  readonly to: number
}

const ends = new Set(['.', '?', '!', ';'])
const joins = new Set(['and', 'also', 'plus', 'et', 'aussi'])
const leastWords = 2

/** The parts of a message that may ask something of their own. */
export function clausesOf(reader: Reader): readonly Clause[] {
  const found: Clause[] = []
  let from = 0
  for (let at = 0; at <= reader.tokens.length; at += 1) {
    const text = reader.text(at)
    const isCut =
      ends.has(text) || joins.has(text) || (text === ',' && asksFrom(reader, at + 1, -1))
    if (at < reader.tokens.length && !isCut) continue
    if (at - from >= leastWords) found.push({ from, to: at })
    from = at + 1
  }
  return found
}

/** The words of a part that speak for a topic. */
function wordsFor(reader: Reader, { from, to }: Clause, topic: number): readonly number[] {
  const model = topicModel()
  return Array.from({ length: to - from }, (_, by) => from + by).filter((at) => {
    if (stopWords.has(reader.text(at)) || !isKnown(reader.text(at))) return false
    const features = featuresOf(reader, at)
    return features.length > 0 && speaksFor(model, features, topic) > 0
  })
}

/** Beside the likeliest topic of the whole a second one needs so much of it. */
const leastSecond = 0.3
/** What a clause of its own must be sure of; where it asks, less. */
const leastOfClause = 0.35
const leastOfQuestion = 0.3
/** What is told beside a question has to ask plainly. */
const leastBesideQuestion = 0.5
/** A clause none of whose words speaks for its topic has to be likelier. */
const leastOfWordless = 0.3
const leastOfWordlessWhole = 0.18
/** What has guards and is known by none of them has to be plain. */
const leastOfGuarded = 0.75
/** Below this nothing is known of what a message asks. */
const leastOfAll = 0.1

const isTopic = (topic: number): boolean => {
  const intent = intents()[topic]
  return intent !== undefined && isAsking(intent)
}

/** So plain is what a part asks by itself, and so much of it the whole means otherwise. */
const [plainlyMeant, leastMeant] = [0.5, 0.05]

/** A question that leaves no room for what is told beside it. */
const plainlyAsked = 0.9

/** Whether the whole means what a part asks: else a word of the part means something else there. */
function meantBy(reader: Reader): (one: Candidate) => boolean {
  const meaning = reader.meaning()
  if (!meaning) return () => true
  const shares = sharesBy(topicModel(), featuresIn(reader, 0, reader.tokens.length), meaning)
  return ({ topic, score }) => score >= plainlyMeant || (shares[topic] ?? 0) >= leastMeant
}

interface Candidate {
  readonly topic: number
  readonly score: number
  readonly clause: Clause
}

const isHalf = (reader: Reader, from: number, to: number): boolean =>
  to - from === leastWords && /^(?:is|are|do|does|est|sont)$/.test(reader.text(from))

/** What is asked by parts of a message, the likeliest of each. */
function candidates(reader: Reader, isFirst: boolean): readonly Candidate[] {
  const model = topicModel()
  const asks = (from: number, to: number): boolean =>
    to === reader.tokens.length && from === 0 ? isQuestion : asksFrom(reader, from, to)
  const all = { from: 0, to: reader.tokens.length }
  const isMeant = meantBy(reader)
  // "Are shops and museums closed": half of the subject asks nothing.
  const clauses = clausesOf(reader).filter(({ from, to }) => !isHalf(reader, from, to))
  const isQuestion = asksIn(reader) || reader.find('?') >= 0
  const top = ({ from, to }: Clause, most: number) =>
    [...sharesBy(model, featuresIn(reader, from, to), reader.meaning(from, to))]
      .map((score, topic) => ({ topic, score, clause: { from, to } }))
      .filter(({ topic }) => (!isFirst && !asks(from, to)) || isTopic(topic))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, most)
  const speaks = ({ topic, score, clause }: Candidate, least: number): boolean =>
    score >= least || wordsFor(reader, clause, topic).length > 0
  const whole = top(all, 2).filter(
    (one, at) =>
      one.score >= (at > 0 ? leastSecond : leastOfAll) && speaks(one, leastOfWordlessWhole),
  )
  if (clauses.length < 2) return whole
  const asked = clauses
    .filter(({ from, to }) => asksFrom(reader, from, to))
    .flatMap((clause) => top(clause, 1).filter(({ score }) => score >= leastOfQuestion))
  const least = asked.length > 0 ? leastBesideQuestion : leastOfClause
  const told = clauses
    .filter(({ from, to }) => !asksFrom(reader, from, to))
    .filter(({ from, to }) => asked.length === 0 || !tellsOnly(reader, from, to))
    .flatMap((clause) => top(clause, 1).filter(({ score }) => score >= least))
    // "Budget 2500 $": figures alone ask nothing.
    .filter(
      (one) =>
        intents()[one.topic]?.act === 'plan' || wordsFor(reader, one.clause, one.topic).length > 0,
    )
  // "How bad?" asks by no word of its own: it goes with the rest.
  const parts = [...asked, ...told]
    .filter(
      (one) =>
        speaks(one, leastOfWordless) &&
        (whole.length === 0 || one === asked.at(-1) || isMeant(one)),
    )
    .toSorted((a, b) => a.clause.from - b.clause.from)
  // Beside a question what is only told is no topic: its words have to stand elsewhere too.
  const statements = clauses.filter(
    ({ from, to }) => tellsOnly(reader, from, to) && !asksFrom(reader, from, to),
  )
  const others = clauses
    .filter((clause) => !statements.includes(clause))
    .map(({ from, to }) => sharesBy(model, featuresIn(reader, from, to), reader.meaning(from, to)))
  const isTold = ({ topic }: Candidate): boolean =>
    statements.length > 0 &&
    asked.some(({ score }) => score >= plainlyAsked) &&
    !others.some((shares) => (shares[topic] ?? 0) >= leastSecond)
  // A whole that hardly tells what it asks gives way to a part that does.
  const most = Math.max(0, ...parts.map(({ score }) => score))
  const rest = whole.filter((one) => !isTold(one) && one.score >= Math.min(leastSecond, most / 2))
  // Where a part says the same as the whole, they stand in their order.
  const isSurer = most > (rest[0]?.score ?? 0)
  return isSurer || parts.some(({ topic }) => topic === rest[0]?.topic)
    ? [...parts, ...rest]
    : [...rest, ...parts]
}

/** What a message asks, the main thing first; of a first one it is taken that it asks something. */
export function readTopics(reader: Reader, isFirst = true): readonly FoundTopic[] {
  const guard = guardIn(reader)
  if (guard) return [{ intent: guard.intent, score: 1, at: [guard.at] }]
  const found = new Map<number, { score: number; clause: Clause }>()
  for (const { topic, score, clause } of candidates(reader, isFirst)) {
    const known = found.get(topic)
    // Of a clause of its own its words are told.
    found.set(topic, known ? { score: Math.max(known.score, score), clause } : { score, clause })
  }
  return [...found].flatMap(([topic, { score, clause }]) => {
    const intent = intents()[topic]
    const isPlain = score >= leastOfGuarded || intent?.guards.length === 0
    return intent && isAsking(intent) && isPlain
      ? [{ intent, score, at: wordsFor(reader, clause, topic), part: clause }]
      : []
  })
}

const leastOfAspect = 0.3

/** What single words of a message are about: by what two places are compared. */
export function aspectsOf(reader: Reader): ReadonlySet<string> {
  const model = topicModel()
  return new Set(
    reader.tokens.flatMap(({ text }, at) => {
      const features = isKnown(text) ? featuresOf(reader, at) : []
      return [...sharesBy(model, features)].flatMap((share, topic) =>
        features.length > 0 && share >= leastOfAspect ? [model.topics[topic] ?? ''] : [],
      )
    }),
  )
}
