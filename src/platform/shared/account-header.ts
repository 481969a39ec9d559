/** Header with the user id a page makes its call for; the response echoes the id that was served. */
export const accountHeader = 'x-wayleaf-account'
