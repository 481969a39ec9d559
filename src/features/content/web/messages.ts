/** What the screens of content say. */

export const aboutPageText = {
  ticoRegistration: 'TICO registration',
  counsellorsCertificate: 'Counsellor’s certificate',
  counsellor: 'Counsellor',
  numbersToCheck: 'Numbers to check',
  ottawa: 'Ottawa',
  inFigures: 'In figures',
  sample: 'Sample',
  bookConsultation: 'Book a consultation',
  planTrip: 'Plan a trip',
}

export const articleListText = {
  min: (minutes: number) => ` · ${minutes} min`,
}

export const articlePageText = {
  sources: 'Sources',
  destinations: 'Destinations',
  planTripTo: (name: string) => `Plan a trip to ${name}`,
  readGuide: 'Read the guide',
  allDestinations: 'All destinations',
  blog: 'Blog',
  minutesToRead: (minutes: number) => ` · ${minutes} minutes to read`,
  readNext: 'Read next',
}

export const blogPageText = {
  blogTravelFromCanada: 'Blog: travel from Canada, worked out',
  connectionsCardsPapersSeasons:
    'Connections, cards, documents, seasons and budgets for travellers from Canada: short articles with figures, dates and sources.',
  blog: 'Blog',
  workedOutBeforeYou: 'Know before you go',
  shortArticlesWithFigures:
    'Short articles with figures, dates and sources, for travellers who start in Canada.',
  followByFeedAtom: 'Follow by feed (Atom)',
}

export const cityMapText = {
  km: (km: number) => `${km} km`,
  liesKmFromMiddle: (index: number, beyondKm: number) =>
    `${index} is ${beyondKm} km from the centre`,
  whereEightSightsLie: (place: string) =>
    `Where the eight sights of ${place} lie, numbered as in the list; north is up`,
  drawnToScaleWithout:
    'Drawn to scale, without streets; water and parks are drawn by hand; north is up.',
  atEdge: (beyond: string) => ` At the edge: ${beyond}.`,
}

export const contactPageText = {
  toronto: 'Toronto',
}

export const crumbsText = {
  home: 'Home',
  breadcrumb: 'Breadcrumb',
}

export const destinationCardText = {
  cIn: (high: number, monthName: string) => `${high} °C in ${monthName}`,
  best: (months: string) => `Best: ${months}`,
  staysFromNight: (nightFrom: number) => `Stays from $${nightFrom} a night`,
}

export const destinationsPageText = {
  goodIn: 'Good in',
  anyMonth: 'Any month',
  weather: 'Weather',
  anyWeather: 'Any weather',
  where: 'Where',
  anywhere: 'Anywhere',
  destinationsGuidesForTravellers: 'Destinations: guides for travellers from Canada',
  whenToGoWhat:
    'When to go, what to see, what it costs in Canadian dollars and what you need with a Canadian passport: a guide to each place the planner covers.',
  destinations: 'Destinations',
  whereTo: 'Where to',
  guideForEachPlace:
    'A guide to each place the planner knows by heart: when to go, sights, districts, money, documents.',
  prices: 'Prices are ',
  sample: 'Sample',
  tryAnotherMonthOr: 'Try another month or any weather.',
  noDestinationFitsAll: 'No destination matches all three',
  showAllDestinations: 'Show all destinations',
}

export const exitOfferText = {
  beforeYouGo25: 'Before you go: 25% off',
  noThanks: 'No thanks',
  seePlansAt25: 'See plans at 25% off',
  code: 'The code ',
  takesQuarterOffAny:
    ' takes 25% off any plan at checkout. It has no deadline, and we ask only this once.',
  save25: 'SAVE25',
}

export const faqPageText = {
  stillQuestion: 'Still have a question?',
  everyMessageAnsweredWithin: 'We answer every message within 24 hours.',
  contactSupport: 'Contact Support',
  emailUs: 'Email Us',
}

