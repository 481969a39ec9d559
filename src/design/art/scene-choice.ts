import { attractionScene } from './attraction-choice.ts'
import type { AttractionFacts } from './attraction-choice.ts'
import { isCafe } from './cafe-names.ts'
import type { ArtScene } from './category-art.ts'

export interface HotelFacts {
  style: HotelStyle
  /** ISO 3166-1 alpha-2: an inn in Japan has no timber frame. */
  countryCode?: string | undefined
}

export interface RestaurantFacts {
  /** The main one first. */
  cuisines: readonly Cuisine[]
  name: string
  /** A meal for one, in Canadian dollars. */
  priceCad?: number | undefined
}

/** The facts of a place that choose its picture, by kind. */
export interface SceneFacts {
  attraction: AttractionFacts
  hotel: HotelFacts
  restaurant: RestaurantFacts
}

const byStyle = {
  grand: 'grand',
  tower: 'tower',
  boutique: 'boutique',
  inn: 'inn',
  ryokan: 'ryokan',
  resort: 'resort',
  hostel: 'hostel',
  apartment: 'apartment',
} as const satisfies Readonly<Record<string, ArtScene<'hotel'>>>

/** The atlas's hotel styles; one that is missing here does not compile where the atlas is drawn. */
export type HotelStyle = keyof typeof byStyle

const byCuisine = {
  Italian: 'table',
  Chinese: 'dumplings',
  Japanese: 'noodles',
  French: 'bistro',
  Mexican: 'tacos',
  Indian: 'curry',
  Thai: 'curry',
  American: 'burger',
  Mediterranean: 'table',
  Greek: 'greens',
  Spanish: 'table',
  Korean: 'grill',
  Vietnamese: 'noodles',
  Seafood: 'seafood',
  Steakhouse: 'grill',
  Pizza: 'pizza',
  Sushi: 'sushi',
  Vegetarian: 'greens',
  'Fast Food': 'burger',
  // A country's own kitchen, where none of those above is true to it.
  British: 'bistro',
  Emirati: 'table',
  Indonesian: 'curry',
  Maldivian: 'seafood',
  Portuguese: 'bistro',
  Québécois: 'bistro',
  Swiss: 'table',
} as const satisfies Readonly<Record<string, ArtScene<'restaurant'>>>

/** The atlas's cuisines, as above. */
export type Cuisine = keyof typeof byCuisine

export const hotelStyles = Object.keys(byStyle) as readonly HotelStyle[]
export const cuisines = Object.keys(byCuisine) as readonly Cuisine[]

/** Words in a name that choose the dish before the cuisine does. */
const byDish: ReadonlyArray<readonly [name: RegExp, scene: ArtScene<'restaurant'>]> = [
  [/\b(cart|truck|stall|hawker|yatai|falafel|kebab|shawarma|street food)\b/i, 'cart'],
  [/\b(ramen|soba|udon|noodles?|pho|phở)(?!\p{L})/iu, 'noodles'],
  [/\b(dumplings?|gyoza|dim sum|mandu|bao)\b/i, 'dumplings'],
  [/\b(sushi|sashimi)\b/i, 'sushi'],
  [/\b(pizza|pizzeria)\b/i, 'pizza'],
  [/\b(taco|tacos|taquer[ií]a)\b/i, 'tacos'],
  [/\bburgers?\b/i, 'burger'],
  [/\b(curry|thalis?|tandoor)\b/i, 'curry'],
  [/\b(yakitori|yakiniku|teppan|churrasqueira|charcoal|chophouse|grill|barbecue)\b/i, 'grill'],
  [/\b(oysters?|fish)\b/i, 'seafood'],
  [/\b(bistrot?|brasserie)\b/i, 'bistro'],
  [/\b(izakaya|wine bar)\b/i, 'table'],
]

/** They name the dish itself, so they win over the country the kitchen comes from. */
const dishes: ReadonlySet<Cuisine> = new Set<Cuisine>(['Sushi', 'Pizza', 'Steakhouse', 'Seafood'])

/** Drawn as a burger, a pavement chair or a bowl of noodles, unless the meal costs `fineCad`. */
const casual: ReadonlySet<Cuisine> = new Set<Cuisine>(['American', 'French', 'Japanese'])
const fineCad = 80

function restaurantScene({
  cuisines,
  name,
  priceCad = 0,
}: RestaurantFacts): ArtScene<'restaurant'> {
  if (isCafe(name)) return 'cafe'
  const named = byDish.find(([pattern]) => pattern.test(name))
  if (named) return named[1]
  const kitchens = cuisines.filter((cuisine) => cuisine !== 'Fast Food')
  const main = kitchens.find((cuisine) => dishes.has(cuisine)) ?? kitchens[0] ?? cuisines[0]
  if (main === undefined) return 'table'
  if (priceCad >= fineCad && casual.has(main)) return 'table'
  return byCuisine[main]
}

const choose: { readonly [Kind in keyof SceneFacts]: (facts: SceneFacts[Kind]) => ArtScene<Kind> } =
  {
    attraction: attractionScene,
    hotel: ({ style, countryCode }) =>
      style === 'inn' && countryCode === 'JP' ? 'ryokan' : byStyle[style],
    restaurant: restaurantScene,
  }

/** The scene a place's data asks for: meaning first, so that the hash decides only the details. */
export const sceneFor = <Kind extends keyof SceneFacts>(
  kind: Kind,
  facts: SceneFacts[Kind],
): ArtScene<Kind> => choose[kind](facts)
