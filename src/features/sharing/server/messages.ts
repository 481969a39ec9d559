/** What letters, documents and answers of sharing say. */

export const invitationLetterText = {
  invitationToPlanTrip: 'An invitation to plan a trip together',
  asksYouToPlan: (name: string, trip: string, dateRange: string) =>
    `${name} asks you to plan a trip together: ${trip}, ${dateRange}.`,
  whoeverAcceptsCanAdd:
    'Whoever accepts can add to the days of this trip, change and remove what is in them. The link works once, for a week.',
  lookAtInvitation: 'Look at the invitation',
  ifYouDoNot: 'If you do not know who this is, there is nothing to do.',
}
