/** What somebody is in a trip. An editor changes what is in it; what becomes of it is the owner's. */
export const tripRoles = ['owner', 'editor'] as const
export type TripRole = (typeof tripRoles)[number]

/** Fields of a trip that only its owner changes: what the tier counts, and whether it is put away. */
export const ownersFields = [
  'startDate',
  'endDate',
  'destination',
  'destinations',
  'archived',
] as const
