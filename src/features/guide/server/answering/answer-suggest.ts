import { distanceKm } from '#platform/shared/distance.ts'
import type { Town } from '../../domain/guide-rows.ts'
import { strainOf } from '../retrieval/own-texts.ts'
import { entryTool } from '../tools/entry-tool.ts'
import { notesOn } from './answer-note.ts'
import { answerCost } from './answer-money.ts'
import { answerSights, families } from './answer-sights.ts'
import {
  askBack,
  type Asking,
  atlasSource,
  goalCountries,
  headsMeant,
  monthOf,
  originTown,
  type Said,
} from './answer.ts'
import { dayCost, simpleCost } from './day-cost.ts'
import {
  candidatesFor,
  flownHours,
  isTaste,
  isLooking,
  purseOf,
  shown,
  wishIn,
} from './suggest-wish.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const [warmC, coldC] = [22, 4]
/** Where no figures are: as near to the equator it is warm all year. */
const warmLat = 25
/** How hard the ground is that nothing is known of. */
const usual = 1

/** What is wished for, and what a day is reckoned with. */
interface Measured {
  readonly wish: ReadonlySet<string>
  readonly dayOf: typeof dayCost
}

interface Fitting {
  readonly town: Town
  readonly score: number
  readonly cost: number | undefined
  readonly why: readonly string[]
}

