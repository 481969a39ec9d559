/** What screens and documents of accounts say. */

export const signInErrorsText = {
  tooLate: 'Signing in took too long, or started in another window. Please try again.',
  cancelled: 'Sign-in was cancelled. You can try again any time.',
  notConfirmed: 'The sign-in service didn’t confirm who you are. Please try again.',
  unreachable: 'We can’t reach the sign-in service right now. Please try again in a few minutes.',
  emailUnverified:
    'Your sign-in service hasn’t verified your email address. Verify it there, then try again.',
}

export const termsText = {
  unknown: (date: string, current: string) =>
    `There are no terms dated ${date}. The current terms are dated ${current}.`,
}
