import { everyone, limited, signedIn } from '#platform/server/auth/policy.ts'

const hour = 60 * 60

export const accountPolicies = {
  signUp: limited(everyone, { name: 'sign-up', points: 10, seconds: hour, by: 'address' }),
  signIn: limited(everyone, { name: 'sign-in', points: 20, seconds: hour, by: 'address' }),
  signOut: everyone,
  getCurrentUser: signedIn,
  goToSignIn: everyone,
}
