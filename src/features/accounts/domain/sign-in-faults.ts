/** Why signing in elsewhere did not work, in words; /login shows them by their codes. */
export const signInFaults = {
  expired: 'Signing in took too long, or was begun in another window. Please try again.',
  cancelled: 'Signing in was cancelled. You can try again whenever you like.',
  refused: 'The sign-in service did not confirm who you are. Please try again.',
  unreachable: 'The sign-in service cannot be reached just now. Please try again in a few minutes.',
  'email-unverified':
    'Your sign-in service has not verified your email address. Verify it there, then try again.',
} as const

export type SignInFaultCode = keyof typeof signInFaults

export const isSignInFault = (code: string | null): code is SignInFaultCode =>
  code !== null && Object.hasOwn(signInFaults, code)
