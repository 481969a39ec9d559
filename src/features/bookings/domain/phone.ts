import { phoneText } from './messages.ts'
/** How telephone numbers are written, from anywhere. */
export const phoneShape = /^[+\d][\d\s().-]{4,}$/

/** What is said where a phone number is none. */
export const phoneWords = phoneText.wrong
