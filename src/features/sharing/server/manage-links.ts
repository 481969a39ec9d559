import { readOwnTrip } from '#features/trips/server/index.ts'
import type { Session } from '#platform/server/auth/session.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { newToken, sealToken, tokenOf } from './link-token.ts'
import {
  deleteLink,
  followPage,
  type Hiding,
  type LinkChanges,
  type LinkKind,
  type LinkRow,
  listLinks,
  saveLink,
  takeTurnToLink,
} from './sharing.store.ts'

export interface LinkDeps {
  readonly db: Db
  readonly seals: Seals
}

/** A link as its owner sees it. */
export interface TripLink extends Hiding {
  readonly token: string
  readonly createdAt: Date
}

const nothingHidden: Hiding = { hidePrices: false, hideNotes: false }

/** A link that cannot be read again is none: the owner makes a new one. */
function readable(seals: Seals, row: LinkRow | undefined): TripLink | undefined {
  const token = row && tokenOf(seals, row)
  return row && token !== undefined ? { ...row, token } : undefined
}

/** The links of a trip of the caller. Throws trip-not-found or owner-only. */
export async function readLinks({ db, seals }: LinkDeps, session: Session, tripId: string) {
  await readOwnTrip({ db }, session, tripId)
  const links = await listLinks(db, tripId)
  const of = (kind: LinkKind) =>
    readable(
      seals,
      links.find((link) => link.kind === kind),
    )
  return { page: of('page'), calendar: of('calendar') }
}

interface Wish {
  readonly tripId: string
  readonly kind: LinkKind
  /** What a link that is made now hides, unless the changes say otherwise. */
  readonly hiding: Hiding
  readonly changes: LinkChanges
}

/** The link of a kind with these changes; made anew where there is none that can be read. */
async function putLink({ db, seals }: LinkDeps, wish: Wish): Promise<TripLink> {
  const { tripId, kind, hiding, changes } = wish
  const save = () => {
    const token = sealToken(seals, wish, newToken())
    return saveLink(db, { tripId, kind, token, hiding }, changes)
  }
  const standing = readable(seals, await save())
  if (standing) return standing
  await deleteLink(db, tripId, kind)
  const made = readable(seals, await save())
  if (!made) throw new Error('A link cannot be read with the secret that has sealed it')
  return made
}

/** Runs for the owner, after whoever else is changing the links of this trip. */
async function inTurn(
  deps: LinkDeps,
  session: Session,
  tripId: string,
  work: (deps: LinkDeps) => Promise<TripLink>,
): Promise<TripLink> {
  await readOwnTrip(deps, session, tripId)
  return deps.db.transaction().execute(async (tx) => {
    await takeTurnToLink(tx, tripId)
    return work({ ...deps, db: tx })
  })
}

/** Makes the link to the page, or changes what it hides. Throws trip-not-found or owner-only. */
export const makePage = (
  deps: LinkDeps,
  session: Session,
  tripId: string,
  hiding: Hiding,
): Promise<TripLink> =>
  inTurn(deps, session, tripId, async (own) => {
    await followPage(own.db, tripId, hiding)
    return putLink(own, { tripId, kind: 'page', hiding, changes: hiding })
  })

/** The link to the page as it stands, or a new one that hides nothing. Throws as `makePage` does. */
export const keepOrMakePage = (
  deps: LinkDeps,
  session: Session,
  tripId: string,
): Promise<TripLink> =>
  inTurn(deps, session, tripId, (own) =>
    putLink(own, { tripId, kind: 'page', hiding: nothingHidden, changes: {} }),
  )

/**
 * Makes the calendar's link, or changes what it hides. What is not said stays as it is; in a new link it is
 * as the page has it. Throws as `makePage` does.
 */
export const makeCalendar = (
  deps: LinkDeps,
  session: Session,
  tripId: string,
  said: Omit<LinkChanges, 'ownHides'>,
): Promise<TripLink> =>
  inTurn(deps, session, tripId, async (own) => {
    const page = (await listLinks(own.db, tripId)).find(({ kind }) => kind === 'page')
    const ownHides = said.hidePrices !== undefined || said.hideNotes !== undefined
    return putLink(own, {
      tripId,
      kind: 'calendar',
      hiding: page ?? nothingHidden,
      changes: { ...said, ownHides },
    })
  })

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
