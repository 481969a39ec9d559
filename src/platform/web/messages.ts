/** Texts of the platform's screens. */

export const apiClientText = {
  timedOut: 'Request timed out. Please check your connection and try again.',
  noConnection: 'Network connection issue detected. Please check your internet connection.',
}

export const eventStreamText = {
  noConnection: 'Network connection issue detected. Please check your internet connection.',
}

export const offlineCacheText = {
  notStored: 'Not stored',
}

export const ticketFacesText = {
  chooseDates: 'Choose dates',
  firstAndLast: 'First and last day',
  agesOpen: (count: number) => (count === 1 ? '1 child, age?' : `${count} children, ages?`),
}
