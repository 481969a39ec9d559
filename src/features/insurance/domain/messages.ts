/** What screens and documents of insurance say. */

export const quoteRequestText = {
  thisDayDoesNot: 'This day does not exist.',
  journeyCannotStartIn: 'The journey cannot start in the past.',
  quotesReachTwoYears: 'Quotes reach two years ahead at most.',
  returnCannotBeBefore: 'The return cannot be before the departure.',
  journeyMustLastOne: 'The journey must last one day at least.',
  policyCoversDaysAt: (longestTrip: number) => `A policy covers ${longestTrip} days at most.`,
  travellerMustBeBorn: 'The traveller must be born before the departure.',
  quotesForTravellersYears: (oldest: number) =>
    `Quotes are for travellers of ${oldest} years at most.`,
  weKnowNoCountry: 'We know no country by this code.',
}
