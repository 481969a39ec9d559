import type { RouteTable } from '#platform/shared/endpoint.ts'

export const contentRoutes = {
  readSamplePdf: ['GET', '/api/sample-pdf', 'file'],
} as const satisfies RouteTable
