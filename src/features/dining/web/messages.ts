/** What the screens of dining say. */

export const attractionListText = {
  to: (opens: string, closes: string) => `${opens} to ${closes}`,
  openAllDay: 'Open all day',
  closedThatDay: 'Closed that day',
  unsure: (hours: string) => `${hours}, not confirmed`,
  closed: (hours: string, closed: string) => `${hours}, closed ${closed}`,
  about: (price: string) => `About ${price} per person`,
  free: 'Free',
  withAdmission: 'Paid admission',
  loadingAttractions: 'Loading attractions',
  noAttractionsFoundFor: (destination: string) => `No attractions found for ${destination}.`,
  worldHeritage: 'World Heritage',
  closedOn: (dayShort: string) => `Closed on ${dayShort}`,
}

/** Of a restaurant's hours. */
export const tableHoursText = {
  open: (hours: string) => `Open ${hours}`,
}

export const placeCardText = {
  inTrip: 'In your trip',
  waits: 'Plan this idea',
  compare: 'Compare',
  swap: 'Swap to this',
  swapBrief: 'Swap',
  insteadOf: (held: string) => `Swapping takes the place of ${held}.`,
  swapNamed: (name: string, held: string) => `Swap to this: ${name}, instead of ${held}`,
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `View Details: ${name}`,
}

export const placeCompareText = {
  chooseAnother: (name: string) => `${name}: choose another to compare it with.`,
  stop: 'Stop comparing',
  titleOf: (one: string) => `Two ${one}s side by side`,
  what: 'What',
  price: 'Price',
  sum: 'Everyone',
  left: 'Your budget',
  inTrip: 'In your trip',
  rating: 'Rating',
  ratingOf: (rating: string, reviews: number | null) =>
    reviews === null ? rating : `${rating}, ${reviews.toLocaleString('en-CA')} reviews`,
  kitchen: 'Kitchen',
  kind: 'Kind',
  place: 'District',
  length: 'Time there',
  hours: 'Hours',
  about: 'About it',
  choose: 'Choose',
}

export const placeFiltersText = {
  findByNameOr: 'Find by name or district',
  any: 'Any',
  priceLevel: 'Price level',
  sortBy: 'Sort by',
}

export const placeListText = {
  mapOf: (one: string) => `Map of the ${one}s`,
  inText: (destination: string) => ` in ${destination}`,
  removeFilterOrTry: 'Remove a filter or try another search.',
  noneMatch: 'Nothing matches your filters.',
  clearFilters: 'Clear filters',
  sample: 'Sample prices.',
  free: 'free',
  bestForTrip: 'Best for this trip',
  searchFailed: 'The search didn’t go through, so we can’t tell whether there are any.',
  tryAgain: 'Try again',
  tryCovered:
    'Choose a destination Wayleaf covers, or add what you have in mind as a custom activity.',
}

const forPeople = (people: string | undefined): string => (people ? ` for ${people}` : '')

interface RestaurantWish {
  readonly share: string
  readonly isBreak: boolean
  readonly own: string | undefined
}

export const sortWordsText = {
  rating: 'Best rated first; if equal, the cheaper one.',
  cheapest: (people?: string) => `The lowest price${forPeople(people)} first, estimates included.`,
  dearest: (people?: string) => `The highest price${forPeople(people)} first, estimates included.`,
  name: 'From A to Z.',
  own: 'Best known first.',
  /** "Near ones first, then Portuguese, up to $58 each." */
  restaurants: ({ share, isBreak, own }: RestaurantWish) => {
    const order = isBreak ? 'Near cafés first' : 'Near ones first'
    const said = [order, `then ${own ?? 'best rated'}`, share && `up to ${share} each`]
    return `${said.filter(Boolean).join(', ')}.`
  },
  attractions: 'Closest to your stops and best known first.',
}

export const restaurantListText = {
  loadingRestaurants: 'Loading restaurants',
  noRestaurantsFoundFor: (destination: string) => `No restaurants found for ${destination}.`,
}

export const restaurantFactsText = {
  onGoogleMaps: 'Google Maps',
  photo: 'Photo: ',
  aboutPerson: (price: string) => `About ${price} per person`,
  priceNotKnown: (price: string) => `Price not known, planned at ${price} per person`,
}

export const diningQueriesText = {
  noSuchSight: 'We don’t have this sight any more.',
}

export const placeDetailsText = {
  kitchen: 'Kitchen',
  price: 'Price',
  hours: 'Hours',
  hoursOn: (day: string) => `Hours, ${day}`,
  lastEntry: (hours: string, minutes: string) => `${hours}, last entry ${minutes} before closing`,
  length: 'Time there',
  heritage: 'World Heritage',
  since: (year: number) => `Since ${year}`,
  localName: 'Local name',
  source: 'Source',
  restaurant: 'Restaurant',
}
