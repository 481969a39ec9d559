import { placeNotesSource } from '../retrieval/place-notes.ts'
import { entryTool } from '../tools/entry-tool.ts'
import { answerCost } from './answer-money.ts'
import { answerSights } from './answer-sights.ts'
import {
  askBack,
  type Asking,
  atlasSource,
  goalCountries,
  monthOf,
  originTown,
  type Said,
} from './answer.ts'
import { dayCost, simpleCost } from './day-cost.ts'
import { choiceOf, lineOf } from './place-lines.ts'
import {
  candidatesFor,
  highIn,
  hoursTo,
  judge,
  type Judged,
  rank,
  shown,
  weighs,
} from './rank-places.ts'
import { isLooking, labelOf, purseOf, valueOf, wantsOf, wishAfter, wishIn } from './suggest-wish.ts'
import { placeToGo } from '../retrieval/places-to-go.ts'
import { listed, monthName } from './words.ts'

/** What is wished for, and what a day is reckoned with. */
interface Measured {
  readonly wish: ReadonlySet<string>
  readonly dayOf: typeof dayCost
}

/** Places that fit a month, a wish, a price and a part of the world, with why. */
export async function answerSuggest(asking: Asking): Promise<Said | undefined> {
  const { turn } = asking
  // Ideas for a town that is named are its sights; a sum beside it asks whether it is enough.
  if (turn.named.places.some(({ ref, role }) => ref !== null && role === 'to'))
    return turn.edited.has('money') && turn.saysLength ? answerCost(asking) : answerSights(asking)
  const own = wishIn(asking)
  // What was wished for in the messages before stands, as long as it is a place that is looked for.
  const wish = besideListed(
    asking,
    wishAfter(isLooking(asking) ? (turn.before.wish ?? []) : [], own),
  )
  if (!isNarrowed(asking, wish)) return whatKind(asking)
  const among = amongListed(asking, own)
  const found = among
    ? { wish, dayOf: dayCost, judged: among, isFar: false }
    : reached(asking, wish)
  const ranked = rank(asking, found.judged, isCheap(found.wish)).slice(0, shown)
  // One that has nothing of the wish is none, where another has.
  const best = ranked.filter(({ met }) => met.length > 0 || ranked[0]?.met.length === 0)
  if (best.length === 0) return purseOf(asking) > 0 ? noneFor(asking) : noneSo(asking, wish)
  return toldOf(asking, { ...found, best, isAmong: among !== undefined })
}

interface Found extends Measured {
  readonly judged: readonly Judged[]
  readonly isFar: boolean
  readonly best: readonly Judged[]
  readonly isAmong: boolean
}

