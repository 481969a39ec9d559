import type { RouteTable } from '#platform/shared/endpoint.ts'

export const staffPurchaseRoutes = {
  listSales: ['GET', '/api/admin/purchases'],
  listConsultations: ['GET', '/api/admin/consultations'],
  attendConsultation: ['PUT', '/api/admin/consultations/:id', 'nothing'],
  refundForBuyer: ['POST', '/api/admin/purchases/:id/refund'],
} as const satisfies RouteTable
