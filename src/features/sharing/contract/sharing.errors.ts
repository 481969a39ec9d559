import type { ErrorTable } from '#platform/shared/problem.ts'

export const sharingErrors = {
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
  'link-not-found': {
    status: 404,
    title: 'This link was turned off',
    message:
      'This link was turned off. Ask for a new one, or check that you copied the whole link.',
  },
} as const satisfies ErrorTable
