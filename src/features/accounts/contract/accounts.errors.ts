import type { ErrorTable } from '#platform/shared/problem.ts'

export const accountErrors = {
  'wrong-credentials': {
    status: 401,
    title: 'Wrong email or password',
    message: 'The email address or password isn’t right. Check both and try again.',
  },
  'account-exists': {
    status: 409,
    title: 'Account exists',
    message: 'There’s already an account with this email address. Sign in instead.',
  },
  'reset-link-spent': {
    status: 410,
    title: 'Link no longer valid',
    message: 'This link was used or has expired. Ask for a new one.',
  },
  'wrong-password': {
    status: 403,
    title: 'Wrong password',
    message: 'This isn’t your account’s password.',
  },
  'held-back': {
    status: 409,
    title: 'Not yet',
    message: 'Something in this account is still open. Finish it first.',
  },
  'not-confirmed': {
    status: 422,
    title: 'Not confirmed',
    message: 'This isn’t your account’s email address.',
  },
  'letter-link-unknown': {
    status: 404,
    title: 'Unknown link',
    message: 'This link looks cut off. Copy the whole link and try again.',
  },
  'no-passwords-here': {
    status: 403,
    title: 'No passwords here',
    message: 'Accounts on this site have no password of their own. Use Log in instead.',
  },
} as const satisfies ErrorTable
