/** Texts of the platform's screens. */

export const apiClientText = {
  requestTimedOutPlease: 'Request timed out. Please check your connection and try again.',
  networkConnectionIssueDetected:
    'Network connection issue detected. Please check your internet connection.',
}

export const eventStreamText = {
  networkConnectionIssueDetected:
    'Network connection issue detected. Please check your internet connection.',
}

export const offlineCacheText = {
  notStored: 'Not stored',
}
