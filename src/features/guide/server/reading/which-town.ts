import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import type { GuideWorld } from '../guide-world.ts'
import { stopWords } from './stop-words.ts'
import type { Reader } from './tokens.ts'

const shortest = 4

/** "London, Ontario", "Paris in Texas": what stands behind a town's name tells which of that name it is. */
export function whichTown(
  reader: Reader,
  world: GuideWorld,
  { from, to }: { readonly from: number; readonly to: number },
  town: Town,
): { readonly town: Town; readonly to: number } | undefined {
  const isTied = /^(?:,|in|\(|-)$/.test(reader.text(to))
  const behind = isTied ? to + 1 : to
  const name = reader.tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ')
  const isSmall = name === name.toLowerCase()
  for (const length of [2, 1]) {
    const words = reader.tokens.slice(behind, behind + length)
    const region = words.map(({ text }) => text).join(' ')
    const isRegion =
      words.length === length &&
      region.length >= shortest &&
      words.every(
        ({ kind, isName, text }) =>
          kind === 'word' && (isName || (isSmall && !stopWords.has(text))),
      )
    if (!isRegion) continue
    const found = world.resolve(`${name}, ${region}`)
    const isNamed = [found?.region, found?.country].some((one) => one && fold(one) === region)
    if (found && isNamed && fold(found.name) === fold(name))
      return { town: found.slug === town.slug ? town : found, to: behind + length }
  }
  return undefined
}
