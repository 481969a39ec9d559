/** What letters, documents and answers of bookings say. */

export const bookingLettersText = {
  notFree: 'This booking can’t be cancelled free of charge.',
  freeCancellationUntilTime: (text: string, city: string) =>
    `Free cancellation until ${text}, ${city} time.`,
  from: (date: string, checkInTime: string) => `${date}, from ${checkInTime}`,
  by: (date: string, checkOutTime: string) => `${date}, by ${checkOutTime}`,
  taxesIncluded: (withCode: string, paid: string) => `${withCode}${paid}, taxes included`,
  bookingNumber: 'Booking number',
  sample:
    'This is a sample: the hotel is made up, nothing was charged, and no room is held for you.',
  bookingConfirmed: (name: string, date: string) => `Booking confirmed: ${name}, ${date}`,
  booked: (firstName: string) => `Hello ${firstName}, your stay is booked.`,
  inProfile: 'You’ll find the booking in your profile.',
  notBooked: (name: string, date: string) => `Not booked: ${name}, ${date}`,
  notBookedLead: (firstName: string) =>
    `Hello ${firstName}, the hotel has now told us that this stay isn’t booked.`,
  nothingCharged: 'Nothing was charged. You can search again and book another stay.',
  byOurTeam: (name: string, did: string, cancelReason: string) =>
    `Our team at ${name} ${did}. The reason: ${cancelReason}`,
  bookingCancelled: (name: string, date: string) => `Booking cancelled: ${name}, ${date}`,
  cancelledLead: (firstName: string) => `Hello ${firstName}, your stay is cancelled.`,
  refundOn: (refund: string, fee: string) =>
    `${refund} is on its way to you. Cancelling cost ${fee}, as the rate says.`,
  nonRefundable: 'This rate is non-refundable.',
  sampleRefund: (refund: string) =>
    `This is a sample, so no card was charged. Your plan no longer counts the ${refund}.`,
  fullRefund: 'Your full refund is on its way to your card.',
  notCancelled: (name: string, date: string) => `Not cancelled: ${name}, ${date}`,
  notCancelledLead: (firstName: string, part: string) =>
    `Hello ${firstName}, ${part} to cancel this stay, but it couldn’t be cancelled.`,
  pleaseCall: 'Please call us, and we’ll look for a solution with the hotel.',
}

export const paymentPageText = {
  formTitle: 'Payment',
  formLoading: 'Loading the payment form…',
  formFailed: 'The payment form didn’t load. Check your connection, then go back and try again.',
  paid: 'One moment: your stay is being booked.',
}

export const reconcileText = {
  notBooked: 'The hotel’s system has no such booking. Nothing was charged.',
  notBookedButPaid:
    'The hotel’s system has no such booking. If you see a payment for it, write to us with this booking’s name and dates, and we’ll get it refunded.',
}

export const sandboxText = {
  declined: 'The card was declined. Nothing was booked or charged.',
  noFunds: 'The card has insufficient funds. Nothing was booked or charged.',
  expired: 'The card has expired. Nothing was booked or charged.',
  wrongCode: 'The security code isn’t right. Nothing was booked or charged.',
  testCardsOnly: 'This sandbox takes test cards only.',
  knownCardsOnly:
    'This is a sandbox: it takes published test card numbers only, such as 4242 4242 4242 4242. Never enter a real card here.',
  orderClosed: 'This order was closed before it reached the hotel. Nothing was booked.',
  soldOut: 'The last room for these nights has just gone. Nothing was booked or charged.',
  tooLate: 'The hotel no longer cancels this stay free of charge. It stays booked.',
  unknownBooking: 'The hotel’s system doesn’t know this booking, so nothing was cancelled.',
}

export const closedSupplierText = {
  unreachable: 'We can no longer reach the supplier of this booking. Please write to us about it.',
}

export const accountHeldText = {
  open: 'One of your bookings is being confirmed or cancelled. Try again in a minute.',
  ahead:
    'You have an upcoming booking, and the hotel expects you. Cancel it in your profile first, or wait until after the stay.',
}
