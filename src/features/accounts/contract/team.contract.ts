import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { emailAddress, uuid } from '#platform/shared/wire.ts'
import { teamErrors } from './team.errors.ts'
import { teamRoutes } from './team.endpoints.ts'

const instant = z.iso.datetime()
const secret = z.strictObject({
  token: z.string().regex(/^[\w-]{43}$/, 'This link looks cut off. Copy the whole link.'),
})

const invitation = z.strictObject({
  id: uuid,
  /** Where the letter went. */
  email: z.string(),
  expiresAt: instant,
})

const member = z.strictObject({
  /** Of the seat. */
  id: uuid,
  name: z.string(),
  /** Where they were invited; their account may have another address. */
  email: z.string(),
  since: instant,
})

const teamSchema = z.strictObject({
  /** False while the plan that the seats come with is not paid: they give nothing then. */
  running: z.boolean(),
  /** The owner's included. */
  seats: z.int(),
  members: z.array(member),
  invitations: z.array(invitation),
})

export const teamContract = defineContract({
  tag: 'team',
  routes: teamRoutes,
  errors: teamErrors,
  operations: {
    readTeam: {
      summary: 'The account’s own team, and its seat on another one.',
      output: z.strictObject({
        /** Null without the plan and without anyone in it. */
        team: teamSchema.nullable(),
        seat: z.strictObject({ from: z.string(), since: instant, running: z.boolean() }).nullable(),
      }),
    },
    inviteToTeam: {
      idempotencyKey: 'kept',
      summary:
        'Invites a person to the caller’s team by email, for a week. Inviting an address again replaces its earlier invitation; the same `id` is the same invitation.',
      /** The id is made by the client, so that sending twice invites once. */
      body: z.strictObject({ id: uuid, email: emailAddress }),
      output: invitation,
      status: 201,
      errors: ['team-plan-needed', 'seats-full', 'too-many-invitations', 'invitation-known'],
    },
    endSeat: {
      summary: 'Cancels an invitation to the caller’s team, or removes a member. Idempotent.',
      params: z.strictObject({ id: uuid }),
    },
    leaveTeam: { summary: 'Leaves the team. Idempotent.' },
    readSeatInvitation: {
      summary: 'Who invites the account, and to which team.',
      params: secret,
      output: z.strictObject({
        from: z.string(),
        expiresAt: instant,
        /** The caller holds this seat already. */
        yours: z.boolean(),
      }),
      errors: ['seat-invitation-not-found', 'seat-invitation-over'],
    },
    acceptSeat: {
      idempotencyKey: 'kept',
      summary: 'Accepts the seat for the account that calls. Idempotent.',
      params: secret,
      errors: [
        'seat-invitation-not-found',
        'seat-invitation-over',
        'own-team',
        'seat-held',
        'team-rests',
        'seats-full',
      ],
    },
  },
})

export type TeamContract = typeof teamContract
export type TeamAnswer = z.input<(typeof teamContract)['operations']['readTeam']['output']>
