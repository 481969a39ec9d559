/** What the screens of explore say. */

export const activitySheetText = {
  activitiesAndExcursions: 'Activities and excursions',
  findActivity: 'Find an activity',
  boatCookingMuseum: 'Boat, cooking, museum',
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
}

export const addSheetText = {
  addToTrip: 'Add to a trip',
  cancel: 'Cancel',
  addToTrip2: 'Add to Trip',
  loadingYourTrips: 'Loading your trips',
  signInToAdd: 'Sign in to add to a trip',
  yourSessionHasEnded: 'Your session has ended. Sign in again, and your trips are there.',
}

export const attractionSearchText = {
  attractions: 'Attractions',
  missingLocation: 'Missing Location',
  pleaseEnterCityOr: 'Please enter a city or location to search',
  loadingAttractions: 'Loading attractions',
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  chooseCityAndIts: 'Choose a city, and its sights stand here.',
  whatWouldYouLike: 'What would you like to see?',
}

export const choiceText = {
  about: (price: string) => `About ${price}`,
}

export const coveredCitiesText = {
  newYork: 'New York',
  unitedStates: 'United States',
  london: 'London',
  unitedKingdom: 'United Kingdom',
  paris: 'Paris',
  chicago: 'Chicago',
  seattle: 'Seattle',
  losAngeles: 'Los Angeles',
  miami: 'Miami',
  barcelona: 'Barcelona',
}

export const dayFieldText = {
  day: (index: number, dayShort: string) => `Day ${index}, ${dayShort}`,
  day2: 'Day',
  unscheduled: 'Unscheduled',
  outsideTripItAdded: (dateRange: string) =>
    `${dateRange} is outside the trip: it is added without a day, and waits under Unscheduled.`,
}

export const demoBannerText = {
  notCoveredYetWhat: (place: string) =>
    `${place} is not covered yet. What you see here is made up, to show how a search works. Fully covered, for example: `,
  demoMode: 'Demo mode',
}

export const detailsDialogText = {
  sample: 'Sample',
  where: 'Where',
  price: 'Price',
  cuisines: 'Cuisines',
  priceLevel: 'Price level',
  length: 'Length',
  startsAt: 'Starts at',
  notOn: 'Not on',
  close: 'Close',
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
}

export const findDialogText = {
  loading: (things: string) => `Loading ${things}`,
  errorLoadingPleaseTry: (things: string) => `Error loading ${things}. Please try again.`,
  tryAgain: 'Try again',
  tryAnotherWordOr: 'Try another word, or fewer of them.',
  noFoundFor: (things: string, where: string) => `No ${things} found for ${where}.`,
  inText: (count: string, where: string) => `${count} in ${where}`,
  sample: 'Sample',
}

export const findRowText = {
  viewDetails: 'View Details',
  viewDetails2: (name: string) => `View Details: ${name}`,
}

export const locationFieldText = {
  cityOrLocation: 'City or location',
  paris: 'Paris',
  locations: 'Locations',
  locations2: (length: number) => `${length} locations`,
}

export const newTripFieldsText = {
  startDate: 'Start date',
  endDate: 'End date',
  tripCannotEndBefore: 'The trip cannot end before it starts.',
}

export const placeFormText = {
  which: 'Which ',
  searching: 'Searching...',
}

export const popularDestinationsText = {
  newYork: 'New York',
  barcelona: 'Barcelona',
  rome: 'Rome',
  london: 'London',
  paris: 'Paris',
  kyoto: 'Kyoto',
  maldives: 'Maldives',
  thailandPhuket: 'Thailand (Phuket)',
  night: ' a night',
}

export const propertyDialogText = {
  pleaseEnterCityOr: 'Please enter a city or location to search',
  rentalProperties: 'Rental properties',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  adults: 'Adults',
  children: 'Children',
  search: 'Search',
  inText: (kind: string, address: string) => `${kind} in ${address}`,
  night: (amount: string, total: string) => `${amount} a night · ${total}`,
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
}

export const propertyFormText = {
  pleaseEnterCityOr: 'Please enter a city or location to search',
  givePriceInWhole: 'Give a price in whole numbers.',
  highestPriceBelowLowest: 'The highest price is below the lowest.',
  missingLocation: 'Missing Location',
  properties: 'Properties',
  staysIn: 'Stays in',
  priceCurrencyAndMore: 'Price, currency and more',
  search: 'Search',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  adults: 'Adults',
  children: 'Children',
  infants: 'Infants',
  nightAtLeast: 'A night, at least',
  nightAtMost: 'A night, at most',
  currency: 'Currency',
  guestFavouritesOnly: 'Guest favourites only',
  instantBookOnly: 'Instant book only',
}

export const propertyListText = {
  forStay: (price: string) => `${price} for the stay`,
  mapProperties: 'Map of the properties',
}

export const propertySearchText = {
  orMore: (count: number) => `${count} or more`,
  sortBy: 'Sort by',
  typePlace: 'Type of place',
  any: 'Any',
  bedrooms: 'Bedrooms',
  inText: (name: string, dateRange: string) => ` in ${name}, ${dateRange}`,
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  removeFilterTryFewer: 'Remove a filter: try fewer bedrooms, or another type of place.',
  noPropertyAnswersAll: 'No property answers all of that.',
  clearFilters: 'Clear the filters',
  showAll: (length: number) => `Show all ${length}`,
  loadingProperties: 'Loading properties',
  failedToSearchProperties: 'Failed to search properties',
  checkSpellingTakeFewer:
    'Check the spelling, take fewer guests or another price, or choose one of the cities below.',
  noPropertiesFoundFor: (location: string) => `No properties found for ${location}.`,
}

