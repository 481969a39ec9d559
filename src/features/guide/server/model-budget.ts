import type { Clock } from '#platform/server/clock.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import { businessDay } from '#platform/shared/business-day.ts'
import { dayOfModel, holdForCall, noteReached, settleCall } from './model-days.store.ts'
import { type GuideModel, ModelNotAsked, type ModelQuestion } from './provider/guide-model.ts'

const microcents = 1_000_000

/** What a day with the model may cost has been spent, or is held for others. */
export class BudgetReached extends Error {
  override readonly name = 'BudgetReached'
}

export interface ModelBudget {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  /** Per office day, for all users together. */
  readonly centsADay: number
}

/** What providers add around a question of ours: marks of messages, the instructions for tools. */
const addedTokens = 1000

/** No text has more tokens than bytes. */
const tokensAtMost = (question: ModelQuestion): number =>
  Buffer.byteLength(JSON.stringify(question)) + addedTokens

/**
 * The model, asked only where the day's limit has room for the dearest answer that may come. What was held
 * for it becomes its price once that is known; where it never is (a crash, a lost connection, an answer
 * without a count) it stays held. Its replies reject with BudgetReached where there is no room.
 */
export function withinBudget(model: GuideModel, budget: ModelBudget): GuideModel {
  const { db, clock, log, centsADay } = budget
  const [centsIn, centsOut] = model.cents
  return {
    source: model.source,
    cents: model.cents,
    answerTokens: model.answerTokens,
    async reply(question, signal) {
      signal.throwIfAborted()
      const day = businessDay(clock)
      const held = tokensAtMost(question) * centsIn + model.answerTokens * centsOut
      if (!(await holdForCall(db, day, held, centsADay * microcents))) {
        if (await noteReached(db, day))
          log.warn({ source: model.source, centsADay }, 'the guide’s model has used up its day')
        throw new BudgetReached('The day’s limit of the model is reached')
      }
      const settle = (cost: number) =>
        settleCall(db, day, held, cost).catch((error: unknown) =>
          log.error({ error }, 'the price of an answer could not be kept: it stays held'),
        )
      try {
        const reply = await model.reply(question, signal)
        const cost = reply.tokensIn * centsIn + reply.tokensOut * centsOut
        if (reply.tokensIn > 0) await settle(cost)
        return reply
      } catch (error) {
        if (error instanceof ModelNotAsked) await settle(0)
        throw error
      }
    },
  }
}

/** The day of the model so far; amounts in cents. */
export interface ModelDay {
  readonly day: string
  readonly usedCents: number
  /** For answers on their way, and for those of which the price never came. */
  readonly heldCents: number
  readonly capCents: number
  /** When the limit kept a question from the model for the first time today. */
  readonly reachedAt: Date | null
}

/** To a hundredth of a cent, and never less than it was. */
const centsOf = (amount = 0): number => Math.ceil(amount / 10_000) / 100

export async function readModelDay(
  { db, clock }: Pick<ModelBudget, 'db' | 'clock'>,
  capCents: number,
): Promise<ModelDay> {
  const day = businessDay(clock)
  const row = await dayOfModel(db, day)
  return {
    day,
    usedCents: centsOf(row?.used),
    heldCents: centsOf(row?.held),
    capCents,
    reachedAt: row?.reachedAt ?? null,
  }
}
