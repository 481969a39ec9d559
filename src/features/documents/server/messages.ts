import { countText } from '#platform/shared/count-text.ts'

/** What letters, documents and answers of documents say. */

export const contextSectionsText = {
  notConfirmedYet: 'Not confirmed yet',
  beingCancelled: 'Being cancelled',
  forText: (dateRange: string, counted: string, counted2: string, leadGuest: string) =>
    `${dateRange}, ${counted}, ${counted2}, for ${leadGuest}`,
  freeToCancelUntil: (moment: string) => `Free to cancel until ${moment}, local time`,
  bookings: 'Bookings',
  goodToKnow: (name: string) => `Good to know: ${name}`,
}

export const tripDocumentText = {
  leaveBy: (time: string) => `Leave for the airport by ${time}`,
  vacationRentals: 'Vacation rentals',
  atRate: (price: string, rateDate: string) => `${price} at the rate of ${rateDate}`,
  day: (number: number, dayShort: string) => `Day ${number}: ${dayShort}`,
  daysBetween: (from: number, to: number, dates: string) => `Days ${from} to ${to}: ${dates}`,
  sumOfDay: (number: number, dayShort: string) => `Day ${number}, ${dayShort}`,
  budgetCad: (price: string, amount: string, part: string) =>
    `The budget is ${price} CAD: ${amount} ${part}.`,
  pricesThoseDayThis:
    'Prices are from the day this document was made and can change before you book.',
  businessesMarkedSampleInvented: 'Businesses marked Sample are made up, for planning only.',
  pricesMarkedEstimateOurs: 'Prices marked Estimate are ours, for planning only.',
  entryRulesChangeCheck: 'Entry rules change. Check with the embassy before you book.',
  bookingsOrCountryFacts:
    'We couldn’t load your bookings or country facts for this document. Download it again later.',
  distancesAndTimes:
    'Distances between stops are as the crow flies; walking times are estimates along streets.',
  stripOf: (day: number, stops: number) =>
    `Day ${day}: its ${stops === 1 ? 'stop' : `${stops} stops`} in order, numbered as in the list below.`,
  namesLeadToTheir: 'Names link to their place on OpenStreetMap. Times are local.',
  poster: (name: string) => `A poster of ${name}`,
  days: 'Days',
  from: 'From',
  planned: 'Planned',
  plannedAndIdeas: (stops: number, withoutDay: number, ideas: number) =>
    [
      countText(stops, 'stop'),
      ...(withoutDay > 0 ? [`${withoutDay} without a day`] : []),
      ...(ideas > 0 ? [`plus ${countText(ideas, 'idea')}`] : []),
    ].join(', '),
  flights: 'Flights',
  stays: 'Stays',
  guest: 'guest',
  night: 'night',
  cancelled: 'Cancelled',
  keptInSums: 'What wasn’t refunded is in the sum of its day or of the stays.',
  ideas: 'Ideas',
  notInTotal: 'Not in the total.',
  ideaFor: (day: string) => `For ${day}`,
  budget: 'Budget',
  total: 'Total',
  travellers: 'Travellers',
  perPerson: 'Per person',
  idea: (price: string) => `An idea, ${price}, not in the total`,
  anIdea: 'An idea',
  booked: 'Booked',
  withoutDay: 'Without a day',
  totalCadFor: (party: string) => `Total, CAD, for ${party}`,
}

export const legText = {
  out: 'Flight out',
  home: 'Flight home',
  to: ' to ',
  direct: 'direct',
  stop: 'stop',
  night: 'night',
  checkIn: (time: string) => ['Check-in', time].filter(Boolean).join(' '),
  checkOut: (time: string) => ['Check-out', time].filter(Boolean).join(' '),
}

export const tripPdfLetterText = {
  subject: 'The PDF of your trip',
  attached: (title: string) => `${title} is attached: every day with its times, places and prices.`,
  downloadAgain: 'Download it again from the planner whenever you change the trip.',
}
