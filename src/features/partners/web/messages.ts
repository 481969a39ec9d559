/** What the screens of partners say. */

export const analyticsFiguresText = {
  nothingInThisPeriod: 'Nothing in this period.',
  totalClicks: 'Total clicks',
  conversions: (conversionRate: number) => `Conversions, ${conversionRate} %`,
  totalCommissions: 'Total commissions',
  bookingValue: 'Booking value',
  partnerPerformance: 'Partner performance',
  clicksByPartner: 'Clicks by partner',
  commissions: (count: string, price: string) => `${count}, commissions of ${price}`,
  serviceTypes: 'Service types',
  clicksByService: 'Clicks by service',
  recentActivity: 'Recent activity',
  topDestinations: 'Top destinations',
  searchesByDestination: 'Searches by destination',
}

export const analyticsPageText = {
  n7Days: '7 days',
  n30Days: '30 days',
  n90Days: '90 days',
  unableToLoadAffiliate: 'Unable to load affiliate analytics data.',
  analyticsError: 'Analytics Error',
  notExported: 'Not exported',
  tableCouldNotBe: 'The table couldn’t be loaded. Try again.',
  exportCsv: 'Export CSV',
  exporting: 'Exporting',
  loadingPartners: 'Loading the partners',
  featured: 'Featured',
  visit: 'Visit',
  visitOpensInNew: (name: string) => `Visit ${name} (opens in a new tab)`,
  affiliateAnalytics: 'Affiliate analytics',
  whatPartnerLinksWere: 'Clicks on partner links, and what came of them. Days are counted in UTC.',
  period: 'Period',
  loadingFigures: 'Loading the figures',
  configuredPartners: 'Configured partners',
  partnerAnalyticsForOwner: 'Partner analytics are for the owner and operators of this site.',
  accessDenied: 'Access Denied',
  banff: 'Banff',
  toHomePage: 'Go to the home page',
  loadingAnalytics: 'Loading the analytics',
}

export const disclosureNoticeText = {
  partnerLinksMayEarn:
    'Partner links may earn us a commission: 2 to 8% of what you book, or a fixed sum. It never raises your price and never decides the order of any list on this site. What you book on a partner’s site, you book with that partner.',
  whatTheseLinksEarn: 'What these links earn us',
}

export const earnPageText = {
  flights: 'Flights',
  findFlights: 'Find flights',
  hotels: 'Hotels',
  findHotels: 'Find hotels',
  packages: 'Packages',
  findPackages: 'Find packages',
  carRentals: 'Car rentals',
  findCars: 'Find cars',
  sample: 'Sample',
  sampleTrip: 'Sample trip',
  yourPlan: 'Your plan',
  inText: (title: string, destination: string) => `${title} in ${destination}`,
  preparingYourTrip: 'Preparing your trip',
  bookingPartners: 'Booking partners',
  flightsHotelsPackagesAnd:
    'Flights, hotels, packages and cars with our booking partners, starting from your trip.',
  bookYourTripWith: 'Book your trip with partners',
  eachOpensPartnersOwn: 'Each opens the partner’s own site in a new tab.',
  bookTrip: 'Book a trip',
  yourTripReadyTo: 'Your trip, ready to book',
}

export const partnerLinkText = {
  visited: 'Visited',
  opensInNewTab: (part: string, children: string) => `${part}${children} (opens in a new tab)`,
}

export const partnersPageText = {
  featured: 'Featured',
  searchCarRentals: 'Search Car Rentals',
  carRentalSearchFeature: 'Car rental search feature coming soon!',
  youPayThere: 'You pay there',
  partnersSiteOpensIn:
    'A partner’s site opens in a new tab, with its own prices, terms and receipt. We never see your card.',
  ourListsStayOurs: 'Our lists stay ours',
  whatPartnerPaysNot:
    'The code that orders flights, stays and restaurants doesn’t know what a partner pays.',
  onlyTheirOwnAddresses: 'Only their own addresses',
  linkCanLeadTo: 'A link can lead only to the partner’s own sites; our server refuses any other.',
  partners: 'Partners',
  companiesWeLinkTo:
    'The companies we link to for bookings, transfers and flight-delay compensation, and what the links earn us.',
  whereWeSendYou: 'Where we send you for what we don’t sell ourselves, and what that earns us.',
  whyYouCanTrust: 'Why you can trust the links',
}
