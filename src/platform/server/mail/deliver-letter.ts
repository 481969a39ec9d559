import { ownValue } from '#platform/shared/word-table.ts'
import type { Db } from '../db/tables.ts'
import type { Logger } from '../log/logger.ts'
import { vendorErrorIn } from '../outbound/vendor-error.ts'
import {
  deleteLetter,
  type DueLetter,
  postponeLetter,
  settleLetter,
  takeDueLetter,
} from './letters.store.ts'
import type { LetterStops } from './letter-stops.ts'
import { type Mail, type Mailer, NotTaken } from './mailer.ts'

/** Renders a letter of one kind when it is due. Undefined: there is no receiver, drop the letter. */
export type LetterWriter = (receiver: string, data: unknown) => Promise<Mail | undefined>

export interface DeliveryDeps {
  readonly db: Db
  readonly mailer: Mailer
  readonly writers: Readonly<Record<string, LetterWriter>>
  readonly stops: Pick<LetterStops, 'prepare'>
  readonly log: Logger
  /** Waiting times in seconds before the second, the third, … attempt; after the last it has failed. */
  readonly retrySeconds: readonly number[]
}

/** Upper bound of one delivery, s. After it another process may take the letter. */
const sendingSeconds = 300

const textOf = (error: unknown): string =>
  (vendorErrorIn(error)?.message ?? (error instanceof Error ? error.message : String(error))).slice(
    0,
    300,
  )

async function write({ writers, stops }: DeliveryDeps, { kind, receiver, data }: DueLetter) {
  const writer = ownValue(writers, kind)
  // A newer version may have posted it: one of those will send it.
  if (!writer) throw new Error(`No writer is registered for emails of the kind ${kind}`)
  const mail = await writer(receiver, data)
  return mail?.optional ? stops.prepare(mail) : mail
}

async function noteFailure(held: Db, deps: DeliveryDeps, letter: DueLetter, error: unknown) {
  const { id, kind, attempts } = letter
  const fault = textOf(error)
  const seconds = deps.retrySeconds[attempts]
  if (seconds === undefined || (error instanceof NotTaken && error.final)) {
    deps.log.warn({ err: error, letter: id, kind }, 'mail given up')
    return settleLetter(held, id, { state: 'failed', fault })
  }
  deps.log.warn({ err: error, letter: id, kind, retryIn: seconds }, 'mail not sent yet')
  return postponeLetter(held, id, { fault, seconds })
}

async function attempt(held: Db, deps: DeliveryDeps, letter: DueLetter): Promise<void> {
  const { id, kind } = letter
  if (letter.useless)
    return settleLetter(held, id, { state: 'failed', fault: 'Too late to be of use' })
  try {
    const mail = await write(deps, letter)
    if (!mail) return await deleteLetter(held, id)
    await deps.mailer.send({ ...mail, id })
  } catch (error) {
    return noteFailure(held, deps, letter, error)
  }
  await settleLetter(held, id, { state: 'sent' })
  deps.log.info({ letter: id, kind }, 'mail sent')
}

/**
 * Sends the next letter that is due, and writes down what became of it; false when none is due. Its
 * row stays locked in the meantime, so no other process sends it. At least once: a process that ends after
 * the mail server's answer and before the commit leaves it to be sent again, under the same Message-ID.
 */
export const deliverNextLetter = (deps: DeliveryDeps): Promise<boolean> =>
  deps.db.transaction().execute(async (held) => {
    const letter = await takeDueLetter(held, sendingSeconds)
    if (letter) await attempt(held, deps, letter)
    return letter !== undefined
  })
