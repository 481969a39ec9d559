import { sql } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'

export interface Invitation {
  readonly id: string
  readonly tripId: string
  /** In lower case; null for an invitation by link. */
  readonly email: string | null
  readonly expiresAt: Date
  readonly acceptedBy: string | null
}

const columns = [
  'id',
  'trip_id as tripId',
  'email',
  'expires_at as expiresAt',
  'accepted_by as acceptedBy',
] as const

/** The invitations that can still be used. */
export const listOpen = (db: Db, tripId: string): Promise<Invitation[]> =>
  db
    .selectFrom('trip_invitations')
    .select(columns)
    .where('trip_id', '=', tripId)
    .where('accepted_by', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at')
    .execute()

/** Undefined if this id exists already. */
export const insertInvitation = (
  db: Db,
  wanted: Pick<Invitation, 'id' | 'tripId' | 'email'>,
  seconds: number,
): Promise<Invitation | undefined> =>
  db
    .insertInto('trip_invitations')
    .values({
      id: wanted.id,
      trip_id: wanted.tripId,
      email: wanted.email,
      expires_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

export const findInvitation = (
  db: Db,
  by: { readonly id: string } | { readonly tokenHash: string },
  lock?: 'for update',
): Promise<Invitation | undefined> => {
  const query = db.selectFrom('trip_invitations').select(columns)
  const found =
    'id' in by
      ? query.where('id', '=', by.id)
      : query.where(sql<boolean>`token_hashes @> array[${by.tokenHash}]`)
  return (lock ? found.forUpdate() : found).executeTakeFirst()
}

/** Adds another secret that opens an invitation. */
export async function addSecret(db: Db, id: string, tokenHash: string): Promise<void> {
  await db
    .updateTable('trip_invitations')
    .set({ token_hashes: sql<string[]>`array_append(token_hashes, ${tokenHash})` })
    .where('id', '=', id)
    .execute()
}

export async function markAccepted(db: Db, id: string, userId: string): Promise<void> {
  await db
    .updateTable('trip_invitations')
    .set({ accepted_by: userId })
    .where('id', '=', id)
    .execute()
}

/** Records that an account has opened an invitation. */
export async function markOpened(db: Db, id: string, userId: string): Promise<void> {
  await db
    .updateTable('trip_invitations')
    .set({ opened_by: sql<string[]>`array_append(opened_by, ${userId})` })
    .where('id', '=', id)
    .where(sql<boolean>`not opened_by @> array[${userId}]::text[]`)
    .execute()
}

/**
 * Deletes the invitations that an account could still use: those it has opened, and those to its address.
 */
export async function deleteOpenOf(
  db: Db,
  tripId: string,
  { userId, email }: { readonly userId: string; readonly email: string | null },
): Promise<void> {
  await db
    .deleteFrom('trip_invitations')
    .where('trip_id', '=', tripId)
    .where('accepted_by', 'is', null)
    .where(sql<boolean>`(opened_by @> array[${userId}]::text[] or email = ${email})`)
    .execute()
}

export async function deleteInvitation(db: Db, tripId: string, id: string): Promise<void> {
  await db
    .deleteFrom('trip_invitations')
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .execute()
}
