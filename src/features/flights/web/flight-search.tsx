import { RetryNotice } from '#design/notice/retry-notice.tsx'
import { Plane } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { SkeletonList } from '#design/skeleton/skeleton.tsx'
import type { SearchTrip } from '#features/trips/web/index.ts'
import { nightsBetween, addDays } from '#platform/shared/local-date.ts'
import { ApiError } from '#platform/web/api-client.ts'
import { fieldErrors } from '#platform/web/field-errors.ts'
import { type FlightForm, headsIn, missingIn } from '../domain/search-form.ts'
import { DayPrices } from './day-prices.tsx'
import type { FlightView } from './flight-address.ts'
import type { FlightDialogProps, OpenDialog } from './flight-dialog.tsx'
import { FlightResults } from './flight-results.tsx'
import styles from './flights-page.module.css'
import { NoFlights } from './no-flights.tsx'
import { useDayPrices, useFlights } from './flights.queries.ts'
import { flightSearchText } from './messages.ts'

const failed = flightSearchText.failedToSearchFlights

/** The sentence of a refusal: that of the first field, where the server marked one. */
function sentenceOf(error: Error): string {
  const [first] = Object.values(fieldErrors(error))
  const said = error instanceof ApiError && error.status > 0 && error.status < 500
  return first ?? (said && error.message ? error.message : failed)
}

/** The same journey on another day, the stay as long as before. */
function onDay(form: FlightForm, departureDate: string): FlightForm {
  const { departureDate: before, returnDate } = form
  if (!form.roundTrip || !returnDate) return { ...form, departureDate }
  const stay = returnDate > before ? nightsBetween(before, returnDate) : 0
  return { ...form, departureDate, returnDate: addDays(departureDate, stay) }
}

function Failure({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the form that was sent stands above it, and is taller than the window.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      <RetryNotice title={flightSearchText.searchError} onRetry={onRetry}>
        {text}
      </RetryNotice>
    </div>
  )
}

/** Opens an offer, with what adds it to the cart or to a trip. */
export type OfferDialogs = ComponentType<
  Pick<FlightDialogProps, 'open' | 'form' | 'onOpen'> & { readonly tripId: string | undefined }
>

interface FlightSearchProps {
  readonly view: FlightView
  /** The trip that it is searched for. */
  readonly inTrip: SearchTrip
  readonly onView: (view: FlightView) => void
  readonly onBusy: (busy: boolean) => void
  readonly dialogs: OfferDialogs
}

/** What a search finds: nothing asked yet, waiting, flights, none, or the reason why not. */
export function FlightSearch({ view, inTrip, onView, onBusy, dialogs }: FlightSearchProps) {
  const Dialogs = dialogs
  const { trip, isPending } = inTrip
  const { form } = view
  const scope = { tripId: trip?.id, wanted: !isPending }
  const found = useFlights(form, scope)
  const [open, setOpen] = useState<OpenDialog>()
  const offers = found.data?.data ?? []
  const asked = missingIn(form) === ''
  const days = useDayPrices(form, { ...scope, wanted: asked && offers.length > 0 })
  const { error, isFetching } = found
  useEffect(() => {
    onBusy(isFetching)
  }, [isFetching, onBusy])
  if (!asked && isPending)
    return <SkeletonList label={flightSearchText.loadingFlights} look="ticket" rows={4} />
  if (!asked)
    return <EmptyState heading="h2" icon={Plane} title={flightSearchText.searchForFlightsTo} />
  if (isFetching || isPending)
    return <SkeletonList label={flightSearchText.loadingFlights} look="ticket" rows={4} />
  if (error) return <Failure text={sentenceOf(error)} onRetry={() => void found.refetch()} />
  return (
    <div className={styles.found}>
      {days.isError || offers.length === 0 ? null : (
        <DayPrices
          days={days.data?.days}
          chosen={form.departureDate}
          onChoose={(date) => onView({ ...view, form: onDay(form, date) })}
        />
      )}
      {offers.length === 0 ? (
        <NoFlights
          unserved={found.data?.unserved ?? []}
          onInstead={(end, iata) => onView({ ...view, form: { ...form, [end]: iata } })}
        />
      ) : (
        <FlightResults
          offers={offers}
          people={headsIn(form)}
          wish={view.wish}
          sort={view.sort}
          trip={trip}
          onView={(next) => onView({ ...view, ...next })}
          onDetails={(offer) => setOpen({ kind: 'details', offer })}
          onBook={(offer) => setOpen({ kind: 'book', offer, from: 'list' })}
        />
      )}
      {open ? <Dialogs open={open} form={form} tripId={trip?.id} onOpen={setOpen} /> : null}
    </div>
  )
}
