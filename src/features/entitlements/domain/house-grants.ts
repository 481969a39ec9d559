/** What the house may give an account by hand, and take back: a role, or a tier that is else bought. */
export const houseGrants = ['owner', 'operator', 'explorer', 'wanderlust'] as const
export type HouseGrant = (typeof houseGrants)[number]

export const grantKind = (grant: HouseGrant): 'role' | 'tier' =>
  grant === 'owner' || grant === 'operator' ? 'role' : 'tier'
