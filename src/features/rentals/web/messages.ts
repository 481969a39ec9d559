/** What the screens of rentals say. */

export const propertyCardText = {
  guestFavourite: 'Guest favourite',
  superhost: 'Superhost',
  instantBook: 'Instant book',
  inText: (kind: string, address: string) => `${kind} in ${address}`,
  aNight: 'a night',
  night: (currency: string) => `${currency} a night`,
  viewListing: 'View listing',
  viewListingOf: (name: string) => `View listing: ${name}`,
  more: (more: number) => `+${more} more`,
  hostAnswers: (size: string, name: string, responseRate: number) =>
    `${size} · Host ${name}, answers ${responseRate}% of requests`,
}

export const propertyFactsText = {
  inText: (kind: string, address: string, city: string) => `${kind} in ${address}, ${city}`,
  sample: 'Sample',
  hostWhoAnswersRequests: (size: string, name: string, responseRate: number) =>
    `${size}. Host ${name} answers ${responseRate}% of requests.`,
}

export const propertyPriceText = {
  withAllFees: (nights: string, amount: string) => `${nights}, ${amount} with all fees`,
  forNights: (amount: string, nights: string) => `${amount} for ${nights}`,
  feesIncluded: ', all fees included',
  cleaningOnce: 'Cleaning, once',
  serviceFee: 'Service fee',
  totalTaxesIncluded: 'Total, taxes included',
  atReferenceRate: 'At the reference rate',
  aboutCad: (price: string) => `about ${price} CAD`,
}

export const propertyDetailsText = {
  size: 'Size',
  host: 'Host',
  answers: (name: string, responseRate: number) => `${name}, answers ${responseRate}% of requests`,
  amenities: 'Amenities',
  sumFor: (nights: string, people: string) => `for ${nights}, ${people}`,
  viewListing: 'View listing',
}
