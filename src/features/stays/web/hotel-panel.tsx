import { BedDouble } from 'lucide-react'
import { memo, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTwo } from '#design/compare-two/compare-two.tsx'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { MapBeside, type MapPlace } from '#features/maps/web/index.ts'
import { SearchFilters, TripSearchFailed } from '#features/trips/web/index.ts'
import { headsOf, type Party, roomsFor } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { countText, foundText } from '#platform/shared/count-text.ts'
import { cad, formatBrief, formatMoney } from '#platform/shared/money.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { useRest } from '#platform/web/use-rest.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { filtersIn } from '../domain/narrow-hotels.ts'
import { bestSort, hotelSorts, type StayFit } from '../domain/sort-hotels.ts'
import { HotelCard, type HotelStanding } from './hotel-card.tsx'
import { farText } from '#features/trips/domain/how-far.ts'
import { HotelCompare } from './hotel-compare.tsx'
import { useHotelOrder } from './hotel-order.ts'
import { HotelNotes, HotelSortNote, HotelWords } from './hotel-sort-note.tsx'
import { HotelSearchFields } from './hotel-search-fields.tsx'
import { NoHotelLeft } from './no-hotel-left.tsx'
import { useHotelWish } from './hotel-wish.ts'
import styles from './hotel-panel.module.css'
import { dateErrors } from './stay-dates.ts'
import { useHotels } from './stays.queries.ts'
import { hotelPanelText } from './messages.ts'

/** The nights, guests and rooms of an offer. */
export interface ChosenStay {
  readonly checkIn: string
  readonly checkOut: string
  readonly guests: number
  readonly rooms: number
}

/** The trip that is planned: the search takes from it who travels. */
interface PlannedTrip {
  readonly id: string
  readonly party: Party
}

interface HotelPanelProps {
  /** Display name of the place. */
  readonly destination: string
  /** The place to search for, by id or by name. */
  readonly location: string
  readonly checkIn: string
  readonly checkOut: string
  readonly trip?: PlannedTrip | undefined
  /** Adds an offer; the button says "Add to Trip". */
  readonly onAdd: (offer: StayOffer, stay: ChosenStay) => void
  /** The state of an offer in the trip, for these nights. */
  readonly standingOf?: ((offer: StayOffer, stay: ChosenStay) => HotelStanding) | undefined
  readonly onRemove?: ((offer: StayOffer, stay: ChosenStay) => void) | undefined
  /** Books an offer, if booking is possible; the button says "Book Now". */
  readonly onBook?: ((offer: StayOffer, stay: ChosenStay) => void) | undefined
  /** How well an offer fits the trip: the best come first. */
  readonly fitOf?: ((offer: StayOffer, stay: ChosenStay) => StayFit) | undefined
  /** Its fit when the list was opened, by which it keeps its place. */
  readonly rankOf?: ((offer: StayOffer, stay: ChosenStay) => StayFit) | undefined
  /** What the trip may cost: "$4,000". */
  readonly budget?: string | undefined
  /** What adding an offer would mean: "With this: $1,240.00 left". */
  readonly noteOf?: ((offer: StayOffer, stay: ChosenStay) => string) | undefined
  /** What one should know of these nights: that a stay is booked for them. */
  readonly nightsNote?: ((stay: ChosenStay) => string) | undefined
  /** The stops of the trip, shown on the map of the hotels. */
  readonly stops?: readonly MapPlace[] | undefined
  /** Stands with the filters: in which of a trip's places. */
  readonly filters?: ReactNode
  /** The head of a finder around its words and tools; without one the panel has its own. */
  readonly head?: FinderHead | undefined
  /** Called with the offer that is pointed at or focused, and with it and false afterwards. */
  readonly onPoint?: ((offer: StayOffer, isOn: boolean, stay: ChosenStay) => void) | undefined
}

/** The fit of an offer for the chosen nights. */
const fitFor = (fitOf: HotelPanelProps['fitOf'], chosen: ChosenStay) =>
  fitOf && ((offer: StayOffer): StayFit => fitOf(offer, chosen))

const none: readonly StayOffer[] = []

/** Cards shown before the user asks for the rest. */
const cardsAtFirst = 5
/** Number shown first, and added per click. */
const firstShown = 20

const spotOf = ({ hotelId, hotel, pricing }: StayOffer) => ({
  id: hotelId,
  name: hotel.name,
  lat: hotel.lat,
  lng: hotel.lng,
  tag: formatBrief(cad(pricing.pricePerNight)),
  detail: hotelPanelText.forStay(
    formatMoney(cad(pricing.totalCad)),
    pricing.estimated ? ', estimate' : '',
  ),
})

interface ResultsProps extends Pick<
  HotelPanelProps,
  | 'destination'
  | 'onAdd'
  | 'standingOf'
  | 'onRemove'
  | 'onBook'
  | 'noteOf'
  | 'onPoint'
  | 'fitOf'
  | 'stops'
