/** What the screens of team say. */

export const inviteFormText = {
  enterWholeEmailAddress: 'Enter a full email address.',
  invitationOnItsWay: 'Invitation on its way',
  emailAddress: 'Email address',
  sendInvitation: 'Send invitation',
  sending: 'Sending…',
}

export const ownSeatText = {
  youLeftTeam: 'You left the team',
  seatIn: 'You’ve had a seat in ',
  seatGives: (localDay: string, teamPlanName: string) =>
    `’s team since ${localDay}. ${teamPlanName} gives you unlimited use of the guide and trips of up to 30 days. Your trips stay yours.`,
  notRunning: 'This team’s plan isn’t running, so your seat includes nothing for now.',
  leaveTeam: 'Leave the team',
  leaveNamed: (from: string) => `Leave ${from}’s team?`,
  leaving: 'Leaving…',
  leaveHint:
    'Your seat ends right away. You keep your trips, but coming back takes a new invitation.',
}

export const seatInvitationText = {
  notTaken: 'You don’t have this seat yet',
  close: 'Close',
  openingInvitation: 'Opening the invitation',
  seatYours: 'The seat is yours',
  by: (teamPlanName: string, from: string) => `${teamPlanName}, by ${from}`,
  onTeam: (from: string) => `You’re on ${from}’s team`,
  invites: (from: string) => `${from} invites you to their team`,
  seatGives: (teamPlanName: string, from: string) =>
    `A seat in ${teamPlanName} gives this account unlimited use of the guide, trips of up to 30 days and priority answers. It costs you nothing. ${from} sees your name, but none of your trips.`,
  linkWorksUntil: (localDay: string) => `The link works until ${localDay}.`,
  acceptSeat: 'Accept the seat',
  accepting: 'Accepting…',
  notNow: 'Not now',
  invitation: 'An invitation',
}

export const teamSeatsText = {
  since: (localDay: string) => `since ${localDay}`,
  invitedAs: (email: string) => `Invited as ${email}, `,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeFromYourTeam: (name: string) => `Remove ${name} from your team?`,
  removing: 'Removing…',
  keepSeat: 'Keep the seat',
  removeHint: 'Their seat ends right away and is free for someone else. They keep their trips.',
  invited: 'Invited',
  linkWorksUntil: (localDay: string) => `The link works until ${localDay}`,
  cancel: 'Cancel',
  cancelInvitationTo: (email: string) => `Cancel the invitation to ${email}`,
  invitationCancelled: 'Invitation cancelled',
  invitationWasNotCancelled: 'The invitation wasn’t cancelled',
  yourPlanIsntRunning: (teamPlanName: string) =>
    `Your plan isn’t running, so these seats include nothing for now. They work again with ${teamPlanName}.`,
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  seats: 'Seats',
  you: (name: string) => `${name} (you)`,
  ownerTeam: 'Team owner',
  linkWorksOnceFor:
    'The link works once, within seven days. Seats go to the first people who accept.',
  allSeatsTakenRemove: 'All seats are taken. Remove someone to invite another person.',
}

export const teamSectionText = {
  yourTeam: 'Your team',
  forAccountsYoursIncluded: (teamPlanName: string, teamSeats: number) =>
    `${teamPlanName} is for ${teamSeats} accounts, including yours. They share the plan; each sees only its own trips.`,
  yourSeat: 'Your seat',
  planThatSomeoneElse: 'A plan someone else pays for.',
}
