import type { Town } from '../../domain/guide-rows.ts'
import { type Asking, goalCountries, goalTowns, type Said } from './answer.ts'
import { townName } from './words.ts'

/** Of one of two we know nothing: that is said, and no other question is answered. */
export function oneUnknown(asking: Asking, towns: readonly Town[]): Said | undefined {
  const { say, turn, world, language } = asking
  // "Which is better for food", after it: of the one that is known.
  if (turn.named.places.length < 2) return undefined
  const known = new Set(towns.map(({ countryCode }) => countryCode))
  const lands = goalCountries(asking).filter((code) => !known.has(code))
  const [land] = lands
  if (!land || (towns.length === 0 && lands.length < 2)) return undefined
  const name = world.countryName(land, language)
  const [goal] = goalTowns(asking)
  const rest = goalCountries(asking).find((code) => code !== land) ?? land
  const other = goal ? townName(language, goal) : world.countryName(rest, language)
  return {
    text: say(
      `I can’t weigh ${name} against ${other}: of ${name} I know no town well enough. Ask me about ${other} alone, or name a town.`,
      `Je ne peux pas comparer ${name} et ${other} : pour ${name}, je ne connais assez bien aucune ville. Demandez-moi seulement pour ${other}, ou nommez une ville.`,
    ),
    isUnknown: true,
  }
}
