import type { RouteTable } from '#platform/shared/endpoint.ts'

export const billingRoutes = {
  listOffers: ['GET', '/api/pricing/offers'],
  buyTier: ['POST', '/api/pricing/checkout'],
  subscribe: ['POST', '/api/subscription/create'],
  getSubscription: ['GET', '/api/subscription/status'],
  manageSubscription: ['POST', '/api/subscription/portal'],
  buyConsultation: ['POST', '/api/consultation/checkout'],
  buyPdf: ['POST', '/api/pdf-export/checkout'],
  listPurchases: ['GET', '/api/purchases'],
  refundPurchase: ['POST', '/api/purchases/:id/refund'],
  takePaymentEvent: ['POST', '/api/webhooks/payments', 'nothing'],
} as const satisfies RouteTable
