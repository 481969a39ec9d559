import type { ErrorTable } from '#platform/shared/problem.ts'

export const adminErrors = {
  'consultation-not-found': {
    status: 404,
    title: 'Consultation not found',
    message: 'There is no such consultation, or it was refunded.',
  },
  'account-not-found': {
    status: 404,
    title: 'Account not found',
    message: 'There is no such account. It may have been erased.',
  },
  'address-unproved': {
    status: 409,
    title: 'Address not proved',
    message: 'This address isn’t confirmed, so the account may belong to someone else.',
  },
  'own-ownership': {
    status: 409,
    title: 'Your own role',
    message: 'You cannot take your own ownership away: ask another owner.',
  },
  'bought-not-granted': {
    status: 409,
    title: 'Bought, not granted',
    message: 'This was bought, not granted. To end a purchase, refund it.',
  },
} as const satisfies ErrorTable
