/**
 * Wrong letters between what was typed and a name (Damerau-Levenshtein, neighbours swapped once):
 * `whole` against all of the name, `beginning` against the part of it that was typed so far.
 */
export interface EditDistance {
  readonly whole: number
  readonly beginning: number
}

const longest = 64
let before2 = new Uint8Array(longest + 2)
let before = new Uint8Array(longest + 2)
let row = new Uint8Array(longest + 2)

/** One row of the table; answers its smallest number. */
function fillRow(typed: string, name: string, i: number, width: number): number {
  let least = i
  row[0] = i
  for (let j = 1; j <= width; j++) {
    const a = typed.charCodeAt(i - 1)
    const b = name.charCodeAt(j - 1)
    let cost = Math.min(
      (before[j] ?? 0) + 1,
      (row[j - 1] ?? 0) + 1,
      (before[j - 1] ?? 0) + (a === b ? 0 : 1),
    )
    const swapped = i > 1 && j > 1 && a === name.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === b
    if (swapped) cost = Math.min(cost, (before2[j - 2] ?? 0) + 1)
    row[j] = cost
    if (cost < least) least = cost
  }
  return least
}

/** Gives up (undefined) as soon as more than `most` letters are wrong. */
export function editDistance(typed: string, name: string, most: number): EditDistance | undefined {
  const length = Math.min(typed.length, longest)
  const width = Math.min(name.length, length + most + 1, longest)
  for (let j = 0; j <= width; j++) before[j] = j
  for (let i = 1; i <= length; i++) {
    if (fillRow(typed, name, i, width) > most) return undefined
    const spare = before2
    before2 = before
    before = row
    row = spare
  }
  let beginning = before[0] ?? 0
  for (let j = 1; j <= width; j++) beginning = Math.min(beginning, before[j] ?? 0)
  const whole = name.length > width ? most + 1 : (before[width] ?? 0)
  return beginning > most ? undefined : { whole, beginning }
}
