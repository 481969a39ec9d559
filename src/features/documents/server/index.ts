export { makeTripPdf, type TripPdfDeps, type WantedPdf } from './make-trip-pdf.ts'
export { totalsByCategory } from './trip-document.ts'
export { tripPdfLetter, tripPdfLetters } from './trip-pdf-letter.ts'
export type { BookedForTrip, ReadTripContext } from './trip-context.ts'
