import { priceNotes } from '../../domain/known-price-notes.ts'
import type { Town, TownRows } from '../../domain/guide-rows.ts'
import { asksForPlan } from '../understand/read-topic.ts'
import { type Answer, atlasSource, plain, type Turn } from './answer.ts'
import { dayCost } from './day-cost.ts'
import { forChildren } from './for-children.ts'
import { dollars, listed, monthName, townName } from './words.ts'

const cheaper =
  /\b(?:cheap\w*|less expensive|more expensive|expensive|pric(?:e|ey|ier)|affordable|costs? (?:less|more)|budget|moins cher\w*|plus cher\w*|coute\w* (?:moins|plus)|abordable|dispendieu\w*|economique)\b/
const alternative =
  /(?:\b(?:or|ou|vs|versus|than|plutot que|rather than|compared (?:to|with)|compare a)(?: (?:in|to|a|au|aux|en|the|la|le|les|l|for|pour|going|maybe))*)$/
const weighing =
  /\b(?:better|prefer\w*|nicer|which (?:1|one|is|has|of|would)|choose|choosing|choisir|pick|mieux|lequel|laquelle|preferes?|compar\w*|hesit\w*|torn|decide|versus|vs)\b/
const those =
  /\b(?:which (?:1|one|is|has|of|would)|lequel|laquelle|of the 2|those 2|these 2|des 2|the better)\b/

const leaves = /^(?:from|depuis)$/

export const hasAlternative = ({ reading }: Turn): boolean =>
  [...reading.towns, ...reading.countries].some((id) =>
    alternative.test(reading.ahead.get(id) ?? ''),
  )

/** The places that are weighed against each other: named ones, a country by its best-known town, or those of the talk. */
function placesOf({ reading, talk, world }: Turn): readonly string[] {
  const ofCountries = reading.countries.flatMap((code) => {
    const here = ({ countryCode }: Town) => countryCode === code
    const capital = world.country(code)?.capital
    const planned = world.planned.filter(here)
    const town = planned.find(({ name }) => name === capital) ?? planned[0]
    return (town ?? world.towns.find(here))?.slug ?? []
  })
  const towns = reading.towns.filter((slug) => !leaves.test(reading.leads.get(slug) ?? ''))
  const named = [...new Set([...towns, ...ofCountries])]
  if (named.length > 1) return named
  if (named.length === 0)
    return those.test(reading.text) && reading.topics.length === 0 ? talk.towns : []
  // "And compared to Rome?"
  const [before] = talk.towns
  if (!before || named.includes(before)) return named
  // One of them by itself is the choice.
  if (named.some((slug) => talk.towns.includes(slug))) return named
  if (talk.topic === 'compare') return [...talk.towns, ...named]
  return /compar|versus|\bvs\b/.test(reading.text) ? [before, ...named] : named
}

/** A country is shown by one of its towns, and said to be. */
const labelOf = ({ reading, world, language }: Turn, town: Town): string =>
  reading.towns.includes(town.slug) || !reading.countries.includes(town.countryCode)
    ? townName(language, town)
    : `${world.countryName(town.countryCode, language)} (${townName(language, town)})`

/** Asks which of several towns or countries costs less. */
export const asksCheaper = (turn: Turn): boolean =>
  (!turn.reading.span.days || (hasAlternative(turn) && !asksForPlan(turn.reading.text))) &&
  cheaper.test(turn.reading.text) &&
  placesOf(turn).length > 1

/** Asks which of several places is the better one, or how they differ. */
export const asksToCompare = (turn: Turn): boolean => {
  const { text, span, dates } = turn.reading
  return (
    !span.days &&
    !dates.start &&
    dates.months.length === 0 &&
    (hasAlternative(turn) || weighing.test(text)) &&
    placesOf(turn).length > 1
  )
}

const closeFactor = 1.15

/** What is to be cheaper: the meals, the beds, or the whole day. */
const partOf = (text: string): 'meal' | 'bed' | 'total' =>
  /\b(?:eat\w*|food|restaurants?|meals?|dining|manger|bouffe|repas|resto)\b/.test(text)
    ? 'meal'
    : /\b(?:hotels?|rooms?|sleep\w*|stays?|lodging|accommodations?|dormir|chambres?|hebergement|logement)\b/.test(
          text,
        )
      ? 'bed'
      : 'total'

const partNames = {
  meal: { en: 'a middling meal', fr: 'un repas moyen' },
  bed: { en: 'a middling double room', fr: 'une chambre double moyenne' },
  total: {
    en: 'a middling day, with a room and two meals,',
    fr: 'une journée moyenne, avec une chambre et deux repas,',
  },
} as const

