import type { RouteTable } from '#platform/shared/endpoint.ts'

export const purchasedRoutes = {
  verifyPricing: ['GET', '/api/pricing/verify/:id'],
  verifyConsultation: ['GET', '/api/consultation/verify/:id'],
  verifyPdf: ['GET', '/api/pdf-export/verify/:id'],
  generatePdf: ['POST', '/api/generate-pdf', 'file'],
} as const satisfies RouteTable
