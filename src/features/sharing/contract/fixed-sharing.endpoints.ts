import type { RouteTable } from '#platform/shared/endpoint.ts'

export const fixedSharingRoutes = {
  shareTrip: ['POST', '/api/itineraries/:id/share'],
  unshareTrip: ['DELETE', '/api/itineraries/:id/share', 'nothing'],
  readShared: ['GET', '/api/shared/:token'],
  downloadCalendarFile: ['GET', '/api/itineraries/:id/calendar.ics', 'file'],
} as const satisfies RouteTable
