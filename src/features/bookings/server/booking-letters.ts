import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { formatWithCode, money } from '#platform/shared/money.ts'
import { checkInTime, checkOutTime } from '../domain/free-cancellation.ts'
import type { Booking } from './bookings.store.ts'
import { bookingLettersText } from './messages.ts'

/** "2 adults, 1 child" */
const partyText = ({ adults, children }: Booking['stay']): string =>
  [
    countText(adults, 'adult'),
    ...(children > 0 ? [countText(children, 'child', 'children')] : []),
  ].join(', ')

/** The parts of a booking that a letter needs. */
export type Told = Pick<
  Booking,
  'stay' | 'guest' | 'total' | 'totalCad' | 'reference' | 'freeUntil'
>

/** "until 11 April 2027, 15:00, Paris time" */
function untilText({ freeUntil, stay }: Told): string {
  if (!freeUntil) return bookingLettersText.notFree
  const text = formatMoment(freeUntil, { timeZone: stay.timeZone })
  return bookingLettersText.freeCancellationUntilTime(text, stay.city)
}

function factsOf({ stay, guest, total, totalCad, reference }: Told): [string, string][] {
  const paid = total.currency === 'CAD' ? '' : ` (${formatWithCode(totalCad)})`
  return [
    ['Hotel', `${stay.name}, ${stay.district}, ${stay.city}`],
    [
      'Check-in',
      // Other suppliers do not say from when.
      stay.sample
        ? bookingLettersText.from(formatDate(stay.checkIn), checkInTime)
        : formatDate(stay.checkIn),
    ],
    [
      'Check-out',
      stay.sample
        ? bookingLettersText.by(formatDate(stay.checkOut), checkOutTime)
        : formatDate(stay.checkOut),
    ],
    [
      'For',
      `${countText(stay.nights, 'night')}, ${countText(stay.rooms, 'room')}, ${partyText(stay)}`,
    ],
    ['Guest', `${guest.firstName} ${guest.lastName}`],
    ['Total', bookingLettersText.taxesIncluded(formatWithCode(total), paid)],
    ...(reference ? [[bookingLettersText.bookingNumber, reference] as [string, string]] : []),
  ]
}

const sampleLine = bookingLettersText.sample

interface Words {
  readonly subject: string
  readonly lead: string
  readonly after: readonly string[]
}

const mailOf = (booking: Told, head: Letterhead, { subject, lead, after }: Words) =>
  writeLetter(
    {
      to: booking.guest.email,
      subject,
      parts: [
        { words: lead },
        { facts: factsOf(booking) },
        ...after.map((words) => ({ words })),
        ...(booking.stay.sample ? [{ aside: sampleLine }] : []),
      ],
    },
    head,
  )

/** The letter for a confirmed booking, as sent and as shown on the sample page. */
export const confirmedMail = (booking: Told, head: Letterhead) =>
  mailOf(booking, head, {
    subject: bookingLettersText.bookingConfirmed(
      booking.stay.name,
      formatDate(booking.stay.checkIn),
    ),
    lead: bookingLettersText.booked(booking.guest.firstName),
    after: [untilText(booking), bookingLettersText.inProfile],
  })

export const confirmedLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(confirmedMail(booking, head))

export const failedLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: bookingLettersText.notBooked(booking.stay.name, formatDate(booking.stay.checkIn)),
      lead: bookingLettersText.notBookedLead(booking.guest.firstName),
      after: [bookingLettersText.nothingCharged],
    }),
  )

/** Names staff and their reason, unless the traveller cancelled. */
const byStaff = ({ cancelReason }: Booking, { name }: Letterhead, did: string): string[] =>
  cancelReason === null ? [] : [bookingLettersText.byOurTeam(name, did, cancelReason)]

/** What goes back: all of it, unless the rate keeps a part. */
function refundWords({ stay, total, refundMinor }: Booking): string {
  const { currency, amountMinor } = total
  const refund = formatWithCode(money(currency, refundMinor ?? amountMinor))
  if (stay.sample) return bookingLettersText.sampleRefund(refund)
  if (refundMinor === null || refundMinor === amountMinor) return bookingLettersText.fullRefund
  if (refundMinor === 0) return bookingLettersText.nonRefundable
  return bookingLettersText.refundOn(
    refund,
    formatWithCode(money(currency, amountMinor - refundMinor)),
  )
}

export const cancelledLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: bookingLettersText.bookingCancelled(
        booking.stay.name,
        formatDate(booking.stay.checkIn),
      ),
      lead: bookingLettersText.cancelledLead(booking.guest.firstName),
      after: [...byStaff(booking, head, 'cancelled it for you'), refundWords(booking)],
    }),
  )

export const notCancelledLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: bookingLettersText.notCancelled(booking.stay.name, formatDate(booking.stay.checkIn)),
      lead: bookingLettersText.notCancelledLead(
        booking.guest.firstName,
        booking.cancelReason === null ? 'you asked' : 'we tried',
      ),
      after: [
        ...byStaff(booking, head, 'tried to cancel it for you'),
        booking.reason ?? '',
        bookingLettersText.pleaseCall,
      ],
    }),
  )
