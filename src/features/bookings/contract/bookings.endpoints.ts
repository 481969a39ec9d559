import type { RouteTable } from '#platform/shared/endpoint.ts'

export const bookingRoutes = {
  bookStay: ['POST', '/api/flight-data/hotels/book'],
  holdStay: ['POST', '/api/bookings/holds'],
  readPaymentForm: ['GET', '/api/bookings/holds/:id/form', 'file'],
  readPaymentReturn: ['GET', '/api/bookings/holds/:id/paid', 'file'],
  listBookings: ['GET', '/api/bookings'],
  getBooking: ['GET', '/api/bookings/:id'],
  cancelBooking: ['POST', '/api/bookings/:id/cancel'],
  previewLetter: ['GET', '/api/email-preview', 'file'],
} as const satisfies RouteTable
