import { businessZone, dayIn } from '#platform/shared/business-day.ts'
import type { Frame } from '../contract/frame.schema.ts'
import type { Allowance, Asking, Said } from './answering/answer.ts'
import { chooseAnswer } from './answering/choose-answer.ts'
import { matters } from './answering/follow-up.ts'
import { listed, sayIn } from './answering/words.ts'
import { unspokenSentence } from './reading/language.ts'
import type { Memory } from './reading/memory.ts'
import { readTurn, type Turn } from './reading/read-turn.ts'
import { ownTexts } from './retrieval/own-texts.ts'
import { createToolbox, type ToolCall, type ToolContext } from './tools/tool.ts'

/** What one message is answered with. */
export interface GuideAnswer extends Omit<Said, 'memory'> {
  readonly understood: Frame
  readonly unused: readonly string[]
  readonly calls: readonly ToolCall[]
  /** What the tools said, for those who have to prove it. */
  readonly results: readonly string[]
  readonly memory: Memory
  readonly answeredBy?: 'rules' | 'model'
}

const wishes = ['diet', 'mobility', 'money', 'likes', 'dislikes', 'perDay', 'transport'] as const
/** They ask for the very thing: a wish is a part of the question. */
const ofWish = new Set('access food exchange cost plan kids find around transfer hotels'.split(' '))

/** Wishes of this message that its answer does not look at are named. */
function untouched({ turn, say }: Asking, topic: string | null): string {
  if (topic === null || ofWish.has(topic)) return ''
  const { frame, edited, before } = turn
  const left = wishes.filter((key) => edited.has(key) && !matters(key, topic))
  if (left.length === 0 || before.plan !== null) return ''
  const told = left.flatMap((key): readonly string[] => {
    const value = frame[key]
    if (key === 'money') return frame.money ? [`${frame.money.currency} ${frame.money.amount}`] : []
    return Array.isArray(value) ? (value as readonly string[]) : []
  })
  return told.length > 0
    ? say(
        `This answer does not look at: ${listed('en', told)}.`,
        `Cette réponse ne tient pas compte de : ${listed('fr', told)}.`,
      )
    : ''
}

const asides = new Set(['season', 'weather', 'festival', 'holiday', 'daylight'])
const namedAtMost = 6

/** Names the words that nothing has used: a half-answer says that it is one. */
function setAside(asking: Asking, unused: readonly string[]): string {
  if (unused.length === 0) return ''
  const { say } = asking
  const shown = unused.slice(0, namedAtMost)
  const more = unused.length > shown.length ? say(' and others') : ''
  return say(
    `I did not use ${listed(
      'en',
      shown.map((word) => `“${word}”`),
    )}${more}: tell me in other words what you mean by it.`,
    `Je n’ai pas tenu compte de ${listed(
      'fr',
      shown.map((word) => `« ${word} »`),
    )}${more} : dites-le-moi autrement.`,
  )
}

/** Words of a message that neither the frame nor the answer explains. */
function leftBy(turn: Turn, { took = [], missing }: Said): readonly string[] {
  const isLeft = (word: string): boolean =>
    missing === undefined || missing.includes(word) || /\d/.test(word)
  const left = new Set([...turn.unused().filter(isLeft), ...(missing ?? [])])
  return [...left].filter((word) => !took.includes(word))
}

interface Wording {
  readonly topic: string | null
  readonly isRefused: boolean
  readonly unused: readonly string[]
}

/** What is said, with what it leaves aside: first where that is half of the question. */
function worded(asking: Asking, said: Said, { topic, isRefused, unused }: Wording): string {
  const foreign = unspokenSentence(asking.turn.frame.language)
  const isTold = !said.isUnknown && !isRefused
  const aside = isTold ? setAside(asking, unused) : ''
  const blind = isTold ? untouched(asking, topic) : ''
  const parts = said.isHalf ? [aside, said.text] : [said.text, aside]
  return [foreign, ...parts, blind].filter(Boolean).join('\n\n')
}

/** The guide without a model: reads the message into the frame, asks the tools, says what they say. */
export async function answerByRules(
  context: ToolContext,
  before: Memory,
  message: string,
  allowance: Allowance,
): Promise<GuideAnswer> {
  const { world, clock, plans } = context
  const today = dayIn(businessZone, clock.now())
  const turn = readTurn(message, before, { world, today })
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
  const { said, topic, isRefused } = await chooseAnswer(asking)
  const unused = leftBy(turn, said)
  const act =
    topic === 'plan' && said.proposal && turn.before.plan && !said.plan
      ? 'edit'
      : isRefused
        ? 'refuse'
        : (turn.topics.find(({ intent }) => intent.topic === topic)?.intent.act ??
          (topic === 'plan' ? 'plan' : topic ? 'ask' : 'other'))
  // "Is November better?" asks, and moves no plan.
  const isAside = before.plan !== null && turn.isQuestion && asides.has(topic ?? '')
  const frame: Frame = {
    ...(said.isUnread ? { ...before.frame, language: turn.frame.language } : turn.frame),
    ...(isAside ? { span: before.frame.span } : {}),
    act,
    topic: topic ?? turn.frame.topic,
    open: said.question ? [said.question] : [],
  }
  return {
    ...said,
    text: worded(asking, said, { topic, isRefused: isRefused === true, unused }),
    choices: said.choices && said.choices.length >= 2 ? said.choices.slice(0, 3) : undefined,
    understood: frame,
    unused,
    calls: toolbox.calls,
    results: toolbox.results,
    memory: {
      ...before,
      ...threadAfter(before, turn, frame),
      ...said.memory,
      frame,
      asked: said.question ?? null,
    },
  }
}

/** What the next message may point at: what was named last, the goals before, and whether one of several is meant. */
function threadAfter(
  before: Memory,
  { named, picked, topics }: Turn,
  frame: Frame,
): Partial<Memory> {
  const goalsOf = ({ places }: Frame) => places.filter(({ role }) => role === 'to')
  const [old, now] = [goalsOf(before.frame), goalsOf(frame)]
  const isSame = old.length === now.length && old.every(({ ref }, at) => ref === now[at]?.ref)
  const thing =
    named.places.find(({ ref }) => ref?.includes('/')) ??
    named.places.find(({ role }) => role === 'via')
  const isCompared =
    topics.some(({ intent }) => intent.topic === 'compare') || before.isChoice === true
  return {
    focus: thing?.ref ?? picked ?? (named.places.length > 0 ? null : (before.focus ?? null)),
    ...(isSame || old.length === 0 ? {} : { earlier: old }),
    isChoice: isCompared && now.length > 1,
  }
}
