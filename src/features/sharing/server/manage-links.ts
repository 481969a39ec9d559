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
  lockLinks,
} from './sharing.store.ts'

export interface LinkDeps {
  readonly db: Db
  readonly seals: Seals
}

/** A link as its owner sees it. */
export interface TripLink extends Hiding {
  readonly token: string
  readonly showName: boolean
  readonly createdAt: Date
}

const nothingHidden: Hiding = { hidePrices: false, hideNotes: false }

/** A link whose token cannot be read counts as missing: the owner creates a new one. */
function readable(seals: Seals, row: LinkRow | undefined): TripLink | undefined {
  const token = row && tokenOf(seals, row)
  return row && token !== undefined ? { ...row, token } : undefined
}

/** The links of the caller's trip. Throws trip-not-found or owner-only. */
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
  /** What a new link hides, unless the changes say otherwise. */
  readonly hiding: Hiding
  readonly changes: LinkChanges
}

/** Updates the link of a kind; creates a new one if none can be read. */
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

/** Runs for the owner, serialised with other changes of this trip's links. */
async function inTurn(
  deps: LinkDeps,
  session: Session,
  tripId: string,
  work: (deps: LinkDeps) => Promise<TripLink>,
): Promise<TripLink> {
  await readOwnTrip(deps, session, tripId)
  return deps.db.transaction().execute(async (tx) => {
    await lockLinks(tx, tripId)
    return work({ ...deps, db: tx })
  })
}

/** Creates the link to the page, or changes what it hides. Throws trip-not-found or owner-only. */
export const makePage = (
  deps: LinkDeps,
  session: Session,
  tripId: string,
  { showName, ...hiding }: Hiding & { readonly showName?: boolean | undefined },
): Promise<TripLink> =>
  inTurn(deps, session, tripId, async (own) => {
    await followPage(own.db, tripId, hiding)
    return putLink(own, { tripId, kind: 'page', hiding, changes: { ...hiding, showName } })
  })

/**
 * Returns the link to the page, created if there is none. Switches that are not given stay as they are;
 * a new link hides nothing. Throws as `makePage` does.
 */
export const keepOrMakePage = (
  deps: LinkDeps,
  session: Session,
  tripId: string,
  said: Pick<LinkChanges, 'hidePrices' | 'hideNotes'>,
): Promise<TripLink> =>
  inTurn(deps, session, tripId, async (own) => {
    const page = (await listLinks(own.db, tripId)).find(({ kind }) => kind === 'page')
    const { hidePrices, hideNotes } = page ?? nothingHidden
    const hiding = {
      hidePrices: said.hidePrices ?? hidePrices,
      hideNotes: said.hideNotes ?? hideNotes,
    }
    if (said.hidePrices !== undefined || said.hideNotes !== undefined)
      await followPage(own.db, tripId, hiding)
    return putLink(own, { tripId, kind: 'page', hiding, changes: said })
  })

/**
 * Creates the calendar's link, or changes what it hides. An unset field stays as it is; in a new link it is
 * the same as for the page. Throws as `makePage` does.
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

/** Deletes a link; deleting it again is no error. Throws trip-not-found or owner-only. */
export async function revokeLink(
  { db }: { db: Db },
  session: Session,
  tripId: string,
  kind: LinkKind,
): Promise<void> {
  await readOwnTrip({ db }, session, tripId)
  await deleteLink(db, tripId, kind)
}
