/** What the screens of trips say. */

import { distanceText } from '../domain/day-stops.ts'

export const savedTripsPageText = {
  todayIn: (destination: string) => `Today in ${destination}`,
  day: (day: number, daysInclusive: number) => `Day ${day} of ${daysInclusive}`,
  loadingYourTrips: 'Loading your trips',
  noTripsYet: 'No trips yet. Tell us where you’re going, and you’ll see a whole plan in a moment.',
  allArchived: 'All your trips are archived.',
  archived: (length: number) => `Archived (${length})`,
  myTrips: 'My trips',
  planATrip: 'Plan a trip',
  deadlines: 'Deadlines',
  pastTrips: 'Where you’ve been',
  signInToSee: 'Sign in to see and edit them.',
}

export const deadlinesPageText = {
  deadlines: 'Deadlines',
  lead: 'Check-in, free cancellation, balances, visas and passports for all your trips, each in local time.',
  loading: 'Loading your deadlines',
  thisWeek: 'This week',
  thisMonth: 'This month',
  later: 'Later',
  clock: (time: string, city: string) => `${time}, ${city} time`,
  emailMe: 'Email me before each deadline',
  dayBefore: 'A day before; for check-in, when it opens.',
  notSaved: 'That wasn’t saved. Try again.',
  none: 'Nothing is due',
  whatComesHere: 'Flights, stays, visas and passports in your trips bring their deadlines here.',
  myTrips: 'My trips',
  signIn: 'Sign in to see what’s due for your trips.',
}

