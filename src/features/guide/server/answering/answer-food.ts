import type { Town } from '../../domain/guide-rows.ts'
import { restaurantsTool } from '../tools/place-tools.ts'
import type { OwnText } from '../retrieval/text-index.ts'
import { type Asking, goalCountries, goalTown, type Said, whichPlace, sourceOf } from './answer.ts'
import { notesOn } from './answer-note.ts'
import { filtersOf } from './search-filters.ts'
import { dollars, listed } from './words.ts'

const housesShown = 4
const cheap = 'cheap'
const cheapWords = 'cheap,cheaper,cheapest,affordable,budget,cher,abordable'
const dishWords = 'dish,dishes,try,specialties,specialities,typical,gelato,must,plats'
const plants = new Set(['vegan', 'vegetarian'])

/** Our words on the food of a place, and what its country is known for. */
function textsOf({ texts, language }: Asking, place: string, kind: string): OwnText | undefined {
  const [text] = texts.find('food eat dish restaurant try', {
    places: [place],
    kinds: [kind],
    atMost: 1,
    onlyThere: true,
  })
  return text && (language === 'en' || text.textFr !== undefined) ? text : undefined
}

const told = ({ language }: Asking, text: OwnText): string =>
  language === 'fr' ? (text.textFr ?? text.text) : text.text

/** What is known of a diet or an allergy in the country, beside what the town's note says. */
export function allergyOf(asking: Asking): Said | undefined {
  const { turn, texts } = asking
  const country = goalTown(asking)?.countryCode ?? ''
  const words = [
    ...turn.frame.diet.flatMap((one) => one.replace('-free', '').split(' ')),
    ...turn.reader.tokens.flatMap(({ text }) =>
      /^(?:nut|nuts|peanut|peanuts|allerg|arachide)/.test(text) ? [text] : [],
    ),
  ]
  const [note] = texts
    .named(words, [country])
    .filter(({ kind, places }) => places.length > 0 && (kind === 'food' || kind === 'health'))
  return note && { text: told(asking, note), sources: [note.source] }
}

/** What no house of the catalogue tells: which of them keep to a diet. */
function cautionOf(asking: Asking, country: string, isPlant: boolean): string {
  const { turn, say, texts } = asking
  const unsure = turn.frame.diet.filter((diet) => !plants.has(diet))
  const [note] = texts
    .named(
      unsure.flatMap((one) => one.replace('-free', '').split(' ')),
      [country],
    )
    .filter(({ kind, places }) => places.length > 0 && (kind === 'food' || kind === 'health'))
  if (unsure.length > 0)
    return (
      (note ? `\n\n${told(asking, note)}` : '') +
      say(
        `\n\nWhich of them cook ${listed('en', unsure)} I don’t know: ask the house before you go.`,
        `\n\nJe ne sais pas lesquels cuisinent ${listed('fr', unsure)} : demandez avant d’y aller.`,
      )
    )
  return isPlant && turn.frame.diet.includes('vegan')
    ? say('\n\nVegetarian houses; ask for what is vegan.')
    : ''
}

/** Of a country its dishes. */
function foodOfLand(asking: Asking): Said | undefined {
  const [land] = goalCountries(asking)
  const dishes = land ? textsOf(asking, land, 'dishes') : undefined
  if (dishes) return { text: told(asking, dishes), sources: [dishes.source] }
  return land ? undefined : whichPlace(asking)
}

/** What is said before the houses: our own words, else the dishes of the country. */
function introOf(
  asking: Asking,
  { slug, countryCode }: Town,
  { isListed, asksDishes }: { readonly isListed: boolean; readonly asksDishes: boolean },
): readonly OwnText[] {
  const dishes = textsOf(asking, countryCode, 'dishes')
  const own = textsOf(asking, slug, 'food')
  const wanted = isListed ? [] : [own ?? dishes]
  return [...new Set([...(asksDishes ? [dishes] : []), ...wanted])].flatMap((one) => one ?? [])
}

