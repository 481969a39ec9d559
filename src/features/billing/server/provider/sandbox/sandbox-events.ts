import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { runEvery } from '#platform/server/jobs/run-every.ts'
import type { Logger } from '#platform/server/log/logger.ts'
import type { Delivery } from '../payment-provider.ts'
import { sign, signatureHeader } from './event-signature.ts'
import { type StoredCheckout, newRef } from './sandbox-books.ts'

const copiesOf: Readonly<Record<Delivery, number>> = { once: 1, repeated: 3, late: 1, never: 0 }
const lateSeconds = 10
const gapSeconds = 0.3

function delaySeconds(delivery: Delivery, place: number, count: number): number {
  if (delivery === 'late') return lateSeconds
  return delivery === 'repeated' ? (count - 1 - place) * gapSeconds : 0
}

/** Stores the webhooks to send, in the transaction of the change they report. */
export async function postEvents(
  db: Db,
  { id, delivery }: Pick<StoredCheckout, 'id' | 'delivery'>,
  types: readonly string[],
): Promise<void> {
  for (const [place, type] of types.entries())
    await sql`
      insert into sandbox_payments.events (id, checkout_id, type, copies, due_at)
      values (${newRef('evt')}, ${id}, ${type}, ${copiesOf[delivery]},
        now() + make_interval(secs => ${delaySeconds(delivery, place, types.length)}))`.execute(db)
}

interface DueEvent {
  readonly id: string
  readonly type: string
  readonly key: string
  readonly site: string
}

/** Takes the webhooks that are due and postpones them, so that no other process sends them in the meantime. */
async function takeDue(db: Db): Promise<readonly DueEvent[]> {
  const { rows } = await sql<DueEvent>`
    with due as (
      select id from sandbox_payments.events
      where copies > 0 and due_at <= now() and failures < 10
      order by due_at, created_at limit 10 for update skip locked
    )
    update sandbox_payments.events e
    set due_at = now() + interval '15 seconds' * (1 + e.failures), failures = e.failures + 1
    from due, sandbox_payments.checkouts c
    where e.id = due.id and c.id = e.checkout_id
    returning e.id, e.type, c.key, c.checkout ->> 'site' as site`.execute(db)
  return rows
}

async function noteSent(db: Db, id: string): Promise<void> {
  await sql`
    update sandbox_payments.events
    set copies = copies - 1, failures = failures - 1, due_at = now()
    where id = ${id}`.execute(db)
}

const answerWithinMs = 5_000
const lookEveryMs = 1_000

interface SenderParts {
  readonly db: Db
  readonly log: Logger
  secret(): Promise<string>
}

/** Sends webhooks to the site like a real provider: signed, over HTTP, retried until accepted. */
export function createEventSender({ db, log, secret }: SenderParts) {
  async function send({ id, type, key, site }: DueEvent, closing: AbortSignal): Promise<void> {
    const body = JSON.stringify({ id, type, key })
    const response = await fetch(`${site}/api/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: sign(await secret(), body, new Date()),
      },
      body,
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    })
    await response.arrayBuffer()
    if (response.ok) await noteSent(db, id)
  }

  async function round(closing: AbortSignal): Promise<void> {
    let due = await takeDue(db)
    while (due.length > 0 && !closing.aborted) {
      for (const event of due)
        try {
          await send(event, closing)
        } catch (error) {
          const fault = error instanceof Error ? error.name : 'unknown'
          log.debug({ event: event.id, fault }, 'sandbox event not taken yet')
        }
      due = closing.aborted ? [] : await takeDue(db)
    }
  }
  return runEvery({ name: 'sandbox events', everyMs: lookEveryMs, log, round })
}
