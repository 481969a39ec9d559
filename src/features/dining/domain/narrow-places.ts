import { wordTable } from '#platform/shared/word-table.ts'
import { farText, type HowFar, ringOf } from '#features/trips/domain/how-far.ts'
import { placeSortText } from './messages.ts'

/** Filters of a list; empty means none. */
export interface Wish {
  readonly text: string
  readonly kind: string
  readonly price: string
  readonly sort: string
}

export const noWish: Wish = { text: '', kind: '', price: '', sort: '' }

interface Named {
  readonly name: string
  readonly address: string
  readonly rating: number | null
}

/** Accessors of a kind of place for filters. */
export interface Facets<T> {
  /** Cuisines of a restaurant, the category of a sight. */
  readonly kindsOf: (place: T) => readonly string[]
  /** The price band that a place falls into. */
  readonly priceOf: (place: T) => string
  /** What its card says that it costs, estimates too. CAD for one person. */
  readonly costOf: (place: T) => number
  /** True if the commonest kind counts as the town's own kitchen. */
  readonly ownFirst?: boolean
}

/** Orders that a list offers; the list's own order is "recommended". */
export const placeSorts = [
  { value: '', label: placeSortText.recommended },
  { value: 'rating', label: placeSortText.rating },
  { value: 'price', label: placeSortText.price },
  { value: 'price-down', label: placeSortText.priceDown },
  { value: 'name', label: placeSortText.name },
] as const

interface Priced {
  readonly place: Named
  readonly cost: number
}

const byRating = (a: Priced, b: Priced): number => (b.place.rating ?? 0) - (a.place.rating ?? 0)

/** Of equals the cheaper, or the better rated, comes first. */
const orders = wordTable<(a: Priced, b: Priced) => number>({
  rating: (a, b) => byRating(a, b) || a.cost - b.cost,
  price: (a, b) => a.cost - b.cost || byRating(a, b),
  'price-down': (a, b) => b.cost - a.cost || byRating(a, b),
  name: (a, b) => a.place.name.localeCompare(b.place.name, 'en'),
})

/** Fit of a place: affordable, not dear for its day, and how far from the stops. */
export interface PlaceFit extends HowFar {
  readonly affordable: boolean
  /** It costs a person more than a meal should on this trip. */
  readonly dear?: boolean
  /** A longer walk than one takes for a meal. */
  readonly detour?: boolean
  /** The trip held it when the list was opened. */
  readonly planned?: boolean
}

/** Beyond a short ride nothing is best for a day, however cheap or local it is. */
const isFar = (fit: PlaceFit): boolean => ringOf(fit) > 1

/** How far it is, in words; empty without stops. */
export function awayText(fit: PlaceFit | undefined): string {
  const far = farText(fit)
  return far ? placeSortText.away(far) : ''
}

/** The kitchen that most houses of a town have: its own. */
export function ownKitchen(cuisines: readonly (readonly string[])[]): string | undefined {
  const counts = new Map<string, number>()
  for (const one of cuisines.flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/**
 * What fits a trip first: within its budget, a short way from its stops, no dearer than its meals should be, the
 * nearest, a town's own kitchen; each kind in the list's own order. What it holds already stands
 * behind the rest.
 */
export const sortForTrip = <T>(
  places: readonly T[],
  fitOf: (place: T) => PlaceFit,
  isOwn: (place: T) => boolean,
): readonly T[] =>
  places
    .map((place) => ({ place, fit: fitOf(place) }))
    .toSorted(
      (a, b) =>
        Number(a.fit.planned ?? false) - Number(b.fit.planned ?? false) ||
        Number(b.fit.affordable) - Number(a.fit.affordable) ||
        Number(isFar(a.fit)) - Number(isFar(b.fit)) ||
        Number(a.fit.dear ?? false) - Number(b.fit.dear ?? false) ||
        ringOf(a.fit) - ringOf(b.fit) ||
        Number(a.fit.detour ?? false) - Number(b.fit.detour ?? false) ||
        Number(isOwn(b.place)) - Number(isOwn(a.place)),
    )
    .map(({ place }) => place)

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

/** Filters and sorts places; ignores accents and case. */
export function narrowPlaces<T extends Named>(
  places: readonly T[],
  wish: Wish,
  { kindsOf, priceOf, costOf }: Facets<T>,
): readonly T[] {
  const text = plain(wish.text)
  const found = places.filter(
    (place) =>
      (!wish.kind || kindsOf(place).includes(wish.kind)) &&
      (!wish.price || priceOf(place) === wish.price) &&
      (!text || plain(`${place.name} ${place.address}`).includes(text)),
  )
  const order = orders.get(wish.sort)
  if (!order) return found
  return found
    .map((place) => ({ place, cost: costOf(place) }))
    .toSorted(order)
    .map(({ place }) => place)
}

/** Kinds in a list, most common first. */
export function kindsIn<T>(
  places: readonly T[],
  kindsOf: Facets<T>['kindsOf'],
): readonly { readonly kind: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const kind of places.flatMap(kindsOf)) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .toSorted((a, b) => b.count - a.count || a.kind.localeCompare(b.kind, 'en'))
}
