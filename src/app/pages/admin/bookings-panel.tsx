import { BedDouble } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { Button } from '#design/button/button.tsx'
import { Disclosure } from '#design/disclosure/disclosure.tsx'
import { FactList } from '#design/stat-list/stat-list.tsx'
import { showToast } from '#design/notices/notices.ts'
import type { ListedBooking } from '#features/bookings/contract/staff-bookings.contract.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMomentThere } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { FilterFields, useListFilters } from './list-filters.tsx'
import { moment, Nothing, Pager, Panel } from './panel.tsx'
import panel from './panel.module.css'
import { ReasonDialog } from './reason-dialog.tsx'
import {
  type BookingState,
  errorOf,
  isCarriedThrough,
  useAllBookings,
  useCancelForTraveller,
} from './staff.queries.ts'
import { bookingsPanelText as text } from './messages.ts'
import styles from './staff-rows.module.css'
import { useFoldFocus } from './use-fold-focus.ts'

const words = {
  confirmed: { label: text.confirmed, tone: 'ok' },
  pending: { label: text.beingConfirmed, tone: 'info' },
  cancelling: { label: text.beingCancelled, tone: 'warn' },
  cancelled: { label: text.cancelled, tone: 'info' },
  failed: { label: text.notBooked, tone: 'bad' },
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
  until ? text.until(formatMomentThere(until, timeZone), city) : text.never

/** A sample charged nothing, so nothing is refunded. */
function consequence(booking: ListedBooking): string {
  const refund = booking.sample ? text.nothingCharged : text.fullRefund(sumOf(booking))
  return booking.cancellable ? text.stillFree(refund) : text.hotelDecides(refund)
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
      showToast({ title: text.bookingCancelled, text: text.emailed(name, guest.email) })
    } catch (error) {
      // Other errors are shown in the dialog.
      if (!(error instanceof Error) || !isCarriedThrough(error)) return
      showToast({
        title: text.waiting,
        text: text.keepTrying(guest.email),
      })
    }
    onClose()
  }
  return (
    <ReasonDialog
      title={text.cancelThis}
      action={text.cancelBooking}
      busyLabel={text.cancelling}
      keep={text.keep}
      reader={text.reader}
      busy={cancelling.isPending}
      error={errorOf(cancelling.error)}
      onConfirm={(reason) => void cancel(reason)}
      onClose={onClose}
    >
      <p>
        {text.stayOf(name, formatDateRange(checkIn, checkOut), guestOf(booking))}{' '}
        {consequence(booking)}
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
              {booking.sample ? <Badge tone="sample">{text.sample}</Badge> : null}
              <span>{name}</span>
            </span>
            <span className={styles.sum}>{sumOf(booking)}</span>
            <span className={`${styles.aside} small mute`}>
              {reference ?? text.noNumber} · {formatDateRange(checkIn, checkOut)} ·{' '}
              {guestOf(booking)}
            </span>
          </span>
        }
      >
        <div className={styles.body}>
          <FactList
            items={[
              { label: text.hotel, value: `${name}, ${location}` },
              { label: text.party, value: party },
              {
                label: text.guest,
                value: (
                  <>
                    {guestOf(booking)}, <a href={`mailto:${guest.email}`}>{guest.email}</a>
                  </>
                ),
              },
              { label: text.account, value: account ?? text.deleted },
              { label: text.booked, value: moment(booking.createdAt) },
              ...(state === 'confirmed'
                ? [{ label: text.freeToCancel, value: untilText(booking) }]
                : []),
              ...(booking.cancelReason === null
                ? []
                : [{ label: text.ourReason, value: booking.cancelReason }]),
              ...(reason === null ? [] : [{ label: text.fromHotel, value: reason }]),
            ]}
          />
          {state === 'confirmed' ? (
            <Button
              look="line"
              size="small"
              aria-label={text.cancelOf(nameOf(booking))}
              onClick={onCancel}
            >
              {text.cancelBooking}
            </Button>
          ) : null}
        </div>
      </Disclosure>
    </li>
  )
}

/** All bookings, latest first, with staff cancellation. */
export function BookingsPanel() {
  const shown = useListFilters<BookingState>()
  const { wanted, state, page } = shown
  const [asked, setAsked] = useState<ListedBooking>()
  const list = useFoldFocus(asked?.id)
  const query = useAllBookings({ search: wanted, state, page })
  return (
    <div className={panel.stack}>
      <FilterFields
        labels={text}
        empty={text.all}
        options={options}
        states={states}
        filters={shown}
      />
      <Panel thing="the bookings" query={query}>
        {({ bookings, more }) =>
          bookings.length === 0 ? (
            <Nothing icon={BedDouble}>
              {shown.isNarrowed ? text.noBookingMatches : text.noBookingsYet}
            </Nothing>
          ) : (
            <>
              <ul
                ref={list}
                className={styles.rows}
                aria-label={text.bookings}
                aria-busy={query.isPlaceholderData}
              >
                {bookings.map((booking) => (
                  <Row key={booking.id} booking={booking} onCancel={() => setAsked(booking)} />
                ))}
              </ul>
              <Pager page={page} more={more} onPage={shown.setPage} />
            </>
          )
        }
      </Panel>
      {asked ? <CancelDialog booking={asked} onClose={() => setAsked(undefined)} /> : null}
    </div>
  )
}
