import { distanceKm } from '#platform/shared/distance.ts'
import { fold } from '../../domain/fold.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { strainOf } from '../retrieval/own-texts.ts'
import { answerSights, families, tastesIn } from './answer-sights.ts'
import {
  type Asking,
  atlasSource,
  goalCountries,
  headsIn,
  monthOf,
  originTown,
  type Said,
} from './answer.ts'
import { dayCost } from './day-cost.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const warmC = 22
/** Of the ground, from 0, level, to 3, hard. */
const tooSteep = 1.2

const warmWords = 'warm hot sun sunny beach beaches soleil chaud plage plages south'.split(' ')
const coldWords = 'snow ski skiing neige cold winter'.split(' ')
const cheapWords = 'cheap cheaper cheapest affordable cher budget'.split(' ')

/** Places that fit a month, tastes and a country, with why. */
export async function answerSuggest(asking: Asking): Promise<Said | undefined> {
  const { turn, world, say, language } = asking
  // Ideas for a town that is named are its sights.
  if (turn.named.places.some(({ ref, role }) => ref !== null && role === 'to'))
    return answerSights(asking)
  const month = monthOf(asking)
  const isMore = turn.reference?.what === 'more'
  // What was wished for in the messages before stands, as long as it is a place that is looked for.
  const wish = new Set([
    ...(turn.before.frame.topic === 'find' ? (turn.before.wish ?? []) : []),
    ...wishIn(asking),
  ])
  const fitness = {
    month,
    isWarm: wish.has('warm'),
    isCold: wish.has('cold'),
    isCheap: wish.has('cheap'),
    tastes: [...wish].filter((one) => !ways.has(one) && !/^(?:not|hours):/.test(one)),
  }
  const home = originTown(asking)
  const candidates = candidatesFor(asking, wish, isMore)
  const ranked = (how: Fitness) =>
    candidates
      .map((town) => ({ town, ...fitOf(asking, town, how, home) }))
      .filter(({ fits }) => fits)
      .toSorted((a, b) => b.score - a.score || a.town.name.localeCompare(b.town.name))
  const fitting = ranked(fitness)
  // Nowhere in Europe is it warm in February: the mildest are told, and that they are no more.
  const highOf = (slug: string) => world.climate(slug)?.highC[(month ?? 1) - 1] ?? -50
  const isMildest = fitting.length === 0 && fitness.isWarm && month !== undefined
  const isUntold = fitting.length === 0 && !isMildest && fitness.tastes.length > 0
  const scored = isMildest
    ? ranked({ ...fitness, isWarm: false }).toSorted(
        (a, b) => highOf(b.town.slug) - highOf(a.town.slug),
      )
    : isUntold
      ? ranked({ ...fitness, tastes: [] })
      : fitting
  if (scored.length === 0) return undefined
  const lines = scored
    .slice(0, 3)
    .map(
      ({ town, why }) =>
        `- **${townName(language, town)}**, ${world.countryName(town.countryCode, language)}: ${listed(language, why)}`,
    )
  const hint = month ? say(` for ${monthName('en', month)}`, ` pour ${monthName('fr', month)}`) : ''
  return {
    text: `${isUntold ? `${say(`Which place is best for ${listed('en', fitness.tastes)} my tables don’t tell; by the month and the price:`, `Mes tableaux ne disent pas quel endroit convient le mieux (${listed('fr', fitness.tastes)}) ; d’après le mois et le prix :`)} ` : ''}${isMildest ? `${say('Really warm is none of them then; these are the mildest.', 'Aucun n’est vraiment chaud à ce moment-là ; voici les plus doux.')} ` : ''}${headOf(asking, lines.length, hint)}\n\n${lines.join('\n')}${untoldOf(asking)}\n\n${lines.length > 1 ? say('Which one shall I plan?') : say('Shall I plan it?', 'Dois-je le planifier ?')}`,
    sources: [atlasSource(asking)],
    choices: scored.slice(0, 3).map(({ town }) => ({
      label: townName(language, town),
      message: say(`Plan ${town.name}`, `Planifie ${town.nameFr}`),
    })),
    memory: {
      listed: [
        ...(isMore ? turn.before.listed : []),
        ...scored.slice(0, 3).map(({ town }) => town.slug),
      ],
      wish: [...wish],
      isChoice: false,
    },
  }
}

