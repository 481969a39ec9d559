import { atMost, type Figure, numberText } from './report.ts'

/** What `one` answers, so many times one after the other. */
export async function repeat<T>(count: number, one: (at: number) => Promise<T> | T): Promise<T[]> {
  const results: T[] = []
  for (let at = 0; at < count; at++) results.push(await one(at))
  return results
}

/** Milliseconds that a call takes. */
export async function msOf(call: () => unknown): Promise<number> {
  const began = performance.now()
  await call()
  return performance.now() - began
}

export const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0)

/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value; of an even number of values the mean of the middle two, found from both ends. */
export const median = (values: readonly number[]): number =>
  (quantile(values, 0.5) -
    quantile(
      values.map((value) => -value),
      0.5,
    )) /
  2

/** The middle of some runs with their spread: "812 (790–840)". */
export const spreadText = (values: readonly number[], decimals = 0): string =>
  `${numberText(median(values), decimals)} (${numberText(Math.min(...values), decimals)}–${numberText(Math.max(...values), decimals)})`

/** Milliseconds of some runs: their median, which may not be more than `goal`, and their spread. */
export const msFigure = (name: string, times: readonly number[], goal?: number): Figure => ({
  name,
  measured: `${spreadText(times)} ms`,
  ...(goal === undefined ? {} : atMost(median(times), goal, 'ms')),
})
