/** What the screens of admin say. */

export const adminPageText = {
  health: 'Health',
  support: 'Support',
  consultations: 'Consultations',
  bookings: 'Bookings',
  purchases: 'Purchases',
  email: 'Email',
  jobs: 'Jobs',
  users: 'Users',
  auditTrail: 'Audit trail',
  youDontHavePermission: "You don't have permission to access the admin dashboard.",
  accessDenied: 'Access Denied',
  banff: 'Banff',
  toHomePage: 'Go to the home page',
  adminDashboard: 'Admin Dashboard',
  monitorSystemHealthAnd: 'Monitor system health and API status',
  partnerAnalytics: 'Partner analytics',
  roomsBackOffice: 'Sections of the back office',
  loadingBackOffice: 'Loading the back office',
  adminAccessRequired: 'Admin Access Required',
  pleaseSignInTo: 'Please sign in to access the admin dashboard.',
}

export const adminQueriesText = {
  noAnswer: 'No answer',
}

export const consultationsPanelText = {
  waiting: 'Waiting',
  contacted: 'Contacted',
  markNamed: (number: string) => `Mark as contacted: ${number}`,
  moveBackNamed: (number: string) => `Move back to Waiting: ${number}`,
  markAsContacted: 'Mark as contacted',
  moveBack: 'Move back to Waiting',
  noAddressGiven: 'No address given',
  from: 'From',
  paid: 'Paid',
  note: 'Note',
  show: 'Show',
  noneWaiting: 'No consultations are waiting.',
  noneContacted: 'No one has been contacted yet.',
}

export const grantsDialogText = {
  owner: 'Owner',
  ownerRights: 'Everything here, including accounts and the audit trail',
  operator: 'Operator',
  operatorRights: 'Health, messages, bookings, purchases, emails and jobs',
  explorerTier: 'Explorer tier',
  trips7DaysPdf: 'Trips of up to 7 days, PDFs and bookings, without paying',
  wanderlustTier: 'Wanderlust tier',
  trips30DaysAnd: 'Trips of up to 30 days and everything else, without paying',
  rights: (name: string) => `Access for ${name}`,
  eachChangeWrittenInto: (email: string) =>
    `${email}. Every change is recorded in the audit trail.`,
  iKnowWhoOpened: 'I know who opened this account',
  thisAddressIsntConfirmed:
    'This address isn’t confirmed yet. Resetting the password by email confirms it.',
  nothingWasChanged: 'Nothing was changed',
  granted: 'Granted',
  bought: 'Bought',
  onlyAnotherOwnerCan: 'Only another owner can remove this role',
  revoke: 'Revoke',
  saving: 'Saving…',
  grant: 'Grant',
}

export const healthPanelText = {
  missingKey: 'Missing key',
  missingKeys: 'Missing keys',
  apiKey: 'API key',
  notSet: 'Not set',
  provider: 'Provider',
  serves: 'Serves',
  latency: 'Latency',
  errors: 'Errors',
  noCallsLately: 'No recent calls',
  of: (percent: string, calls: number) => `${percent} of ${calls}`,
  lastGood: 'Last success',
  lastFault: 'Last error',
  callsLeft: 'Calls left',
  leftOf: (left: number, of: number) =>
    `${left.toLocaleString('en-CA')} of ${of.toLocaleString('en-CA')}`,
  notAnswering: 'Not answering',
  healthy: 'Healthy',
  degraded: 'Degraded',
  as: (moment: string) => `As of ${moment}`,
  unableToConnectTo: 'Unable to connect to health monitoring service.',
  apiHealthCheckFailed: 'API Health Check Failed',
  retry: 'Retry',
  loadingHealthServices: 'Loading service health',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  recommendations: 'Recommendations',
}

export const listPanelsText = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  givenUp: 'Given up',
  emails: 'Emails',
  noEmails: 'No emails in the last 30 days.',
  failedAttempts: 'Failed attempts',
  needsLook: 'Needs a look',
  jobs: 'Jobs',
  now: 'Now',
  noActions: 'No one has done anything in the back office yet.',
  auditTrail: 'Audit trail',
  target: 'Target',
}

export const panelText = {
  loading: (thing: string) => `Loading ${thing}`,
  weCouldNotLoad: (thing: string) => `We couldn’t load ${thing}`,
  pages: 'Pages',
  newer: 'Newer',
  page: (page: number) => `Page ${page}`,
  older: 'Older',
}