function headOf({ say }: Asking, count: number, hint: string): string {
  if (count === 1) return say(`One fits${hint}:`, `Un endroit convient${hint} :`)
  return count === 2
    ? say(`Two that fit${hint}:`, `Deux endroits qui conviennent${hint} :`)
    : say(`Three that fit${hint}:`, `Trois endroits qui conviennent${hint} :`)
}

const busyWords = 'touristy crowded crowds crowd busy touristique touristiques foule foules'.split(
  ' ',
)

/** What was wished for and stands in no table of ours. */
function untoldOf(asking: Asking): string {
  const isQuiet = busyWords.map((word) => takes(asking, word)).some(Boolean)
  return isQuiet || asking.turn.frame.dislikes.includes('crowds')
    ? `\n\n${asking.say('How many visitors a place has my tables don’t tell, so they are not sorted by that.', 'Mes tableaux ne disent pas combien de visiteurs vont où : ils ne sont pas triés selon cela.')}`
    : ''
}

/** Places that nothing rules out: near enough, within the sum, level enough, and not told already. */
function candidatesFor(
  asking: Asking,
  wish: ReadonlySet<string>,
  isMore: boolean,
): readonly Town[] {
  const { turn, world } = asking
  const codes = goalCountries(asking)
  const avoided = turn.frame.places.filter(({ role }) => role === 'not')
  const home = originTown(asking)
  const days = turn.frame.span?.days
  // An ocean is too far for a weekend.
  const hours =
    Number([...wish].findLast((one) => one.startsWith('hours:'))?.slice(6)) ||
    (home && days && days <= 4 ? shortHopHours : undefined)
  const purse = turn.frame.money?.per === 'trip' ? turn.frame.money.amountCad : null
  const all =
    codes.length > 0
      ? [...new Set([...world.planned, ...world.towns])]
      : wish.has('europe')
        ? world.planned
        : world.covered
  return all.filter(
    (town) =>
      (codes.length === 0 || codes.includes(town.countryCode)) &&
      !(isMore && turn.before.listed.includes(town.slug)) &&
      !avoided.some(
        ({ ref, countryCode }) =>
          ref === town.slug || (ref === null && countryCode === town.countryCode),
      ) &&
      !wish.has(`not:${fold(town.region ?? '')}`) &&
      (turn.frame.mobility.length === 0 || strainOf(town.slug) < tooSteep) &&
      (!hours || !home || flownHours(home, town) <= hours) &&
      town.slug !== home?.slug &&
      isWithin(asking, town.slug, { purse, days }) &&
      (!wish.has('europe') ||
        town.timeZone?.startsWith('Europe/') === true ||
        world.isSchengen(town.countryCode) ||
        besideSchengen.has(town.countryCode)),
  )
}

/** Europe has more countries than the area. */
const besideSchengen = new Set('GB IE CY RS BA ME AL MK TR'.split(' '))

const ways = new Set(['warm', 'cold', 'europe', 'cheap'])

/** How the place is to be, by the words of this message. */
function wishIn(asking: Asking): readonly string[] {
  const has = (words: readonly string[]): boolean =>
    words.map((word) => takes(asking, word)).some(Boolean)
  return [
    ...(has(warmWords) ? ['warm'] : []),
    ...(has(coldWords) ? ['cold'] : []),
    ...(takes(asking, 'europe') ? ['europe'] : []),
    ...(has(cheapWords) ? ['cheap'] : []),
    ...tastesIn(asking),
    ...regionsIn(asking),
    ...(hoursIn(asking) ? [`hours:${hoursIn(asking)}`] : []),
  ]
}

/** "Not Florida": a part of a country that is ruled out. */
function regionsIn({ turn: { reader }, world }: Asking): readonly string[] {
  const regions = [
    ...new Set(world.covered.flatMap(({ region }) => (region ? [fold(region)] : []))),
  ]
  return regions.flatMap((region) => {
    const at = reader.find(region)
    if (at < 1 || !/^(?:not|no|except|pas|sauf)$/.test(reader.text(at - 1))) return []
    reader.use(at, at + region.split(' ').length)
    return [`not:${region}`]
  })
}

const shortHopHours = 5

/** Whether room and meals of the days leave something of the sum. */
function isWithin(
  asking: Asking,
  slug: string,
  {
    purse,
    days,
  }: { readonly purse: number | null | undefined; readonly days: number | null | undefined },
): boolean {
  const rows = asking.world.rows(slug)
  if (!purse || !days || !rows || rows.hotels.length === 0) return true
  return asking.know(dayCost(rows, headsIn(asking) ?? 2)).total * days <= purse
}

