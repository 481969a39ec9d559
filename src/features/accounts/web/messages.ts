/** What the screens of accounts say. */

export const accountFormText = {
  oneField: 'One field needs your attention',
  fields: (length: number) => `${length} fields need your attention`,
}

export const accountMenuText = {
  account: 'Account',
  savedTrips: 'My trips',
  bookings: 'Bookings',
  profile: 'Profile',
  settings: 'Settings',
  logOut: 'Log out',
}

export const authDisplayText = {
  account: 'Account',
  logIn: 'Log in',
}

export const accountLandingText = {
  tripsByDayKept: 'Day-by-day trips, on every device you sign in on',
  oneBudgetOverHotels: 'One budget for hotels, food and sights, added up as you plan',
  editsOnTwoDevices: 'Edits on two devices are merged, never overwritten',
  tripsUpToThree: 'Trips of up to three days in one city',
  upTo200Saved: 'Up to 200 saved trips',
  cartAndItsPdf: 'The cart and its PDF, even without an account',
  noCardNoTrial: 'No card, no trial period',
  withAccount: 'With an account',
  freeAccountIncludes: 'A free account includes',
  paris: 'Paris',
}

export const formPageText = {
  santorini: 'Santorini',
}

export const logOutPageText = {
  logOut: 'Log out',
  description: 'Log out on this device. Your saved trips stay in your account.',
  lead: 'Your trips stay saved. Other devices stay signed in.',
  heading: 'Log out?',
  london: 'London',
  unitedKingdom: 'United Kingdom',
  staySignedIn: 'Stay signed in',
}

export const loginLandingText = {
  title: 'Sign in',
  description: 'Sign in to your saved trips, and see what a free account includes.',
  heading: 'Sign in to your trips',
  lead: 'Pick up your plan where you left off, on any device.',
  signIn: 'Sign In',
  noAccountYet: 'No account yet?',
  createOneForFree: 'Create one for free',
}

export const newPasswordText = {
  hint: 'At least 8 characters. Three unrelated words work well.',
  tooShort: 'Use at least 8 characters.',
}

export const passwordFieldText = {
  hideWhatTyped: 'Hide what you typed',
  showWhatTyped: 'Show what you typed',
}

export const sessionEndedDialogText = {
  youNotSignedIn: 'You’re not signed in yet.',
  signInInNew: 'Open a sign-in window',
  iHaveSignedIn: 'I’ve signed in',
  goOnWithoutSigning: 'Continue without signing in',
  yourSessionHasEnded: 'Your session has ended',
  signInToGo:
    'Sign in to continue. Everything you typed is still here, but your last step isn’t saved yet.',
}

export const sessionGuardText = {
  yourSessionHasEnded: 'Your session has ended',
  signInInAnother: 'Sign in from another window, then press the button again.',
  youSignedInAgain: 'You’re signed in again',
  pressButtonOnceMore: 'Press the button once more.',
}

export const signInFormText = {
  signIn: 'Sign in',
  pleaseEnterYourEmail: 'Please enter your email address.',
  pleaseEnterYourPassword: 'Please enter your password.',
  email: 'Email',
  password: 'Password',
  forgotYourPassword: 'Forgot your password?',
}

export const signInPageText = {
  signInWithYour: 'Sign in with your password',
  signInWithYourEmail: 'Sign in with your email address and password to plan and keep your trips.',
  signIn: 'Sign in',
  yourTripsYourBudget: 'Your trips, your budget and your bookings in one place.',
  noAccountYet: 'No account yet? ',
  createOne: 'Create one',
}

export const signInPromptText = {
  newYork: 'New York',
  unitedStates: 'United States',
  signIn: 'Sign In',
  createAccount: 'Create an account',
}

export const signUpPageText = {
  haveAccount: 'I have an account',
  pleaseEnterYourFirst: 'Please enter your first name.',
  pleaseEnterYourLast: 'Please enter your last name.',
  pleaseEnterYourEmail: 'Please enter your email address.',
  pleaseChoosePassword: 'Please choose a password.',
  createAccount: 'Create account',
  signIn: 'Sign in',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  byCreatingAccountYou: 'By creating an account, you accept our ',
  title: 'Create an account',
  yourNameEmailAddress: 'Your name, email address and a password: a free account keeps your trips.',
  freeToStartPlan: 'Free to start. Plan a three-day trip, day by day, within your budget.',
  alreadyHaveOne: 'Already have one? ',
}

export const signedInText = {
  weCouldNotCheck: 'We couldn’t check whether you’re signed in',
}

export const signupLandingText = {
  createFreeAccount: 'Create a free account',
  freeAccountKeepsYour:
    'A free account keeps your trips, with their days and budgets, on every device.',
  minuteNowAndEvery: 'It takes a minute, and we keep every trip you plan.',
  signUp: 'Sign Up',
  alreadyHaveOne: 'Already have one?',
  signIn: 'Sign in',
}

export const termsLinksText = {
  and: ' and ',
  termsUse: 'Terms of use',
  privacyPolicy: 'Privacy policy',
}

export const termsQuestionText = {
  tryAgain: 'Try again.',
  yourAnswerWasNot: 'Your answer wasn’t saved',
  doYouAcceptOur: 'Do you accept our terms?',
  those: (date: string) => `They’re dated ${date}: `,
  youCanGoOn: '. You can keep going and answer later.',
  accept: 'Accept',
  notNow: 'Not now',
}

export const accountFormStateText = {
  somethingWentWrongTry: 'Something went wrong. Try again.',
  nothingYouTypedLost: (message: string) => `${message} Nothing you typed was lost.`,
}
