/** The plain name of a trip's PDF, for readers that know only ASCII: each character outside a to z and 0 to 9 is an underscore. */
export const pdfNameOf = (title: string): string =>
  `${title.toLowerCase().replaceAll(/[^a-z0-9]/g, '_')}_itinerary.pdf`
