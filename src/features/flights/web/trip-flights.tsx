import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { AddButton } from '#design/add-button/add-button.tsx'
import { Button, ButtonLink } from '#design/button/button.tsx'
import { CompareButton, useTwo } from '#design/compare-two/compare-two.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { ListTools } from '#design/list-tools/list-tools.tsx'
import { SortNote } from '#design/list-tools/sort-note.tsx'
import { ShowMore } from '#design/list-tools/show-more.tsx'
import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import { SearchFilters, SearchOffline, useSearchOnline } from '#features/trips/web/index.ts'
import { headsOf } from '#features/trips/domain/party.ts'
import { partyWords } from '#features/trips/domain/party-words.ts'
import type { FinderHead } from '#platform/web/finder-head.ts'
import { useMedia } from '#platform/web/use-media.ts'
import { pointedAt } from '#platform/web/pointed-at.ts'
import type { FlightOffer } from '../contract/flight-offer.schema.ts'
import { eachWord } from '../domain/fare-each.ts'
import { fitDays } from '../domain/fit-days.ts'
import { narrowFlights, noFlightWish } from '../domain/flight-wish.ts'
import { missingIn } from '../domain/search-form.ts'
import { type FlightSort, flightSorts, sortFlights } from '../domain/sort-flights.ts'
import { FlightCompare } from './flight-compare.tsx'
import { FlightDialog, type FlightDialogProps, type OpenDialog } from './flight-dialog.tsx'
import { FlightsNotOffered } from './flights-not-offered.tsx'
import { FlightFilterFields, flightFiltersSet } from './flight-filters.tsx'
import { writeView } from './flight-address.ts'
import { flightResultsText, flightSearchText, tripFlightsText } from './messages.ts'
import { NoFlights } from './no-flights.tsx'
import { addWords, TripFlightRow, type FlightStanding, titleOf } from './trip-flight-row.tsx'
import styles from './trip-flights.module.css'
import { type FlownTrip, formOf, useTripFlights } from './use-trip-flights.ts'

const text = tripFlightsText

/** Number shown first, and added per click. */
const atOnce = 20
const sorts = flightSorts.map(({ value, label }) => ({ value, label }))
interface TripFlightsProps {
  readonly trip: FlownTrip
  readonly standingOf: (offer: FlightOffer) => FlightStanding
  /** What adding it would leave: "With this: $1,240 left". */
  readonly noteOf: (offer: FlightOffer) => string
  /** True if the trip would cost more than its budget with it. */
  readonly isOver: (offer: FlightOffer) => boolean
  /** What it did to the trip when the list was opened, by which it keeps its place. */
  readonly rankOf: (offer: FlightOffer) => {
    readonly moved: number
    readonly isOver: boolean
    /** The trip held it. */
    readonly held: boolean
  }
  /** What the trip may cost: "$4,000"; empty without a budget. */
  readonly budget: string
  /** The flights that are booked for the trip: the others can only be ideas. */
  readonly booked: string | undefined
  readonly onAdd: (offer: FlightOffer) => void
  readonly onRemove: (offer: FlightOffer) => void
  readonly onPoint: (offer: FlightOffer, isOn: boolean) => void
  /** Renders the finder's head with the given words and tools. */
  readonly head: FinderHead
}

interface FlightRowsProps extends TripFlightsProps {
  readonly offers: readonly FlightOffer[]
  readonly onDetails: (offer: FlightOffer) => void
  readonly two: readonly string[]
  readonly onCompare: (offer: FlightOffer) => void
}

