import { monthNames } from '../local-date.ts'

/** What opening hours say in words. */

const monthName = (month: number): string => monthNames[month - 1] ?? ''

export const seasonText = {
  allDay: 'open all day',
  closed: 'closed',
  varies: 'hours vary by season',
  span: (from: string, to: string) => `${from} to ${to}`,
  season: (hours: string, from: number, to: number) =>
    from === to
      ? `${hours} in ${monthName(from)}`
      : `${hours} ${monthName(from)} to ${monthName(to)}`,
}
