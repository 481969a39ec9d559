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