export const restaurantSearchText = {
  cuisine: 'Cuisine',
  any: 'Any',
  priceLevel: 'Price level',
  sortBy: 'Sort by',
  show: 'Show',
  atTime: (limit: number) => `${limit} at a time`,
  aboutPerson: (price: string) => `About ${price} a person`,
  pagesRestaurants: 'Pages of restaurants',
  previous: 'Previous',
  to: (min: number, min2: number, total: number) => `${min} to ${min2} of ${total}`,
  next: 'Next',
  mapRestaurants: 'Map of the restaurants',
  inText: (count: string, name: string) => `${count} in ${name}`,
  km: (distanceKm: number) => `${distanceKm} km`,
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  tryAnotherCuisineOr: 'Try another cuisine or price level.',
  noRestaurantsFoundFor: (name: string) => `No restaurants found for ${name}.`,
  clearFilters: 'Clear the filters',
  loadingRestaurants: 'Loading restaurants',
  chooseCityAndIts: 'Choose a city, and its restaurants stand here.',
  whereWouldYouLike: 'Where would you like to eat?',
  failedToSearchRestaurants: 'Failed to search restaurants',
  restaurants: 'Restaurants',
  missingLocationId: 'Missing Location ID',
  pleaseChooseLocationTo: 'Please choose a location to search.',
}

export const restaurantSheetText = {
  restaurants: 'Restaurants',
  findRestaurant: 'Find a restaurant',
  nameDistrictOrCuisine: 'Name, district or cuisine',
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
}

export const searchFailedText = {
  searchFailed: 'Search Failed',
  tryAgain: 'Try again',
}

export const searchPageText = {
  vacationRentals: 'Vacation rentals',
  priceOnCardPrice:
    'The price on the card is the price of the stay: nights, cleaning and service fee.',
  restaurants: 'Restaurants',
  byCuisinePriceAnd: 'By cuisine, price and distance, with the average a person pays.',
  attractions: 'Attractions',
  realSightsWithTheir: 'Real sights with their hours, what they cost and when they are closed.',
  whatToSearch: 'What to search',
  properties: 'Properties',
  vacationRentalsRestaurantsAnd: 'Vacation rentals, restaurants and sights',
  findVacationRentalWith:
    'Find a vacation rental with its whole price, a restaurant or a sight, and put it into your trip.',
}

export const stayDinePageText = {
  locationBasedSearch: 'Location-Based Search',
  nameCityOnceRentals:
    'Name a city once. Rentals, restaurants and activities are searched around it, each with its district.',
  dateFlexibility: 'Date Flexibility',
  changeNightsAndEvery:
    'Change the nights and every price follows: season, weekday, cleaning and service fee included.',
  instantItinerary: 'Instant Itinerary',
  whatYouAddGoes:
    'What you add goes into your trip on its day, or into the cart while you have no account.',
  stayDine: 'Stay & Dine',
  placeToSleepTable:
    'A place to sleep, a table for tonight and something to do in between, with prices that are whole from the start.',
  paris: 'Paris',
  newYork: 'New York',
  unitedStates: 'United States',
  tokyo: 'Tokyo',
  findIt: 'Find it',
  destination: 'Destination',
  setDestination: 'Set destination',
  missingLocation: 'Missing Location',
  pleaseEnterCityOr: 'Please enter a city or location to search',
  vacationRentalsRestaurantsAnd:
    'Vacation rentals, restaurants and activities of one destination, ready to be put into a trip.',
  popularDestinations: 'Popular Destinations',
  whatNightCostsOn: 'What a night costs on average, in Canadian dollars',
  howItWorks: 'How it works',
}

export const stayDineTabsText = {
  rentalProperties: 'Rental properties',
  restaurants: 'Restaurants',
  activities: 'Activities',
  orLookAtWithout: (name: string) => `Or look at ${name} without leaving this page:`,
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  stayOrDine: 'Stay or dine',
  properties: 'Properties',
}

export const stayFaultsText = {
  checkInCannotBe: 'Check-in cannot be in the past.',
  checkOutCannotBe: 'Check-out cannot be before check-in.',
  propertyLetForAt: (mostNights: number) => `A property is let for at most ${mostNights} nights.`,
}

export const topDestinationsText = {
  topDestinations: 'Top destinations',
  fullCoverage: 'Full coverage',
}

export const tripChooserText = {
  addedToTrip: 'Added to Trip',
  notSavedYet: (name: string) => `${name} is not saved yet`,
  itKeptHereAnd: 'It is kept here and sent as soon as the network is back.',
  openTrip: 'Open trip',
  failedToAddTo: (kind: string, why: string) => `Failed to add ${kind} to itinerary.${why}`,
  trip: 'Trip',
  from: (title: string, date: string) => `${title}, from ${date}`,
  newTrip: 'A new trip',
  youHaveNoTrip: (name: string) => `You have no trip yet. This makes one to ${name}.`,
  meal: 'Meal',
  addFailed: 'Add Failed',
  loadingYourTrips: 'Loading your trips',
  tryAgain: 'Try again',
}

export const addingText = {
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
  openCart: 'Open cart',
  inCartAlready: 'In the cart already',
  addedToCart: 'Added to cart',
  cartCouldNotBe: 'The cart could not be kept',
  yourBrowserHasNo: 'Your browser has no room for it, or forbids it.',
}

export const wordsFormText = {
  searchByWords: 'Search by words',
  search: 'Search',
}
