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
    message: 'All five seats on this team are taken. Someone has to leave first.',
  },
  'too-many-invitations': {
    status: 409,
    title: 'Too many open invitations',
    message: 'You have ten open invitations. Cancel one to send another.',
  },
  'invitation-known': {
    status: 409,
    title: 'Already sent',
    message: 'Another invitation has this ID. Send this one with a new ID.',
  },
  'seat-invitation-not-found': {
    status: 404,
    title: 'This invitation doesn’t work',
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
    message: 'This is your own team, and its plan is already yours.',
  },
  'seat-held': {
    status: 409,
    title: 'You have a seat',
    message: 'You have a seat on another team. Leave it in your profile to accept this one.',
  },
  'team-rests': {
    status: 409,
    title: 'This team has no plan',
    message:
      'This team’s plan isn’t running, so its seats include nothing right now. Ask the person who invited you.',
  },
} as const satisfies ErrorTable