/** The rows, each of which says what it would leave while it is pointed at. */
function FlightRows({ trip, offers, onPoint, ...props }: FlightRowsProps) {
  // Beside the numbers of its flights there is room for fewer words.
  const isNarrow = useMedia('(max-width: 84.9375em)')
  const heads = headsOf(trip.party)
  const people =
    isNarrow && trip.party.children.length > 0 ? text.people(heads) : partyWords(trip.party)
  return (
    <ul className={styles.list}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <div {...pointedAt((isOn) => onPoint(offer, isOn))}>
            <TripFlightRow
              offer={offer}
              people={people}
              heads={heads}
              each={eachWord(trip.party)}
              fit={fitDays(trip, offer.legs)}
              standing={props.standingOf(offer)}
              note={props.noteOf(offer)}
              isOver={props.isOver(offer)}
              onAdd={() => props.onAdd(offer)}
              onRemove={() => props.onRemove(offer)}
              onDetails={() => props.onDetails(offer)}
              isCompared={props.two.includes(offer.id)}
              onCompare={() => props.onCompare(offer)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface FlightListsProps extends Omit<FlightRowsProps, 'offers'> {
  readonly others: readonly FlightOffer[]
  /** What the trip held when the list was opened. */
  readonly held: readonly FlightOffer[]
}

/** What the trip holds already; below it what is offered, some at first. */
function FlightLists({ others, held, ...rows }: FlightListsProps) {
  const [count, setCount] = useState(atOnce)
  const isIn = held.some((offer) => ['added', 'booked'].includes(rows.standingOf(offer) ?? ''))
  return (
    <>
      {held.length > 0 ? (
        <>
          {/* The row says by itself that it is of the trip. */}
          <h3 className={isIn ? 'visually-hidden' : styles.heading}>
            {isIn ? text.inTrip : text.wasInTrip}
          </h3>
          <FlightRows {...rows} offers={held} />
          {others.length > 0 ? <h3 className="visually-hidden">{text.others}</h3> : null}
        </>
      ) : null}
      <FlightRows {...rows} offers={others.slice(0, count)} />
      <ShowMore
        all={others.length}
        shown={count}
        step={atOnce}
        onMore={setCount}
        className={styles.foot}
      />
    </>
  )
}

interface OpenedProps
  extends
    TripFlightsProps,
    Pick<FlightDialogProps, 'open' | 'form' | 'onOpen'>,
    Pick<FlightRowsProps, 'two' | 'onCompare'> {}

/** All that is known of an offer, to be added from there as well; on a phone it is compared from there. */
function Opened(props: OpenedProps) {
  const { open, form, onOpen, standingOf, onAdd, onRemove, two, onCompare } = props
  const { offer } = open
  const isPhone = useMedia('(max-width: 47.4375em)')
  const standing = standingOf(offer)
  const add =
    standing === 'booked' ? null : (
      <AddButton
        name={titleOf(offer)}
        added={standing === 'added'}
        {...addWords(standing)}
        onAdd={() => onAdd(offer)}
        onRemove={() => onRemove(offer)}
      />
    )
  const compare = isPhone ? (
    <CompareButton
      name={titleOf(offer)}
      isOn={two.includes(offer.id)}
      words={text}
      onTurn={() => {
        onCompare(offer)
        onOpen(undefined)
      }}
    />
  ) : null
  const fit = fitDays(props.trip, offer.legs)
  const isIn = standing === 'added' || standing === 'booked'
  const note = (
    <div className={styles.effect}>
      {fit ? (
        <p className={styles.fit} data-loses={fit.loses ?? undefined}>
          {fit.words}
        </p>
      ) : null}
      <p className={styles.said} data-over={(!isIn && props.isOver(offer)) || undefined}>
        {isIn ? text.inTrip : props.noteOf(offer)}
      </p>
    </div>
  )
  return <FlightDialog {...{ open, form, onOpen, add, note }} trip={compare} />
}

/** The flights of a trip, which says all that the search asks: those first that leave most of its days. */
const SearchFailed = (props: { readonly isOnline: boolean; readonly onRetry: () => unknown }) =>
  props.isOnline ? (
    <RetryNotice title={flightSearchText.searchError} onRetry={props.onRetry}>
      {flightSearchText.failedToSearchFlights}
    </RetryNotice>
  ) : (
    <SearchOffline />
  )

/** That other flights can only be ideas, and what would change that. */
const Held = ({ flight }: { readonly flight: string }) => (
  <p className={styles.booked}>{text.bookedAlready(flight)}</p>
)

const faresText = (offers: readonly FlightOffer[]): string =>
  offers.some(({ sample }) => sample) ? text.sample : text.taxesIncluded

interface WordsProps {
  readonly trip: FlownTrip
  /** "12 of 20."; empty where all are shown. */
  readonly count: string
  /** "Sample fares, taxes included."; empty without offers. */
  readonly fares: string
  readonly children: ReactNode
}

/** What was looked for, in the codes that a phone has room for. */
function Words({ trip, count, fares, children }: WordsProps) {
  const isPhone = useMedia('(max-width: 47.4375em)')
  const { from, to, fromName, toName, party } = trip
  const route = isPhone
    ? text.codes(from, to)
    : text.route(fromName, toName, formOf(trip).roundTrip, partyWords(party))
  return (
    <>
      {[count, route, fares].filter(Boolean).join(' ')}
      {children}
    </>
  )
}

export function TripFlights(props: TripFlightsProps) {
  const { head, rankOf, budget } = props
  /** Airports near those of the trip, where those have no flights. */
  const [instead, setInstead] = useState<{ readonly from?: string; readonly to?: string }>({})
  const trip = useMemo(() => ({ ...props.trip, ...instead }), [props.trip, instead])
  const { offers, unserved, isOffered, isPending, error, refetch } = useTripFlights(trip)
  const isOnline = useSearchOnline(error !== null && error !== undefined, refetch)
  const [wish, setWish] = useState(noFlightWish)
  const [sort, setSort] = useState<FlightSort>('days')
  const [filtering, setFiltering] = useState(false)
  const [open, setOpen] = useState<OpenDialog>()
  const { two, turn, clear } = useTwo()
  const compare = ({ id }: FlightOffer): void => turn(id)
  const form = formOf(trip)
  const shown = useMemo(
    () =>
      sortFlights(narrowFlights(offers, wish), sort, (offer) => {
        const fit = fitDays(trip, offer.legs)
        return fit && { ...fit, ...rankOf(offer) }
      }),
    [offers, wish, sort, trip, rankOf],
  )
  const isHeld = (offer: FlightOffer): boolean => sort === 'days' && rankOf(offer).held
  const [held, others] = [shown.filter(isHeld), shown.filter((offer) => !isHeld(offer))]
  const tools = (
    <ListTools
      sortLabel={flightResultsText.sortBy}
      sorts={sorts}
      sort={sort}
      onSort={(next) => setSort(flightSorts.find(({ value }) => value === next)?.value ?? 'days')}
      filters={{ set: flightFiltersSet(wish), isOpen: filtering, onOpen: setFiltering }}
    />
  )
  const isMissing = missingIn(form) !== ''
  const hasRows = !isPending && offers.length > 0
  const elsewhere = new URLSearchParams(writeView({ form, wish: noFlightWish, sort: 'price' }))
  if (trip.id) elsewhere.set('trip', trip.id)
  return (
    <>
      {head(
        <Words
          trip={trip}
          count={
            hasRows && shown.length < offers.length ? text.of(shown.length, offers.length) : ''
          }
          fares={hasRows ? faresText(offers) : ''}
        >
          {hasRows ? (
            <SortNote>{text.sortedBy[sort](partyWords(trip.party), budget)}</SortNote>
          ) : null}
        </Words>,
        hasRows ? tools : null,
      )}
      {hasRows && props.booked ? <Held flight={props.booked} /> : null}
      <SearchFilters
        isOpen={filtering && hasRows}
        onClose={() => setFiltering(false)}
        found={text.found(shown.length)}
        className={styles.fold}
      >
        <FlightFilterFields offers={offers} wish={wish} onChange={setWish} />
      </SearchFilters>
      {isPending ? (
        <SkeletonList label={flightSearchText.loadingFlights} look="text" rows={8} />
      ) : null}
      {!isPending && error ? <SearchFailed isOnline={isOnline} onRetry={refetch} /> : null}
      {isPending || isOffered ? null : <FlightsNotOffered />}
      {!isPending && isOffered && !error && !isMissing && offers.length === 0 ? (
        <NoFlights
          unserved={unserved}
          onInstead={(end, iata) =>
            setInstead({ ...instead, [end === 'origin' ? 'from' : 'to']: iata })
          }
        />
      ) : null}
      {hasRows && shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={text.none}
          action={
            <Button look="line" onClick={() => setWish(noFlightWish)}>
              {flightResultsText.clearFilters}
            </Button>
          }
        >
          {text.removeFilter}
        </EmptyState>
      ) : null}
      {hasRows ? (
        <FlightLists
          {...props}
          trip={trip}
          others={others}
          held={held}
          onDetails={(offer) => setOpen({ kind: 'details', offer })}
          two={two}
          onCompare={compare}
        />
      ) : null}
      <FlightCompare
        {...props}
        trip={trip}
        chosen={two.flatMap((id) => offers.find((offer) => offer.id === id) ?? [])}
        onClose={clear}
      />
      {hasRows ? (
        <div className={styles.foot}>
          <ButtonLink look="quiet" size="small" href={`/flights?${elsewhere.toString()}`}>
            {text.elsewhere}
          </ButtonLink>
        </div>
      ) : null}
      {open ? (
        <Opened {...props} {...{ open, form, two }} onOpen={setOpen} onCompare={compare} />
      ) : null}
    </>
  )
}
