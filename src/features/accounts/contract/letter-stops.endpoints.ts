import type { RouteTable } from '#platform/shared/endpoint.ts'

export const letterStopRoutes = {
  openLetterStop: ['GET', '/api/letters/:token'],
  stopAtOnce: ['POST', '/api/letters/:token'],
  readLetterStop: ['GET', '/api/letters/:token/stop'],
  changeLetterStop: ['PUT', '/api/letters/:token/stop'],
} as const satisfies RouteTable
