import type { RouteTable } from '#platform/shared/endpoint.ts'

export const staffBookingRoutes = {
  listAllBookings: ['GET', '/api/admin/bookings'],
  cancelForTraveller: ['POST', '/api/admin/bookings/:id/cancel'],
} as const satisfies RouteTable