export const guidePageText = {
  whenToGo: 'When to go',
  whatToSee: 'What to see',
  whereToStay: 'Where to stay',
  threeDays: 'Three days',
  gettingThere: 'Getting there',
  forCanadians: 'For Canadians',
  destinations: 'Destinations',
  planTripTo: (name: string) => `Plan a trip to ${name}`,
  onThisPage: 'On this page',
  bestMonths: 'Best months',
  withCanadianPassport: 'With a Canadian passport',
  day: (index: number) => `Day ${index}`,
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  money: 'Money',
  gettingThereAndAround: 'Getting there and around',
  fromCanadaToMiddle: 'From Canada to the city centre',
  onceThere: 'Once there',
  food: 'Food',
  checkAnotherPassport: 'Check another passport',
  whatToSeeIn: (name: string) => `What to see in ${name}`,
  threeDaysAlreadyWorked: 'Three days, already planned',
  moreAbout: (name: string) => `More about ${name}`,
  planDayByDay: (name: string) => `Plan ${name} day by day`,
  putTheseSightsOn:
    'Put these sights on days, add a place to sleep and see the total in Canadian dollars.',
  openPlannerWith: (name: string) => `Open the planner with ${name}`,
  pricesAndHoursAs: (date: string) => `Prices and hours as of ${date}; check before you go.`,
}

export const guidePartsText = {
  free: 'Free',
  about: (price: string) => `About ${price} each`,
  addToPlan: 'Add to plan',
  named: (what: string, name: string) => `${what}: ${name}`,
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  to: ' to ',
  wetDays: (days: number) => (days === 1 ? '1 wet day' : `${days} wet days`),
  usualNightAndDay: (station: string) =>
    `Usual night and day temperatures, and days with rain or snow, at ${station}, give or take a degree or two.`,
  inPlanner: 'In the planner',
  sample: 'Sample',
  nightFromHotels: (hotels: number) => `A night, among ${hotels} hotels`,
  nightMiddleOne: 'A night, median',
  nightDearest: 'A night, highest',
  mealMiddle: (restaurants: number) => `A meal, median of ${restaurants} restaurants`,
  activity: 'An activity',
  canadianDollarsInventedBusinesses: (place: string) =>
    `In Canadian dollars, for made-up businesses at prices usual in ${place}: good for a budget, not for a booking.`,
  noVisaNeeded: 'No visa needed',
  travelAuthorisationNeeded: 'Travel authorization needed',
  eVisaNeeded: 'E-visa needed',
  visaOnArrival: 'Visa on arrival',
  visaNeeded: 'Visa needed',
  fromAsCheckIt: (kind: string, date: string) => `From ${kind}, as of ${date}. Check it on `,
  governmentsOwnPage: 'the government’s own page',
}

export const homeFeaturesText = {
  tsukijiOuterMarket: 'Tsukiji Outer Market',
  hamarikyuGardens: 'Hamarikyu Gardens',
  kabukiZa: 'Kabuki-za',
  tempuraCounter: 'A tempura counter',
  meijiJingu: 'Meiji Jingu',
  takeshitaStreet: 'Takeshita Street',
  shibuyaSky: 'Shibuya Sky',
  ramenNearCrossing: 'Ramen near the crossing',
  flights: 'Flights',
  hotels: 'Hotels',
  activities: 'Activities',
  food: 'Food',
  visaChecker: 'Visa checker',
  n380PairsPassportAnd: '380 passport and country pairs, each dated, with the official page.',
  insurance: 'Insurance',
  estimateInSecondsAnd: 'An estimate in seconds, and what a policy leaves out.',
  pdfAndCalendar: 'PDF and calendar',
  wholePlanOnPaper: 'Your whole plan on paper, or in your own calendar.',
  counsellor: 'Counsellor',
  licensedPersonWhoAnswers: 'A certified person who answers within 24 hours.',
  guideThatAnswers: 'A guide that answers',
  railPassWorthIt: 'Is a rail pass worth it for Tokyo and Kyoto?',
  forOneReturnTrip:
    'For one return trip, no: two single tickets cost less. It pays once you add a third city.',
  askGuide: 'Ask the guide',
  onePlanThatHolds: 'One plan that holds everything',
  daysAndFiguresBelow: 'Days and figures below: ',
  example: 'An example',
  sample: 'Sample',
  shapeDays: 'Shape the days',
  moveMuseumToThursday: 'Move a museum to Thursday: the day and the total follow.',
  budgetThatKeepsUp: 'A budget that keeps up',
  everyItemCountsMoment: 'Every item counts the moment you add it.',
}

export const homePageText = {
  planWholeTripThen: 'Plan the whole trip, then go',
  planTripDayBy:
    'Plan a trip day by day from Canada: hotels, restaurants and sights within your budget, priced in Canadian dollars, with a PDF to take with you.',
}

export const homePartnersText = {
  bookWithPartners: 'Book with partners',
  flightsAndManyHotels:
    'Flights and many hotels are booked on a partner’s own site, which opens in a new tab. You pay there, at the partner’s price.',
  disclosurePartnerLinksMay:
    'Disclosure: partner links may earn us a commission. It never raises your price and never decides the order of a list.',
  findFlights: 'Find flights',
  whoOurPartners: 'Who our partners are',
  theseFigures: 'These figures are a',
  sample: 'Sample',
}

