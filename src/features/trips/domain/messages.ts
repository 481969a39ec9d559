/** What screens and documents of trips say. */

export const payerWordsText = {
  and: (names: string, last: string) => `${names} and ${last}`,
  removingItHereTakes: 'Removing it here takes it out of the trip and its budget',
  bookedAndPaidBy: (gone: string, taken: string) =>
    `Booked and paid by ${gone}. What was paid stays in the sums. ${taken}.`,
  bookedAndPaidBooking: (taken: string) =>
    `Booked and paid. ${taken}; the booking itself is cancelled in your profile.`,
  bookedAndPaidByBooking: (payerWords: string, taken: string) =>
    `Booked and paid by ${payerWords}. ${taken}; a booking is cancelled in the profile of whoever made it.`,
}
