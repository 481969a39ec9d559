/** What the screens of admin say. */

export const adminPageText = {
  health: 'Health',
  support: 'Support',
  consultations: 'Consultations',
  purchases: 'Purchases',
  email: 'Email',
  jobs: 'Jobs',
  users: 'Users',
  auditTrail: 'Audit trail',
  youDontHavePermission: "You don't have permission to access the admin dashboard.",
  accessDenied: 'Access Denied',
  banff: 'Banff',
  toHomePage: 'To the home page',
  adminDashboard: 'Admin Dashboard',
  monitorSystemHealthAnd: 'Monitor system health and API status',
  partnerAnalytics: 'Partner analytics',
  roomsBackOffice: 'Rooms of the back office',
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
  wasContacted: (number: string) => `${number} was contacted`,
  waitsAgain: (number: string) => `${number} waits again`,
  markAsContacted: 'Mark as contacted',
  putBackToWaiting: 'Put back to waiting',
  noAddressGiven: 'No address given',
  from: 'From',
  paid: 'Paid',
  note: 'Note',
  show: 'Show',
  noConsultationWaits: 'No consultation waits.',
  noOneWasContacted: 'No one was contacted yet.',
}

export const grantsDialogText = {
  owner: 'Owner',
  everythingHereAccountsAnd: 'Everything here, accounts and the audit trail included',
  operator: 'Operator',
  healthMessagesPurchasesLetters: 'Health, messages, purchases, letters and jobs',
  explorerTier: 'Explorer tier',
  trips7DaysPdf: 'Trips of 7 days, PDF and bookings, without paying',
  wanderlustTier: 'Wanderlust tier',
  trips30DaysAnd: 'Trips of 30 days and all the rest, without paying',
  rights: (name: string) => `Rights of ${name}`,
  eachChangeWrittenInto: (email: string) =>
    `${email}. Each change is written into the audit trail.`,
  iKnowWhoOpened: 'I know who opened this account',
  thisAddressIsntConfirmed:
    'This address isn’t confirmed yet. Resetting the password by email confirms it.',
  nothingWasChanged: 'Nothing was changed',
  granted: 'Granted',
  bought: 'Bought',
  onlyAnotherOwnerCan: 'Only another owner can take this from you',
  takeBack: 'Take back',
  saving: 'Saving...',
  give: 'Give',
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
  noCallsLately: 'No calls lately',
  of: (percent: string, calls: number) => `${percent} of ${calls}`,
  lastGood: 'Last good',
  notAnswering: 'Not answering',
  healthy: 'Healthy',
  degraded: 'Degraded',
  as: (moment: string) => `As of ${moment}`,
  unableToConnectTo: 'Unable to connect to health monitoring service.',
  apiHealthCheckFailed: 'API Health Check Failed',
  retry: 'Retry',
  loadingHealthServices: 'Loading the health of the services',
  refresh: 'Refresh',
  refreshing: 'Refreshing',
  recommendations: 'Recommendations',
}

export const listPanelsText = {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  givenUp: 'Given up',
  letters: 'Letters',
  noLettersInLast: 'No letters in the last 30 days.',
  inVain: 'In vain',
  needsLook: 'Needs a look',
  jobs: 'Jobs',
  whatItDoesNow: 'What it does now',
  nothingHasBeenDone: 'Nothing has been done in the back office yet.',
  auditTrail: 'Audit trail',
  toWhat: 'To what',
}

export const panelText = {
  loading: (thing: string) => `Loading ${thing}`,
  weCouldNotLoad: (thing: string) => `We could not load ${thing}`,
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
  monthNotPaid: 'Month not paid',
  refunded: 'Refunded',
  ended: 'Ended',
  notPaid: 'Not paid',
  wrongAmount: 'Wrong amount',
  anotherAmountOrCurrency: 'Another amount or currency came in than was asked',
  lookItUpAt: 'Look it up at the payment service.',
  refundWasNotTaken: 'A refund was not taken',
  giveItBackAt: 'Give it back at the payment service.',
  givenBackButPlan: 'Given back, but the plan runs on',
  endItAtPayment: 'End it at the payment service.',
  all: 'All',
  needsLook: 'Needs a look',
  last: (what: string, part: string, moment: string, mend: string) =>
    `${what} (${part}, last ${moment}). ${mend}`,
  purchases: 'Purchases',
  noPurchaseStandsSo: 'No purchase stands so.',
  paidCad: 'Paid, CAD',
  givenBack: 'Given back',
}

export const usersPanelText = {
  nameOrAddress: 'Name or address',
  noAccountHasThis: 'No account has this in its name or address.',
  accounts: 'Accounts',
  change: 'Change',
  rights: (email: string) => `Rights of ${email}`,
}

export const verificationPageText = {
  fetchAgain: 'Fetch again',
  fetching: 'Fetching',
  searchEngineSaysWhich:
    'A search engine says which name and content it wants; both are settings of the server.',
  noVerificationFileConfigured: 'No verification file is configured',
  content: (path: string) => `Content of ${path}`,
  verificationTest: 'Verification test',
  fetchesVerificationFileFor:
    'Fetches the verification file for search engines and shows what comes back.',
  whatSearchEngineGets:
    'What a search engine gets when it looks for the file by which it knows whose site this is.',
}