export const homeRestText = {
  inFigures: 'In figures',
  sample: 'Sample',
}

export const homeTilesText = {
  whereToBegin: 'Where to start',
  samplePrices: 'Sample prices',
  allDestinations: 'All destinations',
  best: (months: string) => `Best: ${months}`,
  staysFrom: 'Stays from ',
  night: ' a night',
}

export const homeTopText = {
  sale: 'Sale',
  withCode: 'with the code',
  flashSale25Off: 'Flash sale: 25% off every plan',
  save25: 'SAVE25',
  seePlans: 'See plans',
  planWholeTripThen: 'Plan the whole trip, then go.',
  sayWhereWhen:
    'Say where, when, who and how much. You get flights, a stay and a plan for every day, priced in Canadian dollars.',
  startPlanning: 'Start planning',
  comparePlans: 'Compare plans',
  createFreeAccount: 'Create a free account',
  yourSavedTrips: 'Your saved trips',
  ticoRegistrationNoProtected: (registration: string) =>
    `TICO registration no. ${registration}. Protected under Ontario law.`,
  newYork: 'New York',
  unitedStates: 'United States',
  santorini: 'Santorini',
  greece: 'Greece',
  paris: 'Paris',
  france: 'France',
}

export const homeTripsText = {
  days: (name: string, length: number) => `${name}, ${length} days`,
  about: 'about',
  cad: ' CAD',
  eachWithoutFlights: 'each, without flights',
  samplePdf: 'Sample PDF',
  samplePdfOpensIn: (title: string) => `Sample PDF: ${title} (opens in a new tab)`,
  threeTripsAlreadyWorked: 'Three trips, already planned',
  hotelsRestaurantsRatingsAnd: 'Hotels, restaurants, ratings and prices: ',
  sample: 'Sample',
}

export const homeVoicesText = {
  out5Stars: (stars: string) => `${stars} out of 5 stars`,
  whatTravellersSay: 'What travellers say',
  inventedToShowPlace: 'Made up, to show where reviews go: ',
  sample: 'Sample',
}

export const homeWorldText = {
  toronto: 'Toronto',
  fromYourAirportTo: 'From your airport to the world',
  pickPlaceItsMonths:
    'Pick a place to see its best months, its sights, what it costs and whether you need a visa with a Canadian passport.',
  destinationsIn: (continent: string) => `Destinations in ${continent}`,
}

export const protectionText = {
  yourMoneyProtectedBefore: 'Your money is protected before you leave the ground',
  whenRegisteredCompanyAirline:
    'When a registered company, an airline or a cruise line fails, the Compensation Fund can reimburse what you paid through a registered agency. It has limits, and we say which.',
  registeredWithTravelIndustry: (name: string) =>
    `${name} is registered with the Travel Industry Council of Ontario. `,
  howProtectionWorks: 'How protection works',
  talkToCounsellor: 'Talk to a counsellor',
  registeredAgency: 'Registered agency',
  ticoRegistrationNo: (registration: string) => `TICO registration no. ${registration}`,
  showsItsTicoNumber: 'Shows its TICO number on every page',
  certifiedCounsellor: 'Certified counsellor',
  certificateNo: (certificate: string) => `, certificate no. ${certificate}`,
  heldInTrust: 'Held in trust',
  moneyForTravelStays:
    'Money for travel stays in trust until it goes to the company providing the service',
}

export const quickCardsText = {
  flights: 'Flights',
  fromYourAirportWith: 'Fares from your airport, for your dates',
  hotels: 'Hotels',
  forYourNightsAnd: 'Rooms for your dates and your budget',
  places: 'Places',
  flatsCabinsAndVillas: 'Apartments, cabins and villas to rent',
  beginWith: 'Start with',
  eachFrom: 'each, from',
  nightFrom: 'a night from',
  flightsIn: (from: string, to: string, month: string, isBest: boolean) =>
    `${from} to ${to} in ${month}${isBest ? ', a best month' : ''}`,
  flightsTo: (from: string, to: string) => `${from} to ${to}`,
  placesIn: (to: string) => `Apartments and houses in ${to}`,
  samplePrices: 'Sample prices in this demonstration. No real bookings.',
}

export const textSectionsText = {
  table: (withFacts: string) => `Table: ${withFacts}`,
}

export const ticoProtectionPageText = {
  vancouver: 'Vancouver',
}
