import type { Answer, Allowance, Source } from './answers/answer.ts'
import { chooseAnswer } from './answers/choose-answer.ts'
import type { Asked as AskedBack, Talk } from './answers/talk.ts'
import type { AdviceLine } from '../domain/budget-advice.ts'
import type { Plan } from '../domain/plan.ts'
import { createToolbox, type ToolCall, type ToolContext } from './tools/tool.ts'
import { pointedAt } from './what-was-said.ts'
import { withoutOrders } from './understand/orders.ts'
import { type Reading, readMessage } from './understand/read-message.ts'

/** What one message is answered with. */
export interface GuideAnswer {
  readonly text: string
  readonly sources: readonly Source[]
  readonly plan: Plan | undefined
  readonly advice: readonly AdviceLine[] | undefined
  readonly question: AskedBack | undefined
  readonly calls: readonly ToolCall[]
  readonly talk: Talk
}

/** The traveller's day: the office is in Ontario. */
const localDay = (now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(now)

const merged = (before: Talk, answer: Answer, reading: Reading): Talk => {
  const { asked: _, ...rest } = before
  return {
    ...rest,
    ...pointedAt(before, answer, reading),
    ...answer.talk,
    language: reading.language,
    ...(answer.question ? { asked: answer.question } : {}),
  }
}

/** Two questions in one message: "What's the weather like, and is there a nonstop?" */
const asking =
  "(?:is|are|do|does|did|what|what['’]?s|how|how['’]?s|where|when|which|can|will|should|c['’]?est|quel|quelle|quels|quelles|combien|faut|où|quand|comment|est-ce|qu['’]est|y a)"
const nextQuestion = new RegExp(
  `[?!]{1,6}\\s{1,8}(?=\\S)|[,;.]\\s{1,8}(?=${asking}\\b)|[,;]?\\s{1,8}(?:and|n|&|et|pis|pi|puis|aussi|also|plus)\\s{1,8}(?:also\\s{1,8}|aussi\\s{1,8})?(?=(?:${asking}|y)\\b)`,
  'iu',
)

/** Topics that one asks about beside each other; a plan takes its whole message. */
const apart: ReadonlySet<string> = new Set([
  'weather',
  'flights',
  'country',
  'visa',
  'exchange',
  'clock',
  'food',
  'hotels',
  'fact',
  'sights',
  'way',
  'airport',
  'insurance',
  'gossip',
  'health',
  'days',
  'day-trips',
  'daylight',
  'around',
  'holiday',
  'cost',
])

/** What is not asked but told is no question of its own. */
const asks = new RegExp(`\\b${asking.replaceAll("['’]", "[ '’]")}\\b`, 'i')

interface Asked {
  readonly answer: Answer
  readonly reading: Reading
  readonly talk: Talk
  readonly calls: readonly ToolCall[]
}
type Ask = (talk: Talk, message: string) => Promise<Asked>

/** Of these the words alone need not name the topic. */
const withoutWords: ReadonlySet<string> = new Set([
  'fact',
  'sights',
  'way',
  'days',
  'day-trips',
  'daylight',
  'around',
  'clock',
])
const partsAtMost = 3

/** What each answer is about; what is said by itself, by its words. */
const subjectOf = ({ answer, talk }: Asked): string =>
  answer.beside ? answer.text : (talk.topic ?? '')

/** Whether a part is a question of its own that was understood. */
const standsAlone = ({ answer, reading, talk }: Asked): boolean =>
  !reading.span.days &&
  !answer.plan &&
  (!answer.question || asks.test(reading.text)) &&
  (answer.beside === true ||
    (apart.has(talk.topic ?? '') &&
      (reading.topics.length > 0 ||
        withoutWords.has(talk.topic ?? '') ||
        (talk.topic === 'weather' && reading.dates.months.length > 0))))

/** The one place of a message holds for all its questions, wherever it stands. */
function withPlace(talk: Talk, { towns, countries }: Pick<Reading, 'towns' | 'countries'>): Talk {
  if (towns.length + countries.length !== 1) return talk
  return { ...talk, towns, countries, sights: [] }
}

/** The answers to the questions of a message, where each is one; what has to be asked back comes last. */
async function answerApart(
  ask: Ask,
  talk: Talk,
  message: string,
  whole: Pick<Reading, 'towns' | 'countries'>,
): Promise<Omit<Asked, 'reading'> | undefined> {
  const parts = message.split(nextQuestion).filter((part) => part.trim() !== '')
  if (
    parts.length < 2 ||
    parts.length > partsAtMost ||
    parts.some((part) => part.trim().split(/\s+/).length < 3)
  )
    return undefined
  const asked: Asked[] = []
  const from = withPlace(talk, whole)
  for (const part of parts) asked.push(await ask(asked.at(-1)?.talk ?? from, part))
  const back = asked.filter(({ answer }) => answer.question)
  if (
    new Set(asked.map(subjectOf)).size < asked.length ||
    back.length > 1 ||
    !asked.every(standsAlone)
  )
    return undefined
  const ordered = [...asked.filter(({ answer }) => !answer.question), ...back]
  const last = asked.at(-1)
  const [open] = back
  if (!last) return undefined
  const { asked: _, ...rest } = last.talk
  return {
    answer: {
      ...last.answer,
      question: open?.answer.question,
      text: ordered.map(({ answer }) => answer.text).join('\n\n'),
      sources: ordered.flatMap(({ answer }) => answer.sources),
    },
    talk: open
      ? {
          ...rest,
          ...open.answer.talk,
          ...(open.answer.question ? { asked: open.answer.question } : {}),
        }
      : last.talk,
    calls: asked.flatMap(({ calls }) => calls),
  }
}

/** The guide without a model: reads the message by rules, asks the tools, writes a few sentences. */
export async function answerByRules(
  context: ToolContext,
  talk: Talk,
  message: string,
  allowance: Allowance,
): Promise<GuideAnswer> {
  const { world } = context
  const today = localDay(context.clock.now())
  const read = (before: Talk, text: string) =>
    readMessage(withoutOrders(text), world, {
      language: before.language,
      near: before.towns,
      asked: before.asked === 'which' ? before.askedName : undefined,
      today,
    })
  const whole = read(talk, message)
  const ask: Ask = async (before, text) => {
    const toolbox = createToolbox(context)
    // To read a long message takes long, and the whole one has been read.
    const reading = before === talk && text === message ? whole : read(before, text)
    const { language } = reading
    const say = (en: string, fr: string) => (language === 'fr' ? fr : en)
    const turn = {
      reading,
      talk: before,
      world,
      call: toolbox.call,
      today,
      allowance,
      language,
      say,
    }
    const answer = await chooseAnswer(turn)
    return { answer, reading, talk: merged(before, answer, reading), calls: toolbox.calls }
  }
  const found = (await answerApart(ask, talk, message, whole)) ?? (await ask(talk, message))
  const { text, sources, plan, advice, question } = found.answer
  return {
    text,
    sources,
    plan,
    advice,
    question,
    calls: found.calls,
    talk: found.talk,
  }
}
