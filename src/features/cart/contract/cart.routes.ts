import type { RouteTable } from '#platform/shared/endpoint.ts'

export const cartRoutes = {
  exportCart: ['POST', '/api/demo-pdf-export'],
} as const satisfies RouteTable
