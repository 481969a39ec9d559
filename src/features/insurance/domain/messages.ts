/** What screens and documents of insurance say. */

export const quoteRequestText = {
  thisDayDoesNot: 'This date doesn’t exist.',
  journeyCannotStartIn: 'The trip can’t start in the past.',
  quotesReachTwoYears: 'We quote up to two years ahead.',
  returnCannotBeBefore: 'The return can’t be before the departure.',
  journeyMustLastOne: 'The trip must last at least one day.',
  policyCoversDaysAt: (longestTrip: number) => `A policy covers up to ${longestTrip} days.`,
  travellerMustBeBorn: 'The date of birth must be before the departure.',
  quotesForTravellersYears: (oldest: number) =>
    `We quote for travellers up to ${oldest} years old.`,
  weKnowNoCountry: 'We don’t know this country code.',
}