/** What the list is, and that its tables are none to recommend. */
function headOf({ say }: Asking, town: Town, isCheap: boolean): string {
  const head = isCheap
    ? say(
        `Places to eat in ${town.name}, the cheapest first.`,
        `Où manger à ${town.nameFr}, du moins cher au plus cher.`,
      )
    : say(`Places to eat in ${town.name}.`, `Où manger à ${town.nameFr}.`)
  const sampled = say(
    'These are samples of this demonstration, not real restaurants: they show what a meal costs, and I can recommend none by name.',
    'Ce sont des exemples de cette démonstration, pas de vrais restaurants : ils montrent ce que coûte un repas, et je ne peux en recommander aucun par son nom.',
  )
  return `${head} ${sampled}`
}

/** Restaurants of a town, by cuisine, diet and price, and what one eats there. */
export async function answerFood(asking: Asking): Promise<Said | undefined> {
  const { turn, call, say, language } = asking
  const town = goalTown(asking)
  if (!town) return foodOfLand(asking)
  const isPlant = turn.frame.diet.some((diet) => plants.has(diet))
  const most = turn.isLimit ? turn.limitCad : undefined
  const own = [...turn.cuisines, ...(turn.reader.takes(cheapWords) ? [cheap] : [])]
  // Another kitchen takes the place of the one before.
  const filters = filtersOf(asking, 'food', own).filter(
    (one) => one === cheap || turn.cuisines.length === 0 || turn.cuisines.includes(one),
  )
  const isCheap = filters.includes(cheap)
  const kitchens = filters.filter((one) => one !== cheap)
  const cuisines = isPlant ? ['Vegetarian'] : kitchens
  const asksDishes = turn.reader.takes(dishWords)
  const isMore = turn.reference?.what === 'more'
  const found = await call(restaurantsTool, {
    destination: town.slug,
    ...(cuisines.length > 0 ? { cuisines } : {}),
    ...(most ? { priceAtMost: most } : {}),
  })
  // "Vegan ramen": a house that cooks both, else one that cooks without meat.
  const both = found.filter((row) => kitchens.every((one) => row.cuisines.includes(one)))
  // No sample tells whether it cooks without gluten, or halal: such a list would only look like an answer.
  const isTold = turn.frame.diet.every((one) => plants.has(one))
  const rows = (isTold ? (both.length > 0 ? both : found) : [])
    .filter(({ id }) => !isMore || !turn.before.listed.includes(id))
    .filter(({ cuisines: own }) => !turn.otherThan.some((one) => own.includes(one)))
    .toSorted((a, b) => (isCheap ? a.priceCad - b.priceCad : 0))
    .slice(0, housesShown)
  const isListed = cuisines.length > 0 && rows.length > 0
  // The place's own note stands before it.
  const isNoted = notesOn(asking, town.slug, 'food').length > 0
  const texts = isNoted ? [] : introOf(asking, town, { isListed: isListed || isMore, asksDishes })
  const houses = rows.map(
    (row) =>
      `**${row.name}**, ${row.district}, ${row.cuisines.join(', ')}: ${say('about')} ${dollars(language, row.priceCad)} ${say('a meal (sample)')}`,
  )
  const lines = houses.map((line) => `- ${line}`)
  const missing =
    rows.length === 0 && cuisines.length > 0
      ? say(
          `For ${listed('en', cuisines)} in ${town.name} I can name no table.`,
          `Je ne connais pas de table pour cela (${listed('fr', cuisines)}) à ${town.nameFr}.`,
        )
      : ''
  const list =
    lines.length > 0 ? `${headOf(asking, town, isCheap)}\n\n${lines.join('\n')}` : missing
  const parts = [...texts.map((one) => told(asking, one)), list].filter(Boolean)
  if (parts.length === 0) return undefined
  return {
    text: parts.join('\n\n') + cautionOf(asking, town.countryCode, isPlant),
    sources: [
      ...texts.map(({ source }) => source),
      ...(lines.length > 0 ? [sourceOf(asking, 'catalogue')] : []),
    ],
    memory: {
      filters,
      listed: rows.map(({ id }) => id),
      rows: rows.map(({ id, priceCad }, at) => ({ id, text: houses[at] ?? '', cad: priceCad })),
    },
  }
}
