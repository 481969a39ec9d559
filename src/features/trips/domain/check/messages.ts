/** What the check of a trip says. */

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
  /** Minutes that the way takes, and those that there are. */
  readonly way: number
  readonly gap: number
  /** Minutes of the way; undefined where no ferry goes. */
  readonly ferryWait: number | undefined
  readonly from: string
  readonly to: string
}

export const checkText = {
  and: ' and ',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  closedNow: (name: string) => `${name} is closed at this time of year.`,
  closedWeekly: (name: string, weekday: string) => `${name} is closed on ${weekday}.`,
  closedOn: (name: string, day: string) => `${name} is closed on ${day}.`,
  closedHoliday: (name: string, holiday: string) => `${name} is closed for ${holiday}.`,
  otherHours: (name: string, holiday: string, hours: string) =>
    `${name} has other hours for ${holiday}: ${hours}.`,
  openHours: (name: string, hours: string) => `${name} is open ${hours}.`,
  lastEntry: (name: string, time: string) => `Last entry to ${name} is at ${time}.`,
  toIdeas: 'Move to Ideas',
  remove: (name: string) => `Remove ${name}`,
  beginAt: (time: string) => `Begin at ${time}`,
  moveTo: (day: string) => `Move to ${day}`,
  putInOrder: 'Put in order of time',
  ofItem: (name: string, label: string) => `${name}: ${label}`,
  overlap: (name: string, before: string) => `${name} begins before ${before} is over.`,
  outOfOrder: (name: string, before: string) => `${name} begins before ${before}.`,
  tooFar: ({ way, gap, ferryWait, from, to }: ShortWay) =>
    `${from} to ${to} takes about ${way} min${ferryWait === undefined ? '' : ` by ferry, ${ferryWait} of them waiting`}. You have ${gap}.`,
  farApart: (name: string, km: number, from: string) => `${name} is ${km} km from ${from}.`,
  tooFull: (hours: number) => `About ${hours} hours with travel, more than a day holds.`,
  beforeArrival: (name: string, time: string, day: string) =>
    `You land at ${time} on ${day}, too late for ${name}.`,
  afterDeparture: (name: string, time: string, day: string) =>
    `Your flight leaves at ${time} on ${day}, before ${name}.`,
  untilDeparture: (name: string, ends: string, leaves: string) =>
    `${name} ends at ${ends}, and your flight leaves at ${leaves}.`,
  airportChange: (from: string, to: string) =>
    `You land at ${from}, and the next flight leaves from ${to}.`,
  tightConnection: (minutes: number, airport: string, needed: number) =>
    `Only ${minutes} min to change planes${airport ? ` at ${airport}` : ''}. Allow ${needed}.`,
  missedConnection: (airport: string) =>
    `The ${airport ? `flight from ${airport}` : 'next flight'} leaves before you land there.`,
  lateAtAirport: (name: string, minutes: number) =>
    `${name} arrives ${minutes} min before your flight leaves. Allow an hour.`,
  otherFlights: (trip: string) => ({
    label: 'Look for other flights',
    href: planner(trip, 'step=hotels'),
  }),
  noBeds: 'No place to stay yet.',
  noBed: (night: string) => `No place to stay on the night of ${night}.`,
  noBedFor: (from: string, to: string) => `No place to stay from ${from} to ${to}.`,
  findBed: (trip: string) => ({ label: 'Find a hotel', href: planner(trip, 'step=hotels') }),
  twoBeds: (night: string, names: string) => `Two stays for the night of ${night}: ${names}.`,
  keepOnly: (name: string) => `Keep ${name}`,
  lookAtDay: (trip: string) => ({ label: 'Open the day board', href: planner(trip, 'view=days') }),
  bedElsewhere: (stay: string, km: number, visit: string) => `${stay} is ${km} km from ${visit}.`,
  outsideTrip: (name: string, day: string) => `${name} is on ${day}, outside your trip’s dates.`,
  shorten: (nights: number) => `Shorten to ${nights} ${nights === 1 ? 'night' : 'nights'}`,
  changeDates: (trip: string) => ({ label: 'Change the dates', href: planner(trip, 'step=dates') }),
  duplicate: (name: string) => `${name} is in your trip twice.`,
  countFor: (party: string) => `Count it for ${party}`,
  partyMismatch: (name: string, meant: number, party: string) =>
    `${name} is for ${meant}, and your trip is for ${party}.`,
  overBudget: (over: string, budget: string) => `${over} over your budget of ${budget}.`,
  changeBudget: (trip: string) => ({
    label: 'Change the budget',
    href: planner(trip, 'step=dates'),
  }),
  offerExpired: (name: string) => `The offer for ${name} has expired. Its price may have changed.`,
  ticketRequired: (name: string) => `${name} admits only people with a ticket bought ahead.`,
  ticketAdvised: (names: readonly string[]) =>
    names.length === 1
      ? `Buy your ticket for ${names[0] ?? ''} ahead to skip the line.`
      : `Buy tickets ahead to skip the line: ${names.join(', ')}.`,
  aboutTicket: 'About the ticket',
  haveTicket: (count: number) => (count === 1 ? 'I have a ticket' : 'I have tickets'),
  entryNeeded: (name: string, country: string, needs: 'eta' | 'visa') =>
    `${name} needs ${authorization[needs]} for ${country}.`,
  transitNeeded: (name: string, country: string, needs: 'eta' | 'visa') =>
    `${name} needs ${authorization[needs]} to change planes in ${country}.`,
  refused: (name: string, country: string) => `${country} does not admit ${name} on this passport.`,
  passportExpires: (name: string, country: string, until: string) =>
    `${country} wants the passport of ${name} to be valid until ${until}.`,
  stayTooLong: (name: string, country: string, days: number) =>
    `${name} may stay in ${country} for ${days} days.`,
  schengenTooLong: (name: string, days: number) =>
    `${name} would be in the Schengen area ${days} ${days === 1 ? 'day' : 'days'} too long.`,
  officialPage: (country: string) => `Official page for ${country}`,
  visaPage: (country: string) => ({ label: 'Check entry rules', href: `/visa?to=${country}` }),
  traveller: (number: number) => `Traveller ${number}`,
} as const
