/** "Day 4", "Days 4 and 5", "Days 4 to 6". */
export const daySpan = (first: number, last: number): string =>
  first === last ? `Day ${first}` : `Days ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`

/** "Day 4", "Days 4 and 5", "Days 4 to 6", "Days 4 and 6": the words for a trip's days wherever they are sold, opened or open. */
export function daysListed(days: readonly number[]): string {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  if (last - first === days.length - 1) return daySpan(first, last)
  return `Days ${new Intl.ListFormat('en-CA').format(days.map(String))}`
}
