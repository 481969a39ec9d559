import { anyRole, everyone, visitor } from '#platform/server/auth/policy.ts'

const staff = anyRole('owner', 'operator')

export const partnerPolicies = {
  listLinks: everyone,
  goToPartner: everyone,
  // The general limits hold; one of its own would cost a write for each press.
  trackClick: visitor,
  takePostback: everyone,
  readAnalytics: staff,
  exportAnalytics: staff,
  listPartners: staff,
}
