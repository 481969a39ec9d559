import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import type { Frame } from '../contract/frame.schema.ts'
import type { Allowance, Asking, Said } from './answering/answer.ts'
import { allergyKept } from './answering/answer-allergy.ts'
import { crowdText } from './answering/crowd-text.ts'
import { matters } from './answering/follow-up.ts'
import { answerGiven } from './answering/kept-back.ts'
import { phrasesOf } from './answering/phrases.ts'
import { listed, sayIn } from './answering/words.ts'
import type { GuideWorld } from './guide-world.ts'
import { keepsTopic, politeTopics } from './reading/goes-on.ts'
import { unspokenSentence } from './reading/language.ts'
import { answerEach, questionsApart } from './answer-each.ts'
import type { GuideAnswer } from './guide-answer.ts'
import { type Meanings, partOf } from './meaning/meanings.ts'
import type { Memory } from './reading/memory.ts'
import type { Leg } from './reading/read-holds.ts'
import { Reader } from './reading/tokens.ts'
import { readTurn, type Turn } from './reading/read-turn.ts'
import { ownTexts } from './retrieval/own-texts.ts'
import { createToolbox, type ToolContext } from './tools/tool.ts'

/** They ask for the very thing: a wish is a part of the question. */
const ofWish = new Set(
  'access food breakfast evening kids find around hotels plan compare'.split(' '),
)

/** A diet or a need that this answer has no use for is kept in mind, and that is said. */
function keptInMind({ turn, say }: Asking, topic: string | null): string {
  if (topic === null || ofWish.has(topic) || turn.before.plan !== null) return ''
  const kept = (['diet', 'mobility'] as const).flatMap((key) =>
    turn.edited.has(key) && !matters(key, topic) ? turn.frame[key] : [],
  )
  return kept.length > 0
    ? say(
        `Noted for what you ask next: ${listed('en', kept)}.`,
        `Je garde en tête pour la suite : ${listed('fr', kept)}.`,
      )
    : ''
}

const asides = new Set(['season', 'weather', 'festival', 'holiday', 'daylight'])

const quotedIn = (phrases: readonly string[], language: Asking['language']): readonly string[] =>
  phrases.map((phrase) => (language === 'fr' ? `« ${phrase} »` : `“${phrase}”`))

/** Names what nothing has used, in the traveller's own phrases. */
function setAside({ turn, say, language }: Asking, unused: readonly string[]): string {
  const quoted = quotedIn(phrasesOf(turn.reader, unused), language)
  if (quoted.length === 0) return ''
  const last = quoted.at(-1) ?? ''
  const or = (word: string): string =>
    quoted.length < 2 ? last : `${quoted.slice(0, -1).join(', ')} ${word} ${last}`
  return say(
    `I haven’t taken into account ${or('or')}.`,
    `Je n’ai pas pu tenir compte de ${or('ou')}.`,
  )
}

/** What a question asks for, and what an answer to it holds. */
const aspects: readonly (readonly [RegExp, RegExp, string, string])[] = [
  [
    /\b(?:what time (?:do|does|is|are)|a quelle heure|when (?:is|are|does|do)|quand est)\b/,
    /\d{1,2}[:.]\d\d|\d ?(?:h|am|pm|a\.m|p\.m)\b|\b(?:jan|feb|f[ée]v|mar|apr|avr|ma[iy]|ju[in]|jui|aug|ao[uû]t|sep|o[ck]t|nov|d[ée]c)|spring|summer|autumn|winter|printemps|[ée]t[ée]|automne|hiver|closed|ferm[ée]|always|toujours|day|noon|night/i,
    'When that is, I don’t know.',
    'Quand c’est, je ne le sais pas.',
  ],
  [
    /\b(?:how much (?:is|are|does|do|for|would|will)|what (?:does|do|would) .{1,60} cost|cost of|combien coute|price of|prix d)/,
    /\$|€|£|\bfree\b|gratuit|per cent|pour cent|%|round up|arrondi|\d (?:CAD|[A-Z]{3}|dollars|euros|pounds|baht|yen|pesos|dirhams|lira|forints|crowns|francs|krónur|rupees|dong|won)\b/i,
    'What that costs, I don’t know.',
    'Ce que cela coûte, je ne le sais pas.',
  ],
  [
    /\b(?:is the sea|sea (?:cold|warm)|swim|baigner|la mer)\b/,
    /\bsea\b|\bmer\b|swim|baign|beach|plage|pool/i,
    'How warm the sea is, I don’t know.',
    'Si la mer est chaude, je ne le sais pas.',
  ],
  [
    /\b(?:how far|a quelle distance|quelle distance)/,
    /\d ?(?:km|kilomet|m\b|min|h\b|hours?)|minutes?|heures?/i,
    'How far that is, I don’t know.',
    'La distance, je ne la connais pas.',
  ],
  [
    /\b(?:how long (?:is|does|do|to|are|will|would|can)|combien de temps)/,
    /\d ?(?:min|h\b|hours?|days?|jours?|heures?|weeks?|semaines?|months?|mois)|\b(?:one|two|three|four|five|half an?) (?:and a half )?(?:minutes|hours?|days?)|overnight/i,
    'How long that takes, I don’t know.',
    'Combien de temps cela prend, je ne le sais pas.',
  ],
]

