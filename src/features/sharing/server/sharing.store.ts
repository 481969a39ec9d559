import { sql, type Updateable } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { TripLinksTable } from './sharing.tables.ts'

export type LinkKind = TripLinksTable['kind']

export interface Hiding {
  readonly hidePrices: boolean
  readonly hideNotes: boolean
}

export interface LinkRow extends Hiding {
  readonly tripId: string
  readonly kind: LinkKind
  /** Plain text, for an older link that is not sealed yet. */
  readonly token: string | null
  readonly tokenSealed: string | null
  /** Of the page: it says the owner's first name. */
  readonly showName: boolean
  readonly createdAt: Date
}

/** A token as the database stores it. */
export interface SealedToken {
  readonly hash: string
  readonly sealed: string
}

const columns = [
  'token',
  'token_sealed as tokenSealed',
  'trip_id as tripId',
  'kind',
  'hide_prices as hidePrices',
  'hide_notes as hideNotes',
  'show_name as showName',
  'created_at as createdAt',
] as const

/** Serialises changes of one trip's links until their transactions end (advisory lock). */
export async function lockLinks(db: Db, tripId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trip_links'), hashtext(${tripId}))`.execute(db)
}

export const listLinks = (db: Db, tripId: string): Promise<LinkRow[]> =>
  db.selectFrom('trip_links').select(columns).where('trip_id', '=', tripId).execute()

export const findLink = (
  db: Db,
  kind: LinkKind,
  by: { readonly token: string; readonly hash: string },
): Promise<LinkRow | undefined> =>
  db
    .selectFrom('trip_links')
    .select(columns)
    .where((of) => of.or([of('token_hash', '=', by.hash), of('token', '=', by.token)]))
    .where('kind', '=', kind)
    .executeTakeFirst()

interface NewLink {
  readonly tripId: string
  readonly kind: LinkKind
  readonly token: SealedToken
  readonly hiding: Hiding
}

/** The owner's changes; unset fields stay. */
export interface LinkChanges {
  readonly hidePrices?: boolean | undefined
  readonly hideNotes?: boolean | undefined
  readonly showName?: boolean | undefined
  /** True if it was set for the calendar itself. */
  readonly ownHides?: boolean
}

/** One link of a kind per trip: an existing one gets these changes and keeps its token. */
export const saveLink = (
  db: Db,
  { tripId, kind, token, hiding }: NewLink,
  changes: LinkChanges,
): Promise<LinkRow> => {
  const set: Updateable<TripLinksTable> = {
    // Something must be set for the row to be returned.
    kind,
    ...(changes.hidePrices === undefined ? {} : { hide_prices: changes.hidePrices }),
    ...(changes.hideNotes === undefined ? {} : { hide_notes: changes.hideNotes }),
    ...(changes.showName === undefined ? {} : { show_name: changes.showName }),
    ...(changes.ownHides ? { own_hides: true } : {}),
  }
  return db
    .insertInto('trip_links')
    .values({
      trip_id: tripId,
      token_hash: token.hash,
      token_sealed: token.sealed,
      hide_prices: changes.hidePrices ?? hiding.hidePrices,
      hide_notes: changes.hideNotes ?? hiding.hideNotes,
      show_name: changes.showName ?? false,
      own_hides: changes.ownHides ?? false,
      kind,
    })
    .onConflict((conflict) => conflict.columns(['trip_id', 'kind']).doUpdateSet(set))
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** A calendar link without its own setting hides what the page hides. */
export async function followPage(
  db: Db,
  tripId: string,
  { hidePrices, hideNotes }: Hiding,
): Promise<void> {
  await db
    .updateTable('trip_links')
    .set({ hide_prices: hidePrices, hide_notes: hideNotes })
    .where('trip_id', '=', tripId)
    .where('kind', '=', 'calendar')
    .where('own_hides', '=', false)
    .execute()
}

export async function deleteLink(db: Db, tripId: string, kind: LinkKind): Promise<void> {
  await db.deleteFrom('trip_links').where('trip_id', '=', tripId).where('kind', '=', kind).execute()
}

/**
 * Links with a plain-text token, locked until the transaction ends; those locked by another process are
 * skipped.
 */
export const takeUnsealed = (db: Db, atMost: number) =>
  db
    .selectFrom('trip_links')
    .select(['trip_id as tripId', 'kind', 'token'])
    .where('token', 'is not', null)
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()

export async function sealLink(
  db: Db,
  { tripId, kind }: Pick<LinkRow, 'tripId' | 'kind'>,
  { hash, sealed }: SealedToken,
): Promise<void> {
  await db
    .updateTable('trip_links')
    .set({ token: null, token_hash: hash, token_sealed: sealed })
    .where('trip_id', '=', tripId)
    .where('kind', '=', kind)
    .execute()
}
