import { lengthText } from '#platform/shared/length-text.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { townName } from './words.ts'

const stop =
  '(?:layovers?|lay over|stopovers?|connections?|connect(?:ing)?|transfer|change planes|escales?|correspondances?)'
const hour = '(?:h|hr|hrs|hours?|heures?)'
const long = [
  new RegExp(`\\b(\\d{1,2}) ?${hour}(?: (\\d\\d))?(?: (?:long|and a half))?(?: d| de)? ${stop}\\b`),
  new RegExp(`\\b${stop}\\b(?: \\w+){0,6}? (\\d{1,2}) ?${hour}(?: (\\d\\d))?\\b`),
]

const short = new RegExp(
  `\\b(\\d{2,3}) ?(?:min|mins|minutes?) (?:.{0,120} )?${stop}\\b|\\b${stop}\\b(?: \\w+){0,6}? (\\d{2,3}) ?(?:min|mins|minutes?)\\b`,
)

/** Minutes of a stop between flights that a message names. */
const minutesIn = (text: string): number | undefined => {
  const few = short.exec(text)
  if (few) return Number(few[1] ?? few[2])
  const found = long.map((pattern) => pattern.exec(text)).find((match) => match !== null)
  return found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : undefined
}

/** Out through the border, and back at the gate in time. */
const outMinutes = 45
const backMinutes = 150
const leastInTown = 90

/** Whether a stop of some hours leaves time for the town, or is enough to change planes. */
export function answerLayover(turn: Turn): Answer | undefined {
  const { reading, talk, world, say, language } = turn
  const minutes = minutesIn(reading.text)
  if (minutes === undefined || minutes > 14 * 60 || reading.dates.start) return undefined
  const airport = reading.airports[0] ? world.airport(reading.airports[0]) : undefined
  const slug = airport?.town ?? reading.towns.at(-1) ?? talk.towns[0]
  const town = slug ? world.rows(slug)?.town : undefined
  const near = slug ? world.nearestAirport(slug) : undefined
  const ways =
    /\b(?:leave|see|visit|go|out|city|town|downtown|do|sortir|voir|visiter|aller|ville|faire)\b/.test(
      reading.text,
    )
  const change = say(
    'To change planes on one ticket the airline sells only times that usually suffice, and rebooks you when it goes wrong; as a rule of thumb want an hour and a half, two to three where you pass a border, collect bags or change airports, always so in the United States. On two tickets the risk is yours: want more. I don’t know the minimum of each airport.',
    'Pour changer d’avion avec un seul billet, la compagnie ne vend que des durées qui suffisent d’habitude, et vous replace en cas de pépin ; en règle générale, voulez une heure et demie, deux à trois s’il faut passer une frontière, reprendre les bagages ou changer d’aéroport, toujours aux États-Unis. Avec deux billets, le risque est pour vous : prévoyez plus. Je ne connais pas le minimum de chaque aéroport.',
  )
  if (!town || !near || !slug || (!ways && minutes < 4 * 60)) return plain(change)
  const ride = Math.max(20, Math.round(near.km * 1.6) + 10)
  const left = minutes - outMinutes - backMinutes - 2 * ride
  const name = townName(language, town)
  const verdict =
    left >= leastInTown
      ? say(
          `Yes: of ${lengthText(minutes)} some ${lengthText(left)} are left for ${name}.`,
          `Oui : de ${lengthText(minutes)}, il reste environ ${lengthText(left)} pour ${name}.`,
        )
      : say(
          `No, ${lengthText(minutes)} is too tight to see ${name}: stay at the airport.`,
          `Non, ${lengthText(minutes)}, c’est trop serré pour voir ${name} : restez à l’aéroport.`,
        )
  return plain(
    `${verdict} ${say(
      `That counts ${outMinutes} minutes to get out, about ${ride} minutes each way (${near.name} lies ${near.km} km from the centre; an estimate) and being back two and a half hours before the next flight. Leaving the airport is an entry: the country’s entry rules hold.`,
      `Cela compte ${outMinutes} minutes pour sortir, environ ${ride} minutes par trajet (${near.name} est à ${near.km} km du centre ; une estimation) et d’être de retour deux heures et demie avant le vol suivant. Quitter l’aéroport, c’est entrer au pays : les règles d’entrée s’appliquent.`,
    )}`,
    { sources: [atlasSource(turn)], talk: { towns: [slug] } },
  )
}
