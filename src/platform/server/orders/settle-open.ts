import { setTimeout as wait } from 'node:timers/promises'
import { runEvery, type RunningJob } from '../jobs/run-every.ts'
import type { Logger } from '../log/logger.ts'

/** Only the name of an error: a supplier's words may repeat a card or a traveller's details. */
export const faultOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown')

interface Settling<O> {
  /** As the log names the job. */
  readonly name: string
  readonly everyMs: number
  readonly log: Logger
  readonly claim: () => Promise<readonly O[]>
  /** True once it is settled; false where the outcome may still come. Throws where the supplier does not answer. */
  readonly settle: (order: O) => Promise<boolean>
  /** What the log says of one that stays open. */
  readonly doubt: (order: O) => readonly [facts: object, words: string]
}

/**
 * Settles what a crash or a silent supplier left open, by asking the supplier. Several processes may do so on one
 * database: what one has claimed, the others leave. A round answers how many were settled.
 */
export function startSettling<O>(settling: Settling<O>): RunningJob<number> {
  const { name, everyMs, log, claim, settle, doubt } = settling
  const round = async (closing: AbortSignal): Promise<number> => {
    let settled = 0
    for (const order of await claim()) {
      if (closing.aborted) break
      try {
        if (await settle(order)) settled += 1
      } catch (error) {
        const [facts, words] = doubt(order)
        log.warn({ ...facts, fault: faultOf(error) }, words)
      }
    }
    return settled
  }
  return runEvery({ name, everyMs, log, round })
}

const lookAgainMs = 150

/**
 * What becomes of an order that another request has placed: as it is once it is no longer pending, or undefined
 * where that takes longer than `withinMs`.
 */
export async function outcomeWithin<O extends { readonly id: string; readonly state: string }>(
  order: O,
  find: (id: string) => Promise<O | undefined>,
  withinMs: number,
): Promise<O | undefined> {
  const until = Date.now() + withinMs
  let seen: O | undefined = order
  while (seen?.state === 'pending' && Date.now() < until) {
    await wait(lookAgainMs)
    seen = await find(order.id)
  }
  return seen?.state === 'pending' ? undefined : seen
}
