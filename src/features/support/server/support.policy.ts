import { anyRole, limited, visitor } from '#platform/server/auth/policy.ts'

const hour = 60 * 60
const staff = anyRole('owner', 'operator')

export const supportPolicies = {
  sendRequest: limited(visitor, { name: 'support', points: 6, seconds: hour, by: 'address' }),
  listRequests: staff,
  reply: staff,
  changeStatus: staff,
}
