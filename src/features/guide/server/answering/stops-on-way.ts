import { distanceKm } from '#platform/shared/distance.ts'
import { type Asking, atlasSource, goalTowns, originTown, type Said } from './answer.ts'
import { townsBetween } from './journey-along.ts'
import { wayBy } from './way-by.ts'
import { townName } from './words.ts'

const stopWords =
  'stop,stops,stopping,stopovers,break up,break it up,break the drive,break the trip,on the way,along the way,overnight,arret,arrets,etape,etapes,en chemin,en route,couper la route,diviser la route'
const driven =
  /^(?:drive|driving|road|roadtrip|car|rv|motorhome|route|auto|voiture|conduire|conduisons|roule|rouler)$/

/** Farther as the crow flies no one drives in a day. */
const dayAtMostKm = 600

/** "Where would you break up the drive from Ottawa": places to stop between where one leaves and where one goes. */
export function stopsOnWay(asking: Asking): Said | undefined {
  const { turn, say, language } = asking
  const [from, goal, other] = [originTown(asking), ...goalTowns(asking)]
  const isDriven = turn.reader.tokens.some(({ text }) => driven.test(text))
  const isNamed = turn.edited.has('places') && !turn.saysLength && turn.before.plan === null
  if (!from || !goal || other || !isDriven || !isNamed || !turn.reader.takes(stopWords))
    return undefined
  const stops = townsBetween(asking, { from, goal })
  const km = Math.round(distanceKm(from, goal) / 10) * 10
  const names = [from, goal].map((town) => townName(language, town))
  const whole = wayBy(asking, from, goal)?.text.split('. ')[0]
  const [a, b] = names
  if (stops.length === 0)
    return {
      text: say(
        `Between ${a} and ${b} (about ${km} km as the crow flies) I know no town well enough to name a stop. A map app shows what lies on the road.${whole ? ` ${whole}.` : ''}`,
        `Entre ${a} et ${b} (environ ${km} km à vol d’oiseau), je ne connais aucune ville assez bien pour nommer un arrêt. Une application de cartes montre ce qui est sur la route.${whole ? ` ${whole}.` : ''}`,
      ),
      sources: [atlasSource(asking)],
    }
  const lines = stops.map((town, at) => {
    const leg = Math.round(distanceKm(stops[at - 1] ?? from, town) / 10) * 10
    const isLong = leg > dayAtMostKm
    const far = isLong
      ? say(
          '; more than a day’s drive: look for a night in between',
          ' ; plus d’un jour de route : cherchez une nuit entre les deux',
        )
      : ''
    return `- **${townName(language, town)}** (${say(`about ${leg} km further`, `environ ${leg} km plus loin`)}${far})`
  })
  const last = Math.round(distanceKm(stops.at(-1) ?? from, goal) / 10) * 10
  return {
    text: `${say(
      `I would break up the drive from ${a} to ${b} here, with a night at each:`,
      `Je couperais ainsi la route de ${a} à ${b}, avec une nuit à chaque arrêt :`,
    )}\n\n${lines.join('\n')}\n\n${say(
      `From there it is about ${last} km to ${b}. Distances are as the crow flies: the road is a fifth to a third longer, and winter, borders and ferries add to it. Say how many days you have, and I lay them out.`,
      `De là, il reste environ ${last} km jusqu’à ${b}. Les distances sont à vol d’oiseau : la route est plus longue d’un cinquième à un tiers, et l’hiver, les frontières et les traversiers s’ajoutent. Dites combien de jours vous avez, et je les répartis.`,
    )}`,
    sources: [atlasSource(asking)],
  }
}
