/** What screens and documents of insurance say. */

export const quoteRequestText = {
  noSuchDate: 'This date doesn’t exist.',
  pastStart: 'The trip can’t start in the past.',
  tooFar: 'We quote up to two years ahead.',
  returnTooEarly: 'The return can’t be before the departure.',
  tooShort: 'The trip must last at least one day.',
  tooLong: (longestTrip: number) => `A policy covers up to ${longestTrip} days.`,
  bornTooLate: 'The date of birth must be before the departure.',
  tooOld: (oldest: number) => `We quote for travellers up to ${oldest} years old.`,
  unknownCountry: 'We don’t know this country code.',
}
