/** What the screens of team say. */

export const inviteFormText = {
  enterWholeEmailAddress: 'Enter a whole email address.',
  invitationOnItsWay: 'Invitation on its way',
  emailAddress: 'Email address',
  sendInvitation: 'Send invitation',
  sending: 'Sending…',
}

export const ownSeatText = {
  youLeftTeam: 'You left the team',
  youHaveHadSeat: 'You have had a seat in ',
  sTeamSinceGives: (localDay: string, teamPlanName: string) =>
    `’s team since ${localDay}. ${teamPlanName} gives you the guide without a limit and trips of up to 30 days. Your trips stay yours.`,
  planThisTeamIsnt: 'The plan of this team isn’t running, so your seat gives nothing for now.',
  leaveTeam: 'Leave the team',
  leaveSTeam: (from: string) => `Leave ${from}’s team?`,
  leaving: 'Leaving…',
  yourSeatEndsAt:
    'Your seat ends at once. You keep your trips; to come back you need a new invitation.',
}

export const seatInvitationText = {
  thisSeatWasNot: 'This seat was not taken',
  close: 'Close',
  tryAgain: 'Try again',
  openingInvitation: 'Opening the invitation',
  seatYours: 'The seat is yours',
  by: (teamPlanName: string, from: string) => `${teamPlanName}, by ${from}`,
  youInSTeam: (from: string) => `You are in ${from}’s team`,
  invitesYouToTheir: (from: string) => `${from} invites you to their team`,
  seatInGivesThis: (teamPlanName: string, from: string) =>
    `A seat in ${teamPlanName} gives this account the guide without a limit, trips of up to 30 days and answers ahead of others. It costs you nothing. ${from} sees your name, and none of your trips.`,
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
  remove2: (name: string) => `Remove ${name}`,
  removeFromYourTeam: (name: string) => `Remove ${name} from your team?`,
  removing: 'Removing…',
  keepSeat: 'Keep the seat',
  seatEndsAtOnce: 'The seat ends at once and is free for someone else. Their trips stay theirs.',
  invited: 'Invited',
  linkWorksUntil: (localDay: string) => `The link works until ${localDay}`,
  cancel: 'Cancel',
  cancelInvitationTo: (email: string) => `Cancel the invitation to ${email}`,
  invitationCancelled: 'Invitation cancelled',
  invitationWasNotCancelled: 'The invitation was not cancelled',
  yourPlanIsntRunning: (teamPlanName: string) =>
    `Your plan isn’t running, so these seats give nothing for now. They work again with ${teamPlanName}.`,
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  seats: 'Seats',
  you: (name: string) => `${name} (you)`,
  ownerTeam: 'Owner of the team',
  linkWorksOnceFor: 'The link works once, for seven days. Seats go to the first who accept.',
  allSeatsTakenRemove: 'All seats are taken. Remove someone to invite another person.',
}

export const teamSectionText = {
  yourTeam: 'Your team',
  forAccountsYoursIncluded: (teamPlanName: string, teamSeats: number) =>
    `${teamPlanName} is for ${teamSeats} accounts, yours included. They share the plan; each sees only its own trips.`,
  yourSeat: 'Your seat',
  planThatSomeoneElse: 'A plan that someone else pays for.',
}
