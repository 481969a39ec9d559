import { House } from 'lucide-react'
import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'wouter'
import { ButtonLink } from '#design/button/button.tsx'
import { PageHeading } from '#design/page-heading/page-heading.tsx'
import { DataFrame } from '#platform/web/data-frame.tsx'
import { PageHead } from '#platform/web/page-head.tsx'
import { useHydrated } from '#platform/web/use-address.ts'
import { noFlightWish } from '../domain/flight-wish.ts'
import { BookingTips } from './booking-tips.tsx'
import { type FlightView, readView, writeView } from './flight-address.ts'
import { FlightSearchForm } from './flight-search-form.tsx'
import { FlightSearch } from './flight-search.tsx'
import styles from './flights-page.module.css'
import { PopularDestinations } from './popular-fares.tsx'
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
  /** What the law asks to be said beside what can be booked. */
  readonly notice: ReactNode
}

const nothingAsked = new URLSearchParams()

function Hero() {
  return (
    <PageHeading
      title={flightsPageText.flights}
      sub={flightsPageText.faresInCanadianDollars}
      actions={
        <>
          <ButtonLink href="/" look="line" icon={House}>
            {flightsPageText.home}
          </ButtonLink>
          <ButtonLink href="/planner" look="line">
            {flightsPageText.tripPlanner}
          </ButtonLink>
        </>
      }
    />
  )
}

function FlightsParts({ notice }: FlightsProps) {
  const [params, setParams] = useSearchParams()
  const today = useToday()
  const awake = useHydrated()
  const view = readView(awake ? params : nothingAsked)
  const [busy, setBusy] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const show = useCallback(
    (next: FlightView) => setParams(writeView(next), { replace: true }),
    [setParams],
  )
  const search = writeView({ ...view, wish: noFlightWish, sort: 'price' }).toString()
  // What is typed belongs to the search it was typed over; another address shows another form.
  const [edited, setEdited] = useState({ over: search, form: view.form })
  const form = edited.over === search ? edited.form : view.form
  return (
    <>
      <div ref={top} className={`wrap page ${styles.page}`}>
        <Hero />
        <FlightSearchForm
          form={form}
          onChange={(next) => setEdited({ over: search, form: next })}
          today={today}
          busy={busy}
          onSearch={(wanted) => {
            const next = { form: wanted, wish: noFlightWish, sort: view.sort }
            keepSearch(writeView({ ...next, sort: 'price' }).toString())
            setParams(writeView(next))
          }}
        />
        <RecentSearches today={today} />
        <FlightSearch view={view} onView={show} onBusy={setBusy} />
        {notice}
      </div>
      <PopularDestinations
        onChoose={(code) => {
          setEdited({ over: search, form: { ...form, destination: code } })
          top.current?.scrollIntoView()
        }}
      />
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
export function Flights({ notice }: FlightsProps) {
  return (
    <DataFrame>
      <PageHead
        title={flightsPageText.flights}
        description={flightsPageText.searchFlightsBetweenMore}
      />
      <FlightsParts notice={notice} />
    </DataFrame>
  )
}
