/** What the screens of app say. */

export const appErrorBoundaryText = {
  thisPageHasNot:
    'This page has not been opened before, so it is not on your device. Connect to the internet and try again.',
  youOffline: 'You are offline',
  tryAgain: 'Try again',
  unableToLoadThis: 'Unable to load this page. Please refresh the page or try again later.',
  thisPageCouldNot: 'This page could not be shown',
  reloadPage: 'Reload the page',
}

export const notFoundPageText = {
  destinations: 'Destinations',
  guidesByMonthAnd: 'the guides, by month and weather',
  blog: 'Blog',
  connectionsPapersBudgets: 'connections, papers, budgets',
  whatFreeWhatCosts: 'what is free, what costs money, refunds',
  savedTrips: 'Saved trips',
  yoursAfterSigningIn: 'yours, after signing in',
  contact: 'Contact',
  whenLinkCameFrom: 'when the link came from us',
  pageNotFound: 'Page not found',
  thereNoPageAt:
    'There is no page at this address. Begin at the home page, or look for a destination.',
  n404PageNotFound: '404 Page Not Found',
  swissAlps: 'Swiss Alps',
  goToHomePage: 'Go to the home page',
  planTrip: 'Plan a trip',
  thereNoPageAtThis:
    'There is no page at this address. Check the spelling, or start from the home page.',
  perhapsOneThese: 'Perhaps one of these',
}

export const offlinePageText = {
  noNetwork: 'No network',
  thisPageNeedsNetwork:
    'This page needs a network. Your saved trips and the planner work without one.',
  thisPageNeedsNetwork2: 'This page needs a network',
  swissAlps: 'Swiss Alps',
  seeYourTrips: 'See your trips',
  tryAgain: 'Try again',
  thereNoConnectionAt:
    'There is no connection at the moment. Your saved trips open without one, and what you change in them is sent when the network is back.',
}

export const pageLoadingText = {
  loadingPage: 'Loading the page',
}

export const pagesText = {
  newPassword: 'New password',
  chooseNewPasswordFor:
    'Choose a new password for your account, by the link that we have mailed to you.',
  emailsThatOthersAsk: 'Emails that others ask us to send',
  stopEmailsThatOthers:
    'Stop the emails that others can have us send you: copies, invitations and notes.',
  yourProfile: 'Your profile',
  yourNameWhatYour:
    'Your name, what your plan or tier gives you, your bookings and your purchases.',
  settings: 'Settings',
  yourPasswordWhereYou:
    'Your password, where you are signed in, a copy of your data, and closing your account.',
  tripPlanner: 'Trip planner',
  planTripDayBy:
    'Plan a trip day by day: flights, hotels, restaurants and sights within your budget.',
  savedTrips: 'Saved trips',
  tripsThatYouHave: 'The trips that you have planned, with their dates, places and what they cost.',
  designGallery: 'Design gallery',
  everyComponentThisSite:
    'Every component of this site in every state, in light and in dark, to look at.',
}

export const servicePagesText = {
  administration: 'Administration',
  backOfficeAccountsPurchases:
    'The back office: accounts, purchases, messages, letters and the state of services.',
  affiliateAnalytics: 'Affiliate analytics',
  whatLinksToBooking:
    'What the links to booking partners earn: presses, purchases and commissions by day.',
}

export const failurePopupText = {
  networkConnectionIssueDetected:
    'Network connection issue detected. Please check your internet connection.',
  temporarilyUnavailable: (service: string, ending: string) =>
    `${service} is temporarily unavailable. ${ending}`,
  pleaseTryAgainLater: 'Please try again later.',
  accessRestrictedPleaseTry: 'Access restricted. Please try again later.',
  serviceBusyPleaseWait: 'Service is busy. Please wait a moment and try again.',
  rateLimit: 'Rate Limit',
  requestTimedOutPlease: 'Request timed out. Please check your connection and try again.',
  unableToLoadPlease: (thing: string) =>
    `Unable to load ${thing}. Please refresh the page or try again later.`,
}

export const footerColumnsText = {
  privacyPolicy: 'Privacy policy',
  termsUse: 'Terms of use',
  cookies: 'Cookies',
  accessibility: 'Accessibility',
  plan: 'Plan',
  tripPlanner: 'Trip planner',
  savedTrips: 'Saved trips',
  flights: 'Flights',
  stayDine: 'Stay & Dine',
  vacationRentals: 'Vacation rentals',
  maps: 'Maps',
  destinations: 'Destinations',
  beforeYouGo: 'Before you go',
  visaChecker: 'Visa checker',
  insurance: 'Insurance',
  consultation: 'Consultation',
  guide: 'Guide',
  about: 'About',
  ourData: 'Our data',
  pricing: 'Pricing',
  partners: 'Partners',
  bookingPartners: 'Booking partners',
  blog: 'Blog',
  help: 'Help',
  support: 'Support',
  contact: 'Contact',
  ticoProtection: 'TICO protection',
}

export const navLinksText = {
  about: 'About',
  planner: 'Planner',
  guide: 'Guide',
  insurance: 'Insurance',
  consultation: 'Consultation',
  visa: 'Visa',
  help: 'Help',
  partners: 'Partners',
  earn: 'Earn',
  extraOptions: 'Extra Options',
  flights: 'Flights',
  search: 'Search',
  vacationRentalPropertySearch: 'vacation-rental property search',
  maps: 'Maps',
  pricing: 'Pricing',
}

export const offlineBannerText = {
  youOfflineSavedTrips: 'You are offline. Saved trips still open; what you change in them waits.',
}

export const shellText = {
  skipToContent: 'Skip to the content',
}

export const sideMenuText = {
  menu: 'Menu',
  allPages: 'All pages',
  navigation: 'Navigation',
  toolsFeatures: 'Tools & Features',
  close: 'Close',
}

export const siteFooterText = {
  canadianTravelAgencyOn:
    'A Canadian travel agency on the web. Plan it yourself, or ask a counsellor.',
  pricesInCanadianDollars: 'Prices in Canadian dollars.',
  legal: 'Legal',
}

export const siteHeaderText = {
  main: 'Main',
  menu: 'Menu',
}

export const watchFailuresText = {
  networkConnectionIssueDetected:
    'Network connection issue detected. Please check your internet connection.',
  browserOffline: 'The browser is offline',
}

export const billingPagesText = {
  yourPlan: 'Your plan',
  whetherYourPaymentFor:
    'Whether your payment for a plan or a tier has arrived, and what it opens.',
  yourConsultation: 'Your consultation',
  whetherYourPaymentForConsultation:
    'Whether your payment for a consultation has arrived, and when a counsellor calls.',
  yourPdf: 'Your PDF',
  whetherYourPaymentForPdf:
    'Whether your payment for the PDF of a trip has arrived, and the file to download.',
  sandboxCheckout: 'Sandbox checkout',
  paysWithPublishedTest:
    'Pays with a published test card: the checkout of a demonstration, which charges nothing.',
  sandboxBilling: 'Sandbox billing',
  changesOrEndsPlan: 'Changes or ends a plan that was bought with a test card in a demonstration.',
  upgradeTest: 'Upgrade test',
  playsUpgradeStepBy:
    'Plays an upgrade step by step, without a payment: for those who set this site up.',
}

export const webManifestText = {
  planTripDayBy: 'Plan a trip day by day, keep it in budget, take it with you.',
}
