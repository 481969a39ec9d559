/** What answers of flights say. */

export const searchText = {
  noneFound: 'No flights found for your search criteria.',
  notOffered: 'We don’t offer flights.',
  sameCity: (code: string, city: string, airport: string) =>
    `${code} covers all ${city} airports, including ${airport}. Choose a destination in another city.`,
  unknownAirport: (code: string) => `We don’t know of an airport ${code} with scheduled flights.`,
  past: 'This day is past. Choose today or later.',
  tooFar: (days: number) => `We show flights up to ${days} days ahead. Choose an earlier day.`,
  noFlights: (airports: string) => `We don’t know of any scheduled flights at ${airports}.`,
}

export const fareText = {
  refused: {
    gone: 'The airline no longer sells this fare, so nothing was held.',
    'price-changed': 'The price changed at the airline, so nothing was held.',
    details: 'The airline didn’t take the travellers’ details, so nothing was held.',
  },
  notHeld: 'The airline has no such booking, so nothing was held.',
  holdsBack:
    'A fare is held for you at an airline. Let it go first, or wait until it’s paid or over.',
  route: (from: string, to: string) => `${from} to ${to}`,
  leg: (from: string, to: string, at: string, flights: string) =>
    `${from} to ${to}, ${at}, ${flights}`,
  flight: 'Flight',
  travellers: 'Travellers',
  total: 'Total',
  reference: 'Airline booking reference',
  payBy: 'Pay by',
  heldSubject: (route: string) => `Fare on hold: ${route}`,
  heldLead:
    'The airline is keeping these seats for you. Nothing has been charged. We’ll write to you about payment; if it isn’t paid in time, the airline lets the seats go and you owe nothing.',
  deskSubject: (reference: string) => `Take payment for a held fare: ${reference}`,
  deskLead: (email: string) =>
    `A traveller (${email}) has a fare on hold. Take the payment, then pay the order in your supplier’s dashboard before its time is over.`,
  releasedSubject: (route: string) => `Fare no longer on hold: ${route}`,
  releasedLead: 'The airline has let these seats go. Nothing was charged, and you owe nothing.',
  notHeldSubject: (route: string) => `Fare not held: ${route}`,
  notHeldLead:
    'The airline has now told us that it isn’t keeping these seats. Nothing was charged. You can search again.',
  paidSubject: (route: string) => `Flight booked: ${route}`,
  cancelledSubject: (route: string) => `Flight cancelled: ${route}`,
  cancelledLead: (refund: string) =>
    `Your flight is cancelled. ${refund} comes back to you, the way you paid.`,
  deskRefundSubject: (reference: string) => `Refund a cancelled flight: ${reference}`,
  deskRefundLead: (email: string, refund: string) =>
    `A traveller (${email}) has cancelled a paid flight. The airline gives back ${refund}; pass it on.`,
  notCancelledSubject: (route: string) => `Flight not cancelled: ${route}`,
  notCancelled:
    'The airline didn’t cancel your flight at the refund you agreed to, so it’s still booked. You can ask again, or write to us.',
  paidLead: 'Your flight is paid and booked. Check in with the airline’s booking reference.',
}
