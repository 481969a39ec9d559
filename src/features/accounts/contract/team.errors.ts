import type { ErrorTable } from '#platform/shared/problem.ts'

export const teamErrors = {
  'team-plan-needed': {
    status: 403,
    title: 'Business Guide Pro needed',
    message:
      'Seats come with Business Guide Pro. Choose it on the pricing page to invite your team.',
  },
  'seats-full': {
    status: 409,
    title: 'All seats are taken',
    message: 'All five seats of this team are taken. One has to be freed first.',
  },
  'too-many-invitations': {
    status: 409,
    title: 'Too many open invitations',
    message: 'Ten of your invitations are open. Cancel one to send another.',
  },
  'invitation-known': {
    status: 409,
    title: 'Sent before',
    message: 'Another invitation has this id. Send this one under a new id.',
  },
  'seat-invitation-not-found': {
    status: 404,
    title: 'This invitation leads nowhere',
    message: 'It was cancelled, or this link looks cut off. Ask for a new one.',
  },
  'seat-invitation-over': {
    status: 410,
    title: 'This invitation is over',
    message: 'This invitation was used or has expired. Ask for a new one.',
  },
  'own-team': {
    status: 409,
    title: 'Your own team',
    message: 'This is your own team: its plan is yours already.',
  },
  'seat-held': {
    status: 409,
    title: 'You hold a seat',
    message: 'You hold a seat in another team. Leave it in your profile to accept this one.',
  },
  'team-rests': {
    status: 409,
    title: 'This team has no plan',
    message:
      'The plan of this team isn’t running, so it has no seats to give. Ask the person who invited you.',
  },
} as const satisfies ErrorTable
