import { fold } from '../../domain/fold.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import type { SightRow } from '../../domain/guide-rows.ts'
import { townNote, townNotesSource } from '../retrieval/town-notes.ts'
import { journeyBetween } from '../../domain/journey.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  goalRows,
  goalTown,
  hereTown,
  originTown,
  type Said,
  whichPlace,
} from './answer.ts'
import { answerPlan } from './answer-plan.ts'
import { answerPace } from './answer-verdict.ts'
import { townName } from './words.ts'

const eachWayMinutes = 165
const outsideKm = 10

/** 'Max 2 hrs': how long one may be under way. */
function minutesIn({ turn: { reader } }: Asking): number | undefined {
  const at = reader.tokens.findIndex(
    ({ value }, index) =>
      value > 0 &&
      value <= 6 &&
      /^(?:h|hr|hrs|hour|hours|heure|heures)$/.test(reader.text(index + 1)),
  )
  if (at < 0) return undefined
  reader.use(at, at + 2)
  return reader.value(at) * 60
}

/** "The cliffs as a day trip": whether that place is near enough to the town of the plan. */
function outingOf(asking: Asking): Said | undefined {
  const { turn, world, say, language } = asking
  const place = turn.named.places.find(({ role }) => role === 'via')
  const home = turn.frame.places.find(({ role }) => role === 'to')
  const [there, here] = [place, home].map((one) => world.town(one?.ref?.split('/')[0] ?? ''))
  if (!place || !there || !here) return undefined
  const sight = world.rows(there.slug)?.sights.find(({ id }) => id === place.ref)
  const name = sight?.name ?? townName(language, there)
  const { km, minutes } = asking.know(journeyBetween(here, sight ?? there))
  const each = lengthText(minutes)
  return {
    text:
      minutes <= eachWayMinutes
        ? say(
            `Yes: ${name} lies about ${Math.round(km)} km from ${here.name}, some ${each} each way (an estimate from the distance). Say “add ${name}” with the day.`,
            `Oui : ${name} est à environ ${Math.round(km)} km de ${here.nameFr}, quelque ${each} par trajet (une estimation d’après la distance). Dites « ajoute ${name} » avec le jour.`,
          )
        : say(
            `Only as a very long day: ${name} lies about ${Math.round(km)} km from ${here.name}, some ${each} each way (an estimate from the distance). A coach tour or a night there is easier.`,
            `Seulement comme très longue journée : ${name} est à environ ${Math.round(km)} km de ${here.nameFr}, quelque ${each} par trajet (une estimation d’après la distance). Un autocar organisé ou une nuit sur place, c’est plus simple.`,
          ),
    sources: [{ name: 'Wayleaf’s notes', date: world.asOf, kind: 'general knowledge' }],
  }
}

/** Sights around a town, and towns near enough for a day. */
export async function answerDayTrips(asking: Asking): Promise<Said | undefined> {
  const { world, say, language } = asking
  const here = asking.turn.named.places.some(({ role }) => role === 'from')
    ? (originTown(asking) ?? goalTown(asking))
    : hereTown(asking)
  const outing = outingOf(asking)
  if (outing) return outing
  const rows = here && world.rows(here.slug)
  if (!rows) return whichPlace(asking)
  const { town, sights } = rows
  const outside = sights
    .map((sight) => ({ sight, km: distanceKm(town, sight) }))
    .filter(({ km }) => km > outsideKm)
    .toSorted((a, b) => a.sight.prominence - b.sight.prominence || a.km - b.km)
    .slice(0, 5)
    .map(({ sight, km }) => `- **${sight.name}**: ${Math.round(km)} km ${say('from the centre')}`)
  const towns = world.towns
    .filter((one) => one.slug !== town.slug)
    .map((one) => ({ one, way: asking.know(journeyBetween(town, one)) }))
    .filter(({ way }) => way.byRail && way.km > outsideKm && way.minutes <= eachWayMinutes)
    .toSorted((a, b) => a.way.minutes - b.way.minutes)
    .slice(0, 4)
    .map(
      ({ one, way }) =>
        `- **${townName(language, one)}**: ${Math.round(way.km)} km, ${say('about')} ${lengthText(way.minutes)} ${say('each way by land')}`,
    )
  const most = minutesIn(asking)
  // "Not Toledo": what is ruled out is not offered.
  const isDenied = (name: string): boolean => {
    const at = asking.turn.reader.find(fold(name))
    return at > 0 && /^(?:not|no|except|pas|sauf|besides)$/.test(asking.turn.reader.text(at - 1))
  }
  const known = (asking.know(townNote(town.slug))?.trips ?? [])
    .filter(({ minutes, name }) => minutes <= (most ?? Infinity) && !isDenied(name))
    .map(
      ({ name, minutes }) =>
        `- **${name}**: ${say('about')} ${lengthText(minutes)} ${say('each way')}`,
    )
  const lines = known.length > 0 ? known : [...outside, ...towns]
  if (lines.length === 0) return undefined
  if (known.length > 0)
    return {
      text: `${say(`Day trips from ${town.name}${most ? ` within ${lengthText(most)}` : ''}, by train unless it says otherwise:`, `Excursions d’une journée depuis ${town.nameFr}${most ? ` en ${lengthText(most)} au plus` : ''}, en train sauf indication :`)}\n\n${known.join('\n')}\n\n${say('General knowledge, rounded: look the times up for your day.')}`,
      sources: [townNotesSource],
    }
  return {
    text: `${say(`Day trips from ${town.name}:`, `Excursions d’une journée depuis ${town.nameFr} :`)}\n\n${lines.join('\n')}\n\n${say('Times are estimates from the distance.')}`,
    sources: [atlasSource(asking)],
  }
}

