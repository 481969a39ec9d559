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
  wasContacted: (number: string) => `Mark as contacted: ${number}`,
  waitsAgain: (number: string) => `Move back to Waiting: ${number}`,
  markAsContacted: 'Mark as contacted',
  putBackToWaiting: 'Move back to Waiting',
  noAddressGiven: 'No address given',
  from: 'From',
  paid: 'Paid',
  note: 'Note',
  show: 'Show',
  noConsultationWaits: 'No consultations are waiting.',
  noOneWasContacted: 'No one has been contacted yet.',
}

export const grantsDialogText = {
  owner: 'Owner',
  everythingHereAccountsAnd: 'Everything here, including accounts and the audit trail',
  operator: 'Operator',
  healthMessagesPurchasesLetters: 'Health, messages, bookings, purchases, emails and jobs',
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
  takeBack: 'Revoke',
  saving: 'Saving…',
  give: 'Grant',
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
  letters: 'Emails',
  noLettersInLast: 'No emails in the last 30 days.',
  inVain: 'Failed tries',
  needsLook: 'Needs a look',
  jobs: 'Jobs',
  whatItDoesNow: 'Now',
  nothingHasBeenDone: 'No one has done anything in the back office yet.',
  auditTrail: 'Audit trail',
  toWhat: 'Target',
}

export const panelText = {
  loading: (thing: string) => `Loading ${thing}`,
  weCouldNotLoad: (thing: string) => `We couldn’t load ${thing}`,
  tryAgain: 'Try again',
  trying: 'Trying…',
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
  lookItUpAt: 'Check it at the payment service.',
  refundWasNotTaken: 'A refund didn’t go through',
  triedAgain:
    'We retry a staff refund up to five times. After that, refund it at the payment service.',
  refundedButPlan: 'Refunded, but the plan is still running',
  endItAtPayment: 'End it at the payment service.',
  all: 'All',
  needsLook: 'Needs a look',
  last: (what: string, part: string, moment: string, mend: string) =>
    `${what} (${part}, last ${moment}). ${mend}`,
  purchases: 'Purchases',
  noPurchasesYet: 'No purchases yet',
  noPurchaseInState: 'No purchases with this status',
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
    `${title}, bought by ${buyer}. The last payment goes back to the card in full, and what it paid for ends at once. Trips stay as they are.`,
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
  hint: (reader: string) => `${reader} reads it in our email, and it stays in the audit trail.`,
  pleaseGive: 'Please give a reason.',
}
