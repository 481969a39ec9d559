import type { LocalDate } from '#platform/shared/local-date.ts'

/** From which days the pages hold that are no terms: another one with each change of what they say. */
export const privacyDate: LocalDate = '2026-11-23'
export const accessibilityDate: LocalDate = '2026-11-22'
