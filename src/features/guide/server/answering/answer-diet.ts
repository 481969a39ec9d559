import { restaurantToItem } from '#features/dining/domain/visit-to-item.ts'
import { distanceKm } from '#platform/shared/distance.ts'
import type { StoredEdit } from '../reading/memory.ts'
import type { Asking, Said } from './answer.ts'
import type { Known } from './edit-parts.ts'
import type { WrittenItem } from './plan-port.ts'
import { datesOf, proposed } from './propose-edit.ts'
import { listed } from './words.ts'

const plants = 'Vegetarian'

/** Tables of the plan that keep to a diet, as near to the old ones as may be; what no table tells is said. */
export function answerDiet(asking: Asking, known: Known): Said {
  const { turn, say } = asking
  const { diet } = turn.frame
  const unknown = diet.filter((one) => one !== 'vegan' && one !== 'vegetarian')
  const note =
    unknown.length > 0
      ? say(
          `Which tables cook ${listed('en', unknown)} I don’t know: ask the house before you go.`,
          `Je ne sais pas quelles tables cuisinent ${listed('fr', unknown)} : demandez avant d’y aller.`,
        )
      : ''
  if (unknown.length === diet.length) return { text: note }
  const meals = known.standing.items.filter(
    ({ type, day }) => type === 'restaurant' && day !== null,
  )
  const edits = tablesFor(known, meals, plants)
  const said =
    edits.length > 0
      ? proposed(
          asking,
          known.standing,
          edits,
          edits.map(() => say('for your diet')),
        )
      : {
          text: say('The tables of the plan keep to that already, as far as I know them.'),
        }
  return note ? { ...said, text: `${said.text}\n\n${note}` } : said
}

/** Each of these meals at a table of a cuisine, as near to the old one as may be; a meal that fits stays. */
export function tablesFor(
  { standing, towns }: Known,
  meals: readonly WrittenItem[],
  cuisine: string,
): readonly StoredEdit[] {
  const houses = towns.flatMap(({ place, restaurants }) =>
    restaurants.map((restaurant) => ({ restaurant, city: place.name })),
  )
  const houseOf = ({ source }: WrittenItem) =>
    houses.find(({ restaurant }) => source?.endsWith(restaurant.id))
  const isFit = ({ restaurant }: (typeof houses)[number]) => restaurant.cuisine.includes(cuisine)
  const used = new Set(meals.flatMap((item) => houseOf(item)?.restaurant.id ?? []))
  const all = datesOf(standing)
  return meals.flatMap((item): StoredEdit[] => {
    const old = houseOf(item)
    if (!old || isFit(old)) return []
    const [next] = houses
      .filter((one) => one.city === old.city && isFit(one) && !used.has(one.restaurant.id))
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
