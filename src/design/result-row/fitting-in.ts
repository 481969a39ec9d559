/** Letters of facts in one line, beside a rating and before the "+3" behind them. */
const lineLetters = 24
/** What stands between two of them. */
const gapLetters = 2

/** How many of the labels stand in one line, at least one. */
export function fittingIn(labels: readonly string[]): number {
  let used = -gapLetters
  const at = labels.findIndex((label) => (used += label.length + gapLetters) > lineLetters)
  return at < 0 ? labels.length : Math.max(1, at)
}
