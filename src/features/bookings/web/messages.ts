/** What the screens of bookings say. */

export const bookingDialogText = {
  guestInformation: 'Guest information',
  bookingsProtectedUnderProvincial:
    'Bookings are protected under the provincial travel industry act',
  demonstrationNotRegisteredAgency: 'Demonstration: not a registered agency',
  bookingsWithRegisteredAgency:
    'Bookings with a registered agency are protected under the provincial travel industry act.',
  freeCancellationUntil24h: 'Free cancellation up to 24 hours before check-in.',
  cancel: 'Cancel',
  back: 'Back',
  processing: 'Processing...',
  continueToPayment: 'Continue to Payment',
  costOf: (nights: string) => `${nights} in all`,
  bookNow: (price: string) => `Book Now · ${price}`,
  seeMyBookings: 'See my bookings',
  backToYourTrip: 'Back to your trip',
  bookThisStay: 'Book this stay',
  searchAgain: 'Search again',
}

export const bookingDoubtText = {
  nothingWasCharged: 'Nothing was charged',
  hotel: 'Hotel',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  forText: 'For',
  payment: 'Payment',
  wereWaitingForHotel:
    'We’re waiting for the hotel. Don’t book again: we’ll email you either way, and you won’t be charged twice.',
  cadOnlyIfHotel: (price: string) => `${price} CAD, only if the hotel confirms`,
}

export const bookingErrorText = {
  unableToCompleteBooking: 'Unable to complete booking. Please try again.',
  bookedOnce: (again: string) => `${again} Pressing again won’t book it twice.`,
  bookingFailed: 'Booking Failed',
  accept: (price: string) => `Accept ${price}`,
  searchAgain: 'Search again',
  newPrice: (price: string, price2: string) => ` It’s now ${price} CAD instead of ${price2}.`,
}

export const bookingFormText = {
  checkGuestInformation: 'Check the guest information',
  thisLooksLikeCard: 'This looks like a card number. Enter it only in the next step.',
  missingInformation: 'Missing Information',
  pleaseFillInAll: 'Please fill in all guest information fields.',
  fill: {
    firstName: 'Add a first name.',
    lastName: 'Add a last name.',
    email: 'Add an email for the confirmation.',
    phone: 'Add a phone number for the hotel.',
    cardNumber: 'Add the card number.',
    expiryDate: 'Add the expiry date.',
    cvv: 'Add the security code.',
  },
  pleaseEnterValidEmail: 'Please enter a valid email address.',
  invalidEmail: 'Invalid Email',
  checkCard: 'Check the card',
  missingPaymentInformation: 'Missing Payment Information',
  pleaseFillInAllPayment: 'Please fill in all payment details.',
}

export const heldPaymentText = {
  paymentForm: 'Payment form of the hotel partner',
  partnerTakesPayment:
    'You pay in the form of our hotel partner. Your card number goes to them and never to us.',
  heldUntil: (time: string) => `The rooms are held for you until ${time}.`,
  freeUntil: (until: string) => `Free to cancel until ${until}.`,
  costsFrom: (from: string, fee: string) => `From ${from}, cancelling costs ${fee}.`,
  neverFree: (fee: string) => `Cancelling costs ${fee}.`,
  policyUnknown: 'The hotel sets the cancellation fee. Ask before you pay.',
  refused: 'The payment didn’t go through, and nothing was booked. Try again or use another card.',
  over: 'The rooms are no longer held for you, and nothing was charged.',
  startAgain: 'Start again',
  booking: 'Paid. Your stay is being booked…',
}

