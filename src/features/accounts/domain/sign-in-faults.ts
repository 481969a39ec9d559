import { signInFaultsText } from './messages.ts'
/** Why signing in elsewhere did not work, in words; /login shows them by their codes. */
export const signInFaults = {
  expired: signInFaultsText.signingInTookToo,
  cancelled: signInFaultsText.signingInWasCancelled,
  refused: signInFaultsText.signInServiceDid,
  unreachable: signInFaultsText.signInServiceCannot,
  'email-unverified': signInFaultsText.yourSignInService,
} as const

export type SignInFaultCode = keyof typeof signInFaults

export const isSignInFault = (code: string | null): code is SignInFaultCode =>
  code !== null && Object.hasOwn(signInFaults, code)
