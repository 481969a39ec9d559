/** What somebody is in a trip. An editor changes what is in it; what becomes of it is the owner's. */
export const tripRoles = ['owner', 'editor'] as const
export type TripRole = (typeof tripRoles)[number]

/** Who may do what with a trip. */
export interface Members {
  readonly ownerId: string
  readonly editorIds: readonly string[]
}

/** Of an account that is in the trip. */
export const memberRole = ({ ownerId }: Pick<Members, 'ownerId'>, userId: string): TripRole =>
  ownerId === userId ? 'owner' : 'editor'

/** Of any account; null for one that is not in the trip. */
export const roleIn = (members: Members, userId: string): TripRole | null =>
  members.ownerId === userId || members.editorIds.includes(userId)
    ? memberRole(members, userId)
    : null

/** Fields of a trip that only its owner changes: what the tier counts, and whether it is put away. */
export const ownersFields = [
  'startDate',
  'endDate',
  'destination',
  'destinations',
  'archived',
] as const
