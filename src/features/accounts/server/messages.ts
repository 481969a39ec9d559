/** Texts of emails, documents and answers of accounts. */

export const accountMailText = {
  resetSubject: (name: string) => `Choose a new ${name} password`,
  resetAsked: (name: string) => `Someone, most likely you, asked for a new password for ${name}.`,
  resetLink: 'Choose it here within an hour. The link works once.',
  resetButton: 'Choose a new password',
  resetIgnore: 'If it wasn’t you, ignore this email. Your password stays as it is.',
  changedSubject: (name: string) => `Your ${name} password was changed`,
  changed: (name: string) =>
    `The password of your ${name} account was just changed, and every other session has ended.`,
  changedIgnore:
    'If it was you, you’re all set. If not, choose a new password right away and tell us.',
}

export const ownAccountText = {
  commonPassword: 'This is one of the most common passwords. Choose another.',
  passwordMissing: 'Please enter your password.',
  emailMissing: 'Please enter your email address.',
  lastOwner:
    'Yours is the only owner account on this site, and only an owner can grant roles. Make someone else an owner first, in the back office.',
}