const minutesADay = 480

/** "Yucatan, 8 days" wishes for them. */
const answerJourney = async (asking: Asking): Promise<Said | undefined> =>
  asking.turn.saysLength && answerPace(asking) ? answerPlan(asking) : undefined

/** How many days the sights of a place fill. */
export async function answerDays(asking: Asking): Promise<Said | undefined> {
  const { turn, say, language } = asking
  const pace = turn.isQuestion ? answerPace(asking) : await answerJourney(asking)
  if (pace) return pace
  const rows = goalRows(asking)
  if (!rows) return whichPlace(asking)
  if (rows.sights.length === 0)
    return {
      text: say(
        `I know no sights of ${townName(language, rows.town)} yet, so I can’t say how many days they take.`,
        `Je ne connais pas encore les attraits de ${townName(language, rows.town)} : je ne peux donc pas dire combien de jours ils prennent.`,
      ),
      isUnknown: true,
    }
  const main = rows.sights.filter(({ prominence }) => prominence <= 1)
  const more = rows.sights.filter(({ prominence }) => prominence <= 2)
  const fill = (sights: readonly SightRow[]) =>
    Math.max(
      1,
      Math.ceil(
        sights.reduce((sum, { durationMinutes }) => sum + durationMinutes + 30, 0) / minutesADay,
      ),
    )
  const [least, good] = [Math.max(2, fill(main)), Math.max(2, Math.min(7, fill(more)))]
  const [low, high] = least <= good ? [least, good] : [good, least]
  const name = townName(language, rows.town)
  const asked = turn.frame.span?.days
  const verdict = !asked
    ? ''
    : asked >= low
      ? say(`Yes, ${asked} days are enough. `, `Oui, ${asked} jours suffisent. `)
      : say(`${asked} days are tight. `, `${asked} jours, c’est serré. `)
  return {
    text:
      verdict +
      say(
        `For ${name} count ${low === high ? `${low} days` : `${low} to ${high} days`}: ${main.length} main sights, and ${rows.sights.length} in all.`,
        `Pour ${name}, comptez ${low === high ? `${low} jours` : `${low} à ${high} jours`} : ${main.length} attraits principaux, ${rows.sights.length} en tout.`,
      ),
    sources: [atlasSource(asking)],
  }
}

export async function answerWhere(asking: Asking): Promise<Said | undefined> {
  const { say, language, world } = asking
  const town = goalTown(asking)
  if (!town) return goalCountries(asking).length > 0 ? undefined : whichPlace(asking)
  const airport = world.nearestAirport(town.slug)
  const place = [town.region, world.countryName(town.countryCode, language)]
    .filter(Boolean)
    .join(', ')
  const fly = airport
    ? say(
        ` The nearest airport is ${airport.name} (${airport.iata}), ${airport.km} km away.`,
        ` L’aéroport le plus proche est ${airport.name} (${airport.iata}), à ${airport.km} km.`,
      )
    : ''
  return {
    text: `${say(`${townName('en', town)} is in ${place}.`, `${townName('fr', town)} se trouve ici : ${place}.`)}${fly}`,
    sources: [atlasSource(asking)],
  }
}
