/** What the screens of explore say. */

export const activitySheetText = {
  activitiesAndExcursions: 'Activities and excursions',
  findActivity: 'Find an activity',
  boatCookingMuseum: 'Boat, cooking, museum',
  addToCart: 'Add to cart',
}

export const addSheetText = {
  title: 'Add to a trip',
  cancel: 'Cancel',
  add: 'Add to Trip',
  loadingYourTrips: 'Loading your trips',
  signInToAdd: 'Sign in to add to a trip',
  yourSessionHasEnded: 'Your session has ended. Sign in again to see your trips.',
}

export const attractionSearchText = {
  attractions: 'Attractions',
  missingLocation: 'Missing Location',
  pleaseEnterCityOr: 'Please enter a city or location to search',
  loadingAttractions: 'Loading attractions',
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  chooseCityAndIts: 'Choose a city to see its sights.',
  whatWouldYouLike: 'What would you like to see?',
}

export const choiceText = {
  about: (price: string) => `About ${price}`,
  each: (price: string) => `${price} each`,
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
  option: (index: number, dayShort: string) => `Day ${index}, ${dayShort}`,
  closed: (day: string) => `${day}, closed`,
  label: 'Day',
  unscheduled: 'Unscheduled',
  outside: (dateRange: string) =>
    `${dateRange} is outside the trip, so it’s added without a day, under Unscheduled.`,
}

export const demoBannerText = {
  notCoveredYetWhat: (place: string) =>
    `We don’t cover ${place} yet. These results are made up to show how search works. Cities we cover fully include `,
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
  notOn: 'Not available',
  close: 'Close',
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
}

export const findDialogText = {
  addToItinerary: 'Add to Itinerary',
  addToCart: 'Add to cart',
  loading: (things: string) => `Loading ${things}`,
  errorLoadingPleaseTry: (things: string) => `Error loading ${things}. Please try again.`,
  tryAnotherWordOr: 'Try another word, or fewer words.',
  noFoundFor: (things: string, where: string) => `No ${things} found for ${where}.`,
  inText: (count: string, where: string) => `${count} in ${where}`,
  sample: 'Sample',
}

export const findRowText = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `View Details: ${name}`,
}

export const locationFieldText = {
  cityOrLocation: 'City or location',
  paris: 'Paris',
  locations: 'Locations',
  count: (length: number) => `${length} locations`,
}

export const newTripFieldsText = {
  startDate: 'Start date',
  endDate: 'End date',
  tripCannotEndBefore: 'A trip can’t end before it starts.',
}

export const placeFormText = {
  which: 'Which ',
  searching: 'Searching…',
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
  addToCart: 'Add to cart',
}

export const propertyFormText = {
  pleaseEnterCityOr: 'Please enter a city or location to search',
  givePriceInWhole: 'Enter a whole number.',
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
  nightAtLeast: 'Lowest price a night',
  nightAtMost: 'Highest price a night',
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
  removeFilterTryFewer: 'Remove a filter, or try fewer bedrooms or another type of place.',
  noneMatch: 'No properties match your filters.',
  clearFilters: 'Clear filters',
  showAll: (length: number) => `Show all ${length}`,
  loadingProperties: 'Loading properties',
  failedToSearchProperties: 'Failed to search properties',
  tryAgainHint:
    'Check the spelling, try fewer guests or another price, or choose one of the cities below.',
  noPropertiesFoundFor: (location: string) => `No properties found for ${location}.`,
}

export const restaurantSearchText = {
  cuisine: 'Cuisine',
  any: 'Any',
  priceLevel: 'Price level',
  sortBy: 'Sort by',
  show: 'Show',
  atTime: (limit: number) => `${limit} at a time`,
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
  clearFilters: 'Clear filters',
  loadingRestaurants: 'Loading restaurants',
  chooseCityAndIts: 'Choose a city to see its restaurants.',
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
  addToCart: 'Add to cart',
}

export const searchFailedText = {
  searchFailed: 'Search Failed',
}

