import { createClient } from '#platform/web/api-client.ts'
import type {
  SharedItemAnswer,
  SharedTripAnswer,
  SharingContract,
} from '../contract/sharing.contract.ts'
import { sharingRoutes } from '../contract/sharing.endpoints.ts'

/** The API for the owner of a trip. */
export const sharingApi = createClient<SharingContract>(sharingRoutes, { service: 'sharing' })

/** The API for visitors with a link; an invalid link is an answer, not a failure. */
export const sharedApi = createClient<SharingContract>(sharingRoutes, {
  service: 'sharing',
  handles: ['link-not-found'],
  ignoresAccount: true,
})

/** As above, but it depends on who asks. */
export const sharedCheckApi = createClient<SharingContract>(sharingRoutes, {
  service: 'sharing',
  handles: ['link-not-found'],
})

export type SharedTrip = SharedTripAnswer
export type SharedItem = SharedItemAnswer
