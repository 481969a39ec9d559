import { BedDouble } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SearchFilters, TripSearchFailed } from '#features/trips/web/index.ts'
import { headsOf, type Party, roomsFor } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import { countText, foundText } from '#platform/shared/count-text.ts'
import { useMedia } from '#platform/web/use-media.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { filtersIn } from '../domain/narrow-hotels.ts'
import { bestSort, hotelSorts } from '../domain/sort-hotels.ts'
import { useHotelOrder } from './hotel-order.ts'
import { fitFor, type HotelPanelProps } from './hotel-panel-props.ts'
import { HotelResults } from './hotel-results.tsx'
import { HotelNotes, HotelSortNote, HotelWords } from './hotel-sort-note.tsx'
import { HotelSearchFields } from './hotel-search-fields.tsx'
import { NoHotelLeft } from './no-hotel-left.tsx'
import { useHotelWish } from './hotel-wish.ts'
import styles from './hotel-panel.module.css'
import { dateErrors } from './stay-dates.ts'
import { useHotels } from './stays.queries.ts'
import { hotelPanelText } from './messages.ts'

const none: readonly StayOffer[] = []

/** "2 adults", or "3 adults and 1 child in 2 rooms". */
function peopleIn(party: Party | undefined, guests: number, rooms: number): string {
  const people = party ? partyWords(party) : countText(guests, hotelPanelText.guest)
  return rooms > 1 ? hotelPanelText.inRooms(people, rooms) : people
}

/** Hotels on their way, in the shape that they will have. */
const Loading = ({ isRow }: { readonly isRow: boolean }) => (
  <SkeletonList label={hotelPanelText.loadingHotels} {...(isRow && { look: 'find', rows: 6 })} />
)

/** Hotels of the destination for the trip's dates, to sort and to add. */
export function HotelPanel(props: HotelPanelProps) {
  const { destination, location, checkIn, checkOut, trip, budget = '' } = props
  const { onAdd, standingOf, onRemove, onBook, fitOf, noteOf, onPoint, head, filters } = props
  const { rankOf = fitOf, stops, renderAround } = props
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
        {head && offers.length > 0 ? sortNote : null}
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
      {loading ? <Loading isRow={head !== undefined} /> : null}
      {search.isError ? <TripSearchFailed error={search.error} onRetry={search.refetch} /> : null}
      {search.isSuccess && !search.goesOn && !refused && !loading && all.length === 0 ? (
        <EmptyState icon={BedDouble} title={hotelPanelText.noHotelsFoundFor}>
          {hotelPanelText.checkSpellingDestinationOr}
        </EmptyState>
      ) : null}
      {all.length > 0 ? (
        <HotelResults
          offers={others}
          held={held}
          near={near}
          all={all.length}
          destination={destination}
          chosen={chosen}
          people={people}
          {...{ onAdd, standingOf, onRemove, onBook, noteOf, onPoint, fitOf, stops }}
          renderAround={renderAround}
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
