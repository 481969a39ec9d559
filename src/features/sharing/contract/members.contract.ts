import { z } from 'zod'
import { tripRoles } from '#features/trips/domain/trip-role.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { localDate, uuid } from '#platform/shared/wire.ts'
import { memberErrors } from './members.errors.ts'
import { memberRoutes } from './members.endpoints.ts'

const one = z.strictObject({ id: uuid })
const secret = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This is not a whole invitation.'),
})

const member = z.strictObject({
  id: z.string(),
  name: z.string(),
  role: z.enum(tripRoles),
  /** Whether it is the caller. */
  you: z.boolean(),
  /** Since when they edit the trip; of the owner, since when there is the trip. */
  since: z.iso.datetime(),
})

const invitation = z.strictObject({
  id: uuid,
  /** Where it was sent; null for a link. */
  email: z.string().nullable(),
  expiresAt: z.iso.datetime(),
})

export const memberContract = defineContract({
  tag: 'members',
  routes: memberRoutes,
  errors: memberErrors,
  operations: {
    listMembers: {
      summary: 'The owner and editors of a trip; for the owner also the open invitations.',
      params: one,
      output: z.strictObject({ members: z.array(member), invitations: z.array(invitation) }),
      errors: ['trip-not-found'],
    },
    removeMember: {
      summary: 'Removes a person from a trip; an editor can remove only themselves. Idempotent.',
      params: one.extend({ memberId: z.string().min(1).max(100) }),
      errors: ['trip-not-found', 'owner-only', 'owner-stays'],
    },
    inviteEditor: {
      idempotencyKey: 'kept',
      summary:
        'Invites a person to edit a trip: by an email to `email`, or without one by a link that is returned only this once. Either works once, for a week.',
      params: one,
      body: z.strictObject({
        /** Made by the client, so that sending twice invites once. */
        id: uuid,
        email: z.email('Enter a full email address.').max(254).optional(),
      }),
      /** Without a path the letter has it, or an earlier answer had. */
      output: invitation.extend({ path: z.string().nullable() }),
      status: 201,
      errors: ['trip-not-found', 'owner-only', 'too-many-members'],
    },
    takeBackInvitation: {
      summary: 'Cancels an invitation. Idempotent.',
      params: one.extend({ invitationId: uuid }),
      errors: ['trip-not-found', 'owner-only'],
    },
    readInvitation: {
      summary: 'The trip that an invitation is for.',
      params: secret,
      output: z.strictObject({
        title: z.string(),
        /** The first place of the trip, and its id in the atlas if it is one of its destinations. */
        place: z.string(),
        placeId: z.string().nullable(),
        from: z.string(),
        startDate: localDate,
        endDate: localDate,
        /** What the caller is in the trip already. */
        role: z.enum(tripRoles).nullable(),
      }),
      errors: ['invitation-not-found', 'invitation-over'],
    },
    acceptInvitation: {
      idempotencyKey: 'kept',
      summary: 'Makes the account that calls an editor of the trip. Idempotent.',
      params: secret,
      output: z.strictObject({ tripId: uuid }),
      errors: ['invitation-not-found', 'invitation-over', 'too-many-members'],
    },
  },
})

export type MemberContract = typeof memberContract
export type MembersAnswer = z.input<(typeof memberContract.operations.listMembers)['output']>
