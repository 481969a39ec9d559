import type { RouteTable } from '#platform/shared/endpoint.ts'

export const sandboxCheckoutRoutes = {
  readCheckout: ['GET', '/api/sandbox-checkout/:id'],
  payCheckout: ['POST', '/api/sandbox-checkout/:id/pay'],
  actOnBilling: ['POST', '/api/sandbox-checkout/:id/billing'],
  changePlan: ['POST', '/api/sandbox-checkout/:id/plan'],
} as const satisfies RouteTable
