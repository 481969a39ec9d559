/** What the pages of one's own account say. */

export const changePasswordFormText = {
  passwordChanged: 'Password changed',
  everyOtherSessionHas: 'Every other session has ended.',
  pleaseEnterYourCurrent: 'Please enter your current password.',
  pleaseChoosePassword: 'Please choose a password.',
  atLeast8: 'Use at least 8 characters.',
  changePassword: 'Change password',
  currentPassword: 'Current password',
  newPassword: 'New password',
}

export const deleteAccountButtonText = {
  yourEmailAddress: 'Your email address',
  typeToConfirm: (email: string) => `Type ${email} to confirm.`,
  yourPassword: 'Your password',
  pleaseEnterYourPassword: 'Please enter your password.',
  pleaseEnterYourEmail: 'Please enter your email address.',
  deleteYourAccount: 'Delete your account?',
  keepIt: 'Keep it',
  deleteForGood: 'Delete for good',
  erasing: 'Erasing…',
  yourTripsWithEverything:
    'Your trips with everything in them, your sessions and what you hold are erased at once. Nobody can bring them back.',
  deleteMyAccount: 'Delete my account',
}

export const exportDataButtonText = {
  somethingWentWrongTry: 'Something went wrong. Try again.',
  downloadMyData: 'Download my data',
  collecting: 'Collecting…',
}

export const letterStopsPageText = {
  swissAlps: 'Swiss Alps',
  emailsThatOthersAsk: 'Emails that others ask us to send',
  anyoneCanHaveUs:
    'Anyone can have us email a copy of an itinerary, an invitation to plan a trip or a note about a message to an address they type. You can stop all of these.',
  stopTheseEmails: 'Stop these emails',
  weveStoppedTheseEmails: 'We’ve stopped these emails',
  nobodyCanHaveUs:
    'Nobody can have us email you itinerary copies, invitations or notes about messages any more.',
  sendThemAgain: 'Send them again',
  weCouldNotLook: 'We could not look this up',
  tryAgain: 'Try again',
  lookingUpYourEmails: 'Looking up your emails',
  emailsAboutYourOwn:
    'Emails about your own account, bookings, payments and questions still reach you.',
  saving: 'Saving…',
  nothingWasChanged: 'Nothing was changed',
  copyWholeLinkOut:
    'Copy the whole link out of the email and try again, or tell us which address we should leave alone.',
  thisLinkLooksCut: 'This link looks cut off',
  askUsToStop: 'Ask us to stop them',
}

export const nameFormText = {
  nameSaved: 'Name saved',
  pleaseEnterYourFirst: 'Please enter your first name.',
  pleaseEnterYourLast: 'Please enter your last name.',
  saveName: 'Save name',
  firstName: 'First name',
  lastName: 'Last name',
}

export const newPasswordPageText = {
  pleaseChoosePassword: 'Please choose a password.',
  saveNewPassword: 'Save the new password',
  askForNewLink: 'Ask for a new link',
  newPassword: 'New password',
  swissAlps: 'Swiss Alps',
  chooseNewPassword: 'Choose a new password',
  afterwardsEveryDeviceSigns: 'Afterwards every device signs in anew.',
  everySessionHasEnded:
    'Every session has ended, on this device too. Sign in with the new password.',
  yourPasswordChanged: 'Your password is changed',
  signIn: 'Sign in',
  someMailProgramsCut:
    'Some mail programs cut long links. Copy the whole of it, or ask for a new one.',
  thisLinkNotComplete: 'This link is not complete',
}

export const ownDataFaultText = {
  tryAgain: 'Try again',
  trying: 'Trying…',
}

export const ownProfilePageText = {
  loadingYourAccount: 'Loading your account',
  confirmed: 'Confirmed',
  withUsSince: (localDay: string) => `With us since ${localDay}`,
  settings: 'Settings',
  yourName: 'Your name',
  asItStandsOn: 'As it stands on trips and papers.',
  yourPlan: 'Your plan',
  itSetsHowMany: 'It sets how many days and cities a trip can have.',
  bookings: 'Bookings',
  staysThatYouHave: 'Stays that you have booked with us.',
  purchases: 'Purchases',
  tiersPlansConsultationsAnd: 'Tiers, plans, consultations and PDFs that you have paid for.',
  profile: 'Profile',
  yourProfile: 'Your profile',
  signInToSee: 'Sign in to see your name, your tier and your purchases.',
  invitationToTeam: 'An invitation to a team',
  signInToLook: 'Sign in to look at it. Any account of yours will do, and a new one is free.',
}

export const ownSettingsPageText = {
  loadingYourSettings: 'Loading your settings',
  password: 'Password',
  everyOtherSessionEnds: 'Every other session ends when it changes.',
  thisAccountHasNone: 'This account has none here: you sign in at a service that keeps it.',
  whereYouSignedIn: 'Where you are signed in',
  endWhatYouDo: 'End what you do not know, then change your password.',
  privacy: 'Privacy',
  answerKeptInThis: 'The answer is kept in this browser, not in your account.',
  yourData: 'Your data',
  everythingWeKeepAbout:
    'Everything we keep about you, in one file (JSON): account, sessions, trips, letters.',
  deleteAccount: 'Delete the account',
  allItForGood: 'All of it, for good and at once.',
  yourTripsSessionsAnd:
    'Your trips, sessions and messages are erased. Of what you paid the sums stay, without your name. Your address is free for a new account.',
  yourAccountDeleted: 'Your account is deleted',
  london: 'London',
  unitedKingdom: 'United Kingdom',
  toHomePage: 'To the home page',
  yourSettings: 'Your settings',
  signInToChange: 'Sign in to change your password, end sessions and take your data along.',
  settings: 'Settings',
}

export const resetPasswordPageText = {
  sendLink: 'Send the link',
  pleaseEnterYourEmail: 'Please enter your email address.',
  email: 'Email',
  forgotYourPassword: 'Forgot your password',
  enterYourEmailAddress:
    'Enter your email address, and we send you a link to choose a new password.',
  forgotYourPassword2: 'Forgot your password?',
  giveAddressYourAccount:
    'Give the address of your account. We send a link by which you choose a new password.',
  backToSignIn: 'Back to sign-in',
  ifHasAccountLink: (sentTo: string) =>
    `If ${sentTo} has an account, a link is on its way. It works once, for an hour.`,
  lookIntoYourMail: 'Look into your mail',
  tryAnotherAddress: 'Try another address',
}

export const sessionListText = {
  sessionWasNotEnded: 'The session was not ended',
  sessionEnded: 'Session ended',
  thisDevice: 'This device',
  signedIn: (since: string) => `Signed in ${since}`,
  from: (address: string) => ` from ${address}`,
  end: 'End',
  ending: 'Ending…',
  endSessionSignedIn: (name: string, since: string) =>
    `End the session of ${name}, signed in ${since}`,
  loadingYourSessions: 'Loading your sessions',
  everyOtherSessionHas: 'Every other session has ended',
  endAllOtherSessions: 'End all other sessions',
}