/** It asks when, how much or how long, and the answer does not say it: that is said. */
function untold({ turn, say }: Asking, { text, question, isUnknown }: Said): string {
  if (question || isUnknown) return ''
  const asked = turn.reader.tokens.map(({ text: word }) => word).join(' ')
  const found = aspects.find(([asks, tells]) => asks.test(asked) && !tells.test(text))
  return found ? say(found[2], found[3]) : ''
}

interface Wording {
  readonly topic: string | null
  readonly isRefused: boolean
  readonly unused: readonly string[]
  /** Most of what it asks, where no answer of ours holds it. */
  readonly open: readonly string[]
}

/** That is said before what is known all the same. */
function beforehand({ turn, say, language }: Asking, words: readonly string[]): string {
  const quoted = quotedIn(phrasesOf(turn.reader, words, true), language)
  return quoted.length === 0
    ? ''
    : say(
        `I don’t know anything certain about ${listed('en', quoted)}. What I can tell you:`,
        `Sur ${listed('fr', quoted)}, je ne sais rien de sûr. Voici ce que je peux dire :`,
      )
}

/** What is said, and then what it leaves aside. */
function worded(asking: Asking, said: Said, wording: Wording): string {
  const { topic, isRefused } = wording
  // Of a thank-you nothing is left to answer.
  const unused = topic && politeTopics.has(topic) ? [] : wording.unused
  const foreign = unspokenSentence(asking.turn.frame.language)
  const isTold = !isRefused && !said.isUnread
  const lead = isTold ? beforehand(asking, wording.open) : ''
  const aside = isTold && !lead ? setAside(asking, unused) : ''
  const kept = isTold ? keptInMind(asking, topic) : ''
  // How much one tips is told by what one does there.
  const missing = isTold && !said.isWhole && topic !== 'tipping' ? untold(asking, said) : ''
  const crowd = isTold ? [crowdText(asking, topic), allergyKept(asking, topic)] : []
  return [foreign, lead, said.text, ...crowd, missing, aside, kept].filter(Boolean).join('\n\n')
}

/** When every day begins and ends stays; when one lands and leaves is of its own day anyhow. */
const ofWhole = (old: Frame['times'], { arrive, leave }: Frame['times']): Frame['times'] => ({
  ...old,
  arrive,
  leave,
})

/** The days of each stop, the last one with that of the way home. */
const laidLegs = (stops: NonNullable<Said['stops']>): readonly Leg[] =>
  stops.map(({ town, nights }, at) => ({
    ref: town.slug,
    days: nights + (at === stops.length - 1 ? 1 : 0),
  }))

/** A journey through a region goes on as one through its stops. */
function placesAfter({ places }: Frame, stops: NonNullable<Said['stops']>): Frame['places'] {
  const goals = stops.map(({ town: { name, slug, countryCode } }) => ({
    name,
    ref: slug,
    countryCode,
    role: 'to' as const,
  }))
  return [...places.filter(({ role, ref }) => role !== 'to' || ref?.includes('/')), ...goals]
}

/** The frame as it is kept: what was only asked about, or is of one day, moves nothing of the whole. */
function frameOf(turn: Turn, said: Said, act: Frame['act'], topic: string | null): Frame {
  const { before } = turn
  // "Is November better?" asks, and moves no plan.
  const isAside =
    before.plan !== null && (turn.isQuestion || keepsTopic(turn.doing)) && asides.has(topic ?? '')
  // "Day 3 should end by five" is of that day alone.
  const isOfDay = before.plan !== null && (turn.change?.days.length ?? 0) > 0
  return {
    ...(said.isUnread ? { ...before.frame, language: turn.frame.language } : turn.frame),
    ...(isAside ? { span: before.frame.span } : {}),
    ...(said.stops ? { places: placesAfter(turn.frame, said.stops) } : {}),
    ...(isOfDay ? { times: ofWhole(before.frame.times, turn.frame.times) } : {}),
    act,
    topic:
      (topic !== null && politeTopics.has(topic) && before.frame.topic) ||
      topic ||
      turn.frame.topic,
    open: said.question ? [said.question] : [],
  }
}

