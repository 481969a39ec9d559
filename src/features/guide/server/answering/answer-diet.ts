import { restaurantToItem } from '#features/dining/domain/visit-to-item.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Asking, Said } from './answer.ts'
import { isMeal, type Known, mealIn } from './edit-parts.ts'
import type { WrittenItem } from './plan-port.ts'
import { datesNamed, datesOf, proposed } from './propose-edit.ts'
import { fold } from '../../domain/fold.ts'
import { stopWords } from '../reading/stop-words.ts'
import { wordTable } from '#platform/shared/word-table.ts'
import { listed } from './words.ts'

const plants = 'Vegetarian'
const withoutFr = wordTable({
  gluten: 'gluten',
  nut: 'noix',
  dairy: 'produits laitiers',
  pork: 'porc',
  beef: 'bœuf',
  shellfish: 'crustacés',
  fish: 'poisson',
  egg: 'œufs',
  soy: 'soya',
})
const dietFr = (diet: string): string => {
  const without = withoutFr.get(diet.replace(/-free$/, ''))
  return without ? `sans ${without}` : diet
}

/** Tables of the plan that keep to a diet, as near to the old ones as may be; what no table tells is said. */
export function answerDiet(asking: Asking, known: Known): Said {
  const { turn, say } = asking
  const { diet } = turn.frame
  const unknown = diet.filter((one) => one !== 'vegan' && one !== 'vegetarian')
  const note =
    unknown.length > 0
      ? say(
          `Which tables have dishes for you (${listed('en', unknown)}) I don’t know, so the meals stay: ask the house before you go.`,
          `Je ne sais pas quelles tables ont des plats pour vous (${listed('fr', unknown.map(dietFr))}), les repas restent donc tels quels : demandez avant d’y aller.`,
        )
      : ''
  if (unknown.length === diet.length) return { text: note }
  const meal = mealIn(turn.reader) ?? 'any'
  const dates = datesNamed(asking, known.standing)
  // "A vegetarian lunch on Wednesday" is that lunch.
  const meals = known.standing.items.filter(
    (item) =>
      item.type === 'restaurant' &&
      item.day !== null &&
      isMeal(item, meal) &&
      (dates.length === 0 || dates.includes(item.day ?? '')),
  )
  const edits = tablesFor(known, meals, ofCuisine(plants))
  const said =
    edits.length > 0
      ? proposed(asking, known.standing, edits, say('for your diet'))
      : {
          text: say('The tables of the plan keep to that already, as far as I know them.'),
        }
  return note ? { ...said, text: `${said.text}\n\n${note}` } : said
}

type House = Known['towns'][number]['restaurants'][number]
/** Whether a table may take the place of another. */
type Fits = (house: House, old: House) => boolean

const ofCuisine =
  (cuisine: string): Fits =>
  ({ cuisine: own }) =>
    own.includes(cuisine)

/** Each of these meals at a table that fits, as near to the old one as may be; a meal that fits stays. */
/** No meal is worth a farther way. */
const farthestKm = 8

function tablesFor(
  { standing, towns }: Known,
  meals: readonly WrittenItem[],
  fits: Fits,
): readonly StoredEdit[] {
  const houses = towns.flatMap(({ place, restaurants }) =>
    restaurants.map((restaurant) => ({ restaurant, city: place.name })),
  )
  const houseOf = ({ source }: WrittenItem) =>
    houses.find(({ restaurant }) => source?.endsWith(restaurant.id))
  const used = new Set(standing.items.flatMap((item) => houseOf(item)?.restaurant.id ?? []))
  const all = datesOf(standing)
  const when = ({ day, time }: WrittenItem): string => `${day} ${time}`
  // The earlier meal chooses first.
  const inOrder = meals.toSorted((a, b) => (when(a) < when(b) ? -1 : 1))
  return inOrder.flatMap((item): StoredEdit[] => {
    const old = houseOf(item)
    if (!old || fits(old.restaurant, old.restaurant)) return []
    const [next] = houses
      .filter(
        ({ city, restaurant }) =>
          city === old.city && !used.has(restaurant.id) && fits(restaurant, old.restaurant),
      )
      .filter(({ restaurant }) => distanceKm(restaurant, old.restaurant) <= farthestKm)
      .toSorted(
        (a, b) =>
          distanceKm(a.restaurant, old.restaurant) - distanceKm(b.restaurant, old.restaurant),
      )
    if (!next) return []
    used.add(next.restaurant.id)
    const visit = { city: next.city, day: item.day ?? '', party: standing.wish.party }
    const { time: _, ...table } = restaurantToItem(next.restaurant, visit)
    const { time, durationMinutes } = item
    const write = {
      ...table,
      id: crypto.randomUUID(),
      ...(time === undefined ? {} : { time }),
      ...(durationMinutes === undefined ? {} : { durationMinutes }),
    }
    return [{ op: 'replace', itemId: item.id, day: all.indexOf(item.day ?? '') + 1, write }]
  })
}

