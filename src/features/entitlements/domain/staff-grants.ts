/** What staff may grant to an account and revoke: a role, or a tier that is otherwise bought. */
export const staffGrants = ['owner', 'operator', 'explorer', 'wanderlust'] as const
export type StaffGrant = (typeof staffGrants)[number]

export const grantKind = (grant: StaffGrant): 'role' | 'tier' =>
  grant === 'owner' || grant === 'operator' ? 'role' : 'tier'
