import type { UseQueryResult } from '@tanstack/react-query'
import { MapPinned, SearchX } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { CompareButton, useTwo } from '#design/compare-two/compare-two.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import { SortNote } from '#design/list-tools/sort-note.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { MapBeside } from '#features/maps/web/index.ts'
import {
  isSignedOut,
  SearchFilters,
  SearchOffline,
  TripSearchFailed,
  useSearchOnline,
} from '#features/trips/web/index.ts'
import { foundText } from '#platform/shared/count-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useAddressValues } from '#platform/web/use-address.ts'
import {
  type Facets,
  kindsIn,
  narrowPlaces,
  noWish,
  type PlaceFit,
  placeSorts,
  sortSights,
  type Wish,
} from '../domain/narrow-places.ts'
import { ownKitchen, sortMeals } from '../domain/meal-order.ts'
import { type Choice, PlaceFilters } from './place-filters.tsx'
import { PlaceCompare } from './place-compare.tsx'
import { sortWords, type TripWishes } from './sort-words.ts'
import styles from './venue-list.module.css'
import { placeCardText, placeFiltersText, placeListText } from './messages.ts'

/** The filters and sort orders of a list of places. */
export interface PlaceFacets<T> extends Facets<T> {
  readonly kindLabel: string
  readonly kindText: (kind: string) => string
  readonly prices: readonly Choice[]
  readonly sorts: readonly ('' | 'rating' | 'price' | 'price-down' | 'name')[]
}

type Place = Parameters<typeof narrowPlaces>[0][number] & {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly sample?: boolean
}

interface PlaceListProps<T extends Place> {
  readonly search: UseQueryResult<T[]>
  /** "Loading restaurants" */
  readonly loading: string
  /** Singular name: "restaurant". */
  readonly one: 'restaurant' | 'attraction'
  readonly destination: string
  readonly empty: string
  readonly facets: PlaceFacets<T>
  /** Called on hover or focus. */
  readonly onPoint?: ((place: T, isOn: boolean) => void) | undefined
  /** It can be dragged onto a day; called when a drag begins. */
  readonly onCarry?: ((place: T) => void) | undefined
  /** Fit of a place when the list was opened, for sorting. */
  readonly rankOf?: ((place: T) => PlaceFit) | undefined
  /** Whether it is shut on the day that is planned. */
  readonly isClosed?: ((place: T) => boolean) | undefined
  /** Who travels and what the trip may cost, for the words of the order. */
  readonly wishes?: TripWishes | undefined
  /** Renders the finder's head; default: the list's own head. */
  readonly head?: FinderHead | undefined
  /** Facts by which two are compared, and the button that adds one of them. */
  readonly compared?:
    | {
        readonly rows: readonly (readonly [string, (place: T) => string])[]
        /** `onClose` where what was compared is no longer what the trip holds. */
        readonly renderAdd: (place: T, onClose: () => void) => ReactNode
      }
    | undefined
  /** The details of one, with the button that compares it. */
  readonly renderDetails: (place: T, compare: ReactNode, onClose: () => void) => ReactNode
  /** What holds for all of them, said once above them. */
  readonly lead?: ReactNode
  /** A card, with the button that compares it, and what opens its details. */
  readonly children: (place: T, compare: ReactNode, onDetails: () => void) => ReactNode
}

const bestForTrip = { value: '', label: placeListText.bestForTrip }

/** Cards shown first, and by each press. */
const firstShown = 20

/** A value among the choices; the URL may contain another. */
const offered = (value: string, choices: readonly Choice[]): string =>
  choices.some((choice) => choice.value === value) ? value : ''

/** The filters are kept in the URL. */
function useWish(facets: Pick<PlaceFacets<never>, 'prices' | 'sorts'>, kinds: readonly Choice[]) {
  const [{ find, kind, price, sort }, set] = useAddressValues(['find', 'kind', 'price', 'sort'])
  const wish: Wish = {
    text: find,
    kind: offered(kind, kinds),
    price: offered(price, facets.prices),
    sort: facets.sorts.find((one) => one === sort) ?? '',
  }
  return [wish, ({ text, ...others }: Wish) => set({ find: text, ...others })] as const
}

interface WordsProps {
  readonly one: string
  readonly destination: string
  readonly sample: boolean
  readonly found: number
  readonly all: number
  /** By what they are ordered. */
  readonly children: ReactNode
}

