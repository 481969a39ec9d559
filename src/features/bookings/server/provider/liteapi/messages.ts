/** What travellers read where the supplier says no. */
export const liteApiWords = {
  gone: 'These rooms are no longer available at this rate, so nothing was booked.',
  notPaid: 'The payment hasn’t gone through, so nothing was booked.',
  notCancelled: 'The hotel’s partner couldn’t cancel this stay. It stays booked.',
  unknown: 'The hotel’s partner doesn’t know this booking, so nothing was cancelled.',
}
