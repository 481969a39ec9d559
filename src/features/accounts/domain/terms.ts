import { formatDate, type LocalDate } from '#platform/shared/local-date.ts'

/**
 * The versions of the terms of use that hold or have held, by the days from which they do, the latest last.
 * Whoever changes what /terms says adds its day here; an account keeps which of them it has accepted.
 */
export const termsVersions: readonly LocalDate[] = ['2026-11-22']

/** What somebody who signs up now accepts. */
export const termsVersion: LocalDate = termsVersions.at(-1) ?? ''

/** For a date that is none of the versions, also for one to come. */
export const unknownTerms = (date: LocalDate): string =>
  `There are no terms dated ${formatDate(date)}. The current terms are dated ${formatDate(termsVersion)}.`