/** What a middling day costs in each town, the cheapest first. */
export async function answerComparison(turn: Turn): Promise<Answer> {
  const { reading, world, say, language } = turn
  const places = placesOf(turn)
  const part = partOf(reading.text)
  const found = places.flatMap((slug) => {
    const rows = world.rows(slug)
    const cost = rows && dayCost(rows, part === 'total' ? (reading.party.adults ?? 1) : 1)
    return rows && cost && cost[part] > 0
      ? [{ name: labelOf(turn, rows.town), total: cost[part], slug }]
      : []
  })
  const sorted = found.toSorted((a, b) => a.total - b.total)
  const [cheapest, ...others] = sorted
  if (!cheapest || others.length === 0)
    return plain(
      say(
        'I don’t know what these places cost: our catalogue does not cover them both.',
        'Je ne sais pas ce que coûtent ces endroits : notre catalogue ne les couvre pas tous.',
      ),
      { sources: [atlasSource(turn)], talk: { towns: places } },
    )
  const lines = sorted.map(({ name, total }) => `${name} (${dollars(language, total)})`)
  const note = sorted
    .flatMap(({ slug }) => priceNotes.get(slug) ?? [])
    .map(({ en, fr }) => ` ${say(en, fr)}`)
    .join('')
  // Samples tell no small differences.
  const isClose = (others[0]?.total ?? 0) < cheapest.total * closeFactor
  const verdict = isClose
    ? say(
        'By our samples they cost about the same',
        'D’après nos exemples, cela revient à peu près au même',
      )
    : say(`${cheapest.name} is the cheaper one`, `${cheapest.name} est moins cher`)
  return plain(
    say(
      `${verdict}: ${partNames[part].en} costs about ${listed('en', lines)}.${note} These are estimates from the sample hotels and restaurants of our catalogue, tickets and flights not counted.`,
      `${verdict} : ${partNames[part].fr} coûte environ ${listed('fr', lines)}.${note} Ce sont des estimations d’après les hôtels et restaurants d’exemple de notre catalogue, sans les billets ni l’avion.`,
    ),
    { sources: [atlasSource(turn)], talk: { towns: places } },
  )
}

const children =
  /\b(?:kids?|child(?:ren)?|famil\w+|enfants?|toddlers?|bebes?|bab(?:y|ies)|teens?|ados?|flos)\b/

interface Wished {
  readonly en: string
  readonly fr: string
  readonly has: (category: string) => boolean
}

/** Of what kind of places the one with more is the better one, where the question says. */
function wishedOf({ reading }: Turn): Wished | undefined {
  const { likes } = reading.tastes
  if (likes.includes('beach')) {
    const has = (category: string) => category === 'beach'
    return { en: 'beaches', fr: 'plages', has }
  }
  if (likes.length > 0) {
    const has = (category: string) => likes.includes(category === 'museum' ? 'museum' : category)
    return { en: 'sights of that kind', fr: 'lieux de ce genre', has }
  }
  return children.test(reading.text)
    ? {
        en: 'sights that children like',
        fr: 'lieux qui plaisent aux enfants',
        has: (category) => forChildren.has(category),
      }
    : undefined
}

const namesAtMost = 3

function lineOf(turn: Turn, rows: TownRows, wished: Wished | undefined): string {
  const { say, language } = turn
  const { town, sights } = rows
  const shown = wished ? sights.filter(({ category }) => wished.has(category)) : sights
  const names = shown
    .toSorted((a, b) => a.prominence - b.prominence)
    .slice(0, namesAtMost)
    .map(({ name }) => name)
  const best = town.bestMonths.map((month) => monthName(language, month))
  const { total } = dayCost(rows, 1)
  const parts = [
    sights.length === 0
      ? say('no sights on record here', 'pas de lieux dans notre atlas')
      : names.length > 0
        ? `${wished ? `${shown.length} ${say(wished.en, wished.fr)}: ` : ''}${listed(language, names)}`
        : say(
            `no ${wished?.en ?? 'sights'} on record`,
            `pas de ${wished?.fr ?? 'lieux'} dans notre atlas`,
          ),
    ...(best.length > 0
      ? [say(`best months ${listed('en', best)}`, `meilleurs mois : ${listed('fr', best)}`)]
      : []),
    ...(total > 0
      ? [
          say(
            `a middling day about ${dollars('en', total)}`,
            `une journée moyenne à environ ${dollars('fr', total)}`,
          ),
        ]
      : []),
  ]
  return `- **${labelOf(turn, town)}**: ${parts.join('; ')}`
}

/** Several places side by side, by what the question is after; what is a matter of taste is left to the traveller. */
export async function answerSideBySide(turn: Turn): Promise<Answer> {
  const { world, say } = turn
  const places = placesOf(turn)
  const all = places.flatMap((slug) => world.rows(slug) ?? [])
  const wished = wishedOf(turn)
  const counted = all.map((rows) => ({
    name: labelOf(turn, rows.town),
    count: wished ? rows.sights.filter(({ category }) => wished.has(category)).length : 0,
    isKnown: rows.sights.length > 0,
  }))
  const [first, second] = counted.toSorted((a, b) => b.count - a.count)
  const unknown = counted.filter(({ isKnown }) => !isKnown).map(({ name }) => name)
  const verdict =
    wished && first && second && first.count > second.count
      ? say(
          `${first.name} has more ${wished.en} on record.`,
          `${first.name} a plus de ${wished.fr} dans notre atlas.`,
        )
      : say(
          'Which one is better depends on what you like; here is what I know of each.',
          'Cela dépend de vos goûts ; voici ce que je sais de chacun.',
        )
  const beyond =
    unknown.length > 0
      ? say(
          ` Of ${listed('en', unknown)} I know no sights, so that says little.`,
          ` De ${listed('fr', unknown)}, je ne connais pas les lieux : cela dit donc peu.`,
        )
      : ''
  return plain(
    `${verdict}${beyond}\n\n${all.map((rows) => lineOf(turn, rows, wished)).join('\n')}\n\n${say('Day costs are estimates from sample hotels and restaurants. Tell me which, or what matters most to you, and I go on from there.', 'Les coûts sont des estimations d’après des hôtels et restaurants d’exemple. Dites-moi lequel, ou ce qui compte le plus, et je continue.')}`,
    { sources: [atlasSource(turn)], talk: { towns: places } },
  )
}
