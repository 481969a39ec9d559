import type { ErrorTable } from '#platform/shared/problem.ts'

export const supportErrors = {
  'request-not-found': {
    status: 404,
    title: 'Request not found',
    message:
      'This support request doesn’t exist. It may have been deleted with its account, or because of its age.',
  },
  'reply-key-taken': {
    status: 409,
    title: 'Already sent',
    message: 'Another reply was sent with the same key. Reload the page and send this one again.',
  },
  'request-key-taken': {
    status: 409,
    title: 'Already sent',
    message: 'Another message was sent with the same key. Reload the page and send this one again.',
  },
} as const satisfies ErrorTable
