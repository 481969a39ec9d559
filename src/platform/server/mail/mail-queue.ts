import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../db/tables.ts'
import { runEvery } from '../jobs/run-every.ts'
import { type DeliveryDeps, deliverNextLetter } from './deliver-letter.ts'
import { insertLetter, type Letter } from './letters.store.ts'
import { readyWriter } from './ready-letter.ts'

/** Letters that are kept in the database until a mail server has taken them. */
export interface MailQueue {
  /** Queues a letter; within a transaction, both commit or neither does. */
  post(db: Db, letter: Letter): Promise<void>
  /** Something was posted, and its transaction has ended: it is sent now rather than in a moment. */
  wake(): void
  /** Waits for the letter that is being sent, five seconds at most. What waits, waits for the next start. */
  close(): Promise<void>
}

/** Shutdown waits at most this long for SMTP. */
const closeAtMostMs = 5_000

const minute = 60
const hour = 60 * minute

/** Seconds. A mail server may be down for a day; after the last retry the letter counts as failed, which the back office shows. */
const retryTimes = [5, 30, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour]

interface MailQueueOptions extends Omit<DeliveryDeps, 'retrySeconds'> {
  readonly retrySeconds?: readonly number[]
  /** How often it looks for letters that are due, such as those of a process that has died. */
  readonly lookEveryMs?: number
}

/** Sends one letter after the other. Several processes may do so on one database. */
export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { log, lookEveryMs = 5_000, retrySeconds = retryTimes } = options
  const writers = { ...readyWriter, ...options.writers }
  const closing = new AbortController()
  const { signal } = closing

  // A send cannot be aborted: its letter counts as not sent, and waits for the next start.
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      void wait(closeAtMostMs, undefined, { ref: false }).then(() =>
        reject(new Error('The process is ending')),
      )
    })
  })
  givenUp.catch(() => undefined)
  const mailer: DeliveryDeps['mailer'] = {
    send: (mail) => Promise.race([options.mailer.send(mail), givenUp]),
  }
  const deps: DeliveryDeps = { ...options, mailer, writers, retrySeconds }

  const job = runEvery({
    name: 'letters',
    everyMs: lookEveryMs,
    log,
    async round() {
      while (!signal.aborted && (await deliverNextLetter(deps)));
    },
  })
  return {
    post: insertLetter,
    wake: job.wake,
    async close() {
      closing.abort()
      await job.close()
    },
  }
}