export const salesPanelText = {
  atCheckout: 'At the checkout',
  paid: 'Paid',
  monthNotPaid: 'Month unpaid',
  refunded: 'Refunded',
  ended: 'Ended',
  notPaid: 'Not paid',
  wrongAmount: 'Wrong amount',
  anotherAmountOrCurrency: 'The amount or currency received is not what was asked for',
  checkIt: 'Check it with the payment service.',
  refundFailed: 'A refund didn’t go through',
  triedAgain:
    'We retry a staff refund up to five times. After that, refund it with the payment service.',
  refundedButPlan: 'Refunded, but the plan is still running',
  cancelIt: 'Cancel it with the payment service.',
  all: 'All',
  needsLook: 'Needs a look',
  last: (what: string, part: string, moment: string, mend: string) =>
    `${what} (${part}, last ${moment}). ${mend}`,
  purchases: 'Purchases',
  noPurchasesYet: 'No purchases yet',
  noPurchaseMatches: 'No matching purchases',
  search: 'Purchase number or email',
  show: 'Show',
  noEmailGiven: 'No email given',
  someone: 'someone without an email address',
  emailed: (email: string) => ` We emailed ${email}.`,
  refundedFor: (sum: string, title: string, told: string) => `${sum} for ${title}.${told}`,
  waiting: 'Waiting for the payment service',
  keepTrying: 'We’ll keep trying. Until then you’ll find this purchase under “Needs a look”.',
  refundThis: 'Refund this purchase?',
  refund: 'Refund',
  refunding: 'Refunding…',
  keep: 'Keep purchase',
  reader: 'The buyer',
  consequence: (title: string, buyer: string) =>
    `${title}, bought by ${buyer}. The last payment goes back to the card in full, and what it paid for ends right away. Trips stay as they are.`,
  buyer: 'Buyer',
  nothingYet: 'Nothing yet',
  service: 'Service',
  sandbox: 'Sandbox',
  purchase: 'Purchase',
  refundOf: (title: string, number: string) => `Refund ${title}, ${number}`,
}

export const usersPanelText = {
  nameOrAddress: 'Name or email address',
  noAccountHasThis: 'No account matches this name or address.',
  accounts: 'Accounts',
  change: 'Change',
  rights: (email: string) => `Change access for ${email}`,
}

export const verificationPageText = {
  fetchAgain: 'Fetch again',
  fetching: 'Fetching',
  searchEngineSaysWhich:
    'The search engine tells you which file name and content it needs. Set both in the server’s settings.',
  noVerificationFileConfigured: 'No verification file is configured',
  content: (path: string) => `Content of ${path}`,
  verificationTest: 'Verification test',
  fetchesVerificationFileFor:
    'Fetches the verification file for search engines and shows what comes back.',
  whatSearchEngineGets: 'What a search engine gets when it checks that this site is yours.',
}

export const reasonDialogText = {
  reason: 'Reason',
  hint: (reader: string) => `${reader} sees it in our email, and it stays in the audit trail.`,
  pleaseGive: 'Please give a reason.',
}

export const bookingsPanelText = {
  confirmed: 'Confirmed',
  beingConfirmed: 'Being confirmed',
  beingCancelled: 'Being cancelled',
  cancelled: 'Cancelled',
  notBooked: 'Not booked',
  until: (moment: string, city: string) => `Until ${moment} in ${city}`,
  never: 'Never',
  nothingCharged: 'Nothing was charged, so there’s nothing to refund.',
  fullRefund: (sum: string) => `The full ${sum} goes back to the card once it’s cancelled.`,
  stillFree: (refund: string) => `Cancelling is still free. ${refund}`,
  hotelDecides: (refund: string) => `Free cancellation is over, so the hotel decides. ${refund}`,
  bookingCancelled: 'Booking cancelled',
  emailed: (name: string, email: string) => `${name}. We emailed ${email}.`,
  waiting: 'Waiting for the hotel',
  keepTrying: (email: string) => `We’ll keep trying, and email ${email} when it’s cancelled.`,
  cancelThis: 'Cancel this booking?',
  cancelBooking: 'Cancel booking',
  cancelling: 'Cancelling…',
  keep: 'Keep booking',
  reader: 'The traveller',
  stayOf: (name: string, dates: string, guest: string) => `${name}, ${dates}, for ${guest}.`,
  sample: 'Sample',
  noNumber: 'No number yet',
  hotel: 'Hotel',
  party: 'For',
  guest: 'Guest',
  account: 'Account',
  deleted: 'Deleted',
  booked: 'Booked',
  freeToCancel: 'Free to cancel',
  ourReason: 'Our reason to cancel',
  fromHotel: 'From the hotel',
  cancelOf: (name: string) => `Cancel booking ${name}`,
  search: 'Booking number or email',
  show: 'Show',
  all: 'All',
  noBookingsYet: 'No bookings yet',
  noBookingMatches: 'No matching bookings',
  bookings: 'Bookings',
}

export const faresPanelText = {
  route: (from: string, to: string) => `${from} to ${to}`,
  leg: (flights: string, from: string, to: string, at: string) =>
    `${flights}, ${from} to ${to}, ${at}`,
  flight: 'Flight',
  travellers: 'Travellers',
  email: 'Email',
  account: 'Account',
  deleted: 'Deleted',
  held: 'Held',
  payBy: 'Pay the airline by',
  refund: 'Goes back to the traveller',
  fromAirline: 'From the airline',
  noReference: 'No reference yet',
  search: 'Airline reference, traveller or email',
  show: 'Show held fares',
  all: 'All',
  none: 'No held fares yet',
  noMatch: 'No matching held fares',
  fares: 'Held fares',
}

export const bookingsRoomText = {
  kinds: 'Kinds of bookings',
  stays: 'Stays',
  fares: 'Held fares',
}
