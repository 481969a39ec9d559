import { setTimeout } from 'node:timers/promises'
import type { Logger } from '../log/logger.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Sends mail after the answer that caused it; what goes wrong is logged and tried again. */
export interface Postbox {
  /** Writes a letter and sends it, later. Nothing to send is no fault. Never throws. */
  prepare(write: () => Promise<Mail | undefined>): void
  /** Tries at once what waits for its turn. Resolves when nothing is left, or after five seconds. */
  close(): Promise<void>
}

/** Whoever stops the process will not wait for a mail server that says nothing. */
const closeAtMostMs = 5_000

interface PostboxOptions {
  readonly mailer: Mailer
  readonly log: Logger
  /** Waiting times before the second, the third, … attempt. */
  readonly retryMs?: readonly number[]
}

/**
 * A postbox in this process's memory: a letter is lost when the process ends before it is sent, and
 * its receiver asks for another.
 */
export function createPostbox({ mailer, log, retryMs = [2_000, 15_000] }: PostboxOptions): Postbox {
  const underway = new Set<Promise<void>>()
  const closing = new AbortController()

  const wait = async (ms: number): Promise<void> => {
    try {
      await setTimeout(ms, undefined, { signal: closing.signal })
    } catch {
      // The process is to end: the next attempt is now or never.
      return
    }
  }

  const deliver = async (write: () => Promise<Mail | undefined>): Promise<void> => {
    let mail: Mail | undefined
    for (const [attempt, delay] of [0, ...retryMs].entries()) {
      if (delay > 0) await wait(delay)
      try {
        mail ??= await write()
        if (mail) await mailer.send(mail)
        return
      } catch (error) {
        const left = retryMs.length - attempt
        log.warn({ err: error, left }, left > 0 ? 'mail not sent yet' : 'mail given up')
      }
    }
  }

  return {
    prepare(write) {
      const work = deliver(write)
      underway.add(work)
      void work.finally(() => underway.delete(work))
    },
    async close() {
      closing.abort()
      const enough = new AbortController()
      const patience = setTimeout(closeAtMostMs, undefined, { signal: enough.signal })
      await Promise.race([Promise.all(underway), patience])
      enough.abort()
      await patience.catch(() => undefined)
    },
  }
}
