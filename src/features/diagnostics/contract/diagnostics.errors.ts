import type { ErrorTable } from '#platform/shared/problem.ts'

export const diagnosticsErrors = {
  'analytics-off': {
    status: 404,
    title: 'Not counted',
    message: 'This site doesn’t count visits.',
  },
} as const satisfies ErrorTable
