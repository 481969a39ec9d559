/** What the screens of flights say. */

export const airportFieldText = {
  any: (city: string, iata: string) => `${city}, any (${iata})`,
  airports: (label: string) => `Airports: ${label}`,
  chooseAirportFromList: 'Choose an airport from the list.',
}

export const bookingTipsText = {
  lookAtDaysAround: 'Look at nearby days',
  tuesdaysAndWednesdaysUsually:
    'Tuesdays and Wednesdays usually cost less than Fridays and Sundays. The bars above the results show by how much.',
  bookOneToFour: 'Book one to four months ahead',
  faresRiseFastestIn:
    'Fares rise fastest in the last three weeks. For July, Christmas and March break, start earlier.',
  countBags: 'Count the bags',
  cheapestFareOftenLeaves:
    'The cheapest fare often leaves out the checked bag, and sometimes the carry-on. The flight’s details say which.',
  threeTipsBeforeYou: 'Three tips before you book',
}

export const dayPricesText = {
  pricesDaysAround: 'Prices on nearby days',
  anotherDayAnotherPrice: 'Another day, another price',
  none: 'None',
  loadingPricesOtherDays: 'Loading prices on nearby days',
}

export const flightCardText = {
  summary: (number: string, clock: string, clock2: string, stops: string) =>
    `${number}, ${clock} to ${clock2}, ${stops}`,
  sample: 'Sample',
  perPerson: 'per person',
  forTaxesIncluded: (price: string, people: number) => `${price} for ${people}, taxes included`,
  cadTaxes: 'CAD, taxes',
  viewDetails: 'View Details',
  viewDetailsOf: (title: string) => `View Details: ${title}`,
  bookFlight: 'Book Flight',
  bookFlightNamed: (title: string) => `Book Flight: ${title}`,
}

export const flightDetailsText = {
  operatedBy: (airline: string) => `operated by ${airline}`,
  between: 'to',
  layover: (duration: string, city: string, iataCode: string) =>
    `${duration} in ${city} (${iataCode})`,
  twoTickets: '. Two tickets: collect your bags and check in again.',
  heading: (
    label: string,
    city: string,
    displayCode: string,
    city2: string,
    displayCode2: string,
  ) => `${label}: ${city} (${displayCode}) to ${city2} (${displayCode2})`,
  dateAndTimes: (travelDate: string, clock: string, clock2: string) =>
    `${travelDate}, ${clock} to ${clock2}`,
  localTimes: (duration: string, stops: string) => `, local times · ${duration}, ${stops}`,
  outbound: 'Outbound',
  returnText: 'Return',
  travelDate: 'Travel date',
  changesAllowed: 'Changes allowed',
  cancellationAllowed: 'Cancellation allowed',
  onlineBookingAvailable: 'Online booking available',
  yesOnOurPartners: 'Yes, on our partner’s site',
  cabinBagIncluded: 'Carry-on included',
  checkedBagIncluded: 'Checked bag included',
  askTheAirline: 'Ask the airline',
  whatProtectedWhenYou: 'What is protected when you book with us',
  sampleAirportsAirlinesAnd:
    'A sample: airports, airlines and nonstop routes are real; times and fare are our estimates.',
}

export const flightDialogText = {
  checkingPrice: 'Checking the price…',
  priceChanged: (now: string, before: string) =>
    `The price is now ${now} per person. It was ${before} when you searched.`,
  priceNotChecked: 'We couldn’t check the price now. The booking site shows what it is.',
  atReferenceRate: (date: string, rate: string) => ` At the reference rate of ${date}: ${rate}.`,
  route: 'Route',
  returnText: 'Return',
  routeLine: (
    city: string,
    displayCode: string,
    city2: string,
    displayCode2: string,
    travelDate: string,
  ) => `${city} (${displayCode}) to ${city2} (${displayCode2}), ${travelDate}`,
  carrier: 'Carrier',
  travellers: 'Travellers',
  each: (price: string, each: string) => `${price} ${each}`,
  forParty: (price: string, people: string) => `${price} for ${people}`,
  isReturn: 'return',
  oneWay: 'one way',
  perPerson: 'per person',
  forAll: (price: string, people: number) => `${price} for all ${people}`,
  priceForOneAdult: (rateLine: string) =>
    `The price is for one adult, taxes included; children may pay less. You book and pay with our partner, at the partner’s price.${rateLine}`,
  thisOfferSampleIt: ' This offer is a sample: it shows what a flight like this could cost.',
  bookThisFlight: 'Book This Flight',
  bookNow: 'Book Now',
  flightDetails: 'Flight Details',
  bookFlight: 'Book Flight',
}

