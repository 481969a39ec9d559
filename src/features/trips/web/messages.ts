/** What the screens of trips say. */

export const savedTripsPageText = {
  todayIn: (destination: string) => `Today in ${destination}`,
  day: (day: number, daysInclusive: number) => `Day ${day} of ${daysInclusive}`,
  sharedWithYou: ' · shared with you',
  notSavedYet: 'Not saved yet',
  loadingYourTrips: 'Loading your trips',
  chooseDestinationAndThree: 'Choose a destination and three days; the rest follows.',
  noTripsYet: 'No trips yet',
  startPlanning: 'Start planning',
  allYourTripsPut: 'All your trips are archived.',
  putAway: (length: number) => `Archived (${length})`,
  savedTrips: 'Saved trips',
  newTrip: 'New trip',
  yourSavedTrips: 'Your saved trips',
  signInToSee: 'Sign in to see and edit them.',
}

export const tripMenuText = {
  tripDeleted: 'Trip deleted',
  tripWasNotDeleted: 'The trip wasn’t deleted',
  deleteThisTrip: 'Delete this trip?',
  keepIt: 'Keep it',
  deleteTrip: 'Delete trip',
  andEverythingInIt: (title: string) =>
    `This deletes ${title} and everything in it. You can’t undo it.`,
  bringBack: 'Restore',
  putAway: 'Archive',
  deleteText: 'Delete',
  copy: (title: string) => `Copy of ${title}`,
  tripCopied: 'Trip copied',
  tripWasNotCopied: 'The trip wasn’t copied',
  tripBroughtBack: 'Trip restored',
  tripPutAway: 'Trip archived',
  tripWasNotChanged: 'The trip wasn’t changed',
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
  putAway: 'Archived',
  name: 'Name',
  notes: 'Notes',
  makeTripWithAll: (title: string) => `Create the trip ${title}, with everything in it`,
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
  wasNot: (name: string, part: string) => `${name} wasn’t ${part}`,
  notSavedYet: (title: string) => `${title} isn’t saved yet`,
  notSavedYet2: (name: string) => `${name} isn’t saved yet`,
  removalNotSavedYet: (name: string) => `Removing ${name} isn’t saved yet`,
  changeTripNotSaved: 'The change to the trip isn’t saved yet',
  changeNotSavedYet: (name: string) => `The change to ${name} isn’t saved yet`,
}
