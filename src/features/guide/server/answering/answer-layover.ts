import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { type Asking, atlasSource, goalSights, goalTown, type Said, whichPlace } from './answer.ts'
import { askedOf, askedSource } from '../retrieval/asked.ts'
import { noteFor, textFor } from './answer-text.ts'
import { answerEntry } from './answer-entry.ts'
import { townName } from './words.ts'

/** Out through the border, and back before the gate closes. */
const outMinutes = 60
const backMinutes = 150
const leastMinutes = 60

/** '7 hours', '9 h': how long it is between the flights. */
function hoursOf({ turn: { reader } }: Asking): number | undefined {
  const at = reader.tokens.findIndex(
    ({ value }, index) =>
      value > 0 &&
      value <= 48 &&
      /^(?:h|hr|hrs|hour|hours|heure|heures)$/.test(reader.text(index + 1)),
  )
  if (at < 0) return undefined
  reader.use(at, at + 2)
  return reader.value(at)
}

/** "We land at seven and fly out at eleven at night": the hours between. */
function hoursBetween({ turn: { frame } }: Asking): number | undefined {
  const { arrive, leave } = frame.times
  if (!arrive || !leave) return undefined
  const [from, to] = [arrive, leave].map(
    (time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60,
  ) as [number, number]
  return Math.round((to > from ? to - from : to - from + 24) * 10) / 10
}

const connecting = 'connect,connecting,connection,connections,change planes,correspondance'

/** "Is an hour enough to connect" asks of no way out of the airport. */
function ofConnection({ turn, language }: Asking): Said | undefined {
  if (!turn.reader.takes(connecting)) return undefined
  const found = askedOf('general')?.find('What is a safe connection time between two flights?')
  return (
    found && { text: language === 'fr' ? found.asked.af : found.asked.a, sources: [askedSource] }
  )
}

/** Whether the hours between two flights are enough to leave the airport, and for what. */
export async function answerLayover(asking: Asking): Promise<Said | undefined> {
  const { world, say, language } = asking
  const connection = ofConnection(asking)
  if (connection) return connection
  const town = goalTown(asking)
  const hours = hoursOf(asking) ?? hoursBetween(asking)
  const rule = noteFor(asking)
  if (!town) return rule?.said ?? whichPlace(asking)
  const airport = world.nearestAirport(town.slug)
  const [sightId] = goalSights(asking)
  const sight = world.rows(town.slug)?.sights.find(({ id }) => id === sightId)
  const name = sight?.name ?? townName(language, town)
  const km = airport ? distanceKm(airport, sight ?? town) : 0
  const each = Math.max(20, Math.round(15 + km * 1.1))
  const way = sight ? undefined : textFor(asking, 'transfer')
  const left = hours === undefined ? undefined : hours * 60 - outMinutes - backMinutes - 2 * each
  const verdict =
    left === undefined
      ? say(
          `To leave the airport for ${name} count an hour to get out, two and a half to be back before the next flight, and about ${lengthText(each)} each way: below ${Math.ceil((outMinutes + backMinutes + 2 * each + leastMinutes) / 60)} hours it hardly pays.`,
          `Pour sortir de l’aéroport (${name}), comptez une heure pour sortir, deux heures et demie pour être de retour avant le vol et environ ${lengthText(each)} par trajet : sous ${Math.ceil((outMinutes + backMinutes + 2 * each + leastMinutes) / 60)} heures, cela n’en vaut guère la peine.`,
        )
      : left >= leastMinutes
        ? say(
            `**Yes, it can be done:** of ${hours} hours about ${lengthText(left)} remain in ${name}, with an hour to get out, two and a half to be back before the next flight, and about ${lengthText(each)} each way (an estimate).`,
            `**Oui, c’est possible :** sur ${hours} heures, il reste environ ${lengthText(left)} (${name}), avec une heure pour sortir, deux heures et demie de marge au retour et environ ${lengthText(each)} par trajet (une estimation).`,
          )
        : say(
            `**Better not:** of ${hours} hours nearly all go to the border, the way (about ${lengthText(each)} each way to ${name}, an estimate) and being back two and a half hours before the next flight.`,
            `**Mieux vaut non :** sur ${hours} heures, presque tout va à la frontière, au trajet (environ ${lengthText(each)} chaque fois, une estimation) et à la marge de deux heures et demie avant le vol.`,
          )
  // Who goes into town enters the country.
  const entry = await answerEntry(asking, true)
  const parts = [verdict, way?.text, entry?.text].filter(Boolean)
  return {
    text: parts.join('\n\n'),
    sources: [atlasSource(asking), ...(way?.sources ?? []), ...(entry?.sources ?? [])],
  }
}
