import type { ErrorTable } from '#platform/shared/problem.ts'

export const contentErrors = {
  'pdf-failed': {
    status: 503,
    title: 'PDF not made',
    message: 'Failed to generate PDF export',
  },
} as const satisfies ErrorTable
