import type { RouteTable } from '#platform/shared/endpoint.ts'

export const staffAccountRoutes = {
  listUsers: ['GET', '/api/admin/users'],
  giveGrant: ['PUT', '/api/admin/users/:id/grants/:grant', 'nothing'],
  endGrant: ['DELETE', '/api/admin/users/:id/grants/:grant', 'nothing'],
} as const satisfies RouteTable
