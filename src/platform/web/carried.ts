/** The kind of what is dragged from a list of results onto the day of a trip. */
export const carriedAs = 'application/x-wayleaf-found'
