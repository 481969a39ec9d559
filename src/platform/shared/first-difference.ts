/** Which of two lists of figures is less, at the first place where they differ. */
export const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, at) => one - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
