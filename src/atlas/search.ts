import type { Destination } from './schema.ts'

/** Letters without accents, lower case, single spaces: how names are compared. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** 3: the name starts so; 2: an alias does; 1: a word of the name, or the country; 0: no match. */
function score(destination: Destination, query: string): number {
  const name = foldText(destination.name)
  if (name.startsWith(query)) return 3
  if (destination.aliases.some((alias) => foldText(alias).startsWith(query))) return 2
  const words = [...name.split(' '), foldText(destination.country)]
  return words.some((word) => word.startsWith(query)) ? 1 : 0
}

/** The destinations that match what was typed so far, best first; all of them for nothing typed. */
export function searchDestinations(
  destinations: readonly Destination[],
  query: string,
  limit: number,
): readonly Destination[] {
  const folded = foldText(query)
  return destinations
    .map((destination) => ({ destination, points: score(destination, folded) }))
    .filter((match) => match.points > 0)
    .toSorted((a, b) => b.points - a.points)
    .slice(0, limit)
    .map((match) => match.destination)
}
