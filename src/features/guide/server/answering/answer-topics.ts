import type { FoundTopic } from '../reading/read-topics.ts'
import { alsoSaid, saidOfIt } from './also-said.ts'
import type { Asking, Said } from './answer.ts'
import { answerAsked } from './answer-asked.ts'
import { anyText, noteFor } from './answer-text.ts'
import { generalNote } from './answer-topic.ts'
import { unknown, unread } from './answer-unknown.ts'
import { answerWhole, type Chosen } from './follow-up.ts'
import { inParts, type Part } from './in-parts.ts'
import type { Step } from './step-guards.ts'
import { isForeigner } from './transit-entry.ts'
import { takenUp } from './taken-up.ts'

/** A note that two words of the question name. */
const likelyNote = (asking: Asking): Said | undefined => {
  const note = noteFor(asking)
  return note && note.by.size > 1 ? note.said : undefined
}

/** A topic that is at least this likely is asked beside a note. */
const sure = 0.6

/** Rows that are narrowed by a sum or a cuisine are searched for. */
const isSearch = ({ turn }: Asking, [main]: readonly FoundTopic[]): boolean =>
  main?.intent.act === 'find' &&
  (turn.isLimit || turn.edited.has('money') || turn.cuisines.length > 0)

/** What travellers often ask, as one question: its answer is whole. */
function askedOften(asking: Asking, topics: readonly FoundTopic[]): Chosen | undefined {
  // Rules go by the passport that was told.
  const isOfPassport = topics[0]?.intent.topic === 'entry' && isForeigner(asking)
  // So does insurance by the age, and a sum by what is paid.
  const { ages, paid } = asking.turn.holds
  const [main] = topics.map(({ intent }) => intent.topic)
  const isOfAge =
    (main === 'insurance' && ages !== undefined) || (main === 'cost' && paid !== undefined)
  // What is meant otherwise than it was read has its own answer.
  const isMeant = main === undefined || asking.turn.own.some(({ intent }) => intent.topic === main)
  // "Would it be open on Sunday" is of the sight that it points at.
  const isOfSight = asking.turn.picked?.includes('/') === true && main === 'hours'
  const isNone =
    isOfSight ||
    !isMeant ||
    topics.length > 1 ||
    isOfPassport ||
    isOfAge ||
    isSearch(asking, topics)
  const often = isNone ? undefined : answerAsked(asking)
  const topic = topics[0]?.intent.topic ?? often?.topic ?? null
  return often && { said: takenUp(asking, often.said, topic ? [topic] : []), topic }
}

/** The answer to one of the things that a message asks. */
async function answerPart(asking: Asking, { intent, part }: FoundTopic, isOne: boolean) {
  const often = isOne || !part ? undefined : answerAsked(asking, part)
  return often?.topic === intent.topic ? often.said : await answerWhole(asking, intent.topic)
}

/** What each of its topics asks, as parts of one answer, and what of them is not known. */
async function partsOf(asking: Asking, topics: readonly FoundTopic[]) {
  const [main] = topics
  const general = generalNote(asking, topics)
  const parts: Part[] = general ? [{ said: general.said, name: '' }] : []
  const missing: string[] = []
  let none: Said | undefined
  // Beside a note that is called by its name goes what other words ask.
  const rest = general
    ? topics
        .slice(general.isCalled && main && main.score >= sure && main.at.length > 0 ? 0 : 1)
        .filter(({ at }) => !at.some((one) => general.by.has(asking.turn.reader.text(one))))
    : topics
  for (const topic of rest) {
    const { intent } = topic
    const said = await answerPart(asking, topic, topics.length === 1)
    const name = intent.name ? asking.say(intent.name.en, intent.name.fr) : ''
    const isNone =
      !said || (said.isUnknown && (!said.question || parts.length > 0 || rest.length > 1))
    if (isNone && (intent === main?.intent || !said?.question)) none ??= said
    // Of what is asked beside the main thing nothing is asked back.
    const isAskedBack = said?.question !== undefined && intent !== main?.intent
    if (isNone && name && !general?.isCalled && !isAskedBack) missing.push(name)
    else if (said && !isAskedBack) parts.push({ said, name })
    // A question back stands alone.
    if (said?.question && !isNone) break
  }
  return { parts, missing, none }
}

/** What it asks by words of its own, up to three topics. */
export const asked: Step = async (asking, topics) => {
  const [main] = topics
  const often = askedOften(asking, topics)
  if (often) return often
  if (!main) return undefined
  const { before, edited, unused, isHeld } = asking.turn
  // A plan that was laid in this talk is laid anew for something new only; a trip's own days whenever asked.
  if (main.intent.topic === 'plan' && before.plan?.planId && edited.size === 0 && !isHeld)
    return unused().length > 0 ? { said: unread(asking), topic: 'plan' } : undefined
  const { parts, missing, none } = await partsOf(asking, topics)
  const names = topics.map(({ intent }) => intent.topic)
  return {
    said:
      parts.length > 0
        ? takenUp(asking, alsoSaid(asking, inParts(asking, parts, missing)), names)
        : (anyText(asking) ??
          likelyNote(asking) ??
          saidOfIt(asking) ??
          none ??
          unknown(asking, topics)),
    topic: main.intent.topic,
  }
}
