import { newPasswordText } from './messages.ts'
export const passwordHint = newPasswordText.hint

/** The fault of a password that has been begun and is too short. */
export const tooShort = (password: string): Readonly<Record<string, string>> =>
  password.length > 0 && password.length < 8 ? { password: newPasswordText.tooShort } : {}
