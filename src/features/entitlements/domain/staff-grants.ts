/** What the house may give an account by hand, and take back: a role, or a tier that is else bought. */
export const staffGrants = ['owner', 'operator', 'explorer', 'wanderlust'] as const
export type StaffGrant = (typeof staffGrants)[number]

export const grantKind = (grant: StaffGrant): 'role' | 'tier' =>
  grant === 'owner' || grant === 'operator' ? 'role' : 'tier'
