import type { ErrorTable } from '#platform/shared/problem.ts'

export const staffAccountErrors = {
  'account-not-found': {
    status: 404,
    title: 'Account not found',
    message: 'This account doesn’t exist. It may have been deleted.',
  },
  'address-unproved': {
    status: 409,
    title: 'Address not confirmed',
    message: 'This address isn’t confirmed, so the account may belong to someone else.',
  },
  'own-ownership': {
    status: 409,
    title: 'Your own role',
    message: 'You can’t remove your own ownership. Ask another owner.',
  },
  'bought-not-granted': {
    status: 409,
    title: 'Bought, not granted',
    message: 'This was bought, not granted. To end a purchase, refund it.',
  },
} as const satisfies ErrorTable
