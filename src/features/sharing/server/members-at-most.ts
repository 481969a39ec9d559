/** In a trip: the owner, editors and open invitations. */
export const membersAtMost = 20