export const searchPageText = {
  vacationRentals: 'Vacation rentals',
  priceOnCardPrice:
    'A card says the price of a night, and what the whole stay costs with cleaning and service fee.',
  restaurants: 'Restaurants',
  byCuisinePriceAnd: 'By cuisine, price and distance, with the average price per person.',
  attractions: 'Attractions',
  realSightsWithTheir: 'Real sights, with their hours, prices and closing days.',
  whatToSearch: 'What to search',
  properties: 'Properties',
  vacationRentalsRestaurantsAnd: 'Vacation rentals, restaurants and sights',
  findVacationRentalWith:
    'Find a vacation rental with its full price, a restaurant or a sight, and add it to your trip.',
}

export const stayDinePageText = {
  locationBasedSearch: 'Location-Based Search',
  nameCityOnceRentals:
    'Name a city once, then search rentals, restaurants and activities around it, each with its district.',
  dateFlexibility: 'Date Flexibility',
  changeNightsAndEvery:
    'Change the nights and every price updates: season, weekday, cleaning and service fee included.',
  instantItinerary: 'Instant Itinerary',
  whatYouAddGoes:
    'What you add goes into your trip on its day, or into your cart if you have no account.',
  stayDine: 'Stay & Dine',
  placeToSleepTable:
    'A place to sleep, a table for tonight and something to do in between, with full prices from the start.',
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
    'Vacation rentals, restaurants and activities in one destination, ready to add to your trip.',
  popularDestinations: 'Popular Destinations',
  whatNightCostsOn: 'The average price of a night, in Canadian dollars',
  howItWorks: 'How it works',
}

export const stayDineTabsText = {
  rentalProperties: 'Rental properties',
  restaurants: 'Restaurants',
  activities: 'Activities',
  orLookAtWithout: (name: string) => `Or browse ${name} without leaving this page:`,
  addToTrip: 'Add to Trip',
  addToCart: 'Add to cart',
  stayOrDine: 'Stay or dine',
  properties: 'Properties',
}

export const stayErrorsText = {
  pastCheckIn: 'Check-in can’t be in the past.',
  endsTooEarly: 'Check-out can’t be before check-in.',
  tooManyNights: (mostNights: number) => `A stay in a rental can last up to ${mostNights} nights.`,
}

export const topDestinationsText = {
  topDestinations: 'Top destinations',
  fullCoverage: 'Full coverage',
}

export const tripChooserText = {
  addedToTrip: 'Added to Trip',
  notSavedYet: (name: string) => `${name} isn’t saved yet`,
  savedHere: 'It’s kept on this device and sent when you’re back online.',
  ideas: 'Ideas',
  undo: 'Undo',
  takenOut: 'Taken out of your trip',
  failedToAddTo: (kind: string, why: string) => `Failed to add ${kind} to itinerary.${why}`,
  trip: 'Trip',
  from: (title: string, date: string) => `${title}, from ${date}`,
  newTrip: 'New trip',
  noTrips: (name: string) => `You have no trips yet, so this creates one to ${name}.`,
  meal: 'Meal',
  addFailed: 'Add Failed',
  there: (where: string) => `It’s in this trip already, ${where}.`,
  loadingYourTrips: 'Loading your trips',
}

export const addSightText = {
  added: 'Added to your plan',
  where: (name: string) => `${name} is in Ideas. Open Planner to give it a day.`,
  undo: 'Undo',
  takenOut: 'Taken out of your plan',
  notAdded: 'The sight wasn’t added',
  browserKeepsNothing: 'Your browser doesn’t store anything for this site.',
}

export const sightInPlanText = {
  day: (number: number) => `day ${number}`,
  ideas: 'Ideas',
  inTrip: (where: string) => `In your trip, ${where}`,
  inPlan: 'In your plan',
}

export const addingText = {
  itemRemoved: 'Item Removed',
  itemHasBeenRemoved: 'Item has been removed from your itinerary.',
  undo: 'Undo',
  openCart: 'Open cart',
  inCartAlready: 'Already in your cart',
  addedToCart: 'Added to cart',
  cartNotSaved: 'Your cart couldn’t be saved',
  noStorage: 'Your browser is out of space or blocks storage.',
}

export const wordsFormText = {
  searchByWords: 'Search by keyword',
  search: 'Search',
}

export const addToTripText = {
  alreadyInTrip: 'It’s already in this trip. Change it there.',
}
