import { findWholeTrip } from '#features/trips/server/index.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { failWith } from '#platform/shared/app-error.ts'
import { sharingErrors } from '../contract/sharing.errors.ts'
import { findLink, type LinkKind } from './sharing.store.ts'

const fail = failWith(sharingErrors)

/** The trip behind a link, and the link. Throws link-not-found, for links of the other kind too. */
export async function openLink({ db }: { db: Db }, kind: LinkKind, token: string) {
  const link = await findLink(db, kind, token)
  const whole = link && (await findWholeTrip(db, link.tripId))
  if (!link || !whole) throw fail('link-not-found')
  return { link, ...whole }
}
