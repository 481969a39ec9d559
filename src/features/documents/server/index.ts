export { tripPdfLetters } from './trip-pdf-letter.ts'
export type { BookedForTrip, ReadSurroundings } from './trip-surroundings.ts'
