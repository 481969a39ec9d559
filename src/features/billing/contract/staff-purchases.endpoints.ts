import type { RouteTable } from '#platform/shared/endpoint.ts'

export const staffPurchaseRoutes = {
  refundForBuyer: ['POST', '/api/admin/purchases/:id/refund'],
} as const satisfies RouteTable
