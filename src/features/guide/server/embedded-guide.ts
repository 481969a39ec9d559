import type { Answer, Allowance, Source, Turn } from './answers/answer.ts'
import { chooseAnswer } from './answers/choose-answer.ts'
import type { Asked, Talk } from './answers/talk.ts'
import type { AdviceLine } from '../domain/budget-advice.ts'
import type { Plan } from '../domain/plan.ts'
import { createToolbox, type ToolCall, type ToolContext } from './tools/tool.ts'
import { readMessage } from './understand/read-message.ts'

/** What one message is answered with. */
export interface GuideAnswer {
  readonly text: string
  readonly sources: readonly Source[]
  readonly plan: Plan | undefined
  readonly advice: readonly AdviceLine[] | undefined
  readonly question: Asked | undefined
  readonly calls: readonly ToolCall[]
  readonly talk: Talk
}

/** The traveller's day: the office is in Ontario. */
const localDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(now)

const merged = (before: Talk, answer: Answer, language: Turn['language']): Talk => {
  const { asked: _, ...rest } = before
  return {
    ...rest,
    ...answer.talk,
    language,
    ...(answer.question ? { asked: answer.question } : {}),
  }
}

/** The guide without a model: reads the message by rules, asks the tools, writes a few sentences. */
export async function answerByRules(
  context: ToolContext,
  talk: Talk,
  message: string,
  allowance: Allowance,
): Promise<GuideAnswer> {
  const toolbox = createToolbox(context)
  const { world } = context
  const today = localDay(context.clock.now())
  const before = {
    language: talk.language,
    near: talk.towns,
    asked: talk.asked === 'which' ? talk.askedName : undefined,
    today,
  }
  const reading = readMessage(message, world, before)
  const { language } = reading
  const say = (en: string, fr: string) => (language === 'fr' ? fr : en)
  const answer = await chooseAnswer({
    reading,
    talk,
    world,
    call: toolbox.call,
    today,
    allowance,
    language,
    say,
  })
  const { text, sources, plan, advice, question } = answer
  return {
    text,
    sources,
    plan,
    advice,
    question,
    calls: toolbox.calls,
    talk: merged(talk, answer, language),
  }
}
