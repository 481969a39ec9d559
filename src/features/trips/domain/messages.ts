import { lengthText } from '#platform/shared/length-text.ts'
/** What screens and documents of trips say. */

export const payerWordsText = {
  and: (names: string, last: string) => `${names} and ${last}`,
  paidByGone: (gone: string) => `Booked and paid by ${gone}. What was paid stays in the totals.`,
  paidByYou: 'Booked and paid. It stays in the trip until you cancel the booking in your profile.',
  paidByOthers: (payerWords: string) =>
    `Booked and paid by ${payerWords}. It stays in the trip until they cancel the booking in their profile.`,
}

export const childPricesText = 'Where no child price is listed, we count the adult price.'

const ticketFor = 'The ticket for '
const ticketOpens = 'Its ticket opens '

export const sharedTicketText = {
  ticketFor,
  ticketOpens,
  opensToo: (name: string) => `${ticketFor}${name} opens it too.`,
  opensAlso: (name: string) => `${ticketOpens}${name} too.`,
}

export const partyWordsText = {
  adult: 'adult',
  child: 'child',
  children: 'children',
  and: (grown: string, children: string) => `${grown} and ${children}`,
}

export const dayLinesText = {
  departs: (from: string, to: string) => `Departs ${from}, arrives ${to}`,
  arrives: (to: string) => `Arrives ${to}`,
  onTheWay: (to: string) => `On the way to ${to}`,
  checkIn: (at: string, name: string) => `Check-in${at}: ${name}`,
  staying: (name: string) => `Staying: ${name}`,
  checkOut: (at: string, name: string) => `Check-out${at}: ${name}`,
  pickUp: (at: string, name: string) => `Pick up${at}: ${name}`,
  driving: (name: string) => `All day: ${name}`,
  dropOff: (at: string, name: string) => `Drop off${at}: ${name}`,
  noBed: 'No place to stay this night.',
  twoBeds: (count: number, names: string) =>
    `${count === 2 ? 'Two' : count} places to stay this night: ${names}.`,
  outside: (day: string, words: string) => `${day}: ${words}`,
}

export const legText = {
  foot: (minutes: number) => `${minutes} min on foot`,
  ride: (minutes: number) => `Transit, ${minutes} min`,
  ferry: (minutes: number) => `Ferry, ${minutes} min`,
  travel: (minutes: number) => `${lengthText(minutes)} of travel`,
}

export const transferText = {
  /** "Leave by 17:05. Transit, 31 min" */
  leave: (time: string, how: string) => `Leave by ${time}. ${how}`,
  toStay: 'to your stay',
  /** "to LIS" */
  toAirport: (airport: string) => `to ${airport}`,
  fare: 'fare not included',
}

export const stateWordsText = {
  idea: 'Idea, not in the total',
  booked: 'Booked',
  pending: 'Booking not confirmed yet',
  cancelling: 'Being cancelled',
  expired: 'Price expired, check it again',
}

export const unitsTextText = {
  free: 'Free',
  noPrice: 'No price yet',
  forEveryone: 'for everyone',
}

export const refundWordsText = {
  onItsWay: (amount: string) => `Your ${amount} refund is on its way`,
  onItsWayToThem: (amount: string) => `The ${amount} refund is on its way`,
  refunded: (amount: string) => `${amount} refunded`,
  kept: (amount: string) => `${amount} not refunded`,
  sample: 'Nothing was charged',
  cancelled: 'Cancelled',
  cancelledAnd: (refund: string) => `Cancelled. ${refund}.`,
}

export const deadlineText = {
  checkInOpens: (name: string) => `Check-in opens: ${name}`,
  departure: (name: string) => `Departure: ${name}`,
  freeCancellationEnds: (name: string) => `Last free cancellation: ${name}`,
  balanceDue: (name: string) => `Balance due: ${name}`,
  bookBy: (name: string) => `Book by: ${name}`,
  ticket: (name: string) => `Get tickets: ${name}`,
  usualTicket: 'Usually two weeks ahead; check the official page',
  usualCheckIn: (hours: number) =>
    `Usually ${hours} hours before departure; check with the airline`,
  applyForEntry: (name: string, country: string, what: string) =>
    `Apply for ${what}: ${country}, ${name}`,
  eta: 'travel authorization',
  visa: 'a visa',
  passportRenewal: (name: string) => `Renew ${name}’s passport`,
  usualEta: 'Usually three days before entry; check the official page',
  usualOnlineVisa: 'Usually two weeks before entry; check the official page',
  usualVisa: 'Usually eight weeks before entry; check the official page',
  usualRenewal: 'A Canadian passport usually takes up to ten weeks by mail',
  itsTimes: 'The times of the ticket',
  itsTerms: 'The terms of the booking',
  itsOffer: 'The offer',
}

export const whyText = {
  meal: 'Time to eat.',
  booked: (at: string) => `Booked for ${at}.`,
  table: 'A meal keeps to its hour.',
  opens: (at: string) => `Opens at ${at}.`,
  closes: (at: string) => `Visits end by ${at}.`,
  kept: 'You chose to keep this one.',
  first: 'A good start to the day.',
  near: (minutes: number, from: string) => `About ${minutes} min from ${from}.`,
  far: (minutes: number, from: string) => `Far, about ${minutes} min from ${from}, but worth it.`,
}

export const alternativesText = {
  heading: 'Alternatives',
  forWhom: (people: string) => `Prices for ${people}; travel times are estimates.`,
  chosen: 'Chosen',
  booked: 'This one is booked. Cancel it first to choose another.',
  same: 'Same price',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  from: (minutes: number, name: string) => `${minutes} min from ${name}`,
  to: (minutes: number, name: string) => `${minutes} min to ${name}`,
  choose: 'Choose this',
  chooseNamed: (name: string) => `Choose this: ${name}`,
  asAlternative: (name: string) => `As an alternative to ${name}`,
  asAlternativeHint: (name: string) =>
    `Saved as an alternative to ${name}. It doesn’t count toward your total until you choose it.`,
  insteadOf: (name: string) => `Instead of ${name}`,
  insteadOfHint: (name: string) => `${name} stays as an idea and doesn’t count toward your total.`,
}

export const deadlineLetterText = {
  subject: (what: string) => what,
  dueIn: (trip: string) => `Here’s the reminder you asked for, for your trip “${trip}”.`,
  what: 'What',
  when: 'When',
  trip: 'Trip',
  travellers: 'Travellers',
  whenText: (day: string, time: string, city: string) => `${day}, ${time}, ${city} time`,
  openTrip: 'Open the trip',
  turnOff: (address: string) => `You can turn these reminders off at ${address}.`,
}

export const detailsText = {
  unknownAirport: (code: string) => `We don’t know an airport with the code ${code}.`,
  otherZone: (place: string, zone: string) => `${place} isn’t in the time zone ${zone}.`,
  otherTime: (zone: string) => `The local time doesn’t match in ${zone}.`,
  tooEarly: 'This is earlier than the part before it.',
}

export const howFarText = {
  overWater: (distance: string) => `${distance} across the water`,
}

export const dayAreaText = {
  and: ' and ',
  afterwards: (first: string, second: string) => `${first}, then ${second}`,
}
