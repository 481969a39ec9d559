import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { strainOf } from '../retrieval/own-texts.ts'
import { notesOn } from './answer-note.ts'
import { answerSights, families } from './answer-sights.ts'
import {
  askBack,
  type Asking,
  atlasSource,
  goalCountries,
  headsIn,
  monthOf,
  originTown,
  type Said,
} from './answer.ts'
import { dayCost } from './day-cost.ts'
import { candidatesFor, flownHours, isTaste, shown, wishIn } from './suggest-wish.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const [warmC, coldC] = [22, 4]
/** Where no figures are: as near to the equator it is warm all year. */
const warmLat = 25
/** How hard the ground is that nothing is known of. */
const usual = 1

interface Fitness {
  readonly month: number | undefined
  readonly isWarm: boolean
  readonly isCold: boolean
  readonly isCheap: boolean
  readonly tastes: readonly string[]
  readonly home: Town | undefined
  readonly isDriven: boolean
}

interface Fitting {
  readonly town: Town
  readonly score: number
  readonly cost: number | undefined
  readonly why: readonly string[]
}

/** Places that fit a month, tastes, a price and a part of the world, with why. */
export async function answerSuggest(asking: Asking): Promise<Said | undefined> {
  const { turn } = asking
  // Ideas for a town that is named are its sights.
  if (turn.named.places.some(({ ref, role }) => ref !== null && role === 'to'))
    return answerSights(asking)
  const isMore = turn.reference?.what === 'more'
  const own = wishIn(asking)
  // What was wished for in the messages before stands, as long as it is a place that is looked for.
  const wish = new Set([
    ...(turn.before.frame.topic === 'find' ? (turn.before.wish ?? []) : []),
    ...own,
  ])
  if (!isNarrowed(asking, wish)) return whatKind(asking)
  const among = amongListed(asking, own)
  const { found, fitness, isMildest, isUntold } = foundFor(asking, {
    wish,
    candidates: among ?? candidatesFor(asking, wish, isMore),
  })
  if (found.length === 0) return undefined
  const best = found.slice(0, shown)
  const { say, language } = asking
  return {
    text: [
      leadOf(
        asking,
        { fitness, isMildest, isUntold, isAmong: among !== undefined, wish },
        best.length,
      ),
      best.map((one) => lineOf(asking, one, wish)).join('\n'),
      untoldOf(asking, wish),
      best.length > 1 ? say('Which one shall I plan?') : say('Shall I plan it?'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: [atlasSource(asking)],
    choices: best.map(({ town }) => ({
      label: townName(language, town),
      message: say(`Plan ${town.name}`, `Planifie ${town.nameFr}`),
    })),
    memory: {
      listed: [...(isMore ? turn.before.listed : []), ...best.map(({ town }) => town.slug)],
      wish: [...wish],
      isChoice: false,
    },
  }
}

interface Lead {
  readonly fitness: Fitness
  readonly isMildest: boolean
  readonly isUntold: boolean
  readonly isAmong: boolean
  readonly wish: ReadonlySet<string>
}

/** By what the places are named. */
function leadOf(
  asking: Asking,
  { fitness, isMildest, isUntold, isAmong, wish }: Lead,
  count: number,
) {
  const { say } = asking
  if (isUntold)
    return say(
      `Which place is best for ${listed('en', fitness.tastes)} my tables don’t tell; by the month and the price:`,
      `Mes tableaux ne disent pas quel endroit convient le mieux (${listed('fr', fitness.tastes)}) ; d’après le mois et le prix :`,
    )
  const head = headOf(asking, count, { isCheap: fitness.isCheap, isAmong, wish })
  return isMildest
    ? `${say(
        'Really warm is none of them then; these are the mildest.',
        'Aucun n’est vraiment chaud à ce moment-là ; voici les plus doux.',
      )} ${head}`
    : head
}

/** The candidates that fit, the best first; where none does, those that fit in part. */
function foundFor(
  asking: Asking,
  {
    wish,
    candidates,
  }: { readonly wish: ReadonlySet<string>; readonly candidates: readonly Town[] },
) {
  const fitness: Fitness = {
    month: monthOf(asking),
    isWarm: wish.has('warm'),
    isCold: wish.has('cold'),
    // A sum without days lasts longest where a day costs least.
    isCheap: wish.has('cheap') || isOfSum(asking),
    tastes: [...wish].filter(isTaste),
    home: originTown(asking),
    isDriven: wish.has('drive'),
  }
  const ranked = (how: Fitness) => rankedBy(asking, candidates, how)
  const fitting = ranked(fitness)
  // Nowhere in Europe is it warm in February: the mildest are told, and that they are no more.
  const mild =
    fitting.length === 0 && fitness.isWarm && fitness.month !== undefined
      ? mildest(asking, ranked({ ...fitness, isWarm: false }), fitness.month)
      : []
  const isMildest = mild.length > 0
  const isUntold = fitting.length === 0 && !isMildest && fitness.tastes.length > 0
  const found = isMildest ? mild : isUntold ? ranked({ ...fitness, tastes: [] }) : fitting
  return { found, fitness, isMildest, isUntold }
}

const isOfSum = ({ turn: { frame } }: Asking): boolean =>
  frame.money?.per === 'trip' && frame.money.amountCad !== null && !frame.span?.days

/** Something tells one place from another: without it any three would be as good. */
const isNarrowed = (asking: Asking, wish: ReadonlySet<string>): boolean =>
  wish.size > 0 ||
  goalCountries(asking).length > 0 ||
  monthOf(asking) !== undefined ||
  originTown(asking) !== undefined ||
  Boolean(asking.turn.frame.money?.amountCad) ||
  asking.turn.frame.mobility.length > 0 ||
  asking.turn.before.listed.length > 0

/** Where nothing narrows the list, it is asked for. */
const whatKind = ({ say }: Asking): Said =>
  askBack(
    'destination',
    say(
      'Tell me one thing more and I name three places: which month, warm or cool, what you like to do there, which part of the world, or about how much a day may cost.',
    ),
    [
      { label: say('Warm in February'), message: say('Somewhere warm in February') },
      { label: say('Museums in Europe'), message: say('Museums in Europe in May') },
      { label: say('Cheap in Asia'), message: say('Somewhere cheap in Asia') },
    ],
  )

const pointing = 'which,which one,of these,of those,of them,laquelle,lequel,parmi'

/** "Which is the cheapest": of the places that were listed last. */
function amongListed(asking: Asking, own: readonly string[]): readonly Town[] | undefined {
  const { turn, world } = asking
  const towns = turn.before.listed.flatMap((slug) => world.town(slug) ?? [])
  const isOf =
    turn.before.frame.topic === 'find' &&
    turn.edited.size === 0 &&
    own.length > 0 &&
    own.every((wish) => !wish.includes(':')) &&
    turn.reader.takes(pointing)
  return isOf && towns.length > 1 ? towns : undefined
}

const mildest = (
  { world }: Asking,
  found: readonly Fitting[],
  month: number,
): readonly Fitting[] => {
  const high = ({ town }: Fitting) => world.climate(town.slug)?.highC[month - 1] ?? -50
  return found.toSorted((a, b) => high(b) - high(a))
}

/** The cheapest first where that is asked; else by what fits best, of two alike the one with more to see. */
function rankedBy(asking: Asking, towns: readonly Town[], how: Fitness): readonly Fitting[] {
  const seen = ({ town }: Fitting) => asking.world.rows(town.slug)?.sights.length ?? 0
  const dear = ({ cost }: Fitting) => cost ?? Infinity
  return towns
    .flatMap((town) => fitOf(asking, town, how) ?? [])
    .toSorted(
      (a, b) =>
        (how.isCheap && dear(a) !== dear(b) ? dear(a) - dear(b) : b.score - a.score) ||
        seen(b) - seen(a) ||
        a.town.name.localeCompare(b.town.name),
    )
}

function headOf(
  asking: Asking,
  count: number,
  {
    isCheap,
    isAmong,
    wish,
  }: {
    readonly isCheap: boolean
    readonly isAmong: boolean
    readonly wish: ReadonlySet<string>
  },
): string {
  const { say } = asking
  if (isAmong && isCheap)
    return say('Of these, the cheapest on the ground first (flights not counted):')
  if (isCheap) return say('The cheapest on the ground first (flights not counted):')
  const month = monthOf(asking)
  const isOfPart = !month && wish.size > 0 && [...wish].every((one) => one.startsWith('part:'))
  if (isOfPart && count > 1) return say('The places there that I know best:')
  const hint = month ? say(` for ${monthName('en', month)}`, ` pour ${monthName('fr', month)}`) : ''
  if (count === 1) return say(`One fits${hint}:`, `Un endroit convient${hint} :`)
  return count === 2
    ? say(`Two that fit${hint}:`, `Deux endroits qui conviennent${hint} :`)
    : say(`Three that fit${hint}:`, `Trois endroits qui conviennent${hint} :`)
}

/** A place and why; where one goes to eat, what is eaten there. */
function lineOf(asking: Asking, { town, why }: Fitting, wish: ReadonlySet<string>): string {
  const { language, world } = asking
  const [food] = wish.has('food') ? notesOn(asking, town.slug, 'food') : []
  const [dish = ''] = food && !food.isForeign ? food.text.split(/(?<=[.!?])\s/u, 1) : []
  return `- **${townName(language, town)}**, ${world.countryName(town.countryCode, language)}: ${[listed(language, why), dish].filter(Boolean).join('. ')}`
}

const busyWords =
  'touristy,crowded,crowds,crowd,busy,mobbed,overrun,touristique,touristiques,foule,foules'

/** What was wished for and stands in no table of ours. */
function untoldOf(asking: Asking, wish: ReadonlySet<string>): string {
  const { say, turn } = asking
  const isQuiet = turn.reader.takes(busyWords) || turn.frame.dislikes.includes('crowds')
  return [
    isQuiet
      ? say(
          'How many visitors a place has my tables don’t tell, so they are not sorted by that.',
          'Mes tableaux ne disent pas combien de visiteurs vont où : ils ne sont pas triés selon cela.',
        )
      : '',
    wish.has('food') ? say('Where one eats best my tables don’t tell.') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** How well a place fits, and why; undefined where it does not. */
function fitOf(
  asking: Asking,
  town: Town,
  { month, isWarm, isCold, tastes, home, isDriven }: Fitness,
): Fitting | undefined {
  const { world } = asking
  const high = month ? world.climate(town.slug)?.highC[month - 1] : undefined
  const rows = world.rows(town.slug)
  const kinds = new Map<string, number>()
  for (const { category } of rows?.sights ?? []) kinds.set(category, (kinds.get(category) ?? 0) + 1)
  const liked = tastes.map((taste) =>
    (families.get(taste) ?? [taste]).reduce((sum, one) => sum + (kinds.get(one) ?? 0), 0),
  )
  const from = home ?? (isWarm ? world.town('toronto') : undefined)
  const isBest = month !== undefined && town.bestMonths.includes(month)
  const cost = rows && rows.hotels.length > 0 ? asking.know(dayCost(rows, 2)).total : undefined
  const isSouth = Math.abs(town.lat) <= warmLat
  const fits =
    (!isWarm || !month || (high === undefined ? isSouth : high >= warmC)) &&
    (!isCold || !month || (high === undefined ? !isSouth : high <= coldC)) &&
    liked.every((count) => count > 0)
  if (!fits) return undefined
  const score =
    (isBest ? 4 : 0) +
    liked.reduce((sum, count) => sum + Math.min(3, count), 0) +
    (isWarm && high !== undefined ? Math.min(4, (high - warmC) / 2) : 0) -
    // Of two that fit alike the nearer one; sun is looked for from the east of Canada.
    (from ? flownHours(from, town) / (home ? 3 : 6) : 0)
  const facts = { high, isBest, cost, liked }
  return { town, score, cost, why: whyOf(asking, town, facts, { tastes, home, isDriven }) }
}

/** Why a place fits. */
function whyOf(
  asking: Asking,
  town: Town,
  {
    high,
    isBest,
    cost,
    liked,
  }: {
    readonly high: number | undefined
    readonly isBest: boolean
    readonly cost: number | undefined
    readonly liked: readonly number[]
  },
  { tastes, home, isDriven }: Pick<Fitness, 'tastes' | 'home' | 'isDriven'>,
): readonly string[] {
  const { say, language, turn } = asking
  const { money } = turn.frame
  const purse = money?.per === 'trip' && !turn.frame.span?.days ? money.amountCad : null
  const spent = cost && purse ? Math.floor(purse / (cost * ((headsIn(asking) ?? 2) / 2))) : 0
  const km = isDriven && home ? Math.round(distanceKm(home, town) / 10) * 10 : 0
  return [
    ...(high === undefined ? [] : [say(`highs of ${high} °C`, `maximums de ${high} °C`)]),
    ...(isBest ? [say('one of its best months')] : []),
    ...(turn.frame.mobility.length > 0 && strainOf(town.slug) < usual
      ? [say('gentle ground')]
      : []),
    ...(asking.know(km) > 0 && home
      ? [
          say(
            `about ${km} km from ${home.name} as the crow flies`,
            `à environ ${km} km de ${home.nameFr} à vol d’oiseau`,
          ),
        ]
      : []),
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
}
