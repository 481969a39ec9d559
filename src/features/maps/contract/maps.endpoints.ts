import type { RouteTable } from '#platform/shared/endpoint.ts'

export const mapRoutes = {
  getMapSettings: ['GET', '/api/maps/settings'],
} as const satisfies RouteTable
