/** What letters, documents and answers of sharing say. */

export const invitationLetterText = {
  subject: 'Invitation to plan a trip together',
  invites: (name: string, trip: string, { dates, party }: { dates: string; party: string }) =>
    `${name} has invited you to plan a trip together: ${trip}, ${dates}, for ${party}.`,
  whatYouCanDo:
    'If you accept, you can add to the days of this trip, and change and remove what’s in them. The link works once, within a week.',
  button: 'See the invitation',
  ignore: 'If you don’t know who this is, ignore this email.',
  reason: (name: string) =>
    `You’re getting this email because ${name} invited this address to a trip.`,
}

export const tripCalendarText = {
  forParty: (party: string) => `For ${party}.`,
  inAll: (total: string, each: string) => `${total} CAD in all${each}.`,
  aPerson: (price: string) => `, ${price} a person`,
}
