import type { LocalDate } from '#platform/shared/local-date.ts'

const two = (part: number): string => String(part).padStart(2, '0')

/** Today in the traveller's time zone. */
export function localToday(): LocalDate {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
