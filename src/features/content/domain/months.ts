import { monthNames } from '#platform/shared/local-date.ts'

/** 1 is January. */
export const monthName = (month: number): string => monthNames[month - 1] ?? ''

export const allMonths: readonly number[] = monthNames.map((_, index) => index + 1)

const follows = (month: number, before: number): boolean => month === (before % 12) + 1

/**
 * Months as one reads them: `April to June, September and October`. A run that goes over the turn of
 * the year stays one: `November to March`.
 */
export function monthsText(months: readonly number[]): string {
  if (months.length === allMonths.length) return 'All year'
  const sorted = months.toSorted((a, b) => a - b)
  const runs: number[][] = []
  for (const month of sorted) {
    const run = runs.at(-1)
    if (run && follows(month, run.at(-1) ?? 0)) run.push(month)
    else runs.push([month])
  }
  const [first, last] = [runs[0], runs.at(-1)]
  if (first && last && first !== last && follows(first[0] ?? 0, last.at(-1) ?? 0)) {
    runs[0] = [...last, ...first]
    runs.pop()
  }
  const texts = runs.flatMap((run) => {
    const [from = 0] = run
    const to = run.at(-1) ?? from
    return run.length > 2 ? [`${monthName(from)} to ${monthName(to)}`] : run.map(monthName)
  })
  const end = texts.pop() ?? ''
  return texts.length > 0 ? `${texts.join(', ')} and ${end}` : end
}