export const tripTicketText = {
  notes: (count: number) => (count === 1 ? '1 Trip Check note' : `${count} Trip Check notes`),
  who: (party: string, from: string | undefined) => (from ? `${party}, from ${from}` : party),
  items: (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`,
  sharedWithYou: 'Shared with you',
  totalCost: 'Total Cost',
  waits: (amount: string) => `Includes ${amount} for days you haven’t opened`,
  of: (budget: string) => `of ${budget}`,
  noBudget: 'no budget yet',
  notSavedYet: 'Not saved yet',
  open: 'Open',
  continue: 'Continue',
  travelled: 'Travelled',
}

export const tripFactsText = {
  allDays: (days: number) => (days === 1 ? 'The day is planned' : `All ${days} days planned`),
  openDays: (days: number, all: number) =>
    days === 1 ? `Day 1 of ${all} is open` : `Days 1 to ${days} of ${all} are open`,
  someDays: (planned: number, days: number) => `${planned} of ${days} days planned`,
  ideasOnly: (ideas: number) => `${ideas} ${ideas === 1 ? 'idea' : 'ideas'}, no days yet`,
  noDays: 'No days planned yet',
  stayBooked: 'Stay booked',
  noStay: 'No stay yet',
  allNights: (nights: number) =>
    nights === 1 ? 'Stay for the night' : `Stay for all ${nights} nights`,
  stayPicked: 'Stay picked',
  someNights: (covered: number, nights: number) => `Stay for ${covered} of ${nights} nights`,
  noFlights: 'No flights yet',
  flightsPicked: 'Flights picked',
  flightsBooked: 'Flights booked',
}

export const tripMenuText = {
  tripDeleted: 'Trip deleted',
  tripWasNotDeleted: 'The trip wasn’t deleted',
  deleteThisTrip: 'Delete this trip?',
  keepIt: 'Keep it',
  deleteTrip: 'Delete trip',
  deleteHint: (title: string) => `This deletes ${title} and everything in it. You can’t undo it.`,
  restore: 'Restore',
  archive: 'Archive',
  deleteText: 'Delete',
  copy: (title: string) => `Copy of ${title}`,
  tripCopied: 'Trip copied',
  pricesOf: (title: string, day: string) => `${title}. Its prices stand as on ${day}.`,
  tripWasNotCopied: 'The trip wasn’t copied',
  tripRestored: 'Trip restored',
  tripArchived: 'Trip archived',
  tripWasNotChanged: 'The trip wasn’t changed',
  duplicate: 'Duplicate',
  moreFor: (title: string) => `More for ${title}`,
}

export const tripItemsText = {
  tryAgain: 'Try again',
  addedToTrip: 'Added to Trip',
  ideas: 'Ideas',
  noTime: 'no time yet',
  noFreeTime: (name: string, date: string) => `${name}, ${date}, no time free`,
  noFreeMeal: (name: string, date: string) => `${name}, ${date}. Both meals are taken.`,
  swapped: 'Swapped',
  swappedFor: (name: string, before: string) => `${before} for ${name}.`,
  kept: 'Kept in Ideas',
  keptBeside: (name: string, booked: string) => `${name}. ${booked} stays booked.`,
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
}

export const performMutationText = {
  notAnswerToThis: 'Not the answer to this mutation',
}

export const writeSenderText = {
  someoneMovedItWhile: 'Someone moved it while you were editing, so it stays there.',
}

export const mutationWordsText = {
  unitPrice: 'Price each',
  quantity: 'How many',
  basis: 'Priced by',
  status: 'Status',
  title: 'Title',
  startDate: 'Start date',
  endDate: 'End date',
  dayPlaces: 'Where you are each day',
  placeOn: (place: string, day: string) => `${place} on ${day}`,
  archived: 'Archived',
  name: 'Name',
  notes: 'Notes',
  createTrip: (title: string) => `Create the trip ${title}, with everything in it`,
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  changeTrip: (tripWords: string) => `Change the trip: ${tripWords}`,
  change: (name: string) => `Change ${name}`,
  move: (name: string) => `Move ${name}`,
  moveTo: (name: string, part: string) => `Move ${name} to ${part}`,
  couldNotBeSaved: (title: string) => `${title} couldn’t be saved`,
  wasNotAdded: (name: string) => `${name} wasn’t added`,
  wasNotRemoved: (name: string) => `${name} wasn’t removed`,
  tripWasNotChanged: 'The trip wasn’t changed',
  notDone: (name: string, part: string) => `${name} wasn’t ${part}`,
  tripNotSaved: (title: string) => `${title} isn’t saved yet`,
  itemNotSaved: (name: string) => `${name} isn’t saved yet`,
  removalNotSaved: (name: string) => `Removing ${name} isn’t saved yet`,
  changeTripNotSaved: 'The change to the trip isn’t saved yet',
  changeNotSaved: (name: string) => `The change to ${name} isn’t saved yet`,
}

export const fromTripText = {
  forParty: (people: string) => `For ${people}`,
  ownParty: 'For other travellers',
  ownDates: 'other dates',
  from: 'from your trip',
  loading: 'Loading your trip',
  signIn: 'Sign in',
  signInToSearch: 'Sign in to search with your trip’s dates and travellers.',
  gone: 'This trip doesn’t exist, or it isn’t yours. You can search without it.',
  failed: 'We couldn’t load your trip',
}

export const tripSearchFailedText = {
  signIn: 'Sign in to search for your trip',
  nothingLost: 'Your session has ended. Your search and your trip are as you left them.',
  signInAgain: 'Sign in again',
  offline: 'Searching needs a connection',
  stillPossible:
    'You can still move, change and remove stops, and add your own under Custom. They’re saved when you’re back online.',
}

export const tripStripsText = {
  way: (day: number) => `Route of day ${day}`,
  yourStay: 'Your stay',
}

/** Of every drawing without streets. */
export const drawingText = {
  north: 'North is up',
  note: 'To scale, no streets',
  far: distanceText,
}

export const tripDaysText = {
  label: 'Where the days are spent',
}

export const tripStepText = {
  added: (what: string) => `${what} added`,
  removed: (what: string) => `${what} removed`,
  swapped: (name: string, before: string) => `${name} replaces ${before}`,
  changed: (name: string) => `${name} changed`,
  tripChanged: (fields: string) => `Trip changed: ${fields}`,
  more: (name: string, more: number) => `${name} and ${more} more`,
  undone: (step: string) => `Undone: ${step}`,
  redone: (step: string) => `Redone: ${step}`,
  unchanged: (name: string) => `${name} stays as it is`,
  changedByOther: 'Someone changed this while you were editing.',
}

export const searchFiltersText = {
  filters: 'Filters',
  show: (found: string) => `Show ${found}`,
}
