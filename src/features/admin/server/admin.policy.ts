import { anyRole, everyone, visitor } from '#platform/server/auth/policy.ts'

const owner = anyRole('owner')
const staff = anyRole('owner', 'operator')

export const adminPolicies = {
  readHealth: visitor,
  listLetters: staff,
  readJobs: staff,
  listDeeds: owner,
  readVerification: everyone,
}
