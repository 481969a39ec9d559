/** What letters, documents and answers of bookings say. */

export const bookingLettersText = {
  thisBookingCantBe: 'This booking can’t be cancelled free of charge.',
  freeCancellationUntilTime: (text: string, city: string) =>
    `Free cancellation until ${text}, ${city} time.`,
  from: (date: string, checkInTime: string) => `${date}, from ${checkInTime}`,
  taxesIncluded: (withCode: string, paid: string) => `${withCode}${paid}, taxes included`,
  bookingNumber: 'Booking number',
  thisSampleHotelMade:
    'This is a sample: the hotel is made up, nothing was charged, and no room is held for you.',
  bookingConfirmed: (name: string, date: string) => `Booking confirmed: ${name}, ${date}`,
  helloYourStayBooked: (firstName: string) => `Hello ${firstName}, your stay is booked.`,
  youllFindBookingIn: 'You’ll find the booking in your profile.',
  notBooked: (name: string, date: string) => `Not booked: ${name}, ${date}`,
  helloHotelHasNow: (firstName: string) =>
    `Hello ${firstName}, the hotel has now told us that this stay isn’t booked.`,
  nothingWasChargedYou: 'Nothing was charged. You can search again and book another stay.',
  ourTeamAtReason: (name: string, did: string, cancelReason: string) =>
    `Our team at ${name} ${did}. The reason: ${cancelReason}`,
  bookingCancelled: (name: string, date: string) => `Booking cancelled: ${name}, ${date}`,
  helloYourStayCancelled: (firstName: string) => `Hello ${firstName}, your stay is cancelled.`,
  refundOn: (refund: string, fee: string) =>
    `${refund} is on its way to you. Cancelling cost ${fee}, as the rate says.`,
  nothingComesBack: 'By the terms of this rate nothing comes back.',
  nothingToRefund: 'Nothing was charged, so there’s nothing to refund.',
  yourFullRefundOn: 'Your full refund is on its way to your card.',
  notCancelled: (name: string, date: string) => `Not cancelled: ${name}, ${date}`,
  helloToCancelThis: (firstName: string, part: string) =>
    `Hello ${firstName}, ${part} to cancel this stay, but it couldn’t be cancelled.`,
  pleaseCallUsAnd: 'Please call us, and we’ll look for a solution with the hotel.',
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
    'The hotel’s system has no such booking. If you see a payment for it, write to us with this booking’s name and dates, and we’ll see that it comes back.',
}
