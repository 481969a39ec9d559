/** What stands beside the steps: the itinerary, its days on the map, money, and what is not saved. */

export const listText = {
  label: 'Your Itinerary',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  guide: 'Guide',
  open: 'Open itinerary',
  list: 'Itinerary',
  map: 'Open the map',
  mapBrief: 'Map',
  close: 'Close',
  add: 'Add',
  done: 'Done',
  withDraft: 'With this draft',
  leftOf: (budget: string, over: boolean) => (over ? `Over ${budget}` : `Left of ${budget}`),
  each: 'Per person',
  day: (number: number, date: string) => `Day ${number}, ${date}`,
  ideas: 'Ideas',
  empty: 'Nothing yet. Add a hotel, a restaurant or a sight.',
  unsaved: 'Not saved yet',
  estimate: 'estimate',
  paid: (amount: string) => `${amount} paid`,
  total: 'Total Cost',
  cad: 'CAD',
  sample: 'Sample',
  samples: 'Hotels, restaurants and fares here are made up, so you can try planning.',
  toCart: 'Put all into the cart',
  cartFull: 'The cart is full',
  cartFullHint: 'There’s no room left for it on this device.',
}

export const budgetText = {
  heading: 'Budget',
  none: 'Set a budget under Dates to see what’s left.',
}

export const dayMapText = {
  label: (day: number) => `Day ${day} and its stops`,
  labelAll: 'All days and their stops',
  days: 'Days on the map',
  all: 'All',
  allDays: 'All days',
  dayOn: (day: number, date: string) => `Day ${day}, ${date}`,
  ofDay: (day: number) => `day ${day}`,
  headingAll: (days: number) => (days === 1 ? 'Your day' : `All ${days} days`),
  mapAll: 'Map of all days',
  ways: 'From stop to stop',
  way: (day: number) => `Day ${day}: the way`,
  map: (day: number) => `Map of day ${day}`,
  stops: (day: number) => `Stops of day ${day}`,
  minutes: (minutes: number) => `${minutes} min`,
  noStops: 'No stops yet',
  on: (distance: string, how: string) => `then ${distance}, ${how}`,
  empty: 'Add a stop and it shows on the map.',
  close: 'Close map',
  key: 'How the ways are drawn',
  onFoot: 'On foot',
  ride: 'Transit',
}

export const saveStateText = {
  toDecide: (count: number) => `${count} to be decided`,
  saved: 'Everything is saved',
  savedBrief: 'Saved',
  unsaved: (count: number) => `${count} not saved yet`,
  saving: 'Saving…',
  offline: (state: string) => `Offline: ${state.toLowerCase()}`,
  retry: 'Try again',
}

export const waitingText = {
  show: 'Show',
  title: 'Not saved yet',
  lead: 'Saved on this device and retried automatically. Discarded changes are lost.',
  discard: 'Discard this change',
  discardNamed: (change: string) => `Discard this change: ${change}`,
}

export const conflictText = {
  label: 'To be decided',
  choices: {
    fields: {
      title: 'Someone changed this while you were editing',
      mine: 'Keep mine',
      theirs: 'Use theirs',
    },
    removed: {
      title: 'Someone removed this while you were editing',
      mine: 'Restore it with my change',
      theirs: 'Leave it removed',
    },
    unfit: {
      title: 'We couldn’t save a change from an earlier visit',
      mine: 'Try again',
      theirs: 'Discard it',
    },
    refused: {
      title: 'We couldn’t save this trip yet',
      mine: 'Try again',
      theirs: 'Discard this trip and everything in it',
    },
  },
  onlyHere: 'This trip is only on this device.',
  tooOld: (change: string) => `${change}: this older change can’t be saved any more.`,
  changeOnlyHere: 'This change is only on this device. Discard it to start over.',
  field: (name: string, label: string) => (name ? `${name}, ${label.toLowerCase()}` : label),
  values: (field: string, yours: string, theirs: string) =>
    `${field}: yours is ${yours}, theirs is ${theirs}.`,
  changed: (name: string, fields: readonly string[]) =>
    `You changed ${name}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}.`,
}

export const notOpenedText = {
  signIn: 'Sign in to open this trip',
  sessionEnded: 'Your session has ended.',
  notFound: 'We can’t find this trip',
  yourTrips: 'See your trips',
  newTrip: 'Start a new trip',
  cutOff: 'This link looks cut off. Copy the whole link and try again.',
  failed: 'We couldn’t open this trip. Try again.',
  lastCopy: 'The last copy on this device',
  lastCopyHint: 'It may be out of date.',
}

export const plannedStayText = {
  where: 'Where',
  unknown: 'Not entered',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  fewer: 'One night less',
  more: 'One night more',
  nowNights: (name: string, nights: string) => `${name}, ${nights}`,
  guests: 'Guests',
  price: 'Price',
  cad: (price: string) => `${price} CAD`,
  forParty: (party: string) => `for ${party}`,
  estimate: 'our estimate',
  today: (price: string) => `today ${price}`,
  cancellation: 'Cancellation',
  freeUntil: 'Free until 24 hours before check-in',
  notFree: 'Not free at this rate',
  asking: 'Checking…',
  sample: 'A sample: this hotel is made up.',
  edit: 'Edit details',
  remove: 'Remove',
  swap: 'Swap',
  book: 'Book Now',
  back: 'Back to your trip',
}
