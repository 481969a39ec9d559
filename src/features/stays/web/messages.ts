import { wordTable } from '#platform/shared/word-table.ts'

/** What the screens of stays say. */

export const guestsFieldText = {
  oneGuest: '1 guest',
  guests: (count: number) => `${count} guests`,
  fiveOrMore: '5+ guests',
  label: 'Guests',
  listLabel: 'Number of guests',
}

export const hotelCardText = {
  toDays: (minutes: string) => `about ${minutes} to your days`,
  cad: 'CAD ',
  night: 'a night',
  nightEstimate: 'a night, estimate',
  about: (sum: string) => `About ${sum}`,
  ourEstimate: ': our estimate',
  forNights: (total: string, nights: string) => `${total} for ${nights}`,
  taxesIncluded: ', taxes included',
  atReferenceRate: (price: string, date: string) => `${price} at the reference rate of ${date}`,
  freeCancellationUntil24h: 'Free cancellation until 24h before check-in',
  inTrip: 'In your trip',
  compare: 'Compare',
  swap: 'Swap to this',
  idea: 'Keep as an idea',
  kept: 'Remove idea',
  waits: 'Use this stay',
  inIdeas: 'In your ideas',
  booked: 'Booked',
  bookedSeeYourBookings: (name: string) => `Booked: ${name}, see your bookings`,
  bookNow: 'Book Now',
  bookNowNamed: (name: string) => `Book Now: ${name}`,
}

export const hotelFiltersText = {
  from40: '4.0 and up',
  from45: '4.5 and up',
  findByNameOr: 'Find by name or district',
  highestPrice: 'Highest price a night',
  any: 'Any',
  rating: 'Rating',
  amenities: 'Amenities',
}

export const hotelPanelText = {
  hotels: 'hotels',
  moreToCome: 'Some of our partners are still answering. More hotels appear here as they do.',
  guest: 'guest',
  traveller: 'traveller',
  forStay: (price: string, part: string) => `${price} for the stay${part}`,
  mapHotels: 'Map of the hotels',
  inText: (destination: string) => ` in ${destination}`,
  forWhom: (people: string, nights: number) =>
    ` for ${people}, ${nights === 1 ? '1 night' : `${nights} nights`}. `,
  inRooms: (people: string, rooms: number) => `${people} in ${rooms} rooms`,
  sample: 'Sample prices.',
  pleaseSelectDestinationFirst: 'Please select a destination first.',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  sortBy: 'Sort by',
  loadingHotels: 'Loading hotels',
  checkSpellingDestinationOr:
    'Check the spelling of the destination, or choose one Wayleaf covers.',
  noHotelsFoundFor: 'No hotels found for the selected criteria.',
  best: (budget: string, near: string, ownBath: boolean) =>
    `${budget ? `Within ${budget}` : 'Usual prices here'}, ${ownBath ? `own bath, near ${near},` : `near ${near}, then`} best rated.`,
  yourStops: 'your stops',
  theCentre: 'the centre',
  noneWithin: (budget: string) => `None fits your ${budget}, so the cheapest come first.`,
  price: (people: string) => `Lowest total first, for ${people} and all nights.`,
  rating: (people: string) => `Best rated first; if equal, the cheaper for ${people}.`,
  popularity: (people: string) => `Most reviewed first; if equal, the cheaper for ${people}.`,
  otherNights: 'Other nights',
}

export const noHotelLeftText = {
  title: 'No hotels match your filters.',
  removeFilter: 'Remove a filter or try another search.',
  clear: 'Clear filters',
  price: (price: string) => `${price} a night at most`,
  rating: (rating: string) => `${Number(rating).toFixed(1)} and up`,
  remove: (filter: string) => `Remove “${filter}”`,
  leaveOut: (filter: string, count: number) =>
    `Leave out “${filter}” and ${count === 1 ? '1 hotel fits' : `${count} hotels fit`}.`,
}

export const stayDatesText = {
  tooManyNights: (mostNights: number) => `You can book a hotel for up to ${mostNights} nights.`,
  pastCheckIn: 'Check-in can’t be in the past.',
  checkInMissing: 'Choose a check-in date.',
  endsTooEarly: 'Check-out must be after check-in.',
  checkOutMissing: 'Choose a check-out date.',
}

export const hotelCompareText = {
  chooseAnother: (name: string) => `${name}: choose another hotel to compare it with.`,
  stop: 'Stop comparing',
  title: 'Two hotels side by side',
  what: 'What',
  night: 'A night',
  stay: 'Whole stay',
  left: 'Your budget',
  rating: 'Rating',
  ratingOf: (rating: string, reviews: string) => `${rating}${reviews}`,
  reviews: (count: number) => `, ${count.toLocaleString('en-CA')} reviews`,
  unrated: 'No rating yet',
  place: 'District',
  away: 'To your days on average',
  facts: 'Amenities',
  cancel: 'Cancellation',
  free: 'Free up to 24 hours before check-in',
  none: 'Not free',
  choose: 'Choose',
}

export const hotelDetailsText = {
  kinds: wordTable({
    grand: 'Grand hotel',
    tower: 'Hotel tower',
    boutique: 'Boutique hotel',
    inn: 'Inn',
    ryokan: 'Ryokan',
    resort: 'Resort',
    hostel: 'Hostel',
    apartment: 'Apartments',
  }),
  hotel: 'Hotel',
  stars: (stars: number, kind: string) => `${kind}, ${stars} stars`,
  nights: 'Nights',
  nightsFrom: (from: string, to: string, nights: string) => `${from} to ${to}, ${nights}`,
  room: 'Room',
  roomFor: (rooms: string, people: string) => `${rooms} for ${people}`,
  night: 'A night',
  estimate: (price: string) => `${price}, our estimate`,
  taxesLabel: 'Taxes and fees',
  taxes: 'Included',
  taxesOf: (amount: string) => `Included, ${amount} of the total`,
  also: (included: string, amount: string) => `${included}. The hotel collects ${amount} more`,
  asked: 'Hotel’s own price',
  cancellation: 'Cancellation',
  amenities: 'Amenities',
  about: (sum: string) => `About ${sum}`,
  sumFor: (nights: string, people: string) => `for ${nights}, ${people}`,
  taxesIncluded: ', taxes included',
  ourEstimate: ', our estimate',
  bookNow: 'Book Now',
  bookNowNamed: (name: string) => `Book Now: ${name}`,
}
