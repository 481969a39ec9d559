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
      'You can’t book hotels on this site. Nothing was booked or charged. Keep it in your trip, and book it with the hotel or a partner.',
  },
  'trip-not-found': {
    status: 404,
    title: 'Trip not found',
    message: 'The trip for this booking isn’t one of yours. Nothing was booked.',
  },
  'slot-is-booked': {
    status: 409,
    title: 'Booked already',
    message:
      'Another choice for this is booked already. Nothing was booked or charged. Cancel that booking first.',
  },
  'offer-unknown': {
    status: 422,
    title: 'Unknown offer',
    message:
      'This isn’t one of our offers. Nothing was booked or charged. Search again and choose from the results.',
  },
  'offer-expired': {
    status: 409,
    title: 'Offer expired',
    message:
      'This offer has expired. Nothing was booked or charged. Search again for today’s price.',
  },
  'price-changed': {
    status: 409,
    title: 'Price changed',
    message: 'The price has changed since you saw it. Nothing was booked or charged.',
  },
  'stay-in-the-past': {
    status: 422,
    title: 'Stay in the past',
    message:
      'These nights have already started. Nothing was booked or charged. Choose a check-in from tomorrow on.',
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
    message: 'The hotel has no such booking. Nothing was charged, so you can book again.',
  },
  'payment-elsewhere': {
    status: 422,
    title: 'Payment form needed',
    message:
      'This site takes no card numbers itself. Nothing was booked or charged. Start again, and pay in the hotel partner’s form.',
  },
  'nothing-to-hold': {
    status: 409,
    title: 'Nothing to hold',
    message: 'Stays on this site are booked in one step. Nothing was booked or charged.',
  },
  'hold-unknown': {
    status: 409,
    title: 'No longer held',
    message:
      'These rooms are no longer held for you. If you have paid already, your booking is listed in your profile in a few minutes. If not, nothing was charged: search again.',
  },
  'booked-already': {
    status: 409,
    title: 'Booked already',
    message: 'You have booked this stay already. It’s listed in your profile.',
  },
  'fee-changed': {
    status: 409,
    title: 'Cancelling costs more now',
    message: 'The cancellation fee has changed since you saw it. Nothing was cancelled.',
  },
  'booking-in-doubt': {
    status: 503,
    title: 'Booking not confirmed yet',
    message:
      'We’re waiting for the hotel. Don’t book again: we’ll email you either way, and you won’t be charged twice. The booking is listed in your profile.',
  },
  'being-cancelled': {
    status: 409,
    title: 'Being cancelled',
    message:
      'You’re cancelling this same stay right now. Nothing new was booked. Once it is cancelled, you can book again.',
  },
  'booking-not-found': {
    status: 404,
    title: 'Booking not found',
    message: 'This booking doesn’t exist, or it isn’t yours.',
  },
  'not-cancellable': {
    status: 409,
    title: 'Can’t be cancelled',
    message: 'Only a confirmed booking can be cancelled.',
  },
  'too-late-to-cancel': {
    status: 409,
    title: 'Too late to cancel',
    message: 'Free cancellation has ended for this booking. Please call us about it.',
  },
  'not-cancelled': {
    status: 409,
    title: 'Not cancelled',
    message: 'The hotel won’t cancel this stay. It stays booked.',
  },
  'cancel-in-doubt': {
    status: 503,
    title: 'Cancellation not confirmed yet',
    message: 'The hotel hasn’t answered yet. We’ll keep trying and email you when it’s cancelled.',
  },
} as const satisfies ErrorTable