const cruiseKmh = 800

/** In the air, from the distance. */
const flownHours = (from: Town, to: Town): number => 0.6 + distanceKm(from, to) / cruiseKmh

const shortWays =
  'short flight,short flights,short hop,not too far,not far,close by,close to home,vol court,vols courts,pas trop loin,pas loin'.split(
    ',',
  )

/** 'Not more than 5 hours flight', 'a short flight'. */
function hoursIn({ turn: { reader } }: Asking): number | undefined {
  const near = shortWays.find((phrase) => reader.find(phrase) >= 0)
  if (near) {
    const from = reader.find(near)
    reader.use(from, from + near.split(' ').length)
    return shortHopHours
  }
  const at = reader.tokens.findIndex(
    ({ value }, index) =>
      value > 0 &&
      value <= 24 &&
      /^(?:h|hr|hrs|hour|hours|heure|heures)$/.test(reader.text(index + 1)),
  )
  if (at < 0) return undefined
  reader.use(at, at + 2)
  return reader.value(at)
}

function takes({ turn: { reader } }: Asking, word: string): boolean {
  const at = reader.find(word)
  // A hot tub is no warm place.
  if (at < 0 || reader.text(at + 1).startsWith('tub')) return false
  reader.use(at)
  return true
}

interface Fitness {
  readonly month: number | undefined
  readonly isWarm: boolean
  readonly isCold: boolean
  readonly isCheap: boolean
  readonly tastes: readonly string[]
}

function fitOf(
  asking: Asking,
  town: Town,
  { month, isWarm, isCold, isCheap, tastes }: Fitness,
  home?: Town,
) {
  const { world, say, language, turn } = asking
  const climate = world.climate(town.slug)
  const high = month ? climate?.highC[month - 1] : undefined
  const rows = world.rows(town.slug)
  const kinds = new Map<string, number>()
  for (const { category } of rows?.sights ?? []) kinds.set(category, (kinds.get(category) ?? 0) + 1)
  const liked = tastes.map((taste) =>
    (families.get(taste) ?? [taste]).reduce((sum, one) => sum + (kinds.get(one) ?? 0), 0),
  )
  const isBest = month !== undefined && town.bestMonths.includes(month)
  const cost = rows && rows.hotels.length > 0 ? asking.know(dayCost(rows, 2)).total : undefined
  const fits =
    (!isWarm || high === undefined || high >= warmC) &&
    (!isCold || high === undefined || high <= 4) &&
    liked.every((count) => count > 0 || tastes.length === 0)
  const score =
    (isBest ? 4 : 0) +
    liked.reduce((sum, count) => sum + Math.min(3, count), 0) +
    (isWarm && high !== undefined ? Math.min(4, (high - warmC) / 2) : 0) -
    (isCheap && cost ? cost / 100 : 0) -
    // Of two that fit alike the nearer one.
    (home ? flownHours(home, town) / 3 : 0)
  const { money } = turn.frame
  const purse = money?.per === 'trip' && !turn.frame.span?.days ? money.amountCad : null
  const spent = cost && purse ? Math.floor(purse / (cost * ((headsIn(asking) ?? 2) / 2))) : 0
  const why = [
    ...(high === undefined ? [] : [say(`highs of ${high} °C`, `maximums de ${high} °C`)]),
    ...(isBest ? [say('one of its best months')] : []),
    ...(turn.frame.mobility.length > 0 ? [say('gentle ground')] : []),
    ...tastes.flatMap((taste, at) => {
      const count = liked[at] ?? 0
      return count === 0
        ? []
        : [say(`${count} sights for ${taste}`, `${count} attraits (${taste})`)]
    }),
    ...(cost
      ? [
          say(
            `a middling day for two about ${dollars('en', Math.round(cost))}`,
            `une journée moyenne à deux environ ${dollars(language, Math.round(cost))}`,
          ),
        ]
      : []),
    ...(spent > 0 && purse
      ? [
          say(
            `${dollars('en', purse)} lasts about ${spent} days there, without flights`,
            `${dollars(language, purse)} y durent environ ${spent} jours, sans les vols`,
          ),
        ]
      : []),
  ]
  return { fits, score, why }
}
