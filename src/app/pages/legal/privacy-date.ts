import type { LocalDate } from '#platform/shared/local-date.ts'

/** Effective date of the legal pages other than the terms; change it with their content. */
export const privacyDate: LocalDate = '2026-11-23'
export const accessibilityDate: LocalDate = '2026-11-22'
