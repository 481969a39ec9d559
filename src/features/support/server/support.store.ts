import { type Selectable, sql } from 'kysely'
import { precedenceOf, precedenceRank } from '#features/entitlements/server/index.ts'
import type { Precedence } from '#features/entitlements/domain/precedence.ts'
import type { Db } from '#platform/server/db/tables.ts'
import type { SupportMessage } from '../contract/support.contract.ts'
import type { SupportStatus } from '../domain/support-request.ts'
import type { RepliesTable, SupportTable } from './support.tables.ts'

export type SupportRow = Selectable<SupportTable> & { readonly precedence: Precedence }
export type ReplyRow = Selectable<RepliesTable>

const precedence = precedenceOf(sql`support_requests.account_id`)

/** Only open requests have a rank in the queue. */
const rank = sql<number>`case when status in ('open', 'in-progress')
  then ${precedenceRank(precedence)} end`

interface NewRequest {
  readonly id: string
  readonly message: SupportMessage
  readonly accountId: string | undefined
}

/** False if the key exists: the request is stored already, or the key is another request's. */
export async function insertRequest(db: Db, request: NewRequest): Promise<boolean> {
  const { id, accountId, message: sent } = request
  const { key, ...columns } = sent
  const inserted = await db
    .insertInto('support_requests')
    .values({ ...columns, id, request_key: key ?? null, account_id: accountId ?? null })
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findByKey = (db: Db, key: string): Promise<SupportRow | undefined> =>
  db
    .selectFrom('support_requests')
    .selectAll()
    .select(precedence.as('precedence'))
    .where('request_key', '=', key)
    .executeTakeFirst()

/**
 * The number of messages from an address within the last hour. Serialised until the transaction ends,
 * because parallel ones would not see each other and each count as the first.
 */
export async function countLately(db: Db, email: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('support_requests'), hashtext(${email}))`.execute(
    db,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from support_requests
    where email = ${email} and created_at > now() - interval '1 hour'`.execute(db)
  return rows[0]?.count ?? 0
}

export async function listRows(
  db: Db,
  { status, limit, offset }: { status: SupportStatus | undefined; limit: number; offset: number },
) {
  const rows = await db
    .selectFrom('support_requests')
    .selectAll()
    .select(precedence.as('precedence'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .orderBy(rank)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { rows: counts } = await sql<{ total: number; open: number }>`
    select count(*) filter (where ${status ?? null}::text is null or status = ${status ?? null})::int
      as total, count(*) filter (where status = 'open')::int as open
    from support_requests`.execute(db)
  return { rows, total: counts[0]?.total ?? 0, open: counts[0]?.open ?? 0 }
}

export const lockRequest = (db: Db, id: string): Promise<SupportRow | undefined> =>
  db
    .selectFrom('support_requests')
    .selectAll()
    .select(precedence.as('precedence'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const saveStatus = (db: Db, id: string, status: SupportStatus): Promise<SupportRow> =>
  db
    .updateTable('support_requests')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .returning(precedence.as('precedence'))
    .executeTakeFirstOrThrow()

interface NewReply {
  /** Id of the request. */
  readonly id: string
  readonly message: string
  readonly key?: string | undefined
}

/** 'before': the same reply is stored already. Undefined if the key belongs to another reply. */
export async function insertReply(
  db: Db,
  { id, message, key }: NewReply,
): Promise<'now' | 'before' | undefined> {
  const inserted = await db
    .insertInto('support_replies')
    .values({ request_id: id, message, reply_key: key ?? null })
    .onConflict((conflict) => conflict.column('reply_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (inserted) return 'now'
  const before = await db
    .selectFrom('support_replies')
    .select(['request_id', 'message'])
    .where('reply_key', '=', key ?? '')
    .executeTakeFirst()
  return before?.request_id === id && before.message === message ? 'before' : undefined
}

/** The replies to requests, oldest first. */
export const repliesTo = async (
  db: Db,
  requestIds: readonly string[],
): Promise<readonly ReplyRow[]> =>
  requestIds.length === 0
    ? []
    : db
        .selectFrom('support_replies')
        .selectAll()
        .where('request_id', 'in', [...requestIds])
        .orderBy('created_at')
        .orderBy('id')
        .execute()
