/** What screens and documents of trips say. */

export const payerWordsText = {
  and: (names: string, last: string) => `${names} and ${last}`,
  bookedAndPaidBy: (gone: string) =>
    `Booked and paid by ${gone}. What was paid stays in the totals.`,
  bookedAndPaidBooking:
    'Booked and paid. It stays in the trip while it is booked; to cancel the booking itself, go to your profile.',
  bookedAndPaidByBooking: (payerWords: string) =>
    `Booked and paid by ${payerWords}. It stays in the trip while it is booked; the person who booked it cancels the booking in their profile.`,
}

export const partyWordsText = {
  adult: 'adult',
  child: 'child',
  children: 'children',
  and: (grown: string, children: string) => `${grown} and ${children}`,
}

export const deadlineText = {
  checkInOpens: (name: string) => `Check-in opens: ${name}`,
  departure: (name: string) => `Departure: ${name}`,
  freeCancellationEnds: (name: string) => `Last free cancellation: ${name}`,
  balanceDue: (name: string) => `Balance due: ${name}`,
  bookBy: (name: string) => `Book by: ${name}`,
  usualCheckIn: (hours: number) =>
    `Usually ${hours} hours before departure; check with the airline`,
  itsTimes: 'The times of the ticket',
  itsTerms: 'The terms of the booking',
  itsOffer: 'The offer',
}
