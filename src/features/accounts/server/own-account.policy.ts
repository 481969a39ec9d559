import { limited, signedIn } from '#platform/server/auth/policy.ts'

const hour = 60 * 60

export const ownAccountPolicies = {
  readOwnAccount: signedIn,
  rename: limited(signedIn, { name: 'rename', points: 30, seconds: hour, by: 'account' }),
  listPassports: signedIn,
  savePassports: limited(signedIn, { name: 'passports', points: 60, seconds: hour, by: 'account' }),
  // Wrong passwords are limited more, by the route.
  changePassword: limited(signedIn, { name: 'password', points: 20, seconds: hour, by: 'account' }),
  answerTerms: limited(signedIn, { name: 'terms', points: 30, seconds: hour, by: 'account' }),
  listSessions: signedIn,
  revokeSession: signedIn,
  revokeOtherSessions: signedIn,
  exportData: limited(signedIn, { name: 'export', points: 10, seconds: hour, by: 'account' }),
  deleteAccount: limited(signedIn, { name: 'delete', points: 20, seconds: hour, by: 'account' }),
}
