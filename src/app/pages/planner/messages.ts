import { daysListed } from '#platform/shared/days-listed.ts'

/** What the planner's screens say of the party. */
export const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const partyFieldsText = {
  who: 'Who',
  adults: 'Adults',
  adult: 'adult',
  children: 'Children',
  child: 'child',
  ageOf: (child: number) => `Age of child ${child}`,
  ageHint: 'Age on the first day. 0 for a baby.',
  atLeastOne: 'A trip needs at least one adult.',
  atMost: (most: number) => `A trip can have up to ${most} people.`,
  wholeAdults: 'Enter a whole number of adults.',
  wholeChildren: 'Enter a whole number of children, or 0.',
  age: 'Enter an age from 0 to 17.',
}

export const dayPlaceText = {
  openMap: 'Open map',
  where: 'This day in',
}

interface MonthsWeather {
  readonly low: number
  readonly high: number
  readonly rain: number
}

export const dayFactsText = {
  label: 'What to expect',
  weather: (month: string, { low, high, rain }: MonthsWeather) =>
    `${month}: usually ${low} to ${high} °C, ${rain} ${rain === 1 ? 'day' : 'days'} of rain`,
  money: (currency: string, inDollars: string) => `1 ${currency} is about ${inDollars}`,
  clock: (hours: number, home: string) =>
    `${Math.abs(hours)} h ${hours > 0 ? 'ahead of' : 'behind'} ${home || 'you'}`,
}

export const originFieldText = {
  from: 'From',
  hint: 'A city or airport. Flights start here.',
  placeholder: 'Toronto or YYZ',
  list: 'Airports and places',
  count: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  loading: 'Looking…',
  none: 'Nothing by that name. Try a larger city nearby.',
  failed: 'We can’t look this up right now.',
  choose: 'Choose a place from the list, or leave this empty.',
}

export const partyChangeText = {
  title: (party: string) => `Change to ${party}?`,
  apply: 'Apply',
  keep: (party: string) => `Keep ${party}`,
  applied: (party: string) => `The trip is for ${party}`,
  appliedHint: 'Prices are up to date.',
  undo: 'Undo',
  loading: 'Checking the new prices…',
  changes: 'New prices',
  more: (count: number) => `${count} more`,
  stays: 'Stays the same',
  noChange: 'No price changes.',
  before: 'now',
  after: 'then',
  unpriced: (party: string) => `No price for ${party}. The old one stays, marked as an estimate.`,
  booked: 'booked',
  cancelled: 'cancelled',
  idea: 'idea',
  total: 'Total',
  each: 'Per person',
  budget: 'Budget',
  left: (amount: string) => `${amount} left`,
  over: (amount: string) => `${amount} over`,
  inRooms: (rooms: number) => `${rooms} rooms`,
  short: (name: string, guests: number, missing: number) =>
    `${name} is booked for ${guests} ${guests === 1 ? 'person' : 'people'}. ${missing === 1 ? 'One of you needs' : `${missing} of you need`} another room: Trip Check finds one.`,
  unknown:
    'We can’t check the new prices right now. If you apply this, they change once the trip is saved.',
}

export const originChangeText = {
  title: (place: string) => `Leave from ${place} instead?`,
  open: 'Leave the starting point open?',
  flight: (from: string, to: string) =>
    `Your flight still leaves from ${from}, at the same price. Trip Check leads to flights from ${to}.`,
  noChange: 'No price changes. We’ll look for flights from there.',
  keep: (place: string) => `Keep ${place}`,
  keepOpen: 'Leave it open',
  applied: (place: string) => `The trip starts in ${place}`,
  appliedOpen: 'The starting point is open',
}

export const unappliedText = {
  apply: 'Apply',
  cancel: 'Cancel',
  applied: 'Trip changed',
  left: 'Not applied',
  stays: (now: string) => `The trip is still ${now}.`,
}

export const plannerHeadingText = {
  from: (place: string) => `From ${place}`,
  whence: 'From where?',
  change: {
    dates: 'change the dates',
    who: 'change who travels',
    origin: 'change where you leave from',
  },
  company: (people: number) => `${people} people can edit`,
}

export const ownPassportsText = {
  title: 'Your passports',
  lead: 'Add them, and Trip Check looks at visas, entry rules and expiry dates. Only you see them.',
  there: 'In this trip. Trip Check looks at entry rules for you. Only you see them.',
  use: 'Use my passports',
  remove: 'Remove my passports',
  toProfile: 'Add a passport to your profile',
}

export const tripDeadlinesText = {
  next: 'Next:',
  all: 'Everything with a deadline',
  when: (day: string, time: string, city: string) => `${day}, ${time}, ${city} time`,
}

export const sumsLineText = {
  waits: (amount: string) => `Includes ${amount} for days you haven’t opened`,
  forParty: (party: string) => `for ${party}`,
  each: (amount: string) => `${amount} per person`,
}

