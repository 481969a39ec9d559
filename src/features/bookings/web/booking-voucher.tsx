import { CalendarPlus, Check, Copy, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button/button.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { Poster } from '#design/poster.tsx'
import { isPosterSlug } from '#design/posters.ts'
import { type Fact, FactList } from '#design/stat-list/stat-list.tsx'
import { countText } from '#platform/shared/count-text.ts'
import { formatDayFull } from '#platform/shared/local-date.ts'
import { formatMoment, formatMomentThere } from '#platform/shared/moment-text.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { checkInTime, checkOutTime } from '../domain/free-cancellation.ts'
import styles from './booking-voucher.module.css'
import type { BookingView } from './bookings.client.ts'
import { bookingVoucherText } from './messages.ts'

/** "2 adults, 1 child, 1 room, 4 nights" */
function partyText({ adults, children, rooms, nights }: BookingView): string {
  return [
    countText(adults, 'adult'),
    ...(children > 0 ? [countText(children, 'child', 'children')] : []),
    countText(rooms, 'room'),
    countText(nights, 'night'),
  ].join(', ')
}

/** What is charged once cancelling isn't free any more, in one sentence. */
function afterwardsText({ cancellationPolicy: policy, totalCad }: BookingView): string {
  const fees = policy?.flatMap(({ feeCad }) => (feeCad > 0 ? [feeCad] : [])) ?? []
  const [first, last] = [fees[0], fees.at(-1)]
  if (first === undefined || last === undefined) return bookingVoucherText.thenNotCancellable
  if (first >= totalCad) return bookingVoucherText.thenNoRefund
  const fee = formatMoney(cad(first))
  return last > first
    ? bookingVoucherText.thenCostsMore(fee, formatMoney(cad(last)))
    : bookingVoucherText.thenCosts(fee)
}

/** What cancelling costs at a rate that is never free. */
function neverFreeText({ cancellationPolicy, totalCad }: BookingView): string {
  const fee = cancellationPolicy?.find(({ feeCad }) => feeCad > 0)?.feeCad
  return fee === undefined || fee >= totalCad
    ? bookingVoucherText.noNotAtThis
    : bookingVoucherText.noCosts(formatMoney(cad(fee)))
}

function factsOf(booking: BookingView): readonly Fact[] {
  const { city, checkIn, checkOut, totalCad, guest, timeZone, sample } = booking
  const until = booking.freeCancellationUntil
  return [
    {
      label: bookingVoucherText.checkIn,
      value: (
        <>
          <b>{formatDayFull(checkIn)}</b>
          {sample ? bookingVoucherText.from(checkInTime) : bookingVoucherText.askTime}
        </>
      ),
    },
    {
      label: bookingVoucherText.checkOut,
      value: (
        <>
          <b>{formatDayFull(checkOut)}</b>
          {sample ? bookingVoucherText.by(checkOutTime) : bookingVoucherText.askTime}
        </>
      ),
    },
    { label: bookingVoucherText.guests, value: partyText(booking) },
    {
      label: bookingVoucherText.paid,
      value: (
        <>
          <b>{bookingVoucherText.cad(formatMoney(cad(totalCad)))}</b>
          {sample
            ? bookingVoucherText.withTestCardNothing
            : bookingVoucherText.taxesAndFeesIncluded}
        </>
      ),
    },
    {
      label: bookingVoucherText.freeToCancel,
      value: until ? (
        <>
          <b>{bookingVoucherText.until(formatMomentThere(until, timeZone))}</b>
          {bookingVoucherText.inText(city)}
          {afterwardsText(booking)}
        </>
      ) : (
        neverFreeText(booking)
      ),
    },
    { label: bookingVoucherText.confirmation, value: bookingVoucherText.onItsWayTo(guest.email) },
  ]
}

/** The number, to be read out at a desk or taken along. */
function BookingNumber({ reference }: { readonly reference: string }) {
  const [copied, setCopied] = useState<'yes' | 'refused'>()
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reference)
      setCopied('yes')
    } catch {
      // The browser forbids it; the number stays there to be selected.
      setCopied('refused')
    }
  }
  return (
    <div className={styles.number}>
      <p className="small mute">{bookingVoucherText.confirmationNumber}</p>
      <p className={styles.reference}>{reference}</p>
      <Button
        look="text"
        size="small"
        icon={copied === 'yes' ? Check : Copy}
        onClick={() => void copy()}
      >
        {bookingVoucherText.copyNumber}
      </Button>
      <p role="status" className={styles.copied}>
        {copied === 'yes' ? bookingVoucherText.numberCopied : ''}
        {copied === 'refused' ? bookingVoucherText.selectNumberToCopy : ''}
      </p>
    </div>
  )
}

/** The poster of the city where one is drawn: the trip's own picture, which claims nothing of the house. */
function VoucherPicture({ city, photoUrl }: Pick<BookingView, 'city' | 'photoUrl'>) {
  const slug = city
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, '-')
  if (isPosterSlug(slug))
    return <Poster slug={slug} name={city} ratio="3/4" className={styles.poster} />
  return photoUrl ? <Picture src={photoUrl} className={styles.picture} /> : null
}

/** What is torn off: the picture, the number, and the stamp of the day it was booked. */
export function VoucherStub({ booking }: { readonly booking: BookingView }) {
  const { reference, createdAt } = booking
  return (
    <div className={styles.stub}>
      <VoucherPicture {...booking} />
      {reference ? <BookingNumber reference={reference} /> : null}
      <p aria-hidden="true" className={styles.stamp}>
        <b>{bookingVoucherText.booked}</b>
        {formatMoment(createdAt, { short: true }).split(',')[0]}
      </p>
    </div>
  )
}

interface BookingVoucherProps {
  readonly booking: BookingView
  /** Puts the trip with what was booked into the traveller's calendar. */
  readonly onCalendar?: (() => void) | undefined
}

/** The confirmation beside its stub, until it is dismissed: nights, price, and the end of free cancellation. */
export function BookingVoucher({ booking, onCalendar }: BookingVoucherProps) {
  const { name, location, sample } = booking
  return (
    <div className={styles.voucher}>
      <p className={styles.name}>{name}</p>
      <p className="mute">{location}</p>
      <p className="mute">
        {sample ? bookingVoucherText.sampleThisHotelMade : bookingVoucherText.theyExpectingYou}
      </p>
      <FactList items={factsOf(booking)} className={styles.facts} />
      <p className={styles.ways}>
        {onCalendar ? (
          <Button look="text" size="small" icon={CalendarPlus} onClick={onCalendar}>
            {bookingVoucherText.addToCalendar}
          </Button>
        ) : null}
        <Button look="text" size="small" icon={Printer} onClick={() => window.print()}>
          {bookingVoucherText.print}
        </Button>
      </p>
    </div>
  )
}
