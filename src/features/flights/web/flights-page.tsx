import { House } from 'lucide-react'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { Given, NotGiven } from '#platform/web/listed.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { PageHead } from '#platform/web/page-head.tsx'
import { FromTrip, useSearchTrip } from '#features/trips/web/index.ts'
import { useHydrated, withChanges, withUnsaid } from '#platform/web/use-address.ts'
import { type FlightForm, missingIn } from '../domain/search-form.ts'
import { noFlightWish } from '../domain/flight-wish.ts'
import { BookingTips } from './booking-tips.tsx'
import { type FlightView, readView, saidByTrip, writeView } from './flight-address.ts'
import { FlightSearchForm } from './flight-search-form.tsx'
import { FlightSearch, type OfferDialogs } from './flight-search.tsx'
import { FlightsNotOffered } from './flights-not-offered.tsx'
import styles from './flights-page.module.css'
import { PopularDestinations } from './popular-fares.tsx'
import { useAirports } from './flights.queries.ts'
import { useLastTrip } from './use-last-trip.ts'
import { keepSearch, RecentSearches } from './recent-searches.tsx'
import { flightsPageText } from './messages.ts'

const never = () => () => undefined
/** The day on this person's wall; empty while the page is rendered. */
const useToday = (): string =>
  useSyncExternalStore(
    never,
    () => new Date().toLocaleDateString('en-CA'),
    () => '',
  )

interface FlightsProps {
  /** Legal notice beside bookable items. */
  readonly notice: ReactNode
  readonly dialogs: OfferDialogs
}

const nothingAsked = new URLSearchParams()
const nothingSearched = writeView(readView(nothingAsked)).toString()
const headsSaid = ({ adults, children, childAges = [], infants }: FlightForm): string =>
  [adults, children, ...childAges, infants].join()
const daysSaid = ({ departureDate, returnDate, roundTrip }: FlightForm): string =>
  [departureDate, roundTrip ? returnDate : ''].join()

function Hero({ tripId }: { readonly tripId: string | undefined }) {
  return (
    <PageHeading
      title={flightsPageText.flights}
      sub={tripId === undefined ? flightsPageText.faresInCanadianDollars : undefined}
      actions={
        <>
          <ButtonLink href="/" look="line" icon={House}>
            {flightsPageText.home}
          </ButtonLink>
          <ButtonLink
            href={tripId === undefined ? '/planner' : `/planner?trip=${tripId}&view=days`}
            look="line"
          >
            {flightsPageText.tripPlanner}
          </ButtonLink>
        </>
      }
    />
  )
}

function FlightsParts({ notice, dialogs }: FlightsProps) {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const awake = useHydrated()
  const inTrip = useSearchTrip()
  // On a phone what was found comes first.
  const isNarrow = useMedia('(max-width: 47.4375em)')
  const { trip } = inTrip
  // Where it goes is looked up only where the address leaves it open.
  const place = awake && !params.get('destination') ? trip?.destinations[0]?.name : undefined
  const { data: airports } = useAirports(place ?? '', place !== undefined)
  const said = trip ? saidByTrip(trip, airports?.[0]?.iata ?? '') : []
  const view = readView(withUnsaid(awake ? params : nothingAsked, said), trip ? 'days' : 'price')
  const ofTrip = trip && readView(withUnsaid(nothingAsked, said)).form
  const write = (next: FlightView): URLSearchParams =>
    // In a trip another order is the usual one: the address says which.
    withChanges(writeView(next), {
      trip: params.get('trip') ?? '',
      ...(trip && { sort: next.sort }),
    })
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const show = (next: FlightView): void => setParams(write(next), { replace: true })
  const search = writeView({ ...view, wish: noFlightWish, sort: 'price' }).toString()
  // The input belongs to one search: another address resets the form.
  const [edited, setEdited] = useState<{ over: string; form?: FlightForm }>({ over: search })
  const isBlank = search === nothingSearched
  const ofLast = useLastTrip(awake && isBlank && !params.get('trip'), today)
  const form = edited.over === search && edited.form ? edited.form : (ofLast ?? view.form)
  const searchForm = (
    <FlightSearchForm
      form={form}
      asksInfants={(ofLast ?? view.form).infants > 0}
      onChange={(next) => setEdited({ over: search, form: next })}
      today={today}
      busy={busy}
      onSearch={(wanted) => {
        const next = { form: wanted, wish: noFlightWish, sort: view.sort }
        keepSearch(writeView({ ...next, sort: 'price' }).toString())
        setParams(write(next))
      }}
    />
  )
  return (
    <>
      <div ref={top} className={`wrap page ${styles.page}`}>
        <Hero tripId={trip?.id} />
        <Given when="flightsOffered">
          {ofTrip ? (
            <FromTrip
              found={inTrip}
              party={headsSaid(form) === headsSaid(ofTrip)}
              dates={daysSaid(form) === daysSaid(ofTrip)}
            />
          ) : (
            <FromTrip found={inTrip} />
          )}
          {trip && isNarrow && missingIn(view.form) === '' ? (
            <Disclosure summary={flightsPageText.changeSearch(form.origin, form.destination)}>
              {searchForm}
            </Disclosure>
          ) : (
            searchForm
          )}
          {trip ? null : <RecentSearches today={today} />}
          <FlightSearch
            view={view}
            inTrip={inTrip}
            onView={show}
            onBusy={setBusy}
            dialogs={dialogs}
          />
        </Given>
        <NotGiven when="flightsOffered">
          <FlightsNotOffered />
        </NotGiven>
        {notice}
      </div>
      <Given when="sampleFlights">
        <PopularDestinations
          onChoose={(code) => {
            setEdited({ over: search, form: { ...form, destination: code } })
            top.current?.scrollIntoView()
          }}
        />
      </Given>
      <BookingTips />
      <div className={styles.homeRow}>
        <ButtonLink href="/" look="line" icon={House} className={styles.home}>
          {flightsPageText.home}
        </ButtonLink>
      </div>
    </>
  )
}

/** Search for flights: `?origin=YYZ&destination=LHR&departureDate=…` shows what such a search finds. */
export function Flights(props: FlightsProps) {
  return (
    <DataFrame>
      <PageHead
        title={flightsPageText.flights}
        description={flightsPageText.searchFlightsBetweenMore}
      />
      <FlightsParts {...props} />
    </DataFrame>
  )
}
