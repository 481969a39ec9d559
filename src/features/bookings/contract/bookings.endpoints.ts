import type { RouteTable } from '#platform/shared/endpoint.ts'

export const bookingRoutes = {
  bookStay: ['POST', '/api/flight-data/hotels/book'],
  listBookings: ['GET', '/api/bookings'],
  getBooking: ['GET', '/api/bookings/:id'],
  cancelBooking: ['POST', '/api/bookings/:id/cancel'],
  previewLetter: ['GET', '/api/email-preview', 'file'],
} as const satisfies RouteTable
