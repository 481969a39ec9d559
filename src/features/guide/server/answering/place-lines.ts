import { distanceKm } from '#platform/shared/distance.ts'
import type { AnswerChoice } from '../../contract/guide.contract.ts'
import { routeById } from '../retrieval/routes.ts'
import { strainOf } from '../retrieval/own-texts.ts'
import { isWet, usualHigh } from '../retrieval/places-to-go.ts'
import { type Asking, headsMeant, monthOf, originTown } from './answer.ts'
import { simpleCost, type dayCost } from './day-cost.ts'
import { type Candidate, isPlanned, type Judged } from './rank-places.ts'
import { labelOf, purseOf } from './suggest-wish.ts'
import { dollars, listed } from './words.ts'

/** How hard the ground is that nothing is known of. */
const usual = 1

/** What lays its days: of a region as many as make it easy; undefined where none can be laid. */
export function choiceOf(asking: Asking, one: Candidate): AnswerChoice | undefined {
  const { say, language } = asking
  const { place, town } = one
  const label = language === 'fr' ? place.fr : place.en
  const route = place.route ? routeById(place.route) : undefined
  if (!route)
    return isPlanned(asking, one)
      ? { label, message: say(`Plan ${town.name}`, `Planifie ${town.nameFr}`) }
      : undefined
  const days = Math.max(...route.days)
  return {
    label,
    message: say(`Plan ${days} days in ${route.en}`, `Planifie ${days} jours : ${route.fr}`),
  }
}

/** A place: why one goes there, what it has of what is wished and what not, and its figures. */
export function lineOf(asking: Asking, one: Judged, dayOf: typeof dayCost): string {
  const { language, world, say, know } = asking
  const { place, town, met, unmet } = one
  know([place.en, place.fr, place.whyEn, place.whyFr])
  const name = language === 'fr' ? place.fr : place.en
  const land = world.countryName(town.countryCode, language)
  const where = name.includes(land) || name === land ? '' : `, ${land}`
  // What is cheap is told by its price.
  const labels = (ids: readonly string[]): readonly string[] =>
    ids.flatMap((id) => (id === 'cheap' && one.cost ? [] : [labelOf(asking, id)]))
  const missing = labels(unmet)
  const had = [
    ...labels(met),
    ...one.without.map((id) => say(`no ${labelOf(asking, id)}`, `sans ${labelOf(asking, id)}`)),
  ]
  const parts = [
    language === 'fr' ? place.whyFr : place.whyEn,
    had.length > 0 ? say(`Meets: ${listed('en', had)}.`, `Répond à : ${listed('fr', had)}.`) : '',
    missing.length > 0
      ? say(`Not: ${listed('en', missing)}.`, `Pas : ${listed('fr', missing)}.`)
      : '',
    sentence(
      listed(language, [...figuresOf(asking, one), ...costOf(asking, one, dayOf === simpleCost)]),
    ),
  ].filter(Boolean)
  return `- **${name}**${where}: ${parts.join(' ')}`
}

const sentence = (text: string): string =>
  text ? `${text.charAt(0).toUpperCase()}${text.slice(1)}.` : ''

/** How warm it usually is there, where no figures are. */
function airOf({ say }: Asking, place: Judged['place'], month: number | undefined): string {
  const usual = month ? usualHigh(place, month) : undefined
  const named = usual === undefined ? undefined : airs.find(([least]) => usual >= least)
  const wet = month && isWet(place, month) ? say(', often wet', ', souvent pluvieuses') : ''
  return named ? say(named[1], named[2]) + wet : ''
}
const airs = [
  [29, 'hot days', 'journées très chaudes'],
  [22, 'warm days', 'journées chaudes'],
  [15, 'mild days', 'journées douces'],
  [6, 'cool days', 'journées fraîches'],
  [-50, 'cold days', 'journées froides'],
] as const

function figuresOf(
  asking: Asking,
  { place, town, high, isBest, hours }: Judged,
): readonly string[] {
  const { say, turn, know } = asking
  const home = originTown(asking)
  const km = home ? Math.round(distanceKm(home, town) / 10) * 10 : 0
  const flown = know(Math.round(hours))
  return [
    high === undefined
      ? airOf(asking, place, monthOf(asking))
      : say(`highs of ${high} °C`, `maximums de ${high} °C`),
    ...(isBest ? [say('one of its best months')] : []),
    ...(turn.frame.mobility.length > 0 && strainOf(town.slug) < usual
      ? [say('gentle ground')]
      : []),
    ...(home && know(km) > 0 && km <= drivenKm
      ? [
          say(
            `about ${km} km from ${home.name} as the crow flies`,
            `à environ ${km} km de ${home.nameFr} à vol d’oiseau`,
          ),
        ]
      : []),
    ...(home && km > drivenKm
      ? [
          say(
            `about ${flown} hours in the air from ${home.name}`,
            `environ ${flown} heures de vol depuis ${home.nameFr}`,
          ),
        ]
      : []),
  ].filter(Boolean)
}
const drivenKm = 900

/** What a day costs there, how long a sum lasts, and what it leaves for the flights. */
function costOf(asking: Asking, { cost }: Judged, isSimple: boolean): readonly string[] {
  const { say, language, turn } = asking
  const days = turn.frame.span?.days
  if (!cost) return []
  const heads = headsMeant(asking)
  const purse = purseOf(asking)
  const spent = days ? 0 : Math.floor(purse / cost)
  const [en, fr] = people[heads - 1] ?? [`${heads} people`, `${heads} personnes`]
  const day = say(
    `a ${isSimple ? 'simple' : 'mid-range'} day for ${en} about ${dollars('en', Math.round(cost))}`,
    `une journée ${isSimple ? 'simple' : 'moyenne'} pour ${fr} environ ${dollars(language, Math.round(cost))}`,
  )
  const lasts = say(
    `${dollars('en', purse)} lasts about ${spent} days there, without flights`,
    `${dollars(language, purse)} y durent environ ${spent} jours, sans les vols`,
  )
  const all = Math.round(cost * (days ?? 0))
  const rest = Math.round(purse) - all
  const leaves = say(
    `${days} days about ${dollars('en', all)}, which leaves ${dollars('en', rest)} of ${dollars('en', purse)} for flights and tickets`,
    `${days} jours environ ${dollars(language, all)}, ce qui laisse ${dollars(language, rest)} sur ${dollars(language, purse)} pour les vols et les entrées`,
  )
  if (days && purse > 0) return [day, leaves]
  return spent > 0 ? [day, lasts] : [day]
}

const people = [
  ['one', 'une personne'],
  ['two', 'deux'],
] as const
