/** What the steps of the planner say: destination, dates, hotels and activities. */

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

export const newTripText = {
  title: 'A new trip',
  steps: 'Steps of the trip',
  keptTitle: 'Waiting for this trip',
  kept: 'Saved on this device. We’ll add them once the trip has dates.',
  loadingDays: 'Loading the days',
  loadingTrip: 'Loading the trip',
  loadingPlanner: 'Loading the planner',
}

export const keptDraftText = {
  title: (place: string, days: number) => `${place}, ${days === 1 ? '1 day' : `${days} days`}`,
  change: 'Change the dates or who travels',
}

/** Of a sight that its day has no hour for. */
export const noRoomText = {
  full: (name: string, day: number, until: string) =>
    `Day ${day} is full until ${until}. ${name} has no time yet.`,
  closed: (name: string, day: number) => `${name} is closed on day ${day}. It has no time yet.`,
  noHour: (name: string, day: number) => `Day ${day} has no hour for ${name}. It has no time yet.`,
  move: (day: number) => `Move to day ${day}`,
}

export const destinationText = {
  label: 'Destination',
  placeholder: 'Tokyo',
  which: (name: string) => `Which ${name} do you mean?`,
  chooseBelow: 'Choose one below.',
  chooseOrAdd: (name: string, region: string) =>
    `Choose one below, or add a region or country, such as “${name}, ${region}”.`,
  notThis: (name: string) => `Not this ${name}?`,
  bestMonths: 'Best months',
  currency: 'Currency',
  next: 'Continue to Dates',
}

export const morePlacesText = {
  heading: 'More places',
  label: 'Another place',
  sameName: 'Places of that name',
  already: (name: string) => `${name} is already in this trip.`,
  add: 'Add this place',
  cancel: 'Cancel',
  addAnother: 'Add another place',
  remove: (name: string) => `Remove ${name} from this trip`,
  searchIn: 'Look in',
}

export const datesText = {
  when: 'When',
  choose: 'Choose dates',
  start: 'Start date',
  startMissing: 'Choose the first day.',
  end: 'End date',
  endsTooEarly: 'Choose an end date on or after the start date.',
  inWords: (dates: string, days: number) => `${dates}, ${days === 1 ? '1 day' : `${days} days`}`,
  withLocked: (dates: string, locked: string) => `${dates}, ${locked} locked`,
  budget: 'Budget, CAD',
  budgetWrong: 'Enter an amount such as 1,200 or 1200.50.',
  budgetHint: 'Total for everyone, for the whole trip. Change it any time.',
  stayWith: (days: number) => `Stay with ${days} days`,
  next: 'Continue to Hotels',
}

export const datesPreviewText = {
  change: (dates: string) => `Change to ${dates}?`,
  keep: (dates: string) => `Keep ${dates}`,
  applied: (dates: string) => `The trip is ${dates}`,
  planned: 'What you have planned',
  along: 'Moves along with the trip',
  stay: 'Keeps its dates',
  keepTied: 'What is booked keeps its dates',
  prices: 'Prices on the new dates',
  pricing: 'Looking up prices for the new dates',
  samePrices: 'We know of no other prices on the new dates.',
  noPrice: 'No price for the new dates. The old one stays as an estimate.',
  unpriced: 'We can’t look up prices for the new dates right now.',
  keepTiedHint: 'Bookings don’t move with the trip. Change the booking first.',
  empty: 'Nothing is planned on a day yet.',
  more: (names: string, count: number) => `${names} and ${count} more`,
  moved: (count: number) =>
    `${items(count)} ${count === 1 ? 'moves' : 'move'} along with the trip.`,
  kept: (count: number) =>
    `${items(count)} ${count === 1 ? 'keeps its date' : 'keep their dates'}.`,
  parked: (count: number, names: string) =>
    `${items(count)} ${count === 1 ? 'moves' : 'move'} to Ideas, because the trip no longer has that day: ${names}.`,
  outside: (count: number, names: string) =>
    `${items(count)} ${count === 1 ? 'keeps its date' : 'keep their dates'}, outside the trip: ${names}.`,
  back: (count: number, names: string) =>
    `${items(count)} ${count === 1 ? 'returns' : 'return'} to a day: ${names}.`,
  nothingDeleted: 'Nothing is deleted.',
}

export const hotelsText = {
  next: 'Continue to Activities',
  hasBed: (name: string) =>
    `${name} is booked for these nights. To swap it, cancel that booking first.`,
  alsoRoom: (name: string) =>
    `${name} is booked for these nights, but not for all of you: add a room.`,
}

export const activitiesText = {
  day: (number: number, date: string) => `Day ${number}, ${date}`,
  sum: (amount: string, people: string) => `${amount} for ${people}`,
  people: (heads: number) => `${heads} people`,
  addTo: 'Add to',
  ideas: 'Ideas, without a day',
  waitsOn: (day: number) => `On day ${day}, locked`,
  what: 'What to add',
  restaurants: 'Restaurants',
  attractions: 'Attractions',
  custom: 'Custom',
  flight: 'Your flight',
}

export const customText = {
  name: 'Name',
  nameExamples: 'Concert, picnic, train…',
  nameMissing: 'Enter a name.',
  description: 'Description',
  usualDescription: 'Custom activity',
  price: 'Price, CAD',
  priceWrong: 'Enter a number, or it counts as $0.00.',
  priceFor: 'Price is for',
  everyone: (heads: number) => (heads === 2 ? 'Both of you' : `All ${heads} of you`),
  eachPerson: 'Each person',
  inAll: (heads: number, amount: string) => `${amount} for all ${heads} of you.`,
  time: 'Time',
  timeWrong: 'Enter a time such as 09:30.',
  date: 'Date',
  outside: 'Outside your dates: it goes to Ideas.',
  add: 'Add to Trip',
}

export const rentalsText = {
  rentals: 'Rentals',
  hotels: 'Hotels',
  inPlace: (place: string) => ` in ${place}`,
  forWhom: (people: string) => `for ${people}.`,
  best: (budget: string, near: string) =>
    `${budget ? `Within ${budget}` : 'Usual prices here'}, near ${near}, then best rated.`,
  yourStops: 'your stops',
  theCentre: 'the centre',
  sortedBy: new Map([
    ['price_low', 'Lowest total first, for all nights, fees included.'],
    ['price_high', 'Highest total first, for all nights, fees included.'],
    ['rating', 'The best rated first; of equals, the most reviewed.'],
    ['reviews', 'The most reviewed first.'],
  ]),
  booked: (name: string) =>
    `${name} is booked for these nights. To swap it, cancel that booking first.`,
  roomType: 'Room type',
  bedrooms: 'Bedrooms',
  any: 'Any',
  orMore: (count: number) => `${count} or more`,
  noneLeft: 'No rentals match your filters.',
  removeFilter: 'Remove a filter or try another search.',
  clear: 'Clear filters',
  sample: 'Sample prices.',
  loading: 'Loading rentals',
  none: (place: string) => `No rentals found for ${place}.`,
  tryHotels: 'Try its hotels, or change the dates of your trip.',
  map: 'Map of the rentals',
  sortBy: 'Sort by',
  forStay: (total: string) => `${total} for the stay`,
  add: 'Add to Trip',
  swap: 'Swap to this',
  idea: 'Keep as an idea',
  kept: 'Remove idea',
  waits: 'Use this stay',
  inIdeas: 'In your ideas',
  inTrip: 'In your trip',
}
