import { z } from 'zod'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { fixedSharingRoutes } from './fixed-sharing.endpoints.ts'
import { sharingContract } from './sharing.contract.ts'
import { sharingErrors } from './sharing.errors.ts'

const { sharePage, readSharedTrip } = sharingContract.operations

/** The addresses of sharing that the design promises to other programs; see decision 39. */
export const fixedSharingContract = defineContract({
  tag: 'sharing',
  routes: fixedSharingRoutes,
  errors: sharingErrors,
  operations: {
    shareTrip: {
      idempotencyKey: 'kept',
      summary:
        'The link to a trip’s page; creates one if there is none. What is not said of what it hides stays as it is.',
      params: sharePage.params,
      body: z.object({ hidePrices: z.boolean(), hideNotes: z.boolean() }).partial(),
      /** On this site, whole; its last segment is the token. */
      output: z.strictObject({ url: z.string() }),
      errors: ['trip-not-found', 'owner-only'],
    },
    unshareTrip: {
      summary: 'Turns off the link to the page, as DELETE …/sharing/page.',
      params: sharePage.params,
      errors: ['trip-not-found', 'owner-only'],
    },
    readShared: {
      summary: 'A trip for anyone with its link, as GET /api/shared-trips/{token}.',
      params: readSharedTrip.params,
      output: readSharedTrip.output,
      errors: ['link-not-found'],
    },
    downloadCalendarFile: {
      summary: 'The trip as a calendar file, as GET …/calendar.',
      params: sharePage.params,
      output: fileOutput('text/calendar'),
      errors: ['trip-not-found'],
    },
  },
})
