/** What the screens of trips say. */

export const savedTripsPageText = {
  todayIn: (destination: string) => `Today in ${destination}`,
  day: (day: number, daysInclusive: number) => `Day ${day} of ${daysInclusive}`,
  sharedWithYou: ' · shared with you',
  notSavedYet: 'Not saved yet',
  loadingYourTrips: 'Loading your trips',
  tryAgain: 'Try again',
  chooseDestinationAndThree: 'Choose a destination and three days; the rest follows.',
  noTripsYet: 'No trips yet',
  startPlanning: 'Start planning',
  allYourTripsPut: 'All your trips are put away.',
  putAway: (length: number) => `Put away (${length})`,
  savedTrips: 'Saved trips',
  newTrip: 'New trip',
  yourSavedTrips: 'Your saved trips',
  signInToSee: 'Sign in to see and edit them.',
}

export const tripMenuText = {
  tripDeleted: 'Trip deleted',
  tripWasNotDeleted: 'The trip was not deleted',
  deleteThisTrip: 'Delete this trip?',
  keepIt: 'Keep it',
  deleteTrip: 'Delete trip',
  andEverythingInIt: (title: string) => `${title} and everything in it. This cannot be undone.`,
  bringBack: 'Bring back',
  putAway: 'Put away',
  deleteText: 'Delete',
  copy: (title: string) => `Copy of ${title}`,
  tripCopied: 'Trip copied',
  tripWasNotCopied: 'The trip was not copied',
  tripBroughtBack: 'Trip brought back',
  tripPutAway: 'Trip put away',
  tripWasNotChanged: 'The trip was not changed',
  duplicate: 'Duplicate',
  moreFor: (title: string) => `More for ${title}`,
}

export const tripItemsText = {
  tryAgain: 'Try again',
  addedToTrip: 'Added to Trip',
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
}

export const performMutationText = {
  notAnswerToThis: 'Not the answer to this write',
}

export const writeSenderText = {
  someoneMovedItWhile: 'Someone moved it while you were editing, so it stays there.',
}

export const mutationWordsText = {
  title: 'Title',
  startDate: 'Start date',
  endDate: 'End date',
  putAway: 'Put away',
  name: 'Name',
  notes: 'Notes',
  makeTripWithAll: (title: string) => `Make the trip ${title}, with all that is in it`,
  add: (name: string) => `Add ${name}`,
  remove: (name: string) => `Remove ${name}`,
  changeTrip: (tripWords: string) => `Change the trip: ${tripWords}`,
  change: (name: string) => `Change ${name}`,
  move: (name: string) => `Move ${name}`,
  moveTo: (name: string, part: string) => `Move ${name} to ${part}`,
  couldNotBeSaved: (title: string) => `${title} could not be saved`,
  wasNotAdded: (name: string) => `${name} was not added`,
  wasNotRemoved: (name: string) => `${name} was not removed`,
  tripWasNotChanged: 'The trip was not changed',
  wasNot: (name: string, part: string) => `${name} was not ${part}`,
  notSavedYet: (title: string) => `${title} is not saved yet`,
  notSavedYet2: (name: string) => `${name} is not saved yet`,
  removalNotSavedYet: (name: string) => `The removal of ${name} is not saved yet`,
  changeTripNotSaved: 'The change of the trip is not saved yet',
  changeNotSavedYet: (name: string) => `The change of ${name} is not saved yet`,
}