const agreeing =
  /^\W*(?:(?:ok|okay|yes|great|perfect|sure|oui|parfait|d['’]accord)\W*)*(?:let['’]?s (?:do|go for|book|take) (?:it|that)|go for it|do it|do that|sounds good|on y va|allons-y|vas-y)\W*$/i
const doIt = /\b(?:do|put|add|fit|make|have) (?:it|that|this)(?: in)? ((?:on|to|for) )/i
const there = /\b(get|go|drive|travel|bus|train|way) there\b/i
/** "How do we get there", of a place that they would like to see: it is named. */
function withThere(message: string, before: Memory, world: GuideWorld): string {
  const { wanted, focus, plan, frame, listed } = before
  // "Ok, let's do it", after places that may suit: the one that is named first.
  if (!plan && frame.topic === 'find' && listed.length > 0 && agreeing.test(message))
    return frame.language === 'fr' ? 'planifie celui-là' : 'plan that one'
  const [slug = ''] = focus?.split('/') ?? []
  const sight = plan ? world.rows(slug)?.sights.find(({ id }) => id === focus)?.name : undefined
  const name = sight ?? wanted
  if (!name) return message
  return message
    .replace(there, (_, how: string) => `${how} to ${name}`)
    .replace(doIt, (_, day: string) => `add ${name} ${day}`)
}

/** The guide without a model: several questions beside a trip are answered one after the other, anything else as a whole. */
export const answerByRules = async (
  context: ToolContext,
  before: Memory,
  message: string,
  allowance: Allowance,
  meanings?: Meanings,
): Promise<GuideAnswer> =>
  (before.plan?.tripId
    ? await answerEach(questionsApart(message), before, (part, memory) =>
        answerWhole(
          context,
          memory,
          part,
          allowance,
          meanings && partOf(meanings, new Reader(part).words()),
        ),
      )
    : undefined) ?? answerWhole(context, before, message, allowance, meanings)

/** Reads a message into the frame by its words and what they mean, asks the tools, says what they say. */
async function answerWhole(
  context: ToolContext,
  before: Memory,
  message: string,
  allowance: Allowance,
  meanings?: Meanings,
): Promise<GuideAnswer> {
  const { world, clock, plans } = context
  const today = dayIn(businessZone, clock.now())
  const turn = readTurn(withThere(message, before, world), before, {
    world,
    today,
    ...(meanings ? { meanings } : {}),
  })
  const language = turn.frame.language === 'fr' ? ('fr' as const) : ('en' as const)
  const toolbox = createToolbox(context)
  const asking: Asking = {
    turn,
    world,
    call: toolbox.call,
    know: toolbox.know,
    texts: ownTexts(),
    plans,
    today,
    allowance,
    language,
    say: sayIn(language),
  }
  const { said, topic, isRefused, unused, open, told } = await answerGiven(asking)
  const act =
    topic === 'plan' && said.proposal && turn.before.plan && !said.plan
      ? 'edit'
      : isRefused
        ? 'refuse'
        : (turn.topics.find(({ intent }) => intent.topic === topic)?.intent.act ??
          (topic === 'plan' ? 'plan' : topic ? 'ask' : 'other'))
  const frame = frameOf(turn, said, act, topic)
  return {
    ...said,
    text: worded(asking, said, { topic, isRefused, unused, open }),
    choices: said.choices && said.choices.length >= 2 ? said.choices.slice(0, 3) : undefined,
    understood: frame,
    unused,
    calls: toolbox.calls,
    results: toolbox.results,
    memory: {
      ...before,
      ...threadAfter(before, turn, frame),
      ...said.memory,
      holds: {
        ...turn.holds,
        ...(said.plan && !frame.party ? { adults: said.plan.people } : {}),
        ...(said.stops ? { laid: laidLegs(said.stops) } : {}),
      },
      frame,
      asked: said.question ?? null,
      told,
    },
  }
}

/** What the next message may point at: what was named last, the goals before, and whether one of several is meant. */
function threadAfter(
  before: Memory,
  { named, picked, topics, isWeighed }: Turn,
  frame: Frame,
): Partial<Memory> {
  const goalsOf = ({ places }: Frame) => places.filter(({ role }) => role === 'to')
  const [old, now] = [goalsOf(before.frame), goalsOf(frame)]
  const isSame =
    old.length === now.length &&
    old.every(
      ({ ref, countryCode }, at) => ref === now[at]?.ref && countryCode === now[at]?.countryCode,
    )
  const thing =
    named.places.find(({ ref }) => ref?.includes('/')) ??
    named.places.find(({ role }) => role === 'via')
  const isCompared =
    isWeighed || topics.some(({ intent }) => intent.topic === 'compare') || before.isChoice === true
  return {
    focus: thing?.ref ?? picked ?? (named.places.length > 0 ? null : (before.focus ?? null)),
    ...(isSame || old.length === 0 ? {} : { earlier: old }),
    isChoice: isCompared && now.length > 1,
    command: null,
    tripAct: null,
    heard: null,
    ...(named.places.length > 0 ? { wanted: null } : {}),
    often: null,
  }
}
