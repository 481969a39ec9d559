import { distanceKm } from '#platform/shared/distance.ts'
import { lengthText } from '#platform/shared/length-text.ts'
import { fold } from '../../domain/fold.ts'
import { leastNights } from '../../domain/share-nights.ts'
import { placeNotesSource } from '../retrieval/place-notes.ts'
import type { PlanAnswer } from '#features/plans/contract/plans.contract.ts'
import type { Carrier } from '../retrieval/routes.ts'
import { townNote } from '../retrieval/town-notes.ts'
import { isBare } from './bare-town.ts'
import { type Asking, atlasSource, monthOf, originTown } from './answer.ts'
import type { Journey } from './journey.ts'
import { byRoad, type Leg, type Stop } from './journey-legs.ts'
import { listed, monthName, townName } from './words.ts'

type Laid = Journey['stops'][number]

const carriers: Readonly<Record<Carrier, readonly [string, string]>> = {
  car: ['by car', 'en auto'],
  train: ['by train', 'en train'],
  bus: ['by bus', 'en autocar'],
  ferry: ['by ferry', 'en traversier'],
  flight: ['by air', 'en avion'],
}

const byText = ({ say }: Asking, by: Carrier): string => say(...carriers[by])

const roundKm = (km: number): number => Math.max(roundedTo, Math.round(km / roundedTo) * roundedTo)
const roundedTo = 10

/** How one gets there: as a table has it, else by road, or only how far it is. */
function wayText(asking: Asking, { by, minutes, isEstimate, km }: Leg): string {
  const { say, know } = asking
  if (!by)
    return say(
      `about ${know(roundKm(km))} km; look up the way`,
      `environ ${know(roundKm(km))} km ; trajet à vérifier`,
    )
  const length = lengthText(minutes)
  return isEstimate
    ? say(`by road, about ${length}`, `par la route, environ ${length}`)
    : `${byText(asking, by)}, ${say('about', 'environ')} ${length}`
}

/** '4 nights in Tokyo, 3 in Kyoto and 2 in Osaka', 'Tokyo (4 nuits), Kyoto (3) et Osaka (2)' */
function nightsText({ say, language }: Asking, stops: readonly Laid[]): string {
  const told = stops
    .filter(({ nights }, at) => nights > 0 || at === stops.length - 1)
    .map(({ name, nights }, at) => {
      if (nights === 0) return say(`the last day in ${name}`, `${name} (le dernier jour)`)
      const [en, fr] =
        at > 0 ? ['', ''] : nights === 1 ? [' night', ' nuit'] : [' nights', ' nuits']
      return say(`${nights}${en} in ${name}`, `${name} (${nights}${fr})`)
    })
  return listed(language, told)
}

/** By what one goes, most often first. */
function waysText(asking: Asking, legs: readonly Leg[]): string {
  const count = (by: Carrier): number => legs.filter((leg) => leg.by === by).length
  const all = [...new Set(legs.flatMap(({ by }) => by ?? []))].toSorted(
    (a, b) => count(b) - count(a),
  )
  return listed(
    asking.language,
    all.map((by) => byText(asking, by)),
  )
}

export const titleOf = ({ language }: Asking, { title, stops }: Journey): string =>
  listed(language, title.length > 0 ? title : stops.map(({ name }) => name))

/** How many days stand to those that it needs. */
export const paceOf = ({
  days,
  least,
  easy,
}: Journey): 'few' | 'tight' | 'brisk' | 'good' | 'many' => {
  if (days + 1 === least && days >= tightFrom) return 'tight'
  if (days < least) return 'few'
  if (days < easy) return 'brisk'
  return days > easy * muchMore ? 'many' : 'good'
}
const muchMore = 1.8
/** In fewer days one day less is too much. */
const tightFrom = 4

/** Of what was asked for, what goes first where it is too much. */
function spared({ stops, days }: Journey): readonly Stop[] {
  const asked = stops.filter(({ tier }) => tier === 0)
  const need = (all: readonly Stop[]): number =>
    all.reduce((sum, one) => sum + leastNights(one), 0) + 1
  const gone: Stop[] = []
  const order = asked
    .toReversed()
    .toSorted((a, b) => (b.base?.tier ?? 2) - (a.base?.tier ?? 2) || a.usual - b.usual)
  for (const one of order) {
    const kept = asked.filter((stop) => !gone.includes(stop))
    if (need(kept) <= days || kept.length <= 1) break
    gone.push(one)
  }
  return gone
}

