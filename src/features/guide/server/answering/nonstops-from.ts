import { lengthText } from '#platform/shared/length-text.ts'
import { type Asking, atlasSource, originTown, type Said } from './answer.ts'
import { townName } from './words.ts'

const mostTowns = 10

/** "Direct from Halifax to anywhere in Europe": where one flies to without a change, the shortest first. */
export function nonstopsFrom(asking: Asking): Said | undefined {
  const { world, say, language, turn, know } = asking
  const from = originTown(asking)
  if (!from) return undefined
  const isEurope = turn.reader.find('europe') >= 0
  const flown = world.towns
    .flatMap((town) => {
      const isMeant = !isEurope || town.timeZone?.startsWith('Europe/') === true
      const flight =
        isMeant && town.slug !== from.slug
          ? know(world.nonstop(from.airports, town.airports))
          : undefined
      return flight ? [{ town, flight }] : []
    })
    .toSorted((a, b) => a.flight.minutes - b.flight.minutes)
    .filter(({ town }, at, all) => all.findIndex((one) => one.town.slug === town.slug) === at)
  if (flown.length === 0) return undefined
  const lines = flown
    .slice(0, mostTowns)
    .map(
      ({ town, flight }) =>
        `- **${townName(language, town)}**: ${say('about', 'environ')} ${lengthText(flight.minutes)} (${flight.airlines.join(', ')})`,
    )
  return {
    text: `${say(
      `From ${from.name} these are flown nonstop${isEurope ? ' in Europe' : ''}, as far as I know; many only in some months:`,
      `De ${from.nameFr}, ces vols sont sans escale${isEurope ? ' en Europe' : ''}, autant que je sache ; beaucoup en saison seulement :`,
    )}\n\n${lines.join('\n')}`,
    sources: [atlasSource(asking)],
    memory: { listed: flown.slice(0, mostTowns).map(({ town }) => town.slug) },
  }
}
