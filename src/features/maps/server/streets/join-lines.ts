import type { Position } from './raw-feature.ts'

export type Line = readonly Position[]

export const keyOf = ([lng, lat]: Position): string => `${lng} ${lat}`

const ends = (line: Line): readonly Position[] =>
  [line[0], line.at(-1)].filter((one) => one !== undefined)

/** Which lines begin at a point, or end there where a line may be turned round. */
function indexOf(lines: readonly Line[], isDirected: boolean): Map<string, Set<number>> {
  const index = new Map<string, Set<number>>()
  for (const [at, line] of lines.entries())
    for (const point of isDirected ? line.slice(0, 1) : ends(line)) {
      const known = index.get(keyOf(point))
      if (known) known.add(at)
      else index.set(keyOf(point), new Set([at]))
    }
  return index
}

/** Directed lines that nothing leads to come first: a chain that is begun there is whole. */
function inOrder(lines: readonly Line[], isDirected: boolean): readonly number[] {
  const all = [...lines.keys()]
  if (!isDirected) return all
  const reached = new Set(lines.map((line) => keyOf(line.at(-1) ?? [0, 0])))
  const isFirst = (at: number): boolean => !reached.has(keyOf(lines[at]?.[0] ?? [0, 0]))
  return [...all.filter(isFirst), ...all.filter((at) => !isFirst(at))]
}

/**
 * Joins lines end to end as long as one goes on: a street of forty pieces becomes one line. Directed lines
 * (a coast, of which the side matters) are joined only from an end to a start.
 */
export function joinLines(lines: readonly Line[], isDirected = false): Line[] {
  const index = indexOf(lines, isDirected)
  const used = new Set<number>()
  const take = (at: number): void => {
    used.add(at)
    for (const end of ends(lines[at] ?? [])) index.get(keyOf(end))?.delete(at)
  }
  const extend = (chain: Position[]): void => {
    for (;;) {
      const end = chain.at(-1)
      const [next] = (end && index.get(keyOf(end))) ?? []
      const line = lines[next ?? -1]
      if (!end || next === undefined || !line?.[0]) return
      take(next)
      const onward = keyOf(line[0]) === keyOf(end) ? line : line.toReversed()
      for (const point of onward.slice(1)) chain.push(point)
    }
  }
  const chains: Line[] = []
  for (const at of inOrder(lines, isDirected)) {
    const line = lines[at] ?? []
    if (used.has(at) || line.length < 2) continue
    take(at)
    const chain = [...line]
    extend(chain)
    if (!isDirected) {
      chain.reverse()
      extend(chain)
    }
    chains.push(chain)
  }
  return chains
}