const hardAt = 300

const namesOf = ({ language }: Asking, stops: readonly Stop[]): string =>
  listed(
    language,
    stops.map(({ name }) => name),
  )

/** What would make days that are too few enough. */
function tooFew(asking: Asking, journey: Journey): string {
  const { say } = asking
  const { least, easy, left, dropped } = journey
  const without = namesOf(asking, dropped)
  if (without)
    return say(
      `No day is left for ${without}: take ${least} days; ${easy} are easy.`,
      `Il ne reste aucun jour pour ${without} : prenez ${least} jours ; ${easy} sont confortables.`,
    )
  const gone = namesOf(asking, spared(journey))
  const more = namesOf(asking, nextOf(left))
  if (gone)
    return say(
      `I’d leave out ${gone}, or take ${least} days; ${easy} are easy.`,
      `Je laisserais de côté ${gone}, ou prendrais ${least} jours ; ${easy} sont confortables.`,
    )
  return say(
    `${least} days are the least I’d take, ${easy} are easy${more ? `; what I left out: ${more}` : ''}.`,
    `Il en faut au moins ${least}, et ${easy} sont confortables${more ? ` ; j’ai laissé de côté ${more}` : ''}.`,
  )
}

/** The bases that come next with more days. */
const nextOf = (left: readonly Stop[]): readonly Stop[] =>
  left.toSorted((a, b) => a.tier - b.tier).slice(0, 2)

/** Days that go to one long way. */
function hardText(asking: Asking, { stops, legs }: Journey): string {
  const long = stops.filter((_, at) => {
    const leg = legs[at - 1]
    return leg?.by && leg.by !== 'flight' && leg.minutes >= hardAt
  })
  const names = namesOf(asking, long)
  return names
    ? asking.say(
        `The way to ${names} takes most of a day.`,
        `Le trajet vers ${names} prend presque la journée.`,
      )
    : ''
}

/** How good the pace is, in few words. */
function judged({ say }: Asking, journey: Journey): string {
  const { days, easy, stops } = journey
  const asked = stops.filter(({ tier }) => tier === 0).length
  const told = {
    few:
      asked > 1
        ? say(`That is too much for ${days} days.`, `C’est trop pour ${days} jours.`)
        : say(`${days} days are short.`, `${days} jours, c’est court.`),
    tight: say(`${days} days are tight for it.`, `${days} jours, c’est serré.`),
    brisk: say(
      `It fits at a brisk pace; ${easy} days would be easy.`,
      `Cela tient, à un bon rythme ; ${easy} jours seraient confortables.`,
    ),
    many: say(
      `That is more than it needs (${easy} days are easy): there is time for days out, or for another place.`,
      `C’est plus qu’il n’en faut (${easy} jours suffisent) : il reste du temps pour des excursions ou un autre endroit.`,
    ),
    good: say('The pace is easy.', 'Le rythme est confortable.'),
  }
  return told[paceOf(journey)]
}

/** What the pace is, and what would make it better; behind a yes or no only the second. */
export function paceText(asking: Asking, journey: Journey, isJudged = false): string {
  const { say } = asking
  const pace = paceOf(journey)
  const isShort = pace === 'few' || pace === 'tight'
  const more = namesOf(asking, nextOf(journey.left))
  const next = isShort
    ? tooFew(asking, journey)
    : more
      ? say(`With more days I’d add ${more}.`, `Avec plus de jours, j’ajouterais ${more}.`)
      : ''
  const easy =
    isJudged && pace === 'brisk'
      ? say(`${journey.easy} would be easy.`, `${journey.easy} seraient confortables.`)
      : ''
  return [isJudged ? easy : judged(asking, journey), next, hardText(asking, journey)]
    .filter(Boolean)
    .join(' ')
}

