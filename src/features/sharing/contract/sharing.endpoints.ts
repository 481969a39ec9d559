import type { RouteTable } from '#platform/shared/endpoint.ts'

export const sharingRoutes = {
  getSharing: ['GET', '/api/itineraries/:id/sharing'],
  sharePage: ['PUT', '/api/itineraries/:id/sharing/page'],
  unsharePage: ['DELETE', '/api/itineraries/:id/sharing/page', 'nothing'],
  shareCalendar: ['PUT', '/api/itineraries/:id/sharing/calendar'],
  unshareCalendar: ['DELETE', '/api/itineraries/:id/sharing/calendar', 'nothing'],
  downloadCalendar: ['GET', '/api/itineraries/:id/calendar', 'file'],
  readSharedTrip: ['GET', '/api/shared-trips/:token'],
  downloadSharedCalendar: ['GET', '/api/shared-trips/:token/calendar', 'file'],
  checkSharedTrip: ['GET', '/api/shared-trips/:token/check'],
  readSharedCalendar: ['GET', '/api/calendars/:token', 'file'],
} as const satisfies RouteTable
