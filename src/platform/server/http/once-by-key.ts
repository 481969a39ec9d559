import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors, type ErrorDefinition, type FieldError } from '#platform/shared/problem.ts'
import type { Signatures } from '../db/open-signatures.ts'
import type { Db } from '../db/tables.ts'

/** How long an answer is kept, and after how long an unfinished call counts as killed. */
export const keptHours = 24
const killedAfterSeconds = 60
const waitsMs = 2000
const looksAgainMs = 100

/** One call that carries a key. */
export interface KeyedCall {
  readonly key: string
  /** The account, where there is one; the address of a visitor else. */
  readonly accountId: string | undefined
  readonly address: string
  readonly operation: string
  /** Path and body, which have to be the same under the same key. */
  readonly path: string
  readonly body: Uint8Array
}

/** Does the work of a call once for its key; a repetition gets the same answer or the same refusal. */
export type OnceByKey = (
  call: KeyedCall,
  work: () => Promise<unknown>,
) => Promise<{ readonly answer: unknown; readonly replayed: boolean }>

interface StoredFailure {
  readonly code: string
  readonly definition: ErrorDefinition
  readonly message: string
  readonly fields?: readonly FieldError[] | undefined
  readonly extra: Readonly<Record<string, unknown>>
}
type Outcome = { readonly answer: unknown } | { readonly failure: StoredFailure }

const fail = failWith(commonErrors)

const keyShape = /^[\x21-\x7e]{1,255}$/

/** The key of a call; undefined where it carries none. Throws invalid-input. */
export function keyIn(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim()
  if (!key) return undefined
  if (keyShape.test(key)) return key
  throw fail('invalid-input', {
    fields: [{ field: 'Idempotency-Key', message: 'Use up to 255 visible ASCII characters.' }],
  })
}

const idOf = ({ accountId, address, operation, key }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([accountId ?? null, accountId ? null : address, operation, key]))
    .digest('base64url')

const digestOf = ({ path, body }: KeyedCall): string =>
  `${path} ${createHash('sha256').update(body).digest('base64url')}`

/** A refusal that says the same whenever it is asked again; a limit or a fault of ours does not. */
const isLasting = (failure: unknown): failure is AppError =>
  failure instanceof AppError &&
  failure.definition.status < 500 &&
  failure.definition.status !== 429

const toStored = ({ code, definition, message, fields, extra }: AppError): StoredFailure => ({
  code,
  definition,
  message,
  fields,
  extra,
})

function replay(outcome: Outcome): { answer: unknown; replayed: true } {
  if ('answer' in outcome) return { answer: outcome.answer ?? undefined, replayed: true }
  const { code, definition, message, fields, extra } = outcome.failure
  throw new AppError(code, definition, { message, extra, ...(fields ? { fields } : {}) })
}

interface Place {
  readonly id: string
  readonly attempt: string
}

/** Writes nothing where another attempt has taken the key over. */
async function keep(db: Db, { id, attempt }: Place, outcome: Outcome): Promise<void> {
  await db
    .updateTable('request_keys')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute()
}

async function free(db: Db, { id, attempt }: Place): Promise<void> {
  await db.deleteFrom('request_keys').where('id', '=', id).where('attempt', '=', attempt).execute()
}

/** Keeps answers in the database, so that every process of an instance knows them. */
export function createOnceByKey(db: Db, signatures: Signatures): OnceByKey {
  /** Takes the key for this attempt; an expired key or one of a killed call is free again. */
  async function begin(call: KeyedCall, id: string, attempt: string): Promise<boolean> {
    const { rows } = await sql`
      insert into request_keys (id, account_id, request, attempt)
      values (${id}, ${call.accountId ?? null}, ${signatures.sign(digestOf(call))}, ${attempt})
      on conflict (id) do update
        set request = excluded.request, attempt = excluded.attempt, began_at = now(), outcome = null
        where request_keys.began_at < now() - make_interval(hours => ${keptHours})
          or (request_keys.outcome is null and request_keys.request = excluded.request
            and request_keys.began_at < now() - make_interval(secs => ${killedAfterSeconds}))
      returning 1`.execute(db)
    return rows.length > 0
  }

  /** What the call that holds the key was answered. Throws where its request was another, or takes too long. */
  async function outcomeOf(call: KeyedCall, id: string): Promise<Outcome | undefined> {
    const until = performance.now() + waitsMs
    for (;;) {
      const row = await db
        .selectFrom('request_keys')
        .select(['request', 'outcome'])
        .where('id', '=', id)
        .executeTakeFirst()
      // The holder failed in a way that may be tried again.
      if (!row) return undefined
      if (!signatures.isSigned(digestOf(call), row.request)) throw fail('key-mismatch')
      if (row.outcome) return row.outcome as Outcome
      if (performance.now() > until) throw fail('key-in-use', { headers: { 'retry-after': '2' } })
      await pause(looksAgainMs)
    }
  }

  return async (call, work) => {
    const id = idOf(call)
    const place = { id, attempt: randomUUID() }
    while (!(await begin(call, id, place.attempt))) {
      const outcome = await outcomeOf(call, id)
      if (outcome) return replay(outcome)
    }
    try {
      const answer = await work()
      await keep(db, place, { answer: answer ?? null })
      return { answer, replayed: false }
    } catch (failure) {
      await (isLasting(failure) ? keep(db, place, { failure: toStored(failure) }) : free(db, place))
      throw failure
    }
  }
}