/** What one sees at a stop for which no days can be filled with checked sights. */
function seenAt({ know, language }: Asking, { town, base }: Stop): readonly string[] {
  const own = (language === 'fr' ? base?.seeFr : undefined) ?? base?.see ?? []
  return know(own.length > 0 ? own : (townNote(town.slug)?.top ?? []).map(({ name }) => name))
}

const isGazetteer = /-\d+$/
const sameStart = 4

/** Where the atlas has no rooms of a base itself, whose rooms stand for it. */
const roomsOf = ({ say }: Asking, { town, name, base }: Stop): string =>
  isGazetteer.test(town.slug) &&
  !fold(town.name).includes(fold(base?.name ?? name).slice(0, sameStart))
    ? say(` (rooms shown: ${town.name})`, ` (chambres : ${town.name})`)
    : ''

/** Each stop with its nights and the way to it. */
export function wayLines(
  asking: Asking,
  { stops, legs, days }: Journey,
  isBare: (stop: Stop) => boolean,
): string {
  const { say, language } = asking
  let day = 1
  return stops
    .map((stop, at) => {
      const leg = legs[at - 1]
      const way = leg ? `${wayText(asking, leg)}; ` : ''
      const isLast = at === stops.length - 1
      const last = isLast ? days : day + stop.nights - 1
      const span =
        last > day ? `${say('days', 'jours')} ${day}–${last}` : `${say('day', 'jour')} ${day}`
      day += stop.nights
      const see = isBare(stop) || stop.base?.see ? seenAt(asking, stop) : []
      const nights =
        stop.nights > 0
          ? say(
              `${stop.nights} ${stop.nights === 1 ? 'night' : 'nights'}`,
              `${stop.nights} ${stop.nights === 1 ? 'nuit' : 'nuits'}`,
            )
          : say('no night', 'aucune nuit')
      return `- **${stop.name}**${roomsOf(asking, stop)}: ${way}${nights} (${span})${see.length > 0 ? `. ${say('To see:', 'À voir :')} ${listed(language, see)}` : ''}`
    })
    .join('\n')
}

const farGate = 300

/** Of the airports of a route the nearest one to a stop. */
function gateOf({ world }: Asking, codes: readonly string[], { town }: Stop): readonly string[] {
  const near = codes
    .map((code) => {
      const own = world.town(world.airport(code)?.town ?? '')
      return { code, km: own ? distanceKm(own, town) : Infinity }
    })
    .toSorted((x, y) => x.km - y.km)[0]
  return near && near.km <= farGate ? [near.code] : []
}

/** How the way ends: back to the beginning, the airports, how long one drives in all. */
function endText(asking: Asking, { stops, legs, routes, isByCar }: Journey): string {
  const { say, language, world } = asking
  const [first, last] = [stops[0], stops.at(-1)]
  const [route] = routes
  // Who lives on the loop begins and ends it at home.
  const origin = originTown(asking)
  const home = routes.some(({ bases }) => bases.some(({ at }) => at === origin?.slug))
    ? origin
    : undefined
  const isLoop =
    route?.shape === 'loop' &&
    isByCar &&
    (home !== undefined || first !== last) &&
    stops.every((stop) => stop.route === route)
  const end = home ?? first?.town
  const back = end && last ? byRoad(distanceKm(end, last.town)) : 0
  const outward = home && first ? byRoad(distanceKm(home, first.town)) : 0
  const driven = legs
    .filter(({ by }) => by === 'car')
    .reduce((sum, { minutes }) => sum + minutes, isByCar ? outward : 0)
  const names = (codes: readonly string[]): string =>
    listed(
      language,
      codes.map(
        (code) => `${world.airport(code)?.city ?? world.airportName(code) ?? code} (${code})`,
      ),
    )
  const codes = [...new Set(routes.flatMap((one) => [...one.into, ...one.out]))]
  const into = first ? gateOf(asking, codes, first) : []
  const out = last ? gateOf(asking, codes, last) : []
  const parts = [
    isLoop && first
      ? say(
          `From the last place back to ${home ? townName('en', home) : first.name} it is about ${lengthText(back)} by road.`,
          `Du dernier endroit, le retour à ${home ? townName('fr', home) : first.name} prend environ ${lengthText(back)} par la route.`,
        )
      : '',
    driven > 0
      ? say(
          `In all about ${lengthText(asking.know(driven + (isLoop ? back : 0)))} at the wheel.`,
          `En tout environ ${lengthText(asking.know(driven + (isLoop ? back : 0)))} au volant.`,
        )
      : '',
    into.length > 0
      ? say(
          `Fly into ${names(into.slice(0, 1))}${!isLoop && out[0] && out[0] !== into[0] ? ` and home from ${names(out.slice(0, 1))}` : ''}.`,
          `Arrivez par ${names(into.slice(0, 1))}${!isLoop && out[0] && out[0] !== into[0] ? ` et repartez de ${names(out.slice(0, 1))}` : ''}.`,
        )
      : '',
    seasonText(asking, routes),
  ]
  return parts.filter(Boolean).join(' ')
}

