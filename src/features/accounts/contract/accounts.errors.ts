import type { ErrorTable } from '#platform/shared/problem.ts'

export const accountErrors = {
  'wrong-credentials': {
    status: 401,
    title: 'Wrong email or password',
    message: 'The email address or the password is not right. Check both and try again.',
  },
  'account-exists': {
    status: 409,
    title: 'Account exists',
    message: 'There is already an account with this email address. Sign in instead.',
  },
  'reset-link-spent': {
    status: 410,
    title: 'Link no longer valid',
    message: 'This link has been used or is too old. Ask for a new one.',
  },
  'wrong-password': {
    status: 403,
    title: 'Wrong password',
    message: 'This is not the password of your account.',
  },
  'held-back': {
    status: 409,
    title: 'Not yet',
    message: 'Something of this account is still open. Finish it first.',
  },
  'not-confirmed': {
    status: 422,
    title: 'Not confirmed',
    message: 'This is not the email address of your account.',
  },
  'letter-link-unknown': {
    status: 404,
    title: 'Link not known',
    message: 'This link is none of ours, or a part of it is missing. Copy the whole of it.',
  },
  'no-passwords-here': {
    status: 403,
    title: 'No passwords here',
    message: 'Accounts of this site have no password of their own. Use Log in instead.',
  },
} as const satisfies ErrorTable
