import { wordTable } from '#platform/shared/word-table.ts'
import { fitScore } from '#features/trips/domain/fit-score.ts'
import { farText, type HowFar } from '#features/trips/domain/how-far.ts'
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
  /** One has a coffee or a bite there, not a meal. */
  readonly isSnack?: (place: T) => boolean
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
  readonly centreKm?: number | undefined
  /** It costs a person more than a meal should on this trip. */
  readonly dear?: boolean
  /** Shut when the meal is. */
  readonly closed?: boolean
  /** All meals of its day are fixed: it is for a break between them. */
  readonly isBreak?: boolean
  /** The trip held it when the list was opened. */
  readonly planned?: boolean
}

/** What of a sight speaks for it, whatever the trip. */
interface SightTraits {
  readonly closed?: boolean
  /** Sights before it in a list of the best known. */
  readonly order?: number
}

/** How far it is, in words; empty without stops. */
export function awayText(fit: PlaceFit | undefined): string {
  const far = farText(fit)
  return far ? placeSortText.away(far) : ''
}

/** Sights that fit a trip best first, by `fitScore`; what it holds already stands behind the rest. */
export const sortSights = <T>(
  sights: readonly T[],
  fitOf: (sight: T) => PlaceFit,
  traitsOf: (sight: T, index: number) => SightTraits,
): readonly T[] =>
  sights
    .map((place, index) => {
      const { affordable, planned = false, ...fit } = fitOf(place)
      const score = fitScore({ ...fit, ...traitsOf(place, index), over: !affordable })
      return { place, planned, score }
    })
    .toSorted((a, b) => Number(a.planned) - Number(b.planned) || b.score - a.score)
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
