import { siteAddress } from '#features/accounts/server/index.ts'
import { readTrip, type TripDeps } from '#features/trips/server/index.ts'
import type { Seals } from '#platform/server/db/open-seals.ts'
import type { Db } from '#platform/server/db/tables.ts'
import { type BoundOperation, bindContract } from '#platform/server/http/bind-contract.ts'
import { fixedSharingContract } from '../contract/fixed-sharing.contract.ts'
import { sharingContract } from '../contract/sharing.contract.ts'
import { keepOrMakePage, makeCalendar, makePage, readLinks, revokeLink } from './manage-links.ts'
import { presentCalendar, presentPage, presentSharedTrip } from './present-sharing.ts'
import { openLink, readSharer } from './read-shared.ts'
import { checkShared } from './check-shared.ts'
import { fixedSharingPolicies, sharingPolicies } from './sharing.policy.ts'
import { tripCalendar } from './trip-calendar.ts'

export interface SharingDeps {
  readonly db: Db
  readonly seals: Seals
  readonly business: { readonly name: string }
}

interface Shared {
  readonly params: { readonly token: string }
  readonly reply: Headers
}

/** A link is a secret: no search engine may index it, no proxy may cache it. */
const keepPrivate = (reply: Headers): void => {
  reply.set('x-robots-tag', 'noindex')
  reply.set('cache-control', 'private, no-cache')
}

export const sharingOperations = (
  deps: SharingDeps & TripDeps & { readonly appOrigin: string | undefined },
): readonly BoundOperation[] => {
  const paper = { tripPlaces: deps.tripPlaces, product: deps.business.name }
  const readShared = async ({ params, reply }: Shared) => {
    const shared = await openLink(deps, 'page', params.token)
    const { link, trip, items } = shared
    keepPrivate(reply)
    const owner = await readSharer(deps, shared)
    return presentSharedTrip(trip, items, link, owner, deps.tripPlaces.kindOf)
  }
  const fixed = bindContract(fixedSharingContract, fixedSharingPolicies, {
    shareTrip: async ({ session, params, body, request }) => {
      const { path } = presentPage(await keepOrMakePage(deps, session, params.id, body))
      return { url: new URL(path, siteAddress(deps.appOrigin, request.headers)).href }
    },
    unshareTrip: ({ session, params }) => revokeLink(deps, session, params.id, 'page'),
    readShared,
    downloadCalendarFile: async ({ session, params }) =>
      tripCalendar(paper, await readTrip(deps, session, params.id)),
  })
  const own = bindContract(sharingContract, sharingPolicies, {
    getSharing: async ({ session, params }) => {
      const { page, calendar } = await readLinks(deps, session, params.id)
      return {
        page: page ? presentPage(page) : null,
        calendar: calendar ? presentCalendar(calendar) : null,
      }
    },
    sharePage: async ({ session, params, body }) =>
      presentPage(await makePage(deps, session, params.id, body)),
    unsharePage: ({ session, params }) => revokeLink(deps, session, params.id, 'page'),
    shareCalendar: async ({ session, params, body }) =>
      presentCalendar(await makeCalendar(deps, session, params.id, body)),
    unshareCalendar: ({ session, params }) => revokeLink(deps, session, params.id, 'calendar'),
    downloadCalendar: async ({ session, params }) =>
      tripCalendar(paper, await readTrip(deps, session, params.id)),
    readSharedTrip: readShared,
    downloadSharedCalendar: async ({ params, reply }) => {
      const { link, ...whole } = await openLink(deps, 'page', params.token)
      keepPrivate(reply)
      return tripCalendar(paper, whole, link)
    },
    checkSharedTrip: async ({ session, params, reply }) => {
      keepPrivate(reply)
      return checkShared(deps, session, params.token)
    },
    readSharedCalendar: async ({ params, reply }) => {
      const { link, ...whole } = await openLink(deps, 'calendar', params.token)
      keepPrivate(reply)
      return tripCalendar(paper, whole, link)
    },
  })
  return [...own, ...fixed]
}
