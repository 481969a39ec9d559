import { lengthText } from '#platform/shared/length-text.ts'
import { journeyBetween } from '../../domain/journey.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { hasAlternative } from './answer-compare.ts'
import { connectionText } from './flight-routes.ts'
import { dollars, townName } from './words.ts'

const way =
  /\b(?:day trip|road ?trip|excursion|way|ways|get|getting|go|going|travel|train|trains|bus|buses|drive|driving|ferry|far|distance|kilomet\w*|km|miles|aller|rendre|trajet|traverser|loin|route|conduire|auto|voiture|char|autobus|autocar|traversier|relier)\b/

const isFar =
  /\b(?:day ?trip|excursion|une journee|how far|distance|far|loin|how long|combien de temps|no car|without a car|sans (?:auto|voiture|char))\b/
const inOneDay =
  /\b(?:day ?trip|same day|(?:in|for|within) (?:1|a|one) day|for the day|and back|back (?:the same|in a) day|1 day|1 jour|une journee|dans la journee|aller retour|meme jour)\b/
/** To the airport, through it and away from it, in minutes. */
const aroundFlight = 150
const weighsMeans =
  /\b(?:fly\w*|flights?|plane|avion|vol)\b.{0,120}\b(?:or|ou|vs|versus|than|que)\b|\b(?:or|ou|vs|versus|than|que)\b.{0,120}\b(?:fly\w*|flights?|plane|avion|vol)\b|\b(?:fastest|quickest|faster|quicker|best way|plus vite|plus rapide|meilleure facon|meilleur moyen)\b/
/** Each way, so that half a day is left there. */
const dayTripMinutes = 165

export const byLand =
  /\b(?:road ?trip|trains?|bus|buses|drive|driving|car|ferry|autobus|autocar|auto|voiture|conduire)\b/
const measures = /\b(?:far|distance|loin|km|kilomet\w*|miles|closer|pres)\b/
/** Which of the two is wanted, not the way between them. */
const weighs = (turn: Turn): boolean =>
  hasAlternative(turn) ||
  /\b(?:hesit\w*|torn|choose|prefer\w*|better|mieux|lequel|laquelle)\b/.test(turn.reading.text)

/** Asks how one gets from one town to another, or how far that is. */
export const asksForWay = (turn: Turn): boolean =>
  isBetween(turn) &&
  (!weighs(turn) || byLand.test(turn.reading.text) || measures.test(turn.reading.text))

const isBetween = ({ reading }: Turn): boolean =>
  reading.towns.length === 2 &&
  way.test(reading.text) &&
  (!reading.span.days || (reading.span.days === 1 && isFar.test(reading.text))) &&
  !reading.dates.start &&
  (/\b(?:from|to|between|de|a|entre|et|jusqu)\b/.test(reading.text) || byLand.test(reading.text))

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
    : byRail
      ? ''
      : connectionText(turn, a, b)
  const faster =
    flight && byRail && weighsMeans.test(reading.text)
      ? minutes <= flight.minutes + aroundFlight
        ? say(
            ' With two and a half hours around the flight, the way by land is the quicker one from door to door.',
            ' Avec deux heures et demie autour du vol, la voie terrestre est plus rapide de porte à porte.',
          )
        : say(
            ' Even with two and a half hours around the flight, flying is the quicker one.',
            ' Même avec deux heures et demie autour du vol, l’avion est plus rapide.',
          )
      : ''
  const land = byRail
    ? say(
        ` By land, where there is a train or bus, count about ${lengthText(minutes)} and ${dollars('en', priceCad)} a person: an estimate from the distance.`,
        ` Par la terre, s’il y a un train ou un autocar, comptez environ ${lengthText(minutes)} et ${dollars('fr', priceCad)} par personne : une estimation d’après la distance.`,
      )
    : say(' That is a distance to fly.', ' C’est une distance pour l’avion.')
  const dayTrip = inOneDay.test(reading.text)
    ? minutes <= dayTripMinutes && byRail
      ? say(
          ' Yes, it is doable as a day trip if you leave early, by bus or train or on a tour, without a car.',
          ' Oui, c’est faisable en une journée en partant tôt, en autocar, en train ou avec une excursion, sans voiture.',
        )
      : say(
          ' No, as a day trip that is too far: stay a night.',
          ' Non, en une seule journée c’est trop loin : restez une nuit.',
        )
    : ''
  return plain(
    say(
      `${here} and ${there} lie about ${Math.round(km)} km apart as the crow flies.${land}${dayTrip}${flown}${faster} I don’t know timetables, ferries or roads: the carriers’ own sites do.`,
      `${here} et ${there} sont à environ ${Math.round(km)} km à vol d’oiseau.${land}${dayTrip}${flown}${faster} Je ne connais pas les horaires, les traversiers ni les routes : les sites des transporteurs les donnent.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: [b.slug] } },
  )
}