export const flightFiltersText = {
  directOnly: 'Direct only',
  upTo1Stop: 'Up to 1 stop',
  upTo2Stops: 'Up to 2 stops',
  any: 'Any',
  andMore: (price: string) => `${price} or more`,
  pricePerPersonTo: (price: string, price2: string) => `Price per person: ${price} to ${price2}`,
  leastPrice: 'Lowest price',
  mostPrice: 'Highest price',
  leavesAfter: 'Leaves after',
  leavesBefore: 'Leaves before',
  stops: 'Stops',
  airlines: 'Airlines',
  filters: (set: number) => (set > 0 ? `Filters (${set})` : 'Filters'),
}

export const flightResultsText = {
  of: (shown: number, all: number) => `${shown} of ${all}`,
  sortBy: 'Sort by',
  removeFilterToSee: (length: number) => `Remove a filter to see more of the ${length} flights.`,
  noFlightAnswersAll: 'No flights match your filters.',
  clearFilters: 'Clear filters',
}

export const flightSearchFormText = {
  ageOf: (child: number) => `Age of child ${child}`,
  infants: 'Infants (under 2)',
  adults: 'Adults',
  children: 'Children',
  classText: 'Class',
  directFlightsOnly: 'Direct flights only',
  departure: 'Departure',
  returnText: 'Return',
  flights: 'Flights',
  roundTrip: 'Round trip',
  search: 'Search',
  searching: 'Searching…',
  from: 'From',
  toronto: 'Toronto',
  swapFromAndTo: 'Swap From and To',
  to: 'To',
  lisbon: 'Lisbon',
}

export const flightSearchText = {
  failedToSearchFlights: 'Failed to search flights. Please try again.',
  searchError: 'Search Error',
  searchForFlightsTo: 'Search for flights to see available options.',
  loadingFlights: 'Loading flights',
}

export const flightsPageText = {
  flightsAreNotSold: 'We don’t sell flights ourselves',
  ourPartnersSellFlights: 'Our partners do. Your plans, visas and days work here all the same.',
  seeOurPartners: 'See our partners',
  flights: 'Flights',
  faresInCanadianDollars: 'Fares in Canadian dollars with taxes, times local to each airport.',
  home: 'Home',
  tripPlanner: 'Trip Planner',
  changeSearch: (from: string, to: string) => `${from} to ${to}: change the search`,
  searchFlightsBetweenMore:
    'Search flights between more than 700 airports: fares in Canadian dollars, local times, prices on nearby days.',
}

export const noFlightsText = {
  tryAdjustingYourDates: 'Try adjusting your dates or destinations.',
  noFlightsFoundFor: 'No flights found for your search criteria.',
  airportsNear: (name: string) => `Airports near ${name}`,
  unserved: (name: string, iata: string) =>
    `We don’t know of any scheduled flights at ${name} (${iata}).`,
  nearby: ' These nearby airports have some:',
  km: (city: string, iata: string, km: number) => `${city} (${iata}), ${km} km`,
}

export const openBookingText = {
  openingFlightBooking: 'Opening Flight Booking',
  yourBrowserBlockedNew: 'Your browser blocked the new tab.',
  openBookingSite: 'Open booking site',
  bookingPartnersSiteOpens: 'The booking partner’s site opens in a new tab.',
}

export const popularDestinationsText = {
  newYork: 'New York',
  unitedStates: 'United States',
  london: 'London',
  unitedKingdom: 'United Kingdom',
  paris: 'Paris',
  tokyo: 'Tokyo',
  dubai: 'Dubai',
  barcelona: 'Barcelona',
  santorini: 'Santorini',
  rome: 'Rome',
  popularDestinations: 'Popular destinations',
  sampleFares: 'Sample fares',
  flyToFromCad: (name: string, from: number) => `Fly to ${name}, from $${from} CAD`,
  from: 'From ',
  cad: ' CAD',
}

export const recentSearchesText = {
  search: (origin: string, destination: string, dayShort: string, back: string) =>
    `${origin} to ${destination}, ${dayShort}${back}`,
  recentSearches: 'Recent searches',
}

