import { randomBytes } from 'node:crypto'
import { readOwnTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Db } from '#platform/server/db/tables.ts'
import {
  deleteLink,
  keepLink,
  type LinkKind,
  listLinks,
  saveLink,
  type TripLink,
} from './sharing.store.ts'

/** 128 bits: nobody finds a link by trying. Lower case, because addresses of pages are. */
const newToken = (): string => randomBytes(16).toString('hex')

/** The links of a trip of the caller. Throws trip-not-found or owner-only. */
export async function readLinks({ db }: { db: Db }, session: Session, tripId: string) {
  await readOwnTrip({ db }, session, tripId)
  const links = await listLinks(db, tripId)
  const of = (kind: LinkKind): TripLink | undefined => links.find((link) => link.kind === kind)
  return { page: of('page'), calendar: of('calendar') }
}

/** Makes a link, or keeps the one there is with what it now hides. Throws trip-not-found or owner-only. */
export async function makeLink(
  { db }: { db: Db },
  session: Session,
  link: Pick<TripLink, 'tripId' | 'kind' | 'hidePrices' | 'hideNotes'>,
): Promise<TripLink> {
  await readOwnTrip({ db }, session, link.tripId)
  return saveLink(db, { ...link, token: newToken() })
}

/** The link to the page as it stands, or a new one that hides nothing. Throws as `makeLink` does. */
export async function keepOrMakePage(
  { db }: { db: Db },
  session: Session,
  tripId: string,
): Promise<TripLink> {
  await readOwnTrip({ db }, session, tripId)
  const open = { hidePrices: false, hideNotes: false }
  return keepLink(db, { tripId, kind: 'page', token: newToken(), ...open })
}

/** Takes a link back; taking it back again is no error. Throws trip-not-found or owner-only. */
export async function takeBackLink(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  kind: LinkKind,
): Promise<void> {
  await readOwnTrip({ db }, session, tripId)
  await deleteLink(db, tripId, kind)
}
