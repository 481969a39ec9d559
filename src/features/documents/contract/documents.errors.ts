import type { ErrorTable } from '#platform/shared/problem.ts'

export const documentErrors = {
  'pdf-failed': {
    status: 503,
    title: 'PDF not made',
    message: 'The PDF could not be made. Please try again in a moment.',
  },
} as const satisfies ErrorTable
