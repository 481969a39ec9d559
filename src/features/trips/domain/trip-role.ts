/**
 * The role of an account in a trip. An editor changes its items; only the owner decides about the trip
 * itself.
 */
export const tripRoles = ['owner', 'editor'] as const
export type TripRole = (typeof tripRoles)[number]

/** The accounts with a role in a trip. */
export interface Members {
  readonly ownerId: string
  readonly editorIds: readonly string[]
}

/** The role of an account that is known to be in the trip. */
export const memberRole = ({ ownerId }: Pick<Members, 'ownerId'>, userId: string): TripRole =>
  ownerId === userId ? 'owner' : 'editor'

/** The role of any account; null if it is not in the trip. */
export const roleIn = (members: Members, userId: string): TripRole | null =>
  members.ownerId === userId || members.editorIds.includes(userId)
    ? memberRole(members, userId)
    : null

/** Fields of a trip that only its owner changes: those that the tier limits, and archiving. */
export const ownersFields = [
  'startDate',
  'endDate',
  'destination',
  'destinations',
  'archived',
] as const
