/** The smallest value that at least `share` (0 to 1) of the values do not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

/** The middle value; of an even number of values the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  const upper = sorted[Math.floor(half)] ?? Number.NaN
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2
}
