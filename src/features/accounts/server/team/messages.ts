/** What letters, documents and answers of accounts say. */

export const seatLetterText = {
  invitationToTeamAt: (name: string) => `An invitation to a team at ${name}`,
  invitesYouToSeat: (name: string, teamPlanName: string) =>
    `${name} invites you to a seat in their ${teamPlanName} plan.`,
  withItYourOwn:
    'With it your own account has the guide without a limit, trips of up to 30 days and answers ahead of others. Your trips stay yours: the team sees none of them. It costs you nothing.',
  lookAtInvitation: 'Look at the invitation',
  linkWorksOnceFor: (invitationDays: number) =>
    `The link works once, for ${invitationDays} days, while a seat is free. If you don’t know who this is, there is nothing to do.`,
}
