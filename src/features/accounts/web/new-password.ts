export const passwordHint = 'At least 8 characters. Three unrelated words work well.'

/** The fault of a password that has been begun and is too short. */
export const tooShort = (password: string): Readonly<Record<string, string>> =>
  password.length > 0 && password.length < 8 ? { password: 'Use at least 8 characters.' } : {}