/** What was found, for the head of a finder. */
const Words = ({ one, destination, sample, found, all, children }: WordsProps) => (
  <>
    <h3>
      {foundText({ found, all }, one)}
      <span className="visually-hidden">{placeListText.inText(destination)}</span>
    </h3>
    {sample ? <span>. {placeListText.sample}</span> : null}
    {children}
  </>
)

const NoneLeft = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title={placeListText.noneMatch}
    action={
      <Button look="line" onClick={onClear}>
        {placeListText.clearFilters}
      </Button>
    }
  >
    {placeListText.removeFilterOrTry}
  </EmptyState>
)

/** The orders of a list; what fits the trip stands where its own order does elsewhere. */
const sortsFor = ({ sorts }: Pick<PlaceFacets<never>, 'sorts'>, ofTrip: boolean) =>
  placeSorts
    .filter(({ value }) => sorts.includes(value))
    .map((one) => (one.value === '' && ofTrip ? bestForTrip : one))

interface FoundProps<T extends Place> extends Pick<
  PlaceListProps<T>,
  | 'one'
  | 'destination'
  | 'facets'
  | 'children'
  | 'onPoint'
  | 'onCarry'
  | 'head'
  | 'rankOf'
  | 'isClosed'
  | 'wishes'
  | 'compared'
  | 'renderDetails'
  | 'lead'
> {
  readonly places: readonly T[]
}

/** The same places are the same list: a map beside them keeps its view. */
const useSamePlaces = <T extends Place>(all: readonly T[], some: readonly T[]): readonly T[] =>
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- which they are, not which objects
  useMemo(() => some, [all, some.map(({ id }) => id).join(' ')])

/** The kitchen that stands before others. */
const ownOf = <T extends Place>({ places, facets }: FoundProps<T>): string | undefined =>
  facets.ownFirst ? ownKitchen(places.map(facets.kindsOf)) : undefined

/** The places that are wanted in their order, what the trip holds of them, and the others; the kitchen that leads them. */
function ordered<T extends Place>(props: FoundProps<T>, wish: Wish) {
  const { places, facets, rankOf, isClosed } = props
  const narrowed = narrowPlaces(places, wish, facets)
  if (!rankOf || wish.sort !== '')
    return { found: narrowed, held: [], others: narrowed, own: undefined }
  const own = ownOf(props)
  const found = facets.ownFirst
    ? sortMeals(narrowed, rankOf, (place) => ({
        own: own !== undefined && facets.kindsOf(place).includes(own),
        snack: facets.isSnack?.(place) === true,
        rating: place.rating,
      }))
    : sortSights(narrowed, rankOf, (place, order) => ({
        order,
        closed: isClosed?.(place) === true,
      }))
  const isHeld = (place: T): boolean => rankOf(place).planned === true
  const others = found.filter((place) => !isHeld(place))
  // Said where it is seen: what is shut or too dear stands behind, of the town's own kitchen too.
  const leads = others
    .slice(0, 1)
    .flatMap(facets.kindsOf)
    .includes(own ?? '')
  return { found, held: found.filter(isHeld), others, own: leads ? own : undefined }
}

