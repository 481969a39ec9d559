import type { ErrorTable } from '#platform/shared/problem.ts'

export const sharingErrors = {
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'This trip is not among yours.',
  },
  'owner-only': {
    status: 403,
    title: 'Only for the owner',
    message: 'Only the owner of this trip can do that.',
  },
  'link-not-found': {
    status: 404,
    title: 'This link leads nowhere',
    message: 'It was taken back by whoever shared it, or a part of it is missing.',
  },
} as const satisfies ErrorTable
