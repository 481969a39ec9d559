import { distanceKm } from '#platform/shared/distance.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const asks =
  /^(?:\w+ ){0,3}(?:where (?:exactly |on earth |the heck |abouts )?(?:is|s)|(?:what|which) country is|c est ou|ou (?:est|c est|se trouve|ca se trouve)|dans quel pays (?:est|se trouve))\b/
const wordsAtMost = 8

/** Where a town lies: its country, and how far from the capital there or from the nearest large airport of home. */
export function answerWhere(turn: Turn): Answer | undefined {
  const { reading, world, say, language } = turn
  const { text, towns, sights, businesses, topics, span } = reading
  const [slug, ...others] = towns
  const town = world.rows(slug ?? '')?.town
  if (!town || others.length + sights.length + businesses.length + topics.length > 0)
    return undefined
  if (span.days || !asks.test(text) || text.split(' ').length > wordsAtMost) return undefined
  const land = world.countryName(town.countryCode, language)
  const capital = world.resolve(world.country(town.countryCode)?.capital ?? '')
  const far =
    capital && capital.slug !== town.slug && capital.countryCode === town.countryCode
      ? say(
          `, about ${Math.round(distanceKm(capital, town))} km from ${townName('en', capital)}, the capital, as the crow flies`,
          `, à environ ${Math.round(distanceKm(capital, town))} km de ${townName('fr', capital)}, la capitale, à vol d’oiseau`,
        )
      : ''
  const home = town.region && town.region !== town.name ? `${town.region}, ${land}` : land
  return plain(
    say(
      `${townName('en', town)} is in ${home}${far}.`,
      `${townName('fr', town)} se trouve ici : ${home}${far}.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [town.slug] } },
  )
}
