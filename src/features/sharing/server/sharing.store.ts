import type { Updateable } from 'kysely'
import type { Db } from '#platform/server/db/tables.ts'
import type { TripLinksTable } from './sharing.tables.ts'

export type LinkKind = TripLinksTable['kind']

export interface TripLink {
  readonly token: string
  readonly tripId: string
  readonly kind: LinkKind
  readonly hidePrices: boolean
  readonly hideNotes: boolean
  readonly createdAt: Date
}

const columns = [
  'token',
  'trip_id as tripId',
  'kind',
  'hide_prices as hidePrices',
  'hide_notes as hideNotes',
  'created_at as createdAt',
] as const

export const listLinks = (db: Db, tripId: string): Promise<TripLink[]> =>
  db.selectFrom('trip_links').select(columns).where('trip_id', '=', tripId).execute()

export const findLink = (db: Db, kind: LinkKind, token: string): Promise<TripLink | undefined> =>
  db
    .selectFrom('trip_links')
    .select(columns)
    .where('token', '=', token)
    .where('kind', '=', kind)
    .executeTakeFirst()

type NewLink = Omit<TripLink, 'createdAt'>

/** One link of a kind a trip: asked for again, twice at once too, it is the first one, with these changes. */
const insertLink = (
  db: Db,
  { token, tripId, kind, hidePrices, hideNotes }: NewLink,
  changes: Updateable<TripLinksTable>,
): Promise<TripLink> =>
  db
    .insertInto('trip_links')
    .values({ token, trip_id: tripId, kind, hide_prices: hidePrices, hide_notes: hideNotes })
    .onConflict((conflict) => conflict.columns(['trip_id', 'kind']).doUpdateSet(changes))
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The link of a kind, with what it hides from now on. */
export const saveLink = (db: Db, link: NewLink): Promise<TripLink> =>
  insertLink(db, link, { hide_prices: link.hidePrices, hide_notes: link.hideNotes })

/** The link of a kind as it stands; this one where there is none. */
export const keepLink = (db: Db, link: NewLink): Promise<TripLink> =>
  insertLink(db, link, { kind: link.kind })

export async function deleteLink(db: Db, tripId: string, kind: LinkKind): Promise<void> {
  await db.deleteFrom('trip_links').where('trip_id', '=', tripId).where('kind', '=', kind).execute()
}
