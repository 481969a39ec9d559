import type { ErrorTable } from '#platform/shared/problem.ts'

export const bookingErrors = {
  'tier-required': {
    status: 403,
    title: 'Higher tier needed',
    message: 'Booking here comes with the Explorer or Wanderlust tier.',
  },
  'bookings-closed': {
    status: 409,
    title: 'Not booked here',
    message:
      'Hotels cannot be booked on this site. Nothing was booked or charged; keep it in your trip, and book it with the hotel or a partner.',
  },
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'The trip that this was for is not among yours. Nothing was booked.',
  },
  'offer-unknown': {
    status: 422,
    title: 'Offer not known',
    message: 'This offer is not one of ours. Search again and choose from what is found.',
  },
  'offer-expired': {
    status: 409,
    title: 'Offer expired',
    message: 'This offer has expired. Search again for a price that stands.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message:
      'The price has changed since you saw it. Nothing was booked; look at the new price first.',
  },
  'stay-in-the-past': {
    status: 422,
    title: 'Stay in the past',
    message: 'These nights have already begun. Choose a check-in from tomorrow on.',
  },
  'sold-out': {
    status: 409,
    title: 'Sold out',
    message: 'The last room for these nights has just gone. Nothing was booked or charged.',
  },
  'card-refused': {
    status: 422,
    title: 'Card refused',
    message: 'The card was refused. Nothing was booked or charged.',
  },
  'not-booked': {
    status: 409,
    title: 'Not booked',
    message: 'The hotel’s system has no such booking. Nothing was charged; you may book again.',
  },
  'booking-in-doubt': {
    status: 503,
    title: 'Booking not confirmed yet',
    message:
      'The hotel’s system did not answer. Do not book again: within a minute we find out whether it is booked, and write to you. It is listed in your profile.',
  },
  'being-cancelled': {
    status: 409,
    title: 'Being cancelled',
    message:
      'The same stay is just being cancelled. Nothing new was booked; wait until it is cancelled, then book again.',
  },
  'booking-not-found': {
    status: 404,
    title: 'Booking not found',
    message: 'This booking does not exist, or it is not yours.',
  },
  'not-cancellable': {
    status: 409,
    title: 'Cannot be cancelled',
    message: 'Only a confirmed booking can be cancelled.',
  },
  'too-late-to-cancel': {
    status: 409,
    title: 'Too late to cancel',
    message: 'The time for cancelling free of charge is over. Please call us about this booking.',
  },
  'not-cancelled': {
    status: 409,
    title: 'Not cancelled',
    message: 'The hotel does not cancel this stay. It stays booked.',
  },
  'cancel-in-doubt': {
    status: 503,
    title: 'Cancellation not confirmed yet',
    message:
      'The hotel’s system did not answer. We keep trying and write to you when it is cancelled.',
  },
} as const satisfies ErrorTable
