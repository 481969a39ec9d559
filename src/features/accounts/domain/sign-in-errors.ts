import { signInErrorsText } from './messages.ts'
/** Why signing in elsewhere did not work, in words; /login shows them by their codes. */
export const signInErrors = {
  expired: signInErrorsText.signingInTookToo,
  cancelled: signInErrorsText.signingInWasCancelled,
  refused: signInErrorsText.signInServiceDid,
  unreachable: signInErrorsText.signInServiceCannot,
  'email-unverified': signInErrorsText.yourSignInService,
} as const

export type SignInErrorCode = keyof typeof signInErrors

export const isSignInError = (code: string | null): code is SignInErrorCode =>
  code !== null && Object.hasOwn(signInErrors, code)
