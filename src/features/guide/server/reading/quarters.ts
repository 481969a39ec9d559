import { fold } from '../../domain/fold.ts'
import type { GuideWorld } from '../guide-world.ts'
import type { Spot } from './place-of.ts'
import type { Reader } from './tokens.ts'

const shortest = 4

/** Words of the names of a town's quarters. */
const quarterWords = (world: GuideWorld, slug: string): ReadonlySet<string> =>
  new Set(
    [...(world.rows(slug)?.sights ?? []), ...(world.rows(slug)?.hotels ?? [])]
      .flatMap(({ district }) => fold(district).split(' '))
      .filter((word) => word.length >= shortest),
  )

/** "In Mexico City, Roma or Polanco": beside the town whose quarters they are they are no other towns; nor is the Gare de Lyon. */
export function withoutQuarters(
  found: readonly Spot[],
  reader: Reader,
  world: GuideWorld,
): readonly Spot[] {
  const isStation = ({ from }: Spot): boolean =>
    [1, 2].some((by) => reader.text(from - by) === 'gare') && found.length > 1
  const slugs = [...new Set(found.flatMap(({ place }) => place.ref?.split('/')[0] ?? []))]
  if (slugs.length < 2) return found
  const quarters = new Map<string, ReadonlySet<string>>()
  const quartersOf = (slug: string) => {
    const words = quarters.get(slug) ?? quarterWords(world, slug)
    quarters.set(slug, words)
    return words
  }
  const isQuarter = ({ place, from, to }: Spot): boolean => {
    const words = reader.tokens.slice(from, to).map(({ text }) => text)
    return slugs.some((slug) => {
      if (slug === place.ref || place.ref?.includes('/')) return false
      const isFar =
        world.town(slug)?.countryCode !== place.countryCode ||
        world.planned.every((town) => town.slug !== place.ref)
      const own = isFar ? quartersOf(slug) : undefined
      return own !== undefined && words.length > 0 && words.every((word) => own.has(word))
    })
  }
  return found.filter((spot) => !isQuarter(spot) && !isStation(spot))
}
