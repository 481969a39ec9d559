import { everyone, limited, signedIn } from '#platform/server/auth/policy.ts'

const hour = 60 * 60

/**
 * What costs a hash, or guesses: so many from one address, and not many times as many from the 65,536
 * addresses of one network.
 */
const fewAnHour = (name: string, points: number) =>
  [
    { name, points, seconds: hour, by: 'address' },
    { name: `${name}-network`, points: points * 3, seconds: hour, by: 'network' },
  ] as const

export const accountPolicies = {
  signUp: limited(everyone, ...fewAnHour('sign-up', 10)),
  // Limited by the route: its failures, and how often anyone signs in.
  signIn: everyone,
  signOut: everyone,
  getCurrentUser: signedIn,
  // Limited by the route where they ask an issuer; a plain redirect costs nothing.
  goToSignIn: everyone,
  finishSignIn: everyone,
  logOut: everyone,
  requestPasswordReset: limited(everyone, ...fewAnHour('reset', 10)),
  resetPassword: limited(everyone, ...fewAnHour('reset-confirm', 20)),
}
