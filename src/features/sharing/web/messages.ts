/** What the screens of sharing say. */

export const invitationCardText = {
  thisInvitationLeadsNowhere: 'This invitation leads nowhere',
  seeYourTrips: 'See your trips',
  openingInvitation: 'Opening the invitation',
  tryAgain: 'Try again',
  invitationToPlanTogether: 'An invitation to plan together',
  youInThisTrip: 'You are in this trip already.',
  asksYouToPlan: (from: string) =>
    `${from} asks you to plan this trip together. You will change the days and what is in them; everybody sees it at once.`,
  openTrip: 'Open the trip',
  planItTogether: 'Plan it together',
  notNow: 'Not now',
}

export const invitationText = {
  openingInvitation: 'Opening the invitation',
}

export const linkLineText = {
  linkCopied: 'Link copied',
  linkSelected: 'The link is selected',
  copyItWithYour: 'Copy it with your keyboard or menu.',
  copy: 'Copy',
}

export const shareButtonText = {
  share: 'Share',
}

export const shareCalendarPartText = {
  calendarLink: 'Calendar link',
  calendarAppThatFollows:
    'A calendar app that follows this link picks up your changes. Anyone with the link can read it.',
  linkForCalendarApp: 'Link for a calendar app',
  turnOffCalendarLink: 'Turn off calendar link',
  createCalendarLink: 'Create calendar link',
  calendarFile: 'Calendar file',
  forYourselfTripAs: 'For yourself: the trip as it is now, with prices and notes.',
  downloadFile: 'Download the file',
}

export const shareDialogText = {
  thatDidNotWork: 'That did not work',
  tryAgain: 'Try again',
  lookingForLinks: 'Looking for links',
  link: 'Link',
  people: 'People',
  calendar: 'Calendar',
  waysToShare: 'Ways to share',
  share: (title: string) => `Share ${title}`,
}

export const shareLinkPartText = {
  viewOnlyLink: 'View-only link',
  anyoneWithLinkCan:
    'Anyone with the link can look at this trip and its later changes. They can’t change anything.',
  linkToPage: 'Link to the page',
  turnOffLink: 'Turn off link',
  createLink: 'Create link',
}

export const sharePeoplePartText = {
  thatDidNotWork: 'That did not work',
  you: (name: string) => `${name} (you)`,
  owner: 'Owner',
  editsSince: (day: string) => `Edits since ${day}`,
  leaveThisTrip: 'Leave this trip',
  takeOffThisTrip: (name: string) => `Take ${name} off this trip`,
  leave: 'Leave',
  takeOff: 'Take off',
  byLink: 'By a link',
  invitedUntil: (day: string) => `Invited, until ${day}`,
  takeBack: 'Take back',
  takeBackInvitation: (part: string) => `Take back the invitation ${part}`,
  invitationOnItsWay: 'Invitation on its way',
  writeWholeEmailAddress: 'Write a whole email address.',
  emailAddress: 'Email address',
  sendInvitation: 'Send an invitation',
  makeInvitationLink: 'Make an invitation link',
  invitationLinkShownOnly: 'Invitation link, shown only now',
  itWorksForOne: 'It works for one person, once, for a week.',
  peopleWhoEdit: 'People who edit',
  peopleYouInviteCan:
    'People you invite can edit the plan and see prices. Only you can change dates, destinations and sharing.',
  everyoneHereCanEdit:
    'Everyone here can edit the plan and see prices. Only the owner can change dates, destinations and sharing.',
  lookingForPeople: 'Looking for people',
}

export const sharedItemRowText = {
  sample: 'Sample',
  free: 'Free',
  estimate: ' estimate',
}

export const sharedTripPageText = {
  openingTrip: 'Opening the trip',
  askForNewOne: 'Ask for a new one, or check that you copied the whole link.',
  thisLinkWasTurned: 'This link was turned off',
  lisbon: 'Lisbon',
  planTripYourOwn: 'Plan a trip of your own',
  tryAgain: 'Try again',
}

export const sharedTripViewText = {
  tripThatWasShared: 'A trip that was shared with you',
  inAll: (price: string) => ` · ${price} in all`,
  day: (index: number) => `Day ${index}`,
  nothingYet: 'Nothing yet.',
  withoutDay: 'Without a day',
  yourWay: (place: string) => `${place}, your way`,
  yourOwnTrip: 'Your own trip',
  daysStaysAndBudget: 'Days, stays and a budget in Canadian dollars. Free to start.',
  planTripYourOwn: 'Plan a trip of your own',
}

export const whatIsShownText = {
  shown: 'Shown',
  notShown: 'Not shown',
  hidePrices: 'Hide prices',
  hideNotes: 'Hide notes',
}
