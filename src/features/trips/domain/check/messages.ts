/** Texts of the trip check. */

export const weekdayNames = [
  'Sundays',
  'Mondays',
  'Tuesdays',
  'Wednesdays',
  'Thursdays',
  'Fridays',
  'Saturdays',
]

const planner = (trip: string, rest: string): string => `/planner?trip=${trip}&${rest}`
const authorization = { eta: 'an electronic travel authorization', visa: 'a visa' }

interface ShortWay {
  /** Minutes needed and available. */
  readonly way: number
  readonly gap: number
  /** Ferry wait in minutes; undefined without a ferry. */
  readonly ferryWait: number | undefined
  readonly from: string
  readonly to: string
}

interface Nights {
  readonly checkIn: string
  readonly checkOut: string
}

export const checkText = {
  and: ' and ',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  closedNow: (name: string) => `${name} is closed at this time of year.`,
  closedWeekly: (name: string, weekday: string) => `${name} is closed on ${weekday}.`,
  closedOn: (name: string, day: string) => `${name} is closed on ${day}.`,
  closedHoliday: (name: string, holiday: string) => `${name} is closed for ${holiday}.`,
  otherHours: (name: string, holiday: string, hours: string) =>
    `${name} has different hours on ${holiday}: ${hours}.`,
  openHours: (name: string, hours: string) => `${name} is open ${hours} that day.`,
  lastEntry: (name: string, time: string) => `Last entry to ${name} is at ${time}.`,
  confirmFirst: (name: string, why: string) =>
    `${why ? `${name}: ${why}. Confirm` : `${name}: confirm`} that it’s open before you go.`,
  ownPage: 'Official page',
  findAnother: (trip: string) => ({
    label: 'Find another sight',
    href: planner(trip, 'step=activities'),
  }),
  toIdeas: 'Move to Ideas',
  remove: (name: string) => `Remove ${name}`,
  removeFromDay: (day: number) => `Remove from day ${day}`,
  removeAt: (time: string) => `Remove the one at ${time}`,
  removeUntimed: 'Remove the one without a time',
  beginAt: (time: string) => `Start at ${time}`,
  moveTo: (day: string) => `Move to ${day}`,
  putInOrder: 'Sort by time',
  ofItem: (name: string, label: string) => `${name}: ${label}`,
  overlap: (name: string, before: string) => `${name} starts before ${before} ends.`,
  outOfOrder: (name: string, before: string) =>
    `${name} is listed after ${before} but starts earlier.`,
  tooFar: ({ way, gap, ferryWait, from, to }: ShortWay) =>
    ferryWait === undefined
      ? `Getting from ${from} to ${to} takes about ${way} min. You have ${gap} min.`
      : `Getting from ${from} to ${to} by ferry takes about ${way} min, with about ${ferryWait} min of waiting. You have ${gap} min.`,
  farApart: (name: string, km: number, from: string) =>
    `${name} is ${km} km from ${from}, with no transport between them.`,
  tooFull: (hours: number) => `This day adds up to about ${hours} hours with travel.`,
  beforeArrival: (name: string, time: string, day: string) =>
    `You land at ${time} on ${day}, too late for ${name}.`,
  afterDeparture: (name: string, time: string, day: string) =>
    `Your flight leaves at ${time} on ${day}, so you’d miss ${name}.`,
  untilDeparture: (name: string, ends: string, leaves: string) =>
    `${name} ends at ${ends}, but your flight leaves at ${leaves}.`,
  airportChange: (from: string, to: string) =>
    `You land at ${from}, but your next flight leaves from ${to}.`,
  tightConnection: (minutes: number, airport: string, needed: number) =>
    `You have ${minutes} min to change planes${airport ? ` at ${airport}` : ''}. Allow ${needed} min.`,
  missedConnection: (airport: string) =>
    `Your ${airport ? `flight from ${airport}` : 'next flight'} leaves before you land there.`,
  lateAtAirport: (name: string, minutes: number) =>
    `${name} arrives ${minutes} min before your flight leaves. Allow an hour.`,
  startsElsewhere: (from: string, origin: string) =>
    `Your flight leaves from ${from}, but your trip starts in ${origin}.`,
  flightsFrom: (trip: string, origin: string) => ({
    label: `Find flights from ${origin}`,
    href: planner(trip, 'step=flights'),
  }),
  otherFlights: (trip: string) => ({
    label: 'Find other flights',
    href: planner(trip, 'step=flights'),
  }),
  noBeds: 'No place to stay yet.',
  noBed: (night: string) => `No place to stay on the night of ${night}.`,
  noBedFor: (from: string, to: string) => `No place to stay for the nights of ${from} to ${to}.`,
  findBed: (trip: string) => ({ label: 'Find a stay', href: planner(trip, 'step=hotels') }),
  twoBeds: (night: string, names: string) =>
    `You have two stays for the night of ${night}: ${names}.`,
  keepOnly: (name: string) => `Keep ${name}`,
  lookAtDay: (trip: string) => ({ label: 'Open the day board', href: planner(trip, 'view=days') }),
  bedElsewhere: (stay: string, km: number, visit: string) => `${stay} is ${km} km from ${visit}.`,
  outsideTrip: (name: string, day: string) => `${name} is on ${day}, outside your trip dates.`,
  shorten: (nights: number) => `Shorten to ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  changeDates: (trip: string) => ({ label: 'Change the dates', href: planner(trip, 'step=dates') }),
  duplicate: (name: string) => `${name} is in your trip twice.`,
  countFor: (party: string) => `Change to ${party}`,
  partyMismatch: (name: string, meant: number, party: string) =>
    `${name} is for ${meant} ${meant === 1 ? 'person' : 'people'}, but your trip is for ${party}.`,
  tooFewBeds: (name: string, guests: number, party: string) =>
    `${name} is for ${guests} ${guests === 1 ? 'person' : 'people'}, but your trip is for ${party}.`,
  findRoomFor: (
    trip: string,
    { checkIn, checkOut, guests }: Nights & { readonly guests: number },
  ) => ({
    label: guests === 1 ? 'Find a room for one more' : `Find a room for ${guests} more`,
    href: planner(trip, `step=hotels&checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`),
  }),
  findLargerRoom: (trip: string, { checkIn, checkOut }: Nights) => ({
    label: 'Find a larger room',
    href: planner(trip, `step=hotels&checkIn=${checkIn}&checkOut=${checkOut}`),
  }),
  overBudget: (over: string, budget: string) =>
    `Your trip is ${over} over your budget of ${budget}.`,
  overSomeBudget: 'Your trip is over your budget.',
  changeBudget: (trip: string) => ({
    label: 'Change the budget',
    href: planner(trip, 'step=dates'),
  }),
  offerExpired: (name: string) => `Your offer for ${name} has expired. Check its price again.`,
  ticketRequired: (name: string) => `You need to buy your ticket for ${name} ahead.`,
  ticketAdvised: (names: readonly string[]) =>
    names.length === 1
      ? `Buy your ticket for ${names[0] ?? ''} ahead to skip the line.`
      : `Buy tickets ahead to skip the line: ${names.join(', ')}.`,
  aboutTicket: 'Ticket details',
  haveTicket: (count: number) => (count === 1 ? 'I have a ticket' : 'I have tickets'),
  entryNeeded: (name: string, country: string, needs: 'eta' | 'visa') =>
    `${name} needs ${authorization[needs]} for ${country}.`,
  visaOnArrival: (name: string, country: string) =>
    `${name} needs a visa for ${country}, which is sold on arrival.`,
  transitNeeded: (name: string, country: string, needs: 'eta' | 'visa') =>
    `${name} needs ${authorization[needs]} to change planes in ${country}.`,
  refused: (name: string, country: string) => `${country} doesn’t admit ${name} on this passport.`,
  passportExpires: (name: string, country: string, until: string) =>
    `To enter ${country}, ${name} needs a passport valid until ${until}.`,
  stayTooLong: (name: string, country: string, days: number) =>
    `${name} can stay in ${country} for up to ${days} ${days === 1 ? 'day' : 'days'}.`,
  schengenTooLong: (name: string, days: number) =>
    `${name} would stay in the Schengen area ${days} ${days === 1 ? 'day' : 'days'} too long.`,
  officialPage: (country: string) => `Official page for ${country}`,
  visaPage: (country: string) => ({ label: 'Check entry rules', href: `/visa?to=${country}` }),
  traveller: (number: number) => `Traveller ${number}`,
} as const