export const flightsLinkText = {
  find: 'Find flights',
  to: (place: string) => ` to ${place}`,
  between: (from: string, to: string) => ` from ${from} to ${to}`,
}

export const outsideText = {
  heading: 'Also on this trip',
}

export const stateText = {
  insteadOf: (name: string, how: string) => `Instead of ${name}: ${how}`,
  samePrice: 'same price',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  away: (km: string) => `${km} km away`,
  choose: 'Choose this',
  chooseNamed: (name: string) => `Choose this: ${name}`,
  back: (out: string, back: string) => `${out}, back ${back}`,
}

export const forThisTripText = {
  label: 'Find for this trip',
  flights: 'Flights',
  rentals: 'Vacation rentals',
  entry: 'Entry rules',
  insurance: 'Insurance',
}

export const ownFlightText = {
  form: 'A flight you have booked',
  from: 'From, airport code',
  to: 'To, airport code',
  departsOn: 'Departs on',
  departsAt: 'Departs at, local time',
  arrivesOn: 'Arrives on',
  arrivesAt: 'Arrives at, local time',
  number: 'Flight number',
  price: 'Price for all, CAD',
  part: (number: number, all: number) => (all === 1 ? 'Flight' : `Flight ${number} of ${all}`),
  addPart: 'Add a connection',
  removePart: 'Remove the last flight',
  add: 'Add flight',
  added: 'Added to Trip',
  notAdded: 'The flight wasn’t added',
  name: (from: string, to: string) => `${from} to ${to}`,
  threeLetters: 'Enter the airport’s three letters, such as YYZ.',
  twoAirports: 'Choose two different airports.',
  chooseDay: 'Choose a date.',
  giveTime: 'Enter a time such as 09:30.',
  leavesTooEarly: 'This flight leaves before the one before it lands.',
}

