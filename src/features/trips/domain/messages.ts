/** What screens and documents of trips say. */

export const payerWordsText = {
  and: (names: string, last: string) => `${names} and ${last}`,
  removingItHereTakes: 'Removing it here takes it out of the trip and its budget',
  bookedAndPaidBy: (gone: string, taken: string) =>
    `Booked and paid by ${gone}. What was paid stays in the sums. ${taken}.`,
  bookedAndPaidBooking: (taken: string) =>
    `Booked and paid. ${taken}; to cancel the booking itself, go to your profile.`,
  bookedAndPaidByBooking: (payerWords: string, taken: string) =>
    `Booked and paid by ${payerWords}. ${taken}; the person who booked it cancels the booking in their profile.`,
}
