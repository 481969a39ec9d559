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
      summary: 'The team that the account owns, and the seat that it holds in another one.',
      output: z.strictObject({
        /** Null without the plan and without anyone in it. */
        team: teamSchema.nullable(),
        seat: z.strictObject({ from: z.string(), since: instant, running: z.boolean() }).nullable(),
      }),
    },
    inviteToTeam: {
      idempotencyKey: 'kept',
      summary:
        'Invites a person into the own team by email, for a week. An address that is invited again has the later letter alone; the same `id` again is the same invitation.',
      /** The id is made by the client, so that sending twice invites once. */
      body: z.strictObject({ id: uuid, email: emailAddress }),
      output: invitation,
      status: 201,
      errors: ['team-plan-needed', 'seats-full', 'too-many-invitations', 'invitation-known'],
    },
    endSeat: {
      summary:
        'Cancels an invitation of the own team, or takes the seat from who holds it, at once; again is no error.',
      params: z.strictObject({ id: uuid }),
    },
    leaveTeam: { summary: 'Gives the own seat back; holding none is no error.' },
    readSeatInvitation: {
      summary: 'Who invites into which team, before it is accepted.',
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
      summary: 'Takes the seat for the account that asks. Asked again it is the same.',
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
