import type { GuideAnswer } from './guide-answer.ts'
import type { Memory } from './reading/memory.ts'
import { asksIn } from './reading/asks.ts'
import { questionsOf } from './reading/scan-trip.ts'
import { Reader } from './reading/tokens.ts'

const [fewest, most] = [2, 3]
const shortest = 3
/** "Il va faire quelle température" */
const asksAtEnd = /\b(?:quel(?:le)?s?|combien|quand|comment|où)\b/i

/** The questions of a message that asks several, each whole in itself; none of another message. */
export function questionsApart(message: string): readonly string[] {
  const parts = questionsOf(message)
  const isApart =
    parts.length >= fewest &&
    parts.length <= most &&
    parts.every((part) => {
      const reader = new Reader(part)
      return (asksIn(reader) || asksAtEnd.test(part)) && reader.tokens.length >= shortest
    })
  return isApart ? parts : []
}

/** Each question with its answer, the next one knowing the one before; undefined where two would change the trip, or none is known. */
export async function answerEach(
  parts: readonly string[],
  before: Memory,
  answer: (part: string, memory: Memory) => Promise<GuideAnswer>,
): Promise<GuideAnswer | undefined> {
  const answers: GuideAnswer[] = []
  for (const part of parts) answers.push(await answer(part, answers.at(-1)?.memory ?? before))
  const last = answers.at(-1)
  const proposing = answers.filter(({ proposal, plan }) => proposal ?? plan)
  const isNone = answers.every(({ isUnknown }) => isUnknown)
  if (!last || isNone || proposing.length > 1) return undefined
  const [main = last] = proposing
  return {
    ...last,
    plan: main.plan,
    proposal: main.proposal,
    text: [...new Set(answers.map(({ text }) => text))].join('\n\n'),
    sources: answers.flatMap(({ sources = [] }) => sources),
    isUnknown: false,
    unused: answers.flatMap(({ unused }) => unused),
    calls: answers.flatMap(({ calls }) => calls),
    results: answers.flatMap(({ results }) => results),
  }
}
