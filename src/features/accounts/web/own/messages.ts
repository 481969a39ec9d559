/** What the pages of one's own account say. */

export const changePasswordFormText = {
  passwordChanged: 'Password changed',
  everyOtherSessionHas: 'Every other session has ended.',
  pleaseEnterYourCurrent: 'Please enter your current password.',
  pleaseChoosePassword: 'Please choose a password.',
  tooShort: 'Use at least 8 characters.',
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
    'Your trips with everything in them, your sessions, and any plan or tier are erased right away. You can’t undo this.',
  deleteMyAccount: 'Delete my account',
}

export const exportDataButtonText = {
  somethingWentWrongTry: 'Something went wrong. Try again.',
  downloadMyData: 'Download my data',
  collecting: 'Preparing…',
}

export const letterStopsPageText = {
  swissAlps: 'Swiss Alps',
  emailsThatOthersAsk: 'Emails others ask us to send',
  lead: 'Anyone can have us email a copy of an itinerary, an invitation to plan a trip or a note about a message to an address they type. You can stop all of these.',
  stopTheseEmails: 'Stop these emails',
  stopped: 'We’ve stopped these emails',
  stoppedHint:
    'We no longer email you itinerary copies, invitations or notes about messages that others ask for.',
  sendThemAgain: 'Send them again',
  notLoaded: 'We couldn’t look this up',
  loading: 'Looking up your emails',
  stillSent: 'You still get emails about your own account, bookings, payments and questions.',
  saving: 'Saving…',
  nothingWasChanged: 'Nothing was changed',
  cutOffHint:
    'Copy the whole link from the email and try again, or tell us which address to leave alone.',
  cutOff: 'This link looks cut off',
  askUsToStop: 'Ask us to stop them',
}

export const passportsFormText = {
  loading: 'Loading your passports',
  yours: 'Your passports',
  none: 'None yet.',
  country: 'Issued by',
  chooseCountry: 'Choose a country',
  chooseWhich: 'Choose the country that issued it.',
  lastDay: 'Valid until',
  until: (date: string) => `Valid until ${date}`,
  noLastDay: 'No expiry date given',
  add: 'Add passport',
  remove: (country: string) => `Remove the passport of ${country}`,
  removed: 'Passport removed',
  saved: 'Passport saved',
  notSaved: 'Your passports weren’t saved. Try again.',
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
  saveNewPassword: 'Save new password',
  askForNewLink: 'Ask for a new link',
  newPassword: 'New password',
  swissAlps: 'Swiss Alps',
  chooseNewPassword: 'Choose a new password',
  afterwardsEveryDeviceSigns: 'After that, you’ll sign in again on every device.',
  everySessionHasEnded: 'You’re signed out everywhere, here too. Sign in with your new password.',
  yourPasswordChanged: 'Your password has been changed',
  signIn: 'Sign in',
  someMailProgramsCut:
    'Some email programs cut off long links. Copy the whole link, or ask for a new one.',
  thisLinkNotComplete: 'This link looks cut off',
}

export const ownProfilePageText = {
  loadingYourAccount: 'Loading your account',
  confirmed: 'Confirmed',
  withUsSince: (localDay: string) => `With us since ${localDay}`,
  settings: 'Settings',
  yourName: 'Your name',
  nameHint: 'As it appears on trips and documents.',
  yourPlan: 'Your plan',
  planHint: 'Your plan sets how many days and cities a trip can have.',
  passports: 'Passports',
  passportsLead:
    'Issuing country and expiry date, never the number. They’re encrypted, only you see them, and you choose which trips use them.',
  bookings: 'Bookings',
  staysThatYouHave: 'Stays you’ve booked with us.',
  purchases: 'Purchases',
  tiersPlansConsultationsAnd: 'Tiers, plans, consultations and PDFs you’ve paid for.',
  profile: 'Profile',
  yourProfile: 'Your profile',
  signInToSee: 'Sign in to see your name, your tier and your purchases.',
  invitationToTeam: 'Invitation to join a team',
  signInToAccept: 'Sign in to see it. Any of your accounts will do, and a new one is free.',
}

export const ownSettingsPageText = {
  loadingYourSettings: 'Loading your settings',
  password: 'Password',
  everyOtherSessionEnds: 'Changing it ends every other session.',
  noPassword: 'You sign in through another service, so there’s no password here.',
  whereYouSignedIn: 'Where you’re signed in',
  sessionsHint: 'End any session you don’t recognize, then change your password.',
  privacy: 'Privacy',
  answerKeptInThis: 'Your answer is kept in this browser, not in your account.',
  yourData: 'Your data',
  everythingWeKeepAbout:
    'Everything we keep about you, in one file (JSON): account, sessions, trips, emails.',
  deleteAccount: 'Delete your account',
  deleteLead: 'Right away, and for good.',
  yourTripsSessionsAnd:
    'Your trips, sessions and messages are erased. We keep the amounts you paid, without your name. You can use your address for a new account.',
  yourAccountDeleted: 'Your account has been deleted',
  london: 'London',
  unitedKingdom: 'United Kingdom',
  toHomePage: 'Go to the home page',
  yourSettings: 'Your settings',
  signInToChange: 'Sign in to change your password, end sessions and download your data.',
  settings: 'Settings',
}

export const resetPasswordPageText = {
  sendLink: 'Send link',
  pleaseEnterYourEmail: 'Please enter your email address.',
  email: 'Email',
  title: 'Forgot your password',
  description: 'Enter your email address, and we’ll send you a link to choose a new password.',
  heading: 'Forgot your password?',
  lead: 'Enter your account’s email address. We’ll send you a link to choose a new password.',
  backToSignIn: 'Back to sign-in',
  sent: (sentTo: string) =>
    `If ${sentTo} has an account, a link is on its way. It works once, within an hour.`,
  checkEmail: 'Check your email',
  tryAnotherAddress: 'Try another address',
}

export const sessionListText = {
  sessionWasNotEnded: 'The session wasn’t ended',
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