> {
  readonly tools: ReactNode
  readonly below: ReactNode
  readonly head: ((tools: ReactNode) => ReactNode) | undefined
  readonly offers: readonly StayOffer[]
  /** What the trip held when the list was opened. */
  readonly held: readonly StayOffer[]
  /** How many of the offers are near; the others stand apart. */
  readonly near: number
  /** Their number without filters. */
  readonly all: number
  readonly chosen: ChosenStay
  readonly people: string
}

type Presses = Pick<HotelPanelProps, 'onAdd' | 'onRemove' | 'onBook'> & {
  readonly chosen: ChosenStay
  readonly turn: (hotelId: string) => void
}

/** Functions for the cards that stay the same ones, because the cards are memoised. */
function useSteadyPresses(presses: Presses) {
  const latest = useRef(presses)
  useLayoutEffect(() => {
    latest.current = presses
  })
  return useMemo(
    () => ({
      add: (offer: StayOffer) => latest.current.onAdd(offer, latest.current.chosen),
      remove: (offer: StayOffer) => latest.current.onRemove?.(offer, latest.current.chosen),
      book: (offer: StayOffer) => latest.current.onBook?.(offer, latest.current.chosen),
      turn: (hotelId: string) => latest.current.turn(hotelId),
    }),
    [],
  )
}

/** Hundreds of cards: memoised so that they rerender only if they change. */
const Results = memo(function Results(props: ResultsProps) {
  const { offers, held, near, all, destination, chosen, people } = props
  const { onAdd, standingOf, onRemove, onBook, noteOf, onPoint, tools, below, head, stops } = props
  const { fitOf: fits } = props
  const fitOf = fitFor(fits, chosen)
  const { two, turn, clear } = useTwo()
  const [most, setMost] = useState(firstShown)
  const rest = useRest()
  const shown = useMemo(() => offers.slice(0, rest ? most : cardsAtFirst), [offers, rest, most])
  const [close, far] = useMemo(() => [shown.slice(0, near), shown.slice(near)], [shown, near])
  const found = [...held, ...offers]
  const isIn = (offer: StayOffer) => ['added', 'booked'].includes(standingOf?.(offer, chosen) ?? '')
  const isReleased = !held.some(isIn)
  const press = useSteadyPresses({ onAdd, onRemove, onBook, chosen, turn })
  const notes = useMemo(
    () =>
      new Map(
        [...held, ...shown].map((offer) => {
          const fit = fits?.(offer, chosen)
          return [
            offer.hotelId,
            { note: noteOf?.(offer, chosen), isOver: fit && !fit.affordable, away: farText(fit) },
          ]
        }),
      ),
    [shown, held, noteOf, fits, chosen],
  )
  return (
    <>
      <MapBeside
        label={hotelPanelText.mapHotels}
        also={stops}
        kind="hotel"
        heading={
          <h2 className={styles.count} aria-live="polite">
            {foundText({ found: found.length, all }, 'hotel')}
            {hotelPanelText.inText(destination)}
          </h2>
        }
        sample={found.some((offer) => offer.sample)}
        held={held}
        released={isReleased}
        things={close}
        far={far}
        all={offers.length}
        spotOf={spotOf}
        layout="rows"
        tools={tools}
        below={below}
        head={head}
        onPoint={onPoint && ((offer, isOn) => onPoint(offer, isOn, chosen))}
        more={
          <ShowMore
            {...{ all: offers.length, shown: most, step: firstShown }}
            onMore={setMost}
            className={styles.more}
          />
        }
      >
        {(offer) => (
          <HotelCard
            offer={offer}
            people={people}
            standing={standingOf?.(offer, chosen)}
            {...notes.get(offer.hotelId)}
            onAdd={press.add}
            onRemove={onRemove && press.remove}
            onBook={onBook && press.book}
            isCompared={two.includes(offer.hotelId)}
            onCompare={press.turn}
          />
        )}
      </MapBeside>
      <HotelCompare
        chosen={two.flatMap((id) => found.find(({ hotelId }) => hotelId === id) ?? [])}
        fitOf={fitOf}
        noteOf={noteOf && ((offer) => noteOf(offer, chosen))}
        standingOf={standingOf && ((offer) => standingOf(offer, chosen))}
        onAdd={(offer) => onAdd(offer, chosen)}
        onRemove={onRemove && ((offer) => onRemove(offer, chosen))}
        onClose={clear}
      />
    </>
  )
})

/** "2 adults", or "3 adults and 1 child in 2 rooms". */
function peopleIn(party: Party | undefined, guests: number, rooms: number): string {
  const people = party ? partyWords(party) : countText(guests, hotelPanelText.guest)
  return rooms > 1 ? hotelPanelText.inRooms(people, rooms) : people
}

