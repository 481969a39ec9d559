import type { RouteTable } from '#platform/shared/endpoint.ts'

export const contentRoutes = {
  readSamplePdf: ['GET', '/api/sample-pdf'],
} as const satisfies RouteTable
