/** What screens and documents of flights say. */

export const searchFormText = {
  tooManyInfants: 'Each infant needs an adult’s lap, so there can’t be more infants than adults.',
  airportMissing: 'Choose both airports.',
  sameAirport: 'Choose two different airports.',
  departureMissing: 'Choose a departure date.',
  tooManyPeople: 'You can search for up to 9 people.',
  returnMissing: 'Choose a return date, or switch to one way.',
  returnTooEarly: 'The return can’t be before the departure.',
}

export const flightTextsText = {
  directFlight: 'Direct flight',
  toBeConfirmed: 'To be confirmed',
  daysLater: (offset: number) => `${offset} days later`,
}

export const holdStateText = {
  pending: 'Being confirmed',
  held: 'On hold',
  paid: 'Paid',
  releasing: 'Being released',
  released: 'Let go',
  failed: 'Not held',
}

export const flightToItemText = {
  flight: 'Flight',
  route: (name: string, name2: string) => `${name} to ${name2}`,
}

export const fitText = {
  firstGone: (day: string, time: string, days: number) =>
    `Lands ${day} at ${time}: ${days === 1 ? 'day 1 is' : `days 1 to ${days} are`} for the way.`,
  wholeFirst: 'A whole first day.',
  firstAfternoon: 'A whole first afternoon.',
  firstEvening: 'An evening on day 1.',
  lastGone: (days: number, time: string) =>
    `Flies home on day ${days} at ${time}: that day is for the way.`,
  endsEarly: (day: string, time: string, early: number) =>
    `Flies home ${day} at ${time}, ${early === 1 ? 'a day' : `${early} days`} before your trip ends.`,
  wholeLast: 'A whole last day.',
  lastUntil: (time: string) => `A last day until ${time}.`,
  lastMorning: 'A last morning.',
}

export const flightMarksText = {
  bestMix: 'Best mix of price and time',
  shorter: (sooner: string, more: string) => `${sooner} shorter than the cheapest for ${more} more`,
  lowest: (count: number) => `Lowest of ${count} prices`,
  roundTrip: (time: string) => `${time} round trip`,
  inTotal: (time: string) => `${time} in total`,
}

export const flightSortsText = {
  days: 'Fits your days',
  price: 'Price',
  duration: 'Duration',
  departure: 'Departure',
}

export const fareEachText = { each: 'each', adult: 'an adult' }
