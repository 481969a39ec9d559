/** What letters, documents and answers of accounts say. */

export const accountMailText = {
  newPasswordFor: (name: string) => `A new password for ${name}`,
  somebodyProbablyYouAsked: (name: string) =>
    `Somebody, probably you, asked for a new password for ${name}.`,
  chooseItHereWithin: 'Choose it here, within an hour. The link works once.',
  chooseNewPassword: 'Choose a new password',
  ifItWasNot: 'If it was not you, there is nothing to do: your password stays as it is.',
  yourPasswordWasChanged: (name: string) => `Your ${name} password was changed`,
  passwordYourAccountWas: (name: string) =>
    `The password of your ${name} account was changed just now, and every other session has ended.`,
  ifItWasYou:
    'If it was you, all is well. If it was not, choose a new password at once, and tell us.',
}
