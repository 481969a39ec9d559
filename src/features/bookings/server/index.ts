export { bookingOperations } from './bookings.routes.ts'
export { bookingsPersonalData } from './bookings-personal-data.ts'
export { createBookingSupplier } from './provider/index.ts'
export { startReconciler } from './reconcile-bookings.job.ts'
