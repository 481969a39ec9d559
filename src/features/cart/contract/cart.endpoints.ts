import type { RouteTable } from '#platform/shared/endpoint.ts'

export const cartRoutes = {
  exportCart: ['POST', '/api/demo-pdf-export', 'file'],
} as const satisfies RouteTable
