/** What the screens of sharing say. */

export const invitationCardText = {
  failed: 'This invitation doesn’t work',
  seeYourTrips: 'See your trips',
  openingInvitation: 'Opening the invitation',
  invitationToPlanTogether: 'An invitation to plan together',
  alreadyIn: 'You’re already in this trip.',
  invites: (from: string) =>
    `${from} has invited you to plan this trip together. You can change the days and what’s in them, and everyone sees it at once.`,
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
  share: 'Share…',
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
  forYourselfTripAs: 'For you: the trip as it is now, with prices and notes.',
  downloadFile: 'Download file',
}

export const shareDialogText = {
  failed: 'That didn’t work',
  loading: 'Loading links',
  link: 'Link',
  people: 'People',
  calendar: 'Calendar',
  waysToShare: 'Ways to share',
  share: (title: string) => `Share ${title}`,
}

export const shareLinkPartText = {
  viewOnlyLink: 'View-only link',
  anyoneWithLinkCan:
    'Anyone with the link can see this trip and its later changes. They can’t change anything.',
  linkToPage: 'Link to the page',
  showFirstName: 'Show my first name',
  turnOffLink: 'Turn off link',
  createLink: 'Create link',
}

export const sharePeoplePartText = {
  failed: 'That didn’t work',
  you: (name: string) => `${name} (you)`,
  owner: 'Owner',
  editsSince: (day: string) => `Can edit since ${day}`,
  leaveThisTrip: 'Leave this trip',
  removeFromTrip: (name: string) => `Remove ${name} from this trip`,
  leave: 'Leave',
  remove: 'Remove',
  byLink: 'By link',
  invitedUntil: (day: string) => `Invited, until ${day}`,
  cancel: 'Cancel',
  cancelInvitation: (part: string) => `Cancel the invitation ${part}`,
  invitationOnItsWay: 'Invitation on its way',
  emailWrong: 'Enter a full email address.',
  emailAddress: 'Email address',
  sendInvitation: 'Send invitation',
  createInvitationLink: 'Create invitation link',
  invitationLinkShownOnly: 'Invitation link, shown only this once',
  itWorksForOne: 'It works once, for one person, within a week.',
  peopleWhoEdit: 'People who can edit',
  peopleYouInviteCan:
    'People you invite can edit the plan and see prices. Only you can change dates, destinations and sharing.',
  everyoneHereCanEdit:
    'Everyone here can edit the plan and see prices. Only the owner can change dates, destinations and sharing.',
  loading: 'Loading people',
}

export const sharedItemRowText = {
  leaves: (day: string, time: string | null) => ['Leaves', day, time].filter(Boolean).join(' '),
  notes: 'Notes',
  lands: (time: string) => `Lands at ${time}`,
  landsAfter: (time: string, day: string, left: string | null) =>
    `Lands at ${time} (leaves ${[day, left].filter(Boolean).join(' ')})`,
  free: 'Free',
  sum: (units: string, sum: string) => `${units} = ${sum}`,
  estimate: ' estimate',
  idea: 'Idea',
  booked: 'Booked',
  cancelled: 'Cancelled',
}

export const sharedActionsText = {
  copyThisTrip: 'Copy this trip',
  addToCalendar: 'Add to calendar',
  copied: 'Trip copied',
  pricesOf: (day: string) =>
    `Its prices stand as on ${day}. Flights and stays are estimates until you choose them again.`,
  noPrices:
    'This page shows no prices, so the copy has none. Choose flights and a stay for today’s.',
  notCopied: 'The trip wasn’t copied',
  browserKeepsNothing: 'Your browser doesn’t store anything for this site.',
  noCalendar: 'We couldn’t make the calendar file',
  replaceDraft: 'Replace your draft?',
  replace: 'Replace it',
  draftGoes: 'This browser holds a trip that you haven’t saved. Copying this one replaces it.',
}

export const sharedTripPageText = {
  openingTrip: 'Opening the trip',
  turnedOffHint: 'Ask for a new one, or check that you copied the whole link.',
  turnedOff: 'This link was turned off',
  home: 'Go to the home page',
  lisbon: 'Lisbon',
  planTripYourOwn: 'Plan your own trip',
}

export const sharedTripViewText = {
  tripThatWasShared: 'A trip shared with you',
  whose: (owner: string) => `${owner}’s trip`,
  noPrices: 'This link doesn’t show prices.',
  inAll: (price: string) => `${price} in total`,
  aPerson: (price: string) => `${price} per person`,
  samples: 'Sample prices. Hotels, restaurants and fares here are made up.',
  samplesWithoutPrices: 'Hotels, restaurants and fares here are made up.',
  day: (index: number) => `Day ${index}`,
  nothingYet: 'Nothing planned.',
  way: (time: string, isHome: boolean, lands: boolean, name: string, landing: string) =>
    [
      time,
      `${isHome ? 'Flight home' : 'Flight'}${lands ? ' lands' : ''}, ${name}${landing && `, lands ${landing}`}`,
    ]
      .filter(Boolean)
      .join(' '),
  nothingPlanned: 'Nothing planned yet.',
  laterDays: (first: number, last: number) =>
    first === last ? `Day ${first}` : `Days ${first} to ${last}`,
  withoutDay: 'Without a day',
}

export const whatIsShownText = {
  shown: 'Shown',
  notShown: 'Not shown',
  hidePrices: 'Hide prices',
  hideNotes: 'Hide notes',
}

export const sharedFindingsText = {
  doesNotFit: 'What doesn’t fit',
  wholeTrip: 'About the whole trip',
  openPlanner: 'Fix in the planner',
}
