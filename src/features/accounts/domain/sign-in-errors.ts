import { signInErrorsText } from './messages.ts'
/** Why signing in elsewhere did not work, in words; /login shows them by their codes. */
export const signInErrors = {
  expired: signInErrorsText.tooLate,
  cancelled: signInErrorsText.cancelled,
  refused: signInErrorsText.notConfirmed,
  unreachable: signInErrorsText.unreachable,
  'email-unverified': signInErrorsText.emailUnverified,
} as const

export type SignInErrorCode = keyof typeof signInErrors

export const isSignInError = (code: string | null): code is SignInErrorCode =>
  code !== null && Object.hasOwn(signInErrors, code)
