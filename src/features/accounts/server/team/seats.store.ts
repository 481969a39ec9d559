import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import { teamPlan } from '#features/entitlements/domain/team.ts'
import { heldNow } from '#features/entitlements/server/index.ts'

export interface Seat {
  readonly id: string
  readonly ownerId: string
  /** Where the invitation went, in lower case. */
  readonly email: string
  readonly expiresAt: Date
  /** Null while it is an invitation. */
  readonly memberId: string | null
  readonly acceptedAt: Date | null
}

const columns = [
  'team_seats.id',
  'owner_id as ownerId',
  'team_seats.email',
  'expires_at as expiresAt',
  'member_id as memberId',
  'accepted_at as acceptedAt',
] as const

/** Makes the changes of one team wait for each other until their transactions end. */
export const lockTeam = (db: Db, ownerId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${ownerId}, 9049))`.execute(db)

/** Likewise for the invitations that one account accepts; always taken after the lock of a team. */
export const lockMember = (db: Db, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 9050))`.execute(db)

/** Whether an account has the plan that seats come with, itself. */
export async function hasTeamPlan(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${heldNow} h
    where h.user_id = ${userId} and h.kind = 'plan' and h.value = ${teamPlan} limit 1`.execute(db)
  return rows.length > 0
}

type By = { readonly id: string } | { readonly tokenHash: string } | { readonly memberId: string }

export function findSeat(db: Db, by: By): Promise<Seat | undefined> {
  const query = db.selectFrom('team_seats').select(columns)
  if ('tokenHash' in by)
    return query.where(sql<boolean>`token_hashes @> array[${by.tokenHash}]`).executeTakeFirst()
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('member_id', '=', by.memberId)
  ).executeTakeFirst()
}

export interface NamedSeat extends Seat {
  readonly memberName: string | null
}

/** The seats and the open invitations of a team, the earliest first. */
export const listSeats = (db: Db, ownerId: string): Promise<NamedSeat[]> =>
  db
    .selectFrom('team_seats')
    .leftJoin('users', 'users.id', 'team_seats.member_id')
    .select([...columns, 'users.name as memberName'])
    .where('owner_id', '=', ownerId)
    .where((of) =>
      of.or([of('member_id', 'is not', null), of('expires_at', '>', sql<Date>`now()`)]),
    )
    .orderBy((of) => of.fn.coalesce('accepted_at', 'team_seats.created_at'))
    .execute()

export const insertSeat = (
  db: Db,
  { id, ownerId, email }: Pick<Seat, 'id' | 'ownerId' | 'email'>,
  days: number,
): Promise<Seat> =>
  db
    .insertInto('team_seats')
    .values({
      id,
      owner_id: ownerId,
      email,
      expires_at: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** One more secret that opens an invitation. */
export async function addSecret(db: Db, id: string, tokenHash: string): Promise<void> {
  await db
    .updateTable('team_seats')
    .set({ token_hashes: sql<string[]>`array_append(token_hashes, ${tokenHash})` })
    .where('id', '=', id)
    .execute()
}

export async function takeSeat(db: Db, id: string, userId: string): Promise<void> {
  await db
    .updateTable('team_seats')
    .set({ member_id: userId, accepted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Invitations of a team that have expired, and those that are open for an address. */
export async function clearInvitations(db: Db, ownerId: string, email: string): Promise<void> {
  await db
    .deleteFrom('team_seats')
    .where('owner_id', '=', ownerId)
    .where('member_id', 'is', null)
    .where((of) => of.or([of('expires_at', '<=', sql<Date>`now()`), of('email', '=', email)]))
    .execute()
}

export async function deleteSeat(
  db: Db,
  by: { readonly id: string; readonly ownerId: string } | { readonly memberId: string },
): Promise<void> {
  const query = db.deleteFrom('team_seats')
  await (
    'id' in by
      ? query.where('id', '=', by.id).where('owner_id', '=', by.ownerId)
      : query.where('member_id', '=', by.memberId)
  ).execute()
}
