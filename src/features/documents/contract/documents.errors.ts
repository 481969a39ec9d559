import type { ErrorTable } from '#platform/shared/problem.ts'

export const documentErrors = {
  'pdf-failed': {
    status: 503,
    title: 'PDF not made',
    message: 'The PDF couldn’t be made. Please try again in a moment.',
  },
} as const satisfies ErrorTable
