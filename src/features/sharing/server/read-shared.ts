import { findAccount, hashOf } from '#features/accounts/server/index.ts'
import { findWholeTrip } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { sharingErrors } from '../contract/sharing.errors.ts'
import { sharedHead } from '../domain/shared-head.ts'
import { isLinkToken } from './link-token.ts'
import { findLink, type LinkKind } from './sharing.store.ts'

const fail = failWith(sharingErrors)

export async function findShared({ db }: { db: Db }, kind: LinkKind, token: string) {
  if (!isLinkToken(token)) return undefined
  const link = await findLink(db, kind, { token, hash: hashOf(token) })
  const whole = link && (await findWholeTrip(db, link.tripId))
  return link && whole && { link, ...whole }
}

/** The trip behind a link, and the link. Throws link-not-found, for links of the other kind too. */
export async function openLink(deps: { db: Db }, kind: LinkKind, token: string) {
  const shared = await findShared(deps, kind, token)
  if (!shared) throw fail('link-not-found')
  return shared
}

/** The first name of the owner, where the link says it; null where it does not. */
export async function readSharer(
  { db }: { readonly db: Db },
  { link, trip }: Awaited<ReturnType<typeof openLink>>,
): Promise<string | null> {
  if (!link.showName) return null
  return (await findAccount(db, { id: trip.ownerId }))?.first_name || null
}

interface SharedHead {
  readonly title: string
  readonly description: string
  /** The atlas's id of the first place, if it is one of its destinations. */
  readonly placeId: string | null
}

/** What a preview may show of a shared trip before it is opened; undefined for an unknown link. */
export async function readSharedHead(
  deps: { readonly db: Db },
  token: string,
): Promise<SharedHead | undefined> {
  const shared = await findShared(deps, 'page', token)
  if (!shared) return undefined
  const { destinations, ...trip } = shared.trip
  const places = destinations.map(({ name }) => name)
  return { ...sharedHead({ ...trip, places }), placeId: destinations[0]?.ref ?? null }
}
