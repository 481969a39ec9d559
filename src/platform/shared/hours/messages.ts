/** What opening hours say in words. */

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

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
