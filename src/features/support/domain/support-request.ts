/** Subjects of a message; the values are fixed by the specification. */
export const subjectLabels = {
  'booking-not-working': 'Booking not working',
  'payment-failed': 'Payment failed',
  'login-issues': 'Login issues',
  'ai-guide-not-responding': 'AI guide not responding',
  'pdf-export-broken': 'PDF export broken',
  'hotel-search-no-results': 'Hotel search without results',
  'flight-search-errors': 'Flight search errors',
  'budget-tracker-incorrect': 'Budget tracker incorrect',
  'tico-protection-question': 'TICO protection question',
  'subscription-billing': 'Subscription billing',
  'consultation-booking': 'Consultation booking',
  'itinerary-lost': 'Itinerary lost',
  'travel-insurance-claim': 'Travel insurance claim',
  'website-not-loading': 'Website not loading',
  'mobile-app-issues': 'Problems on a phone',
  'email-not-received': 'Email not received',
  'refund-request': 'Refund request',
  'general-travel-advice': 'General travel advice',
  'feature-request': 'Feature request',
  'other-issue': 'Other issue',
} as const

export const categoryLabels = {
  booking: 'Booking',
  payment: 'Payment',
  technical: 'Technical',
  account: 'Account',
  travel: 'Travel',
  insurance: 'Insurance',
  tico: 'TICO',
  other: 'Other',
} as const

export const priorityLabels = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
} as const

export const statusLabels = {
  open: 'Open',
  'in-progress': 'In progress',
  answered: 'Answered',
  closed: 'Closed',
} as const

export type SupportSubject = keyof typeof subjectLabels
export type SupportCategory = keyof typeof categoryLabels
export type SupportPriority = keyof typeof priorityLabels
export type SupportStatus = keyof typeof statusLabels

const keysOf = <K extends string>(table: Readonly<Record<K, string>>) =>
  Object.keys(table) as [K, ...K[]]

export const subjects = keysOf(subjectLabels)
export const categories = keysOf(categoryLabels)
export const priorities = keysOf(priorityLabels)
export const statuses = keysOf(statusLabels)

/** Defaults for fields that are left out. */
export const assumed = { subject: 'other-issue', category: 'other', priority: 'medium' } as const

/** Years after the last staff action until a message without an account is erased. */
export const keptYears = 2

export const longestMessage = 5000
export const longestName = 120
