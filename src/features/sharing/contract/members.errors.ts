import type { ErrorTable } from '#platform/shared/problem.ts'

export const memberErrors = {
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip isn’t one of yours.',
  },
  'owner-only': {
    status: 403,
    title: 'Owner only',
    message: 'Only the owner of this trip can do that.',
  },
  'owner-stays': {
    status: 409,
    title: 'The owner stays',
    message: 'The owner can’t leave the trip, but can delete it.',
  },
  'invitation-not-found': {
    status: 404,
    title: 'This invitation doesn’t work',
    message: 'It was cancelled, or this link looks cut off. Ask for a new one.',
  },
  'invitation-over': {
    status: 410,
    title: 'This invitation is over',
    message: 'This invitation was used or has expired. Ask for a new one.',
  },
  'too-many-members': {
    status: 409,
    title: 'Too many people',
    message: 'A trip can have up to 20 people, counting you and open invitations.',
  },
} as const satisfies ErrorTable