/** Whether the month is one of its good ones. */
function seasonText(asking: Asking, routes: Journey['routes']): string {
  const { say, language } = asking
  const month = monthOf(asking)
  const [route] = routes
  if (!route || !month || routes.every(({ months }) => months.includes(month))) return ''
  return say(
    `${monthName('en', month)} is not its best season: ${listed(
      language,
      route.months.map((one) => monthName('en', one)),
    )} are.`,
    `${monthName('fr', month)} n’est pas sa meilleure saison : plutôt ${listed(
      language,
      route.months.map((one) => monthName('fr', one)),
    )}.`,
  )
}

/** The plan in one sentence. */
export function leadText(asking: Asking, journey: Journey): string {
  const { say } = asking
  const ways = waysText(asking, journey.legs)
  const names = nightsText(asking, journey.stops)
  return say(`${names}${ways ? `, ${ways}` : ''}.`, `${names}${ways ? `, ${ways}` : ''}.`)
}

/** What all this stands on. */
export const groundText = ({ say }: Asking, { legs }: Journey): string =>
  legs.some(({ isEstimate }) => isEstimate)
    ? say(
        'Nights and times are general knowledge, rounded; what is “by road” or in km is reckoned from the distance.',
        'Nuits et durées relèvent de connaissances générales, arrondies ; « par la route » et les km sont calculés d’après la distance.',
      )
    : say(
        'Nights and times are general knowledge, rounded.',
        'Nuits et durées relèvent de connaissances générales, arrondies.',
      )

export const journeySources = (asking: Asking) => [placeNotesSource, atlasSource(asking)]

const seenADay = 2

/** What is seen on each day at a stop without checked sights, two things a day. */
export function seenOn(asking: Asking, { days }: PlanAnswer, journey: Journey | undefined) {
  const count = new Map<number, number>()
  return days.map(({ place, items }) => {
    const stop = journey?.stops[place ?? 0]
    if (!stop || !isBare(asking, stop.town) || items.some(({ type }) => type === 'attraction'))
      return []
    const at = count.get(place ?? 0) ?? 0
    count.set(place ?? 0, at + 1)
    return seenAt(asking, stop).slice(at * seenADay, (at + 1) * seenADay)
  })
}

/** The plan of a journey: in one sentence with its pace, then its stops. */
export function journeyHead(asking: Asking, journey: Journey, heads: number): readonly string[] {
  const { say } = asking
  // Towns stand in the sentence itself.
  const title = journey.routes.length > 0 ? `${titleOf(asking, journey)}, ` : ''
  const lead = leadText(asking, journey)
  const { days, isReordered } = journey
  return [
    say(
      `**${days} days for ${heads === 1 ? 'one traveller' : `${heads} travellers`}: ${title}${lead}** ${paceText(asking, journey)}`,
      `**${days} jours pour ${heads === 1 ? 'une personne' : `${heads} personnes`} : ${title}${lead}** ${paceText(asking, journey)}`,
    ),
    wayLines(asking, journey, ({ town }) => isBare(asking, town)),
    [
      isReordered
        ? say(
            'I put them in the order with the least way.',
            'Je les ai mis dans l’ordre qui fait le moins de route.',
          )
        : '',
      endText(asking, journey),
      groundText(asking, journey),
    ]
      .filter(Boolean)
      .join(' '),
  ]
}