export const bookingListText = {
  beingConfirmed: 'Being confirmed',
  confirmed: 'Confirmed',
  notBooked: 'Not booked',
  beingCancelled: 'Being cancelled',
  cancelled: 'Cancelled',
  inText: (momentThere: string, city: string) => `${momentThere} in ${city}`,
  sampleRefund: (refund: string) =>
    `This is a sample, so no card was charged. Your plan no longer counts the ${refund}.`,
  sampleToCancel: (refund: string) =>
    `This is a sample, so no card was charged. Cancelling takes ${refund} out of your plan.`,
  refundOnItsWay: (price: string) => `Your ${price} refund is on its way.`,
  bookingCancelled: 'Booking Cancelled',
  cancelThisBooking: 'Cancel this booking?',
  cancelBooking: 'Cancel booking',
  cancelling: 'Cancelling…',
  removeFromTrip: 'Remove it from the trip too',
  keptInTrip: 'If not, it stays in your plan as cancelled.',
  cancellingCosts: (fee: string, refund: string) =>
    `Cancelling now costs ${fee}. ${refund} goes back to your card.`,
  cancellingCostsAll: (fee: string) => `Cancelling now costs all of it: ${fee}.`,
  cancelFor: (fee: string) => `Cancel for ${fee}`,
  costsToCancel: (fee: string) => `Cancelling now costs ${fee}`,
  nonRefundable: 'This rate is non-refundable.',
  willRefund: (price: string) => `We refund ${price} CAD to your card.`,
  freeUntil: (until: string) => `Free until ${until}. `,
  sample: 'Sample',
  bookingNumber: (reference: string) => `Booking number ${reference}`,
  freeToCancelUntil: (until: string) => `Free to cancel until ${until}`,
  notCancelled: (reason: string) => `Not cancelled: ${reason}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel ${name}`,
  voucher: 'See the voucher',
  voucherNamed: (name: string) => `See the voucher of ${name}`,
  openTrip: 'Open the trip',
  loadingYourBookings: 'Loading your bookings',
  yourBookingsListedHere:
    'Your bookings are listed here, with their numbers and how long you can cancel for free.',
  noBookingsYet: 'No bookings yet',
  planTrip: 'Plan a trip',
}

export const bookingOutcomeText = {
  bookingConfirmed: 'Booking Confirmed',
  notConfirmedYet: 'Not confirmed yet',
  notBooked: 'Not booked',
  hotelHasNoSuch: 'The hotel has no such booking. Nothing was charged.',
}

export const bookingStepsText = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  thisSandboxNothingCharged:
    'This is a sandbox: nothing is charged. Use the test card 4242 4242 4242 4242, never a real one.',
  cardType: 'Card type',
  cardNumber: 'Card number',
  expiry: 'Expiry',
}

export const bookingSummaryText = {
  whatYouBook: 'What you’re booking',
  sample: 'Sample',
  ratingEstimated: (rating: number) => ` · ${rating} out of 5, our estimate`,
  rating: (rating: string) => ` · ${rating} out of 5`,
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  from: (checkInTime: string) => `from ${checkInTime}`,
  by: (checkOutTime: string) => `by ${checkOutTime}`,
  forText: 'For',
  night: 'A night',
  total: 'Total',
  cad: 'CAD',
  taxesAndFeesIncluded: 'Taxes and fees included',
}

export const bookingVoucherText = {
  print: 'Print',
  addToCalendar: 'Add to calendar',
  checkIn: 'Check-in',
  from: (checkInTime: string) => `, from ${checkInTime}`,
  by: (checkOutTime: string) => `, by ${checkOutTime}`,
  askTime: ', ask the hotel what time',
  checkOut: 'Check-out',
  guests: 'Guests',
  paid: 'Paid',
  cad: (price: string) => `${price} CAD`,
  withTestCardNothing: ', with a test card: nothing was charged',
  taxesAndFeesIncluded: ', taxes and fees included',
  freeToCancel: 'Free to cancel',
  inText: (city: string) => ` in ${city}`,
  until: (momentThere: string) => `until ${momentThere}`,
  thenNotCancellable: '. After that, it can’t be cancelled.',
  thenNoRefund: '. After that, no refund.',
  thenCosts: (fee: string) => `. After that, cancelling costs ${fee}.`,
  thenCostsMore: (fee: string, most: string) =>
    `. After that, cancelling costs ${fee}, and later ${most}.`,
  noNotAtThis: 'No, not at this rate',
  noCosts: (fee: string) => `No, cancelling costs ${fee}`,
  confirmation: 'Confirmation',
  onItsWayTo: (email: string) => `On its way to ${email}`,
  confirmationNumber: 'Confirmation number',
  copyNumber: 'Copy number',
  numberCopied: 'Number copied.',
  selectNumberToCopy: 'Select the number to copy it.',
  booked: 'Booked',
  sampleThisHotelMade: 'A sample: this hotel is made up, and no room is held for you.',
  theyExpectingYou: 'The hotel is expecting you.',
}

export const noBookingText = {
  addOneYouLike:
    'Add the one you like to your trip so it counts in your days and budget. Then book it with the hotel itself or with a partner.',
  weDoNotBook: 'We don’t book hotels on this site',
  seeOurBookingPartners: 'See our booking partners',
}

export const ownBookingText = {
  title: 'Your booking',
  loading: 'Loading your booking',
  cancel: 'Cancel booking',
  back: 'Back to your trip',
  fee: (fee: string) => `Cancelling now costs ${fee}.`,
  notCancellable: 'This rate can’t be cancelled any more.',
  others:
    'Someone else in this trip booked this stay. Only they can see its voucher and cancel it.',
}
