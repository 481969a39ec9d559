import { phoneText } from './messages.ts'
/** How telephone numbers are written, from anywhere. */
export const phoneShape = /^[+\d][\d\s().-]{4,}$/

/** Message for an invalid phone number. */
export const phoneWords = phoneText.wrong