async function toldOf(asking: Asking, found: Found): Promise<Said> {
  const { turn, say } = asking
  const { wish, best, dayOf } = found
  const isMore = turn.reference?.what === 'more'
  const isKnown = best.some(({ place }) => place.is.size > 0)
  return {
    text: [
      found.isFar
        ? say('No place that I know lies within a drive; these are the nearest otherwise.')
        : '',
      dayOf === simpleCost
        ? say(
            'At mid-range prices none fits that sum with the flights; with the cheapest bed and cheap meals these do.',
            'À des prix moyens, aucun ne convient à cette somme avec les vols ; avec le lit le moins cher et des repas simples, ceux-ci conviennent.',
          )
        : '',
      headOf(asking, found),
      best.map((one) => lineOf(asking, one, dayOf)).join('\n'),
      await visasFor(asking, best),
      whatChanges(asking, found),
      [
        isKnown
          ? say(
              'What places are like is general knowledge.',
              'Le caractère des lieux : connaissances générales.',
            )
          : '',
        best.length > 1 ? say('Which one shall I plan?') : say('Shall I plan it?'),
      ]
        .filter(Boolean)
        .join(' '),
    ]
      .filter(Boolean)
      .join('\n\n'),
    sources: [...(isKnown ? [placeNotesSource] : []), atlasSource(asking)],
    isWhole: true,
    choices: best.flatMap((one) => choiceOf(asking, one) ?? []),
    memory: {
      listed: [...(isMore ? turn.before.listed : []), ...best.map(({ place }) => place.id)],
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

/** Everything is ruled out: what was wished is told back. */
function noneSo(asking: Asking, wish: ReadonlySet<string>): Said {
  const { say } = asking
  const [en, fr] = (['en', 'fr'] as const).map((language) =>
    listed(
      language,
      wantsOf(wish).map((id) => labelOf(asking, id)),
    ),
  )
  return {
    text: say(
      `No place that I know is all of that${en ? ` (${en})` : ''}. Take one thing back, and I look again.`,
      `Aucun endroit que je connais n’est tout cela${fr ? ` (${fr})` : ''}. Retirez une chose, et je cherche encore.`,
    ),
    isUnknown: true,
    memory: { wish: [...wish] },
  }
}

/** Places that can be had at all; where none can, the nearest beyond a drive, or at the simplest prices. */
function reached(asking: Asking, wish: ReadonlySet<string>) {
  const near = candidatesFor(asking, wish)
  // Where nothing lies within a drive, the nearest are told, and that they are farther.
  const isFar = near.length === 0 && wish.has('drive')
  const open = isFar ? new Set([...wish].filter((one) => one !== 'drive')) : wish
  const all = isFar ? candidatesFor(asking, open) : near
  // A small sum goes as far as the simplest bed and cheap meals let it.
  const simple =
    all.length === 0 && purseOf(asking) > 0 ? candidatesFor(asking, open, simpleCost) : []
  const dayOf = simple.length > 0 ? simpleCost : dayCost
  const judged = (simple.length > 0 ? simple : all).map((one) => judge(asking, open, one, dayOf))
  return { judged, isFar, dayOf, wish: open }
}

/** "Closer", "warmer", "not so hot", beside what was listed last. */
function besideListed(asking: Asking, wish: ReadonlySet<string>): ReadonlySet<string> {
  const steps = valueOf(wish, 'than')
  const last = asking.turn.before.listed.slice(-shown).flatMap((id) => {
    const place = placeToGo(id)
    const town = place && asking.world.town(place.town)
    return place && town ? [{ place, town }] : []
  })
  const month = monthOf(asking)
  const highs = last.flatMap((one) => (month ? (highIn(asking, one, month) ?? []) : []))
  const next = new Set([...wish].filter((one) => !one.startsWith('than:')))
  const bound = (key: string, value: number): void => {
    for (const one of next) if (one.startsWith(`${key}:`)) next.delete(one)
    next.add(`${key}:${value}`)
  }
  if (steps.includes('closer') && last.length > 0)
    bound(
      'hours',
      Math.max(2, Math.round(Math.max(...last.map(({ town }) => hoursTo(asking, town))) * 0.7)),
    )
  if (steps.includes('closer') && last.length === 0) bound('hours', nearHours)
  if (steps.includes('warmer') && highs.length > 0) bound('least', Math.max(...highs) + 1)
  if (steps.includes('cooler') && highs.length > 0) bound('most', Math.min(...highs) - 2)
  // Where it is not so hot it is mild, and warm no more.
  if (steps.includes('cooler')) next.delete('warm')
  return next
}

/** Nearer than what was not listed. */
const nearHours = 5

/** Which of these places want a visa of a passport that was told. */
async function visasFor(asking: Asking, best: readonly Judged[]): Promise<string> {
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

const isCheap = (wish: ReadonlySet<string>): boolean => wantsOf(wish).includes('cheap')

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
function amongListed(asking: Asking, own: readonly string[]): readonly Judged[] | undefined {
  const { turn, world } = asking
  const isOf =
    turn.before.frame.topic === 'find' &&
    (['places', 'span', 'money'] as const).every((key) => !turn.edited.has(key)) &&
    own.length > 0 &&
    own.every((wish) => !wish.includes(':')) &&
    turn.reader.takes(pointing)
  if (!isOf) return undefined
  const judged = turn.before.listed.flatMap((id) => {
    const place = placeToGo(id)
    const town = place && world.town(place.town)
    return place && town ? [judge(asking, new Set(own), { place, town })] : []
  })
  return judged.length > 1 ? judged : undefined
}

function headOf(asking: Asking, { wish, best, isAmong }: Found): string {
  const { say } = asking
  const month = monthOf(asking)
  if (isCheap(wish))
    return isAmong
      ? say('Of these, the cheapest on the ground first (flights not counted):')
      : say('The cheapest on the ground first (flights not counted):')
  if (isAmong) return say('Of these, in this order:', 'Parmi ceux-ci, dans cet ordre :')
  // Nowhere in Europe is it warm in February: the mildest are told, and that they are no more.
  const mild =
    month && best.every(({ unmet }) => unmet.includes('warm'))
      ? `${say('Really warm is none of them then; these are the mildest.')} `
      : ''
  const hint = month ? say(` for ${monthName('en', month)}`, ` pour ${monthName('fr', month)}`) : ''
  const isNear = wantsOf(wish).length > 1 && best.every(({ unmet }) => unmet.length > 0)
  const count = best.length
  if (isNear && count > 1)
    return `${mild}${say(
      `None is all of that; these come nearest${hint}:`,
      `Aucun n’est tout cela ; ceux-ci s’en approchent le plus${hint} :`,
    )}`
  const fits = [
    say(`One fits${hint}:`, `Un endroit convient${hint} :`),
    say(`Two that fit${hint}:`, `Deux endroits qui conviennent${hint} :`),
  ]
  return (
    mild +
    (fits[count - 1] ?? say(`Three that fit${hint}:`, `Trois endroits qui conviennent${hint} :`))
  )
}

/** What would put another place first; else what was not told yet. */
function whatChanges(asking: Asking, { wish, judged, best, isAmong, dayOf }: Found): string {
  const { say, language } = asking
  const [first] = best
  if (!first || isAmong) return ''
  const wants = wantsOf(wish).toSorted((a, b) => weighs(b) - weighs(a))
  for (const id of wants.length > 1 ? wants : []) {
    const without = new Set([...wish].filter((one) => one !== id && one !== `!${id}`))
    const again = judged.map(({ place, town }) => judge(asking, without, { place, town }, dayOf))
    const [other] = rank(asking, again, isCheap(without))
    if (!other || best.some(({ place }) => place.id === other.place.id)) continue
    asking.know(other.place)
    const [label, name] = [labelOf(asking, id), language === 'fr' ? other.place.fr : other.place.en]
    return say(
      `If “${label}” mattered less, **${name}** would come first.`,
      `Si « ${label} » comptait moins, **${name}** viendrait en premier.`,
    )
  }
  const missing = [
    monthOf(asking) ? '' : say('the month', 'le mois'),
    originTown(asking) ? '' : say('where you leave from', 'votre ville de départ'),
    asking.turn.frame.money ? '' : say('a budget', 'un budget'),
  ].filter(Boolean)
  return missing.length > 0
    ? say(
        `What may change the order: ${listed('en', missing)}.`,
        `Ce qui peut changer l’ordre : ${listed('fr', missing)}.`,
      )
    : ''
}