function Found<T extends Place>(props: FoundProps<T>) {
  const { places, one, destination, facets, onPoint, onCarry, head, rankOf, wishes } = props
  const { compared, renderDetails, children } = props
  const { two, turn, clear } = useTwo()
  const [open, setOpen] = useState<string>()
  const opened = places.find(({ id }) => id === open)
  const close = (): void => setOpen(undefined)
  const compareOf = ({ id, name }: T, onTurned?: () => void): ReactNode =>
    compared ? (
      <CompareButton
        name={name}
        isOn={two.includes(id)}
        words={placeCardText}
        onTurn={() => {
          turn(id)
          onTurned?.()
        }}
      />
    ) : null
  const spotOf = useCallback(
    (place: T) => {
      const { id, name, lat, lng } = place
      const cost = facets.costOf(place)
      return { id, name, lat, lng, detail: cost > 0 ? formatMoney(cad(cost)) : placeListText.free }
    },
    [facets],
  )
  const kinds = kindsIn(places, facets.kindsOf).map(({ kind, count }) => ({
    value: kind,
    label: `${facets.kindText(kind)} (${count})`,
  }))
  const [wish, setWish] = useWish(facets, kinds)
  const [most, setMost] = useState(firstShown)
  const [filtering, setFiltering] = useState(false)
  const set = [wish.text, wish.kind, wish.price].filter(Boolean).length
  const { found, held, others, own } = ordered(props, wish)
  const shown = useSamePlaces(places, others.slice(0, most))
  const planned = useSamePlaces(places, held)
  const count =
    foundText({ found: found.length, all: places.length }, one) + placeListText.inText(destination)
  const sample = places.some((place) => place.sample)
  const sortNote = <SortNote>{sortWords(wish.sort, one, rankOf && wishes, own)}</SortNote>
  const words = (
    <Words {...{ one, destination, sample }} found={found.length} all={places.length}>
      {head ? sortNote : null}
    </Words>
  )
  const sorts = sortsFor(facets, rankOf !== undefined)
  return (
    <section className={styles.section} data-wide={head ? '' : undefined}>
      <MapBeside
        label={placeListText.mapOf(one)}
        kind={one === 'restaurant' ? 'restaurant' : 'activity'}
        heading={
          <h2 className={styles.heading} aria-live="polite">
            {count}
          </h2>
        }
        sample={sample}
        head={head && ((tools) => head(words, tools))}
        things={shown}
        planned={planned}
        more={
          <ShowMore
            all={others.length}
            shown={most}
            step={firstShown}
            onMore={setMost}
            className={styles.more}
          />
        }
        all={others.length}
        spotOf={spotOf}
        layout="cards"
        below={
          <>
            {head ? null : sortNote}
            {props.lead ? <div className={styles.lead}>{props.lead}</div> : null}
            <SearchFilters
              isOpen={filtering}
              onClose={() => setFiltering(false)}
              found={foundText({ found: found.length, all: places.length }, one)}
            >
              <PlaceFilters {...{ wish, kinds, ...facets }} onChange={setWish} />
            </SearchFilters>
          </>
        }
        onPoint={onPoint}
        onCarry={onCarry}
        tools={
          <ListTools
            sortLabel={placeFiltersText.sortBy}
            sorts={sorts}
            sort={wish.sort}
            onSort={(sort) => setWish({ ...wish, sort })}
            filters={{
              set,
              isOpen: filtering,
              onOpen: setFiltering,
            }}
          />
        }
      >
        {(place) => children(place, compareOf(place), () => setOpen(place.id))}
      </MapBeside>
      {opened ? renderDetails(opened, compareOf(opened, close), close) : null}
      {compared ? (
        <PlaceCompare
          {...compared}
          one={one}
          chosen={two.flatMap((id) => places.find((place) => place.id === id) ?? [])}
          onClose={clear}
        />
      ) : null}
      {found.length === 0 ? <NoneLeft onClear={() => setWish(noWish)} /> : null}
    </section>
  )
}

/** Shown instead of results after a failed search: it is not known that there are none. */
function NotLookedUp({ empty, search }: { empty: string; search: { refetch: () => unknown } }) {
  return (
    <EmptyState
      icon={MapPinned}
      title={empty}
      action={
        <Button look="line" onClick={() => search.refetch()}>
          {placeListText.tryAgain}
        </Button>
      }
    >
      {placeListText.searchFailed}
    </EmptyState>
  )
}

/** A list with its states. A failed search shows an empty list, like no results. */
export function PlaceList<T extends Place>(props: PlaceListProps<T>) {
  const { search, loading, empty, ...found } = props
  const places = search.data ?? []
  const isFailed = search.isError && isSignedOut(search.error)
  const isOnline = useSearchOnline(search.isError, search.refetch)
  const isOffline = !isOnline && search.isError && found.head !== undefined
  if (places.length > 0 && !isFailed) return <Found places={places} {...found} />
  return (
    <>
      {found.head?.('', null)}
      {search.isPending ? <SkeletonList label={loading} look="find" rows={6} /> : null}
      {isFailed ? <TripSearchFailed error={search.error} onRetry={search.refetch} /> : null}
      {isOffline ? <SearchOffline /> : null}
      {search.isError && !isFailed && !isOffline ? (
        <NotLookedUp empty={empty} search={search} />
      ) : null}
      {search.isSuccess ? (
        <EmptyState icon={MapPinned} title={empty}>
          {placeListText.tryCovered}
        </EmptyState>
      ) : null}
    </>
  )
}
