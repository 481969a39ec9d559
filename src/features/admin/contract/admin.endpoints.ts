import type { RouteTable } from '#platform/shared/endpoint.ts'

export const adminRoutes = {
  readHealth: ['GET', '/api/health'],
  listLetters: ['GET', '/api/admin/letters'],
  readJobs: ['GET', '/api/admin/jobs'],
  listDeeds: ['GET', '/api/admin/audit'],
  readVerification: ['GET', '/api/verification'],
} as const satisfies RouteTable