/** Hotels of the destination for the trip's dates, to sort and to add. */
export function HotelPanel(props: HotelPanelProps) {
  const { destination, location, checkIn, checkOut, trip, budget = '' } = props
  const { onAdd, standingOf, onRemove, onBook, fitOf, noteOf, onPoint, head, filters } = props
  const { rankOf = fitOf } = props
  const sorts = fitOf ? [bestSort, ...hotelSorts] : hotelSorts
  const asked = useHotelWish({ checkIn, checkOut }, trip && headsOf(trip.party), sorts)
  const { wish, setWish, sort, setSort, guests, stay } = asked
  // Who travels is asked of the trip, unless other guests are wanted here.
  const party = trip && headsOf(trip.party) === guests ? trip.party : undefined
  const rooms = roomsFor(party ?? { adults: guests, children: [] })
  const errors = dateErrors(stay)
  const refused = Boolean(errors.checkIn ?? errors.checkOut)
  const search = useHotels({
    location,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    ...(trip && party ? { itineraryId: trip.id } : { adults: guests }),
    ...(rooms > 1 && { rooms }),
    party,
    possible: !refused,
  })
  // Offers for other dates are not shown: a placeholder stands in until the new ones arrive.
  const waits = search.goesOn && search.data?.length === 0
  const loading = !refused && (search.isPending || search.isPlaceholderData || waits)
  const all = refused || loading ? none : (search.data ?? none)
  const chosen = useMemo(() => ({ ...stay, guests, rooms }), [stay, guests, rooms])
  const ranked = useMemo(() => fitFor(rankOf, chosen), [rankOf, chosen])
  const order = { wish, sort, rankOf: ranked, hasBudget: budget !== '' }
  const { offers, held, others, near } = useHotelOrder(all, order)
  const [filtering, setFiltering] = useState(false)
  const isPhone = useMedia('(max-width: 47.4375em)')
  const people = peopleIn(party, guests, rooms)
  if (!destination)
    return <EmptyState icon={BedDouble} title={hotelPanelText.pleaseSelectDestinationFirst} />
  // Without results the search form is open; on a phone a sheet is, once it is asked for. It hides no failure.
  const isSheet = isPhone && filtering && !search.isError
  const isNone = !loading && !search.isError && offers.length === 0
  const isOpen = !isSheet && (filtering || refused || isNone)
  const fit = fitFor(fitOf, chosen)
  const sortNote = <HotelSortNote {...{ sort, people, offers, fit, budget }} />
  const words =
    all.length > 0 ? (
      <HotelWords
        {...{ offers, all, stay }}
        people={party?.children.length ? countText(guests, hotelPanelText.traveller) : people}
        place={destination}
      >
        {head ? sortNote : null}
      </HotelWords>
    ) : null
  const tools = (
    <ListTools
      sortLabel={hotelPanelText.sortBy}
      sorts={sorts}
      sort={sort}
      onSort={setSort}
      filters={{ set: filtersIn(wish).length, isOpen: isOpen || isSheet, onOpen: setFiltering }}
    />
  )
  const drawHead = head && ((all: ReactNode) => head(words, all))
  const fields = <HotelSearchFields {...asked} offers={all} errors={errors} place={filters} />
  const noneLeft =
    all.length > 0 && offers.length === 0 ? (
      <NoHotelLeft offers={all} wish={wish} onWish={setWish} />
    ) : null
  const fold = isOpen ? <div className={styles.fold}>{fields}</div> : null
  return (
    <div
      className={classNames(styles.panel, head && styles.bare)}
      data-wide={head ? '' : undefined}
    >
      {all.length === 0 ? drawHead?.(refused ? tools : null) : null}
      {all.length === 0 ? fold : null}
      {loading ? <SkeletonList label={hotelPanelText.loadingHotels} /> : null}
      {search.isError ? <TripSearchFailed error={search.error} onRetry={search.refetch} /> : null}
      {search.isSuccess && !search.goesOn && !refused && !loading && all.length === 0 ? (
        <EmptyState icon={BedDouble} title={hotelPanelText.noHotelsFoundFor}>
          {hotelPanelText.checkSpellingDestinationOr}
        </EmptyState>
      ) : null}
      {all.length > 0 ? (
        <Results
          offers={others}
          held={held}
          near={near}
          all={all.length}
          destination={destination}
          chosen={chosen}
          people={people}
          {...{ onAdd, standingOf, onRemove, onBook, noteOf, onPoint, fitOf }}
          stops={props.stops}
          tools={tools}
          below={
            <>
              {head ? null : sortNote}
              <HotelNotes
                {...{ sort, offers, budget, fitOf: fit }}
                held={props.nightsNote?.(chosen)}
                onOther={isOpen ? undefined : () => setFiltering(true)}
              />
              {fold}
            </>
          }
          head={drawHead}
        />
      ) : null}
      <SearchFilters
        isOpen={isSheet}
        onClose={() => setFiltering(false)}
        found={
          loading
            ? hotelPanelText.hotels
            : foundText({ found: offers.length, all: all.length }, 'hotel')
        }
      >
        {fields}
        {noneLeft}
      </SearchFilters>
      {search.goesOn && all.length > 0 ? <p role="status">{hotelPanelText.moreToCome}</p> : null}
      {isSheet ? null : noneLeft}
    </div>
  )
}
