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
} as const satisfies ErrorTable