/** Each of these meals at a table of a higher price level, where there is one. */
export const betterTables = (known: Known, meals: readonly WrittenItem[]): readonly StoredEdit[] =>
  tablesFor(
    known,
    meals,
    (house, old) => house.id !== old.id && (house.priceLevel ?? 0) > (old.priceLevel ?? 9),
  )

/** Each of these meals at a table nearer to a point, the nearest to where it was. */
export const closerTables = (
  known: Known,
  meals: readonly WrittenItem[],
  here: { readonly lat: number; readonly lng: number },
): readonly StoredEdit[] =>
  tablesFor(
    known,
    meals,
    (house, old) => house.id !== old.id && distanceKm(house, here) < distanceKm(old, here) * nearer,
  )
const nearer = 0.7

/** Each of these meals at a cheaper table, where there is one and it is not booked. */
export const cheaperTables = (known: Known, meals: readonly WrittenItem[]): readonly StoredEdit[] =>
  tablesFor(
    known,
    meals.filter(({ type, status = 'planned' }) => type === 'restaurant' && status === 'planned'),
    (house, old) => house.id !== old.id && (house.priceLevel ?? 9) < (old.priceLevel ?? 9),
  )

const shortestWord = 4
const notOfTables =
  /^(?:dinner|lunch|breakfast|supper|meal|night|evening|table|want|would|like|book|place|somewhere|souper|diner|dejeuner|repas)$/

/** Words of a house's name and of what it says of itself. */
const saysOf = ({ name, description }: House): ReadonlySet<string> =>
  new Set(fold(`${name} ${description}`).split(' '))

/** A dish that a message names and a house serves, by its own words: "ramen", "fado". */
export function dishIn({ turn: { reader } }: Asking, towns: Known['towns']): string | undefined {
  const houses = towns.flatMap(({ restaurants }) => restaurants.map(saysOf))
  return reader.tokens.find(
    ({ kind, text }) =>
      kind === 'word' &&
      text.length >= shortestWord &&
      !stopWords.has(text) &&
      !notOfTables.test(text) &&
      houses.some((one) => one.has(text)),
  )?.text
}

interface TableKind {
  readonly cuisine: string | undefined
  readonly dish: string | undefined
}

/** Tables of a dish, which says more than its kitchen: "ramen" is not any Japanese table; where no other serves it, of the kitchen. */
export function tablesOfKind(
  known: Known,
  meals: readonly WrittenItem[],
  { cuisine, dish }: TableKind,
): readonly StoredEdit[] {
  const serving = dish ? tablesFor(known, meals, (house) => saysOf(house).has(dish)) : []
  return serving.length > 0 || !cuisine ? serving : tablesFor(known, meals, ofCuisine(cuisine))
}

/** A table in the place of a table: of a kitchen, a cheaper one, else the nearest. */
export function otherTable(asking: Asking, known: Known, meals: readonly WrittenItem[]): Said {
  const { turn, say } = asking
  const [cuisine] = turn.cuisines
  const isCheaper = turn.change?.cheaper === true
  const isOfDay = (turn.change?.days.length ?? 0) > 0
  const some = isOfDay || isCheaper ? meals : meals.slice(-1)
  const edits = cuisine
    ? tablesOfKind(known, some, { cuisine, dish: dishIn(asking, known.towns) })
    : tablesFor(
        known,
        some,
        (house, old) =>
          house.id !== old.id && (!isCheaper || (house.priceLevel ?? 9) < (old.priceLevel ?? 9)),
      )
  const what = cuisine
    ? `${cuisine} `
    : isCheaper
      ? say('cheaper ', 'moins chère ')
      : say('other ', 'autre ')
  return edits.length > 0
    ? proposed(asking, known.standing, edits, say('as you asked'))
    : {
        text: say(
          `I know no ${what}table there: the plan stays as it is.`,
          `Je n’y connais pas de table (${what.trim()}) : le plan reste comme il est.`,
        ),
      }
}
