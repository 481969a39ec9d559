import type { Town } from '../../domain/guide-rows.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const nearer =
  /\b(?:close(?:r|st)?|near(?:er|est)?|closest|far(?:ther|ther|thest)?|further|better|best|which|proche|pres|loin|mieux|meilleur|lequel|quel|convenient|pratique)\b/

/** Asks which of several airports lies nearer to a town. */
export const asksForAirports = ({ reading }: Turn): boolean =>
  reading.airports.length > 0 &&
  /\b(?:close(?:r|st)?|near(?:er|est)?|farther|further|proche|pres|loin|far|code|which airport|quel aeroport)\b/.test(
    reading.text,
  )

/** The town whose airports are asked about: one named beside their codes, otherwise the airports' own. */
const townOf = ({ reading, talk, world }: Turn): string | undefined => {
  const ofCodes = reading.airports.flatMap((iata) => world.airport(iata)?.town ?? [])
  return reading.towns.find((slug) => !ofCodes.includes(slug)) ?? reading.towns[0] ?? talk.towns[0]
}

/** Airports of one town by how far they lie from its middle. */
function compareAirports(turn: Turn, town: Town): Answer | undefined {
  const { reading, world, say, language } = turn
  const all = world.airportsOf(town.slug)
  const asked = all.filter(({ iata }) => reading.airports.includes(iata))
  const found = asked.length > 1 ? asked : all
  const [nearest, ...others] = found
  if (!nearest || others.length === 0) return undefined
  const name = townName(language, town)
  const rest = others.map(({ iata, name: own, km }) => `${own} (${iata}), ${km} km`)
  return plain(
    say(
      `${nearest.name} (${nearest.iata}) is the nearest to the centre of ${name}: about ${nearest.km} km as the crow flies. Farther out: ${rest.join('; ')}. How long the way takes depends on trains and traffic; I have no timetables.`,
      `${nearest.name} (${nearest.iata}) est le plus proche du centre de ${name} : environ ${nearest.km} km à vol d’oiseau. Plus loin : ${rest.join(' ; ')}. La durée du trajet dépend des trains et de la circulation ; je n’ai pas d’horaires.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [town.slug] } },
  )
}

/** The way from the airport, where a town has one or not. */
export async function answerAirport(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const slug = townOf(turn)
  const town = slug ? world.rows(slug)?.town : undefined
  const airport = slug ? world.nearestAirport(slug) : undefined
  if (!slug || !town || !airport)
    return plain(say('Which town do you fly to?', 'Dans quelle ville atterrissez-vous ?'), {
      question: 'destination',
    })
  const asksFare =
    /\b(?:how much|cost\w*|price|fare|run (?:us|me)|combien|prix|coute\w*|tarif)\b/.test(
      reading.text,
    )
  const fares = asksFare
    ? say(
        ' I don’t know fares of taxis, trains and buses: the airport’s site and your hotel do. ',
        ' Je ne connais pas les tarifs des taxis, trains et autobus : le site de l’aéroport et votre hôtel les donnent. ',
      )
    : ' '
  if (nearer.test(reading.text) || reading.airports.length > 1) {
    const compared = compareAirports(turn, town)
    if (compared) return { ...compared, text: `${compared.text}${fares}`.trim() }
  }
  const name = townName(language, town)
  const own = airport.km <= 60
  const head = own
    ? say(
        `The airport of ${name} is ${airport.name} (${airport.iata}), about ${airport.km} km from the centre.`,
        `L’aéroport de ${name} est ${airport.name} (${airport.iata}), à environ ${airport.km} km du centre.`,
      )
    : say(
        `${name} has no airport with scheduled flights, so it is not possible to fly there: the nearest airport is ${airport.name} in ${airport.city} (${airport.iata}), about ${airport.km} km away.`,
        `${name} n’a pas d’aéroport avec des vols réguliers : le plus proche est ${airport.name}, à ${airport.city} (${airport.iata}), à environ ${airport.km} km.`,
      )
  return plain(
    `${head}${fares}${say('I don’t have timetables of shuttles or trains; a car or an airport shuttle is the usual way, and your hotel can confirm it.', 'Je n’ai pas les horaires des navettes ni des trains ; une voiture ou une navette est le moyen habituel, et votre hôtel peut le confirmer.')}`,
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}
