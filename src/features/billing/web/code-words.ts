import { buyPdfText } from './messages.ts'

/** A code as printed on a leaflet, however it was typed. */
export const codeIn = (typed: string): string => typed.trim().toUpperCase().slice(0, 40)

/** Why a code counts for nothing. */
export const codeErrors = {
  used: buyPdfText.yourAccountHasUsed,
  unknown: buyPdfText.notOneOurCodes,
} as const
