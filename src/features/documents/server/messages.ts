/** What letters, documents and answers of documents say. */

export const contextSectionsText = {
  notConfirmedYet: 'Not confirmed yet',
  beingCancelled: 'Being cancelled',
  forText: (dateRange: string, counted: string, counted2: string, leadGuest: string) =>
    `${dateRange}, ${counted}, ${counted2}, for ${leadGuest}`,
  freeToCancelUntil: (moment: string) => `Free to cancel until ${moment}, by the clock there`,
  toObtain: (what: string, part: string, where: string) => `To obtain: ${what}${part}. ${where}`,
  entryCanadianPassport: 'Entry, Canadian passport',
  whereToCheck: 'Where to check',
  authorityDecides: (basis: string, name: string) => `${basis} The authority of ${name} decides.`,
  oneAboutCad: (currency: string, precision: string, date: string) =>
    `${currency}, one is about ${precision} CAD (${date})`,
  forAll: (all: string, each: string) => `${all} for all; ${each}`,
  callingCode: 'Calling code',
  plugVHz: (plugs: string, voltage: string, frequency: string) =>
    `Plug ${plugs}; ${voltage} V, ${frequency} Hz`,
  on: (drivingSide: string) => `On the ${drivingSide}`,
  tapWater: 'Tap water',
  holidaysOnYourDays: 'Holidays on your days',
  bookings: 'Bookings',
  goodToKnow: (name: string) => `Good to know: ${name}`,
}

export const tripDocumentText = {
  vacationRentals: 'Vacation rentals',
  atRate: (price: string, rateDate: string) => `${price} at the rate of ${rateDate}`,
  day: (number: number, dayShort: string) => `Day ${number}: ${dayShort}`,
  budgetCad: (price: string, amount: string, part: string) =>
    `The budget is ${price} CAD: ${amount} ${part}.`,
  pricesThoseDayThis:
    'Prices are those of the day this document was made and may change until you book.',
  businessesMarkedSampleInvented: 'Businesses marked Sample are invented and for planning only.',
  pricesMarkedEstimateOurs: 'Prices marked Estimate are ours, for planning only.',
  entryRulesChangeCheck: 'Entry rules change: check with the embassy before you book.',
  bookingsOrCountryFacts:
    'Bookings or country facts could not be read when this was made: make it again later.',
  mapsDrawnToScale:
    'Maps are drawn to scale, without streets; water and parks by hand; north is up.',
  namesLeadToTheir:
    'Names lead to their place on OpenStreetMap. Times are those of the clocks there.',
  poster: (name: string) => `A poster of ${name}`,
  days: 'Days',
  items: 'Items',
  budget: 'Budget',
  total: 'Total',
  withoutDay: 'Without a day',
  totalCad: 'Total, CAD',
}

export const tripPdfLetterText = {
  pdfYourTrip: 'The PDF of your trip',
  attachedEveryDayWith: (title: string) =>
    `${title} is attached: every day with its times, places and prices.`,
  downloadItAgainFrom: 'Download it again from the planner whenever you have changed the trip.',
}
