/** What screens and documents of accounts say. */

export const signInFaultsText = {
  signingInTookToo: 'Signing in took too long, or was begun in another window. Please try again.',
  signingInWasCancelled: 'Signing in was cancelled. You can try again whenever you like.',
  signInServiceDid: 'The sign-in service did not confirm who you are. Please try again.',
  signInServiceCannot:
    'The sign-in service cannot be reached just now. Please try again in a few minutes.',
  yourSignInService:
    'Your sign-in service has not verified your email address. Verify it there, then try again.',
}
