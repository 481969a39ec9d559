/** How telephone numbers are written, from anywhere. */
export const phoneShape = /^[+\d][\d\s().-]{4,}$/

/** What is said where a phone number is none. */
export const phoneWords = 'Write the phone number with its digits, such as +1 416 555 0100.'
