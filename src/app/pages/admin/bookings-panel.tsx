import { BedDouble } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { SearchField } from '#design/search-field/search-field.tsx'
import { SelectField } from '#design/select-field/select-field.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/toast-region/toasts.ts'
import type { ListedBooking } from '#features/bookings/contract/staff-bookings.contract.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMomentThere } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import panel from './panel.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import {
  type BookingState,
  faultOf,
  isCarriedThrough,
  useAllBookings,
  useCancelForTraveller,
} from './staff.queries.ts'
import styles from './staff-rows.module.css'
import { useFoldFocus } from './use-fold-focus.ts'

const words = {
  confirmed: { label: 'Confirmed', tone: 'ok' },
  pending: { label: 'Being confirmed', tone: 'info' },
  cancelling: { label: 'Being cancelled', tone: 'warn' },
  cancelled: { label: 'Cancelled', tone: 'info' },
  failed: { label: 'Not booked', tone: 'bad' },
} as const satisfies Record<BookingState, unknown>

const states: readonly BookingState[] = [
  'confirmed',
  'pending',
  'cancelling',
  'cancelled',
  'failed',
]
const options = states.map((value) => ({ value, label: words[value].label }))

const sumOf = ({ totalCad }: ListedBooking): string => `${formatMoney(cad(totalCad))} CAD`
const guestOf = ({ guest }: ListedBooking): string => `${guest.firstName} ${guest.lastName}`
const nameOf = ({ reference, name }: ListedBooking): string => reference ?? name

/** "Sun 9 May, 15:00 in Lisbon": the hotel's clocks decide. */
const untilText = ({ freeCancellationUntil: until, timeZone, city }: ListedBooking): string =>
  until ? `Until ${formatMomentThere(until, timeZone)} in ${city}` : 'Never'

/** A sample has taken nothing that could go back. */
function consequence(booking: ListedBooking): string {
  const refund = booking.sample
    ? 'Nothing was charged, so there is nothing to refund.'
    : `The full ${sumOf(booking)} goes back to the card once it’s cancelled.`
  return booking.cancellable
    ? `Cancelling is still free. ${refund}`
    : `Free cancellation is over, so the hotel decides. ${refund}`
}

interface CancelDialogProps {
  readonly booking: ListedBooking
  readonly onClose: () => void
}

function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const cancelling = useCancelForTraveller()
  const { id, name, guest, checkIn, checkOut } = booking
  const cancel = async (reason: string): Promise<void> => {
    try {
      await cancelling.mutateAsync({ id, reason })
      showToast({ title: 'Booking cancelled', text: `${name}. We emailed ${guest.email}.` })
    } catch (error) {
      // Anything else stands in the dialog.
      if (!(error instanceof Error) || !isCarriedThrough(error)) return
      showToast({
        title: 'Waiting for the hotel',
        text: `We’ll keep trying, and email ${guest.email} when it’s cancelled.`,
      })
    }
    onClose()
  }
  return (
    <ReasonDialog
      title="Cancel this booking?"
      action="Cancel booking"
      busyLabel="Cancelling…"
      keep="Keep booking"
      reader="The traveller"
      busy={cancelling.isPending}
      fault={faultOf(cancelling.error)}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    >
      <p>
        {name}, {formatDateRange(checkIn, checkOut)}, for {guestOf(booking)}. {consequence(booking)}
      </p>
    </ReasonDialog>
  )
}

function Row({ booking, onCancel }: { booking: ListedBooking; onCancel: () => void }) {
  const { name, location, state, reference, guest, account, checkIn, checkOut, reason } = booking
  const party = [
    countText(booking.nights, 'night'),
    countText(booking.rooms, 'room'),
    countText(booking.guests, 'guest'),
  ].join(', ')
  return (
    <li className={styles.fold} data-row={booking.id}>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span className={styles.name}>
              <Badge tone={words[state].tone}>{words[state].label}</Badge>
              {booking.sample ? <Badge tone="sample">Sample</Badge> : null}
              <span>{name}</span>
            </span>
            <span className={styles.sum}>{sumOf(booking)}</span>
            <span className={`${styles.aside} small mute`}>
              {reference ?? 'No number yet'} · {formatDateRange(checkIn, checkOut)} ·{' '}
              {guestOf(booking)}
            </span>
          </span>
        }
      >
        <div className={styles.body}>
          <FactList
            items={[
              { label: 'Hotel', value: `${name}, ${location}` },
              { label: 'For', value: party },
              {
                label: 'Guest',
                value: (
                  <>
                    {guestOf(booking)}, <a href={`mailto:${guest.email}`}>{guest.email}</a>
                  </>
                ),
              },
              { label: 'Account', value: account ?? 'Deleted' },
              { label: 'Booked', value: moment(booking.createdAt) },
              ...(state === 'confirmed'
                ? [{ label: 'Free to cancel', value: untilText(booking) }]
                : []),
              ...(booking.cancelReason === null
                ? []
                : [{ label: 'Our reason to cancel', value: booking.cancelReason }]),
              ...(reason === null ? [] : [{ label: 'From the hotel', value: reason }]),
            ]}
          />
          {state === 'confirmed' ? (
            <Button
              look="line"
              size="small"
              aria-label={`Cancel booking ${nameOf(booking)}`}
              onClick={onCancel}
            >
              Cancel booking
            </Button>
          ) : null}
        </div>
      </Disclosure>
    </li>
  )
}

/** Everyone's bookings, the latest first, and the way to cancel one for its traveller. */
export function BookingsPanel() {
  const [search, setSearch] = useState('')
  const [state, setState] = useState<BookingState | ''>('')
  const [page, setPage] = useState(1)
  const [asked, setAsked] = useState<ListedBooking>()
  const list = useFoldFocus(asked?.id)
  const wanted = useDeferredValue(search.trim())
  const query = useAllBookings({ search: wanted, state, page })
  return (
    <div className={panel.stack}>
      <div className={styles.filters}>
        <SearchField
          label="Booking number or email"
          maxLength={254}
          value={search}
          onValueChange={(value) => {
            setSearch(value)
            setPage(1)
          }}
        />
        <SelectField
          label="Show"
          empty="All"
          options={options}
          value={state}
          onChange={({ target }) => {
            setState(states.find((known) => known === target.value) ?? '')
            setPage(1)
          }}
        />
      </div>
      <Panel thing="the bookings" query={query}>
        {({ bookings, more }) =>
          bookings.length === 0 ? (
            <Nothing icon={BedDouble}>
              {wanted === '' && state === '' ? 'No bookings yet' : 'No booking matches'}
            </Nothing>
          ) : (
            <>
              <ul
                ref={list}
                className={styles.rows}
                aria-label="Bookings"
                aria-busy={query.isPlaceholderData}
              >
                {bookings.map((booking) => (
                  <Row key={booking.id} booking={booking} onCancel={() => setAsked(booking)} />
                ))}
              </ul>
              <Pager page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </Panel>
      {asked ? <CancelDialog booking={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  )
}
