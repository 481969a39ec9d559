import type { RouteTable } from '#platform/shared/endpoint.ts'

export const partnerRoutes = {
  listLinks: ['GET', '/api/affiliate/links'],
  goToPartner: ['GET', '/api/affiliate/go/:partner'],
  trackClick: ['POST', '/api/affiliate/track-click'],
  takePostback: ['POST', '/api/affiliate/postback'],
  readAnalytics: ['GET', '/api/affiliate/analytics'],
  exportAnalytics: ['GET', '/api/affiliate/analytics/export', 'file'],
  listPartners: ['GET', '/api/affiliate/partners'],
} as const satisfies RouteTable
