import { addDays, formatDate } from '#platform/shared/local-date.ts'

const daysBeyond = 31

/** The day on which the next month's conversations begin, "1 January 2027"; empty before the month is known. */
export const renewsOn = (monthYear: string): string =>
  monthYear && formatDate(`${addDays(`${monthYear}-01`, daysBeyond).slice(0, 7)}-01`)
