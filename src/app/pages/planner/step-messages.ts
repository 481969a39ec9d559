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
  start: 'Start date',
  startMissing: 'Choose the first day.',
  end: 'End date',
  endsTooEarly: 'Choose an end date on or after the start date.',
  budget: 'Budget, CAD',
  budgetWrong: 'Enter an amount such as 1,200 or 1200.50.',
  budgetHint: 'Total for everyone, for the whole trip. Change it any time.',
  stayWith: (days: number) => `Stay with ${days} days`,
  next: 'Continue to Hotels',
}

export const datesPreviewText = {
  planned: 'What you have planned',
  along: 'Moves along with the trip',
  stay: 'Keeps its dates',
  keepTied: 'Stays and flights keep their dates',
  keepTiedHint: 'Bookings don’t move with the trip. Change the booking first.',
  title: 'What these dates do',
  more: (names: string, count: number) => `${names} and ${count} more`,
  moved: (count: number) =>
    `${items(count)} ${count === 1 ? 'moves' : 'move'} along with the trip.`,
  kept: (count: number) =>
    `${items(count)} ${count === 1 ? 'keeps its date' : 'keep their dates'}.`,
  parked: (count: number, names: string) =>
    `${items(count)} ${count === 1 ? 'moves' : 'move'} to Ideas, because the trip no longer has that day: ${names}.`,
  back: (count: number, names: string) =>
    `${items(count)} ${count === 1 ? 'returns' : 'return'} to a day: ${names}.`,
  nothingDeleted: 'Nothing is deleted.',
}

export const hotelsText = { next: 'Continue to Activities' }

export const activitiesText = {
  day: (number: number, date: string) => `Day ${number}, ${date}`,
  addTo: 'Add to',
  ideas: 'Ideas, without a day',
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
  time: 'Time',
  timeWrong: 'Enter a time such as 09:30.',
  date: 'Date',
  outside: 'Outside your dates: it goes to Ideas.',
  add: 'Add to Trip',
}
