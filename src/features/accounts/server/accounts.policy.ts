import { everyone, limited, signedIn } from '#platform/server/auth/policy.ts'

const hour = 60 * 60

export const accountPolicies = {
  signUp: limited(everyone, { name: 'sign-up', points: 10, seconds: hour, by: 'address' }),
  // Its failures are limited, by the route: correct sign-ins use nothing up.
  signIn: everyone,
  signOut: everyone,
  getCurrentUser: signedIn,
  // Limited by the route where they ask an issuer; a plain redirect costs nothing.
  goToSignIn: everyone,
  finishSignIn: everyone,
  logOut: everyone,
  requestPasswordReset: limited(everyone, {
    name: 'reset',
    points: 10,
    seconds: hour,
    by: 'address',
  }),
  resetPassword: limited(everyone, {
    name: 'reset-confirm',
    points: 20,
    seconds: hour,
    by: 'address',
  }),
}
