import type { RouteTable } from '#platform/shared/endpoint.ts'

export const supportRoutes = {
  sendRequest: ['POST', '/api/support/request'],
  listRequests: ['GET', '/api/support/requests'],
  reply: ['POST', '/api/support/requests/:id/replies'],
  changeStatus: ['PATCH', '/api/support/requests/:id'],
} as const satisfies RouteTable
