/** Texts of emails, documents and answers of accounts. */

export const seatLetterText = {
  subject: (name: string) => `Invitation to join a team on ${name}`,
  invites: (name: string, teamPlanName: string) =>
    `${name} has invited you to a seat in their ${teamPlanName} plan.`,
  whatItGives:
    'It gives your own account unlimited use of the guide, trips of up to 30 days and priority answers. Your trips stay yours: the team can’t see them. It costs you nothing.',
  button: 'See the invitation',
  linkTerms: (invitationDays: number) =>
    `The link works once, within ${invitationDays} days, while a seat is free. If you don’t know who this is, ignore this email.`,
}
