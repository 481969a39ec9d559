import { lengthText } from '#platform/shared/length-text.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dollars, townName } from './words.ts'

const way =
  /\b(?:way|ways|get|getting|go|going|travel|train|trains|bus|buses|drive|driving|ferry|far|distance|kilomet\w*|km|miles|aller|rendre|trajet|traverser|loin|route|conduire|auto|voiture|char|autobus|autocar|traversier|relier)\b/

/** Asks how one gets from one town to another, or how far that is. */
export const asksForWay = ({ reading }: Turn): boolean =>
  reading.towns.length === 2 &&
  way.test(reading.text) &&
  !reading.span.days &&
  !reading.dates.start &&
  /\b(?:from|to|between|de|a|entre|et|jusqu)\b/.test(reading.text)

/** How far two towns lie apart, and what a train or flight between them usually takes: by distance, no timetable. */
export async function answerWay(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const [a, b] = reading.towns.map((slug) => world.rows(slug)?.town)
  if (!a || !b)
    return plain(say('Which two towns do you mean?', 'De quelles deux villes parlez-vous ?'))
  const { km, minutes, priceCad, byRail } = journeyBetween(a, b)
  const flight = world.nonstop(a.airports, b.airports)
  const [here, there] = [townName(language, a), townName(language, b)]
  const flown = flight
    ? say(
        ` A nonstop flight takes about ${lengthText(flight.minutes)}.`,
        ` Un vol sans escale dure environ ${lengthText(flight.minutes)}.`,
      )
    : ''
  const land = byRail
    ? say(
        ` By land, where there is a train or bus, count about ${lengthText(minutes)} and ${dollars('en', priceCad)} a person: an estimate from the distance.`,
        ` Par la terre, s’il y a un train ou un autocar, comptez environ ${lengthText(minutes)} et ${dollars('fr', priceCad)} par personne : une estimation d’après la distance.`,
      )
    : say(' That is a distance to fly.', ' C’est une distance pour l’avion.')
  return plain(
    say(
      `${here} and ${there} lie about ${Math.round(km)} km apart as the crow flies.${land}${flown} I don’t know timetables, ferries or roads: the carriers’ own sites do.`,
      `${here} et ${there} sont à environ ${Math.round(km)} km à vol d’oiseau.${land}${flown} Je ne connais pas les horaires, les traversiers ni les routes : les sites des transporteurs les donnent.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [b.slug] } },
  )
}
