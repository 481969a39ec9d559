/** The drag type of a result that is dragged onto a day of a trip. */
export const carriedAs = 'application/x-wayleaf-found'
