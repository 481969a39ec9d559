import { formatDate, type LocalDate } from '#platform/shared/local-date.ts'
import { termsText } from './messages.ts'

/**
 * All versions of the terms of use, by the date each takes effect, latest last. Add a date here when the
 * text of /terms changes; accounts store the version they accepted.
 */
export const termsVersions: readonly LocalDate[] = ['2026-11-22']

/** The version accepted at sign-up today. */
export const termsVersion: LocalDate = termsVersions.at(-1) ?? ''

/** Message for a date that is no known version, future dates included. */
export const unknownTerms = (date: LocalDate): string =>
  termsText.unknown(formatDate(date), formatDate(termsVersion))
