import type { ErrorTable } from '#platform/shared/problem.ts'

export const supportErrors = {
  'request-not-found': {
    status: 404,
    title: 'Request not found',
    message:
      'There is no such support request. It may have been erased with its account, or because of its age.',
  },
  'reply-key-taken': {
    status: 409,
    title: 'Sent before',
    message: 'Another reply was sent under the same key. Reload the page and send this one anew.',
  },
  'request-key-taken': {
    status: 409,
    title: 'Sent before',
    message: 'Another message was sent under the same key. Reload the page and send this one anew.',
  },
} as const satisfies ErrorTable