export const tripFlightsText = {
  title: 'Flights',
  found: (count: number) => (count === 1 ? '1 flight' : `${count} flights`),
  route: (from: string, to: string, isReturn: boolean, people: string) =>
    `${from} to ${to}${isReturn ? ' and back' : ''}, ${people}.`,
  codes: (from: string, to: string) => `${from} to ${to}.`,
  bookedAlready: (flight: string) =>
    `Your flights (${flight}) are booked. To swap them, cancel that booking first.`,
  idea: 'Keep as an idea',
  kept: 'Remove idea',
  waits: 'Plan this idea',
  inIdeas: 'In your ideas',
  sample: 'Sample fares, taxes included.',
  taxesIncluded: 'Taxes included.',
  sortedBy: {
    days: (_: string, budget: string) =>
      `Flights that keep every day and stop first${budget ? `, then those within ${budget}` : ''}.`,
    price: (people: string, _: string) => `The lowest fare for ${people} first.`,
    duration: (_: string, __: string) => 'The shortest journey first, all flights together.',
    departure: (_: string, __: string) => 'The earliest departure first.',
  },
  of: (shown: number, all: number) => `${shown} of ${all}.`,
  each: (each: string, isReturn: boolean) => `${each}, ${isReturn ? 'return' : 'one way'}`,
  total: (price: string, people: string) => `${price} for ${people}`,
  taxes: 'taxes included',
  people: (heads: number) => `${heads} people`,
  inTrip: 'In your trip',
  wasInTrip: 'Was in your trip',
  others: 'Other choices',
  booked: 'Booked',
  compare: 'Compare',
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  swap: 'Swap to this',
  arrow: ' to ',
  stops: (count: number, via: string) => `${count === 1 ? '1 stop' : `${count} stops`}, ${via}`,
  direct: 'Direct',
  daysLater: (offset: number) => `${offset > 0 ? '+' : '−'}${Math.abs(offset)}`,
  daysLaterSpoken: (offset: number) =>
    offset === 1 ? 'the next day' : offset > 1 ? `${offset} days later` : 'the day before',
  none: 'No flights match your filters.',
  removeFilter: 'Remove a filter or try another search.',
  elsewhere: 'Change the search',
}

export const flightCompareText = {
  chooseAnother: (name: string) => `${name}: choose another flight to compare it with.`,
  stop: 'Stop comparing',
  title: 'Two flights side by side',
  what: 'What',
  each: 'Each person',
  adult: 'Each adult',
  total: 'Everyone',
  left: 'Your budget',
  out: 'There',
  back: 'Back',
  days: 'Your days',
  carrier: 'Airline',
  leg: (from: string, to: string, length: string, stops: string) =>
    `${from} to ${to}, ${length}, ${stops}`,
  choose: 'Choose',
}

export const nearFaresText = {
  title: 'Fares near your dates',
  basis: (isSample: boolean) =>
    `The lowest fare of each day, whatever its hours.${isSample ? ' Sample fares.' : ''}`,
  yours: (price: string, each: string) => `Your dates, from ${price} ${each}`,
  bar: (day: string, price: string, each: string) => `${day}, flights from ${price} ${each}`,
  none: (day: string) => `${day}, no flight`,
  leave: (day: string) => `Leave ${day}`,
  less: (price: string, people: string, days: number, isEarlier: boolean) =>
    `and pay ${price} less for ${people}. The trip would move ${days === 1 ? '1 day' : `${days} days`} ${isEarlier ? 'earlier' : 'later'}.`,
  cheapest: 'No nearby day is cheaper than yours.',
  costsDays: 'The cheaper fares nearby take more of your days, or save too little to move.',
  looking: 'Looking at the flights of cheaper days…',
  show: 'Show the move first',
  loading: 'Loading fares near your dates',
}

export const holdText = {
  holdFare: 'Hold This Fare',
  untilWhen: (until: string) => `The airline can keep these seats unpaid until ${until}.`,
  lead: 'Enter everyone as their passports say. The airline keeps the seats; nothing is charged now. We’ll write to you about payment.',
  who: {
    adult: (number: number) => `Traveller ${number}`,
    child: (number: number) => `Traveller ${number}, child`,
    infant: (number: number) => `Traveller ${number}, infant on a lap`,
  },
  title: 'Title',
  titles: { mr: 'Mr', ms: 'Ms', mrs: 'Mrs', miss: 'Miss', dr: 'Dr' },
  firstName: 'First name',
  lastName: 'Last name',
  gender: 'Gender in the passport',
  genders: { f: 'Female', m: 'Male' },
  bornOn: 'Date of birth',
  email: 'Email',
  phone: 'Phone',
  holdFor: (total: string) => `Hold for ${total}`,
  held: (reference: string, until: string) =>
    `On hold. The airline’s booking reference is ${reference}. Pay by ${until}; if it isn’t paid, the airline releases the seats and you owe nothing.`,
  theirTime: 'the airline’s time',
  done: 'Done',
  heldFares: 'Held fares',
  route: (from: string, to: string) => `${from} to ${to}`,
  flight: 'Flight',
  travellers: 'Travellers',
  total: 'Total',
  reference: 'Airline booking reference',
  payBy: 'Pay by',
  letGo: 'Let It Go',
  lettingGo: 'Letting go…',
  holding: 'Holding…',
  letGoTitle: 'Let this fare go?',
  letGoWords: 'The airline releases the seats. It costs nothing.',
  cancelFlight: 'Cancel Flight',
  asking: 'Asking the airline…',
  cancelling: 'Cancelling…',
  cancelTitle: 'Cancel this flight?',
  cancelWords: (refund: string, lost: string) =>
    `You get ${refund} back. The airline keeps ${lost}. This can’t be undone.`,
  refund: 'Comes back to you',
}
