/** What the planner's screens say of the party. */

export const partyFieldsText = {
  who: 'Who',
  adults: 'Adults',
  adult: 'adult',
  children: 'Children',
  child: 'child',
  ageOf: (child: number) => `Age of child ${child}`,
  ageHint: 'On the first day; 0 for a baby.',
  atLeastOne: 'At least one adult travels.',
  atMost: (most: number) => `At most ${most} people travel in one trip.`,
  wholeAdults: 'Give a whole number of adults.',
  wholeChildren: 'Give a whole number of children, or 0.',
  age: 'Give the age in whole years, 0 to 17.',
}

export const dayPlaceText = {
  where: 'This day in',
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
  applying: 'Applying…',
  loading: 'Checking the new prices…',
  changes: 'New prices',
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
  unknown:
    'We can’t check the new prices right now. If you apply this, they change once the trip is saved.',
}

export const plannerHeadingText = {
  from: (place: string) => `from ${place}`,
}

export const tripDeadlinesText = {
  next: 'Next:',
  all: 'Everything with a deadline',
  when: (day: string, time: string, city: string) => `${day}, ${time}, ${city} time`,
}

export const sumsLineText = {
  waits: (amount: string) => `${amount} of it waits for your tier`,
  forParty: (party: string) => `for ${party}`,
  each: (amount: string) => `${amount} per person`,
}

export const flightsLinkText = {
  find: 'Find flights',
  to: (place: string) => ` to ${place}`,
  between: (from: string, to: string) => ` from ${from} to ${to}`,
}

export const outsideText = {
  heading: 'Before and after the trip’s days',
}

export const stateText = {
  insteadOf: (name: string, how: string) => `or instead of ${name}: ${how}`,
  samePrice: 'same price',
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  away: (km: string) => `${km} km away`,
  choose: 'Choose this',
  chooseNamed: (name: string) => `Choose this: ${name}`,
}

export const planFirstText = {
  title: 'Sign In to Start Planning',
  lead: 'An account keeps your trips, their days and their budget. It’s free.',
  ready: (days: number, place: string) =>
    `Your first ${days === 1 ? 'day' : `${days} days`} in ${place} ${days === 1 ? 'is' : 'are'} ready. Enter your email to keep and change them. It’s free.`,
  readyToKeep: (days: number, place: string) =>
    `${days === 1 ? 'A day' : `${days} days`} in ${place}, planned and priced. Keep the trip to change anything in it.`,
  isReady: 'Your plan is ready',
  planning: 'Planning your days',
  failed: 'We couldn’t make this plan.',
  keep: 'Keep this trip',
  signIn: 'Sign In',
  createAccount: 'Create an account',
  empty: 'Start from an empty trip',
  everyStop: 'Every stop can be moved, swapped or removed once it’s yours.',
  carriedOver: 'Your dates, party and budget are carried over.',
  veiled: (first: number, last: number, price: string) =>
    first === last
      ? `Day ${first} is ready. A higher tier adds it for ${price}, once.`
      : `Days ${first} ${last === first + 1 ? 'and' : 'to'} ${last} are ready. A higher tier adds them for ${price}, once.`,
  whereTo: 'Where to?',
  lisbon: 'Lisbon',
  portugal: 'Portugal',
  kyoto: 'Kyoto',
  japan: 'Japan',
  banff: 'Banff',
  canada: 'Canada',
}

const span = (first: number, last: number): string =>
  first === last ? `Day ${first}` : `Days ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`
const daysOf = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

export const veiledText = {
  yourPlan: 'Your plan',
  ready: (first: number, last: number) =>
    `${span(first, last)} ${first === last ? 'is' : 'are'} ready`,
  holds: (free: number, tier: string) =>
    `Your tier holds ${daysOf(free)} of this trip; ${tier} holds all of it.`,
  once: 'once',
  worth: (amount: string) => `In them: stops for ${amount}.`,
  add: (first: number, last: number) => `Add ${span(first, last).toLowerCase()}`,
  stayWith: (free: number) => `Stay with ${daysOf(free)}`,
  stayWithTitle: (free: number) => `Stay with ${daysOf(free)}?`,
  stopsBecomeIdeas: 'Stops of the later days move to Ideas, and the stay ends with the trip.',
  flightBecomesIdea:
    'A flight home after the last day becomes an idea: choose another for these dates.',
  saving: 'Saving…',
  failed: 'We couldn’t save this. Try again.',
  allTiers: 'All tiers',
  day: (number: number, date: string) => `Day ${number}, ${date}`,
  free: 'Free',
}