export const planFirstText = {
  title: 'Sign In to Start Planning',
  lead: 'An account keeps your trips, their days and their budget. It’s free.',
  ready: (days: number, place: string) =>
    `Your first ${days === 1 ? 'day' : `${days} days`} in ${place} ${days === 1 ? 'is' : 'are'} ready. Enter your email to keep and change them. It’s free.`,
  draftReady: (place: string) =>
    `Your trip to ${place} is waiting. Sign in or create an account to keep and change it. It’s free.`,
  readyToKeep: (days: number, place: string) =>
    `${days === 1 ? 'A day' : `${days} days`} in ${place}, planned and priced. Keep the trip to change anything in it.`,
  isReady: 'Your plan is ready',
  planning: 'Planning your days',
  failed: 'We couldn’t make this plan.',
  without: (parts: readonly string[]) => {
    const words = parts.map((part) => (part === 'stays' ? 'hotels' : part))
    const list = new Intl.ListFormat('en-CA').format(words)
    return `Our partners for ${list} didn’t answer in time, so the plan leaves that open. Choose it in the trip, or plan again in a moment.`
  },
  keep: 'Keep this trip',
  keepTrip: 'Keep your trip',
  /** Of "Five days in Lisbon". */
  keepDays: (title: string) => `Keep your ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  signIn: 'Sign In',
  createAccount: 'Create an account',
  empty: 'Start from an empty trip',
  everyStop: 'Every stop can be moved, swapped or removed once it’s yours.',
  carriedOver: (hasBudget: boolean) =>
    hasBudget
      ? 'Your dates, party and budget are carried over.'
      : 'Your dates and party are carried over.',
  veiled: (free: number, days: readonly number[], tier: string, price: string) =>
    `The Free plan holds ${free === 1 ? '1 day' : `${free} days`} in one city. ${
      days.length === 1
        ? `${daysListed(days)} is drafted; ${tier} adds it`
        : `${daysListed(days)} are drafted; ${tier} adds them`
    } for ${price}, once.`,
  whereTo: 'Where to?',
  lisbon: 'Lisbon',
  portugal: 'Portugal',
  kyoto: 'Kyoto',
  japan: 'Japan',
  banff: 'Banff',
  canada: 'Canada',
}

export const bookHotelText = {
  noCalendar: 'We couldn’t make the calendar file',
}

export const cancelledText = {
  findAnotherStay: 'Find another stay',
  removeFromTrip: 'Remove from trip',
  removeNamed: (name: string) => `Remove from trip: ${name}`,
}

export const goOnText = { goOn: (trip: string) => `Go on with ${trip}` }

export const draftPreviewText = {
  itinerary: 'Your Itinerary',
  withoutDay: 'Without a day',
}

export const canvasText = {
  openingGuide: 'Opening the guide',
  openingFlights: 'Looking for flights',
  steps: 'Steps of the trip',
  backToDays: 'Back to the days',
  findFlights: 'Find flights',
  finder: {
    destination: 'Where to',
    dates: 'When and who',
    hotels: 'Hotels',
    activities: 'Things to do',
    flights: 'Flights',
  },
}

export const guideDraftText = {
  name: 'this draft',
  out: (saves: string) => (saves ? `Removed, saves ${saves}` : 'Removed'),
  moves: (when: string) => `Moves to ${when}`,
  ideas: 'Ideas',
  why: (what: string, reason: string) => (reason ? `${what}: ${reason}` : what),
  here: (time: string, from: string) => [time, `from ${from}`].filter(Boolean).join(', '),
  for: (name: string) => `Replaced by ${name}`,
  did: {
    add: (names: string) => `Added ${names}.`,
    remove: (names: string) => `Removed ${names}.`,
    move: (names: string) => `Moved ${names}.`,
    replace: (names: string) => `Swapped in ${names}.`,
  },
  undone: (names: string) => `Undone: ${names}.`,
  inTrip: (names: string) => `In your trip as proposed: ${names}.`,
  notInTrip: (names: string) => `Not in your trip as proposed: ${names}.`,
  leftAsIs: (names: string) => `Left as before: ${names}.`,
  made: (count: number) => `${count} ${count === 1 ? 'change' : 'changes'} made`,
  refused: (count: number) =>
    `We couldn’t make ${count} ${count === 1 ? 'change' : 'changes'}: the trip changed in the meantime.`,
  saved: 'Saved in your trip.',
  undo: 'Undo',
  nights: (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  instead: (name: string) => `instead of ${name}`,
  rejected: 'Draft discarded. Your trip is unchanged.',
  tryAgain: 'Please try again in a moment.',
}

export const ribbonText = {
  label: 'Money left',
  soFar: 'so far',
  noneYet: 'none yet',
  setBudget: 'Set a budget',
  each: (amount: string) => `${amount} each`,
  withOffer: (name: string) => `With ${name}: `,
  left: (amount: string) => `${amount} left`,
  over: (amount: string) => `${amount} over`,
  of: (amount: string) => `of ${amount}`,
  forAll: (days: number) => ` for all ${days} days`,
  swapTo: (stay: string) => `Swap to ${stay},`,
  save: (amount: string) => `save ${amount}`,
  eachDay: (amount: string, heads: number) =>
    heads > 1 ? `${amount} a day each` : `${amount} a day`,
}

export const withThisText = {
  left: (amount: string, day: string, each: boolean) =>
    `With this: ${amount} left, ${day} a day${each ? ' each' : ''}`,
  brief: (amount: string) => `With this: ${amount} left`,
  over: (amount: string) => `With this: ${amount} over budget`,
  nowOver: (amount: string) => `${amount} over budget.`,
  swapped: (amount: string) => `With the swap: ${amount} left`,
  swappedOver: (amount: string) => `With the swap: ${amount} over budget`,
}

export const flightsStepText = {
  added: (flight: string) => `${flight} added`,
  kept: (flight: string) => `${flight} kept as an idea`,
  keptAsIdea: 'Kept as an idea',
  addedToTrip: 'Added to Trip',
  goes: (stops: number) => `${stops === 1 ? '1 stop goes' : `${stops} stops go`} to Ideas`,
  moved: (stops: number) => `${stops === 1 ? '1 stop' : `${stops} stops`} moved to Ideas.`,
  whereFrom: 'Where do you start?',
  whereFromHint: 'We search from the nearest airport, for your dates and party.',
  noAirport: (place: string) => `We don’t know of an airport near ${place}.`,
  search: 'Search all flights',
  save: 'Find flights',
  loading: 'Loading flights',
}

export const itineraryText = {
  showMore: (count: number) => `Show ${count} more`,
}

export const keysText = {
  title: 'Keys',
  finder: 'Find something for the trip',
  guide: 'Open the guide',
  accepts: 'Accept the focused change from the guide',
  rejects: 'Reject it',
  list: 'Show this list',
  arrows: 'Arrows',
  between: 'Move between stops and days; carry a stop; change the end of a stay',
  opens: 'Open a stop',
  space: 'Space',
  lifts: 'Pick up a stop, or drop it',
  returns: 'Put a stop back; close what’s open',
  undo: 'Undo',
  redo: 'Redo',
  single: 'Use single keys',
  singleHint: 'Turn off /, g, a, r and ? if you use speech input.',
}

export const carriedText = {
  added: 'Added to Trip',
  to: (name: string, day: string) => `${name}, ${day}`,
}

export const aroundText = {
  title: 'From your stops',
  /** From what the distance of its row is, and from what those of the list below are. */
  middle: (distance: string | undefined, name: string) =>
    `${distance ? `${distance} from` : 'At'} ${name}, in the middle of your stops. The nearest ones:`,
  toDays: (minutes: string) =>
    `${minutes} on average to the first and last stop of each day. The nearest stops:`,
  map: (name: string) => `${name} and your nearest stops`,
  way: (distance: string, how: string) => `${distance}, ${how}`,
}