/** Places that fit a month, tastes, a price and a part of the world, with why. */
export async function answerSuggest(asking: Asking): Promise<Said | undefined> {
  const { turn, world, say, language } = asking
  // Ideas for a town that is named are its sights; a sum beside it asks whether it is enough.
  if (turn.named.places.some(({ ref, role }) => ref !== null && role === 'to'))
    return turn.edited.has('money') && turn.saysLength ? answerCost(asking) : answerSights(asking)
  const isMore = turn.reference?.what === 'more'
  const own = wishIn(asking)
  // What was wished for in the messages before stands, as long as it is a place that is looked for.
  const wish = new Set([...(isLooking(asking) ? (turn.before.wish ?? []) : []), ...own])
  if (!isNarrowed(asking, wish)) return whatKind(asking)
  const among = amongListed(asking, own)
  const { towns, isFar, dayOf } = reached(asking, wish, among)
  const month = monthOf(asking)
  const high = ({ town }: Fitting): number =>
    world.climate(town.slug)?.highC[(month ?? 1) - 1] ?? -50
  const ranked = (left: (one: string) => boolean) =>
    rankedBy(asking, towns, { wish: new Set([...wish].filter((one) => !left(one))), dayOf })
  const fitting = ranked(() => false)
  // Nowhere in Europe is it warm in February: the mildest are told, and that they are no more.
  const mild =
    fitting.length === 0 && wish.has('warm') && month
      ? ranked((one) => one === 'warm').toSorted((a, b) => high(b) - high(a))
      : []
  const found = [fitting, mild].find(({ length }) => length > 0) ?? ranked(isTaste)
  if (found.length === 0) return purseOf(asking) > 0 ? noneFor(asking) : undefined
  const best = found.slice(0, shown)
  const isUntold = found !== fitting && found !== mild
  return {
    text: [
      isFar
        ? say('No place that I know lies within a drive; these are the nearest otherwise.')
        : '',
      dayOf === simpleCost
        ? say(
            'At mid-range prices none fits that sum with the flights; with the cheapest bed and cheap meals these do.',
            'À des prix moyens, aucun ne convient à cette somme avec les vols ; avec le lit le moins cher et des repas simples, ceux-ci conviennent.',
          )
        : '',
      isUntold
        ? untoldText(asking, [...wish].filter(isTaste))
        : `${found === mild ? `${say('Really warm is none of them then; these are the mildest.')} ` : ''}${headOf(asking, wish, best.length, among !== undefined)}`,
      best.map((one) => lineOf(asking, one, wish)).join('\n'),
      await visasFor(asking, best),
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

/** A sum with which no place that we know can be reached and lived in for the days. */
const noneFor = ({ say, turn: { frame } }: Asking): Said => ({
  text: say(
    `None of the places that I know fits that sum for ${frame.span?.days} days with the flights, even with the cheapest bed. Fewer days, or a place that you reach by bus or train, bring it nearer: tell me which, and I look again.`,
    `Aucun des endroits que je connais ne convient à cette somme pour ${frame.span?.days} jours avec les vols, même avec le lit le moins cher. Moins de jours, ou un endroit où l’on va en autocar ou en train, aideraient : dites-moi quoi, et je cherche encore.`,
  ),
  isUnknown: true,
})

const untoldText = ({ say }: Asking, tastes: readonly string[]): string =>
  say(
    `Which place is best for ${listed('en', tastes)} my tables don’t tell; by the month and the price:`,
    `Mes tableaux ne disent pas quel endroit convient le mieux (${listed('fr', tastes)}) ; d’après le mois et le prix :`,
  )

/** Places that can be had at all; where none can, the nearest beyond a drive, or at the simplest prices. */
function reached(asking: Asking, wish: Set<string>, among: readonly Town[] | undefined) {
  const isMore = asking.turn.reference?.what === 'more'
  const near = among ?? candidatesFor(asking, wish, isMore)
  // Where nothing lies within a drive, the nearest are told, and that they are farther.
  const isFar = near.length === 0 && wish.delete('drive')
  const all = isFar ? candidatesFor(asking, wish, isMore) : near
  // A small sum goes as far as the simplest bed and cheap meals let it.
  const simple =
    all.length === 0 && purseOf(asking) > 0 ? candidatesFor(asking, wish, isMore, simpleCost) : []
  const towns = simple.length > 0 ? simple : all
  const dayOf = simple.length > 0 ? simpleCost : dayCost
  return { towns, isFar, dayOf }
}

/** Which of these places want a visa of a passport that was told. */
async function visasFor(asking: Asking, best: readonly Fitting[]): Promise<string> {
  const { call, say, world, language, today, turn } = asking
  const passport = turn.frame.nationality.find((code) => code !== 'CA')
  if (!passport) return ''
  const codes = [...new Set(best.map(({ town }) => town.countryCode))]
  const from = turn.frame.span?.start ?? today
  const found = await Promise.all(
    codes.map(async (country) => ({
      country,
      ...(await call(entryTool, { passport, country, from, to: from })),
    })),
  )
  const names = (needs: (one: string) => boolean): readonly string[] =>
    found
      .filter((one) => needs(one.needs))
      .map(({ country }) => world.countryName(country, language))
  const [own, wanting, untold] = [
    world.countryName(passport, language),
    names((one) => one === 'visa'),
    names((one) => one === 'unknown'),
  ]
  return [
    wanting.length > 0
      ? say(
          `On a passport of ${own} a visa is needed for ${listed('en', wanting)}: apply well ahead.`,
          `Avec un passeport (${own}), il faut un visa pour ${listed('fr', wanting)} : faites la demande bien à l’avance.`,
        )
      : '',
    untold.length > 0
      ? say(
          `For ${listed('en', untold)} I have no rule for that passport: ask the embassy.`,
          `Pour ${listed('fr', untold)}, je n’ai pas de règle pour ce passeport : demandez à l’ambassade.`,
        )
      : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** Cheap is asked for; a sum without days lasts longest where a day costs least. */
const isCheap = ({ turn: { frame } }: Asking, wish: ReadonlySet<string>): boolean =>
  wish.has('cheap') ||
  (frame.money?.per === 'trip' && frame.money.amountCad !== null && !frame.span?.days)

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

const pointing =
  'of those,of these ones,which of,which,which one,of these,of those,of them,laquelle,lequel,parmi'

/** "Which is the cheapest": of the places that were listed last. */
function amongListed(asking: Asking, own: readonly string[]): readonly Town[] | undefined {
  const { turn, world } = asking
  const towns = turn.before.listed.flatMap((slug) => world.town(slug) ?? [])
  const isOf =
    turn.before.frame.topic === 'find' &&
    (['places', 'span', 'money'] as const).every((key) => !turn.edited.has(key)) &&
    own.length > 0 &&
    own.every((wish) => !wish.includes(':')) &&
    turn.reader.takes(pointing)
  return isOf && towns.length > 1 ? towns : undefined
}

/** The cheapest first where that is asked; else by what fits best, of two alike the one with more to see. */
function rankedBy(
  asking: Asking,
  towns: readonly Town[],
  { wish, dayOf }: Measured,
): readonly Fitting[] {
  const seen = ({ town }: Fitting) => asking.world.rows(town.slug)?.sights.length ?? 0
  const dear = ({ cost }: Fitting) => cost ?? Infinity
  const byCost = isCheap(asking, wish)
  return towns
    .flatMap((town) => fitOf(asking, town, { wish, dayOf }) ?? [])
    .toSorted(
      (a, b) =>
        (byCost && dear(a) !== dear(b) ? dear(a) - dear(b) : b.score - a.score) ||
        seen(b) - seen(a) ||
        a.town.name.localeCompare(b.town.name),
    )
}

function headOf(
  asking: Asking,
  wish: ReadonlySet<string>,
  count: number,
  isAmong: boolean,
): string {
  const { say } = asking
  const month = monthOf(asking)
  if (isCheap(asking, wish))
    return isAmong
      ? say('Of these, the cheapest on the ground first (flights not counted):')
      : say('The cheapest on the ground first (flights not counted):')
  const isOfPart = !month && wish.size > 0 && [...wish].every((one) => one.startsWith('part:'))
  if (isOfPart && count > 1) return say('The places there that I know best:')
  const hint = month ? say(` for ${monthName('en', month)}`, ` pour ${monthName('fr', month)}`) : ''
  const fits = [
    say(`One fits${hint}:`, `Un endroit convient${hint} :`),
    say(`Two that fit${hint}:`, `Deux endroits qui conviennent${hint} :`),
  ]
  return fits[count - 1] ?? say(`Three that fit${hint}:`, `Trois endroits qui conviennent${hint} :`)
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
      ? say('How many visitors a place has my tables don’t tell, so they are not sorted by that.')
      : '',
    wish.has('food') ? say('Where one eats best my tables don’t tell.') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** How well a place fits, and why; undefined where it does not. */
function fitOf(asking: Asking, town: Town, { wish, dayOf }: Measured): Fitting | undefined {
  const { world } = asking
  const month = monthOf(asking)
  const high = month ? world.climate(town.slug)?.highC[month - 1] : undefined
  const all = world.climate(town.slug)?.highC
  // Sun without a month is what shines all year.
  const mean = all && all.reduce((sum, one) => sum + one, 0) / all.length
  const rows = world.rows(town.slug)
  const liked = [...wish].filter(isTaste).map((taste) => {
    const kinds = families.get(taste) ?? [taste]
    return {
      taste,
      count: (rows?.sights ?? []).filter((one) => kinds.includes(one.category)).length,
    }
  })
  const isBest = month !== undefined && town.bestMonths.includes(month)
  const cost =
    rows && rows.hotels.length > 0 ? asking.know(dayOf(rows, headsMeant(asking))).total : undefined
  const isSouth = Math.abs(town.lat) <= warmLat
  const fits =
    (!wish.has('warm') ||
      ((high ?? mean) === undefined ? isSouth : (high ?? mean ?? 0) >= warmC)) &&
    (!wish.has('cold') || !month || (high === undefined ? !isSouth : high <= coldC)) &&
    liked.every(({ count }) => count > 0)
  if (!fits) return undefined
  const home = originTown(asking)
  const from = home ?? (wish.has('warm') ? world.town('toronto') : undefined)
  const score =
    (isBest ? 4 : 0) +
    liked.reduce((sum, { count }) => sum + Math.min(3, count), 0) +
    (wish.has('warm') && high !== undefined ? Math.min(4, (high - warmC) / 2) : 0) -
    // Of two that fit alike the nearer one; sun is looked for from the east of Canada.
    (from ? flownHours(from, town) / (home ? 3 : 6) : 0)
  const km = wish.has('drive') && home ? Math.round(distanceKm(home, town) / 10) * 10 : 0
  const why = [
    ...whyOf(asking, town, { high, isBest, km }),
    ...liked.map(({ taste, count }) =>
      asking.say(`${count} sights for ${taste}`, `${count} attraits (${taste})`),
    ),
    ...costOf(asking, cost, dayOf === simpleCost),
  ]
  return { town, score, cost, why }
}

interface Facts {
  readonly high: number | undefined
  readonly isBest: boolean
  readonly km: number
}

const whyOf = (asking: Asking, town: Town, { high, isBest, km }: Facts): readonly string[] => {
  const { say, turn, know } = asking
  const home = originTown(asking)
  return [
    ...(high === undefined ? [] : [say(`highs of ${high} °C`, `maximums de ${high} °C`)]),
    ...(isBest ? [say('one of its best months')] : []),
    ...(turn.frame.mobility.length > 0 && strainOf(town.slug) < usual
      ? [say('gentle ground')]
      : []),
    ...(home && know(km) > 0
      ? [
          say(
            `about ${km} km from ${home.name} as the crow flies`,
            `à environ ${km} km de ${home.nameFr} à vol d’oiseau`,
          ),
        ]
      : []),
  ]
}

/** What a day costs there, how long a sum lasts, and what it leaves for the flights. */
function costOf(asking: Asking, cost: number | undefined, isSimple: boolean): readonly string[] {
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
