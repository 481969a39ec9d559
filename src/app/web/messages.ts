/** What the screens of app say. */

export const appErrorBoundaryText = {
  thisPageHasNot:
    'You haven’t opened this page before, so it isn’t on your device. Connect to the internet and try again.',
  youOffline: 'You’re offline',
  tryAgain: 'Try again',
  unableToLoadThis: 'Unable to load this page. Please refresh the page or try again later.',
  thisPageCouldNot: 'We couldn’t show this page',
  reloadPage: 'Reload the page',
}

export const notFoundPageText = {
  destinations: 'Destinations',
  aboutDestinations: 'guides by month and weather',
  blog: 'Blog',
  aboutBlog: 'connections, documents, budgets',
  aboutFaq: 'what’s free, what costs money, refunds',
  savedTrips: 'My trips',
  aboutTrips: 'yours, after signing in',
  contact: 'Contact',
  aboutContact: 'if one of our links led here',
  pageNotFound: 'Page not found',
  description:
    'There’s no page at this address. Start from the home page, or look for a destination.',
  heading: '404 Page Not Found',
  swissAlps: 'Swiss Alps',
  goToHomePage: 'Go to the home page',
  planTrip: 'Plan a trip',
  lead: 'There’s no page at this address. Check the spelling, or start from the home page.',
  suggestions: 'Try one of these',
}

export const offlinePageText = {
  title: 'No connection',
  description: 'This page needs a connection. Your saved trips and the planner work without one.',
  heading: 'This page needs a connection',
  swissAlps: 'Swiss Alps',
  seeYourTrips: 'See your trips',
  tryAgain: 'Try again',
  lead: 'You’re offline right now. Your saved trips still open, and your changes are sent when you’re back online.',
}

export const pageLoadingText = {
  loadingPage: 'Loading the page',
}

export const pagesText = {
  newPassword: 'New password',
  chooseNewPasswordFor: 'Choose a new password for your account with the link we emailed you.',
  emailsThatOthersAsk: 'Emails others ask us to send',
  stopEmailsThatOthers:
    'Stop the emails that others can ask us to send you: copies, invitations and notes.',
  yourProfile: 'Your profile',
  yourNameWhatYour: 'Your name, what your plan or tier includes, your bookings and your purchases.',
  settings: 'Settings',
  yourPasswordWhereYou:
    'Your password, where you’re signed in, a copy of your data, and how to delete your account.',
  tripPlanner: 'Trip planner',
  planTripDayBy:
    'Plan a trip day by day: flights, hotels, restaurants and sights within your budget.',
  deadlines: 'Deadlines',
  whatIsDue: 'What’s due when for your trips: check-in, balances, visas and passports.',
  myTrips: 'My trips',
  tripsThatYouHave: 'Your saved trips, with their dates, places and costs.',
  designGallery: 'Design gallery',
  everyComponentThisSite: 'Every component of this site in every state, light and dark.',
}

export const servicePagesText = {
  administration: 'Administration',
  backOfficeAccountsPurchases:
    'The back office: accounts, purchases, messages, emails and service health.',
  affiliateAnalytics: 'Affiliate analytics',
  whatLinksToBooking:
    'What links to booking partners earn: clicks, purchases and commissions by day.',
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
  savedTrips: 'My trips',
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
  youOfflineSavedTrips:
    'You’re offline. Saved trips still open, and your changes are kept on this device.',
}

export const shellText = {
  skipToContent: 'Skip to content',
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
    'See whether your payment for a plan or tier has gone through, and what it includes.',
  yourConsultation: 'Your consultation',
  whetherYourPaymentForConsultation:
    'See whether your payment for a consultation has gone through, and what happens next.',
  yourPdf: 'Your PDF',
  whetherYourPaymentForPdf:
    'See whether your payment for a trip’s PDF has gone through, and download the file.',
  receipt: 'Receipt',
  receiptOfPurchase: 'What you bought, when, for how much and with which taxes, to print or save.',
  sandboxCheckout: 'Sandbox checkout',
  paysWithPublishedTest:
    'The checkout of a demonstration: pay with a published test card. Nothing is charged.',
  sandboxBilling: 'Sandbox billing',
  changesOrEndsPlan: 'Change or end a plan bought with a test card in a demonstration.',
  upgradeTest: 'Upgrade test',
  playsUpgradeStepBy:
    'Walk through an upgrade step by step, without a payment. For people who set up this site.',
}

export const webManifestText = {
  planTripDayBy: 'Plan a trip day by day, keep it on budget, take it with you.',
}
