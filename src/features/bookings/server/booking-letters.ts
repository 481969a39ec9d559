import { type Letterhead, writeLetter } from '#platform/server/mail/letter-template.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import { countText } from '#platform/shared/count-text.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { formatWithCode } from '#platform/shared/money.ts'
import { checkInTime } from '../domain/free-cancellation.ts'
import type { Booking } from './bookings.store.ts'

/** What a letter tells of a booking. */
export type Told = Pick<
  Booking,
  'stay' | 'guest' | 'total' | 'totalCad' | 'reference' | 'freeUntil'
>

/** "until 11 April 2027, 15:00, Paris time" */
function untilText({ freeUntil, stay }: Told): string {
  if (!freeUntil) return 'This booking can’t be cancelled free of charge.'
  const text = formatMoment(freeUntil, { timeZone: stay.timeZone })
  return `Free cancellation until ${text}, ${stay.city} time.`
}

function factsOf({ stay, guest, total, totalCad, reference }: Told): [string, string][] {
  const paid = total.currency === 'CAD' ? '' : ` (${formatWithCode(totalCad)})`
  return [
    ['Hotel', `${stay.name}, ${stay.district}, ${stay.city}`],
    ['Check-in', `${formatDate(stay.checkIn)}, from ${checkInTime}`],
    ['Check-out', formatDate(stay.checkOut)],
    [
      'For',
      `${countText(stay.nights, 'night')}, ${countText(stay.rooms, 'room')}, ${countText(stay.adults + stay.children, 'guest')}`,
    ],
    ['Guest', `${guest.firstName} ${guest.lastName}`],
    ['Total', `${formatWithCode(total)}${paid}, taxes included`],
    ...(reference ? [['Booking number', reference] as [string, string]] : []),
  ]
}

const sampleLine =
  'This is a sample: the hotel is made up, nothing was charged, and no room is held for you.'

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

/** The letter of a confirmed booking, as it is sent and as it is shown on the page of a sample. */
export const confirmedMail = (booking: Told, head: Letterhead) =>
  mailOf(booking, head, {
    subject: `Booking confirmed: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
    lead: `Hello ${booking.guest.firstName}, your stay is booked.`,
    after: [untilText(booking), 'You’ll find the booking in your profile.'],
  })

export const confirmedLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(confirmedMail(booking, head))

export const failedLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: `Not booked: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
      lead: `Hello ${booking.guest.firstName}, the hotel has now told us that this stay is not booked.`,
      after: ['Nothing was charged. You can search again and book another stay.'],
    }),
  )

/** Who did it and why, where that was not the traveller. */
const byStaff = ({ cancelReason }: Booking, { name }: Letterhead, did: string): string[] =>
  cancelReason === null ? [] : [`Our team at ${name} ${did}. The reason: ${cancelReason}`]

export const cancelledLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: `Booking cancelled: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
      lead: `Hello ${booking.guest.firstName}, your stay is cancelled.`,
      after: [
        ...byStaff(booking, head, 'cancelled it for you'),
        'Your full refund is on its way to your card.',
      ],
    }),
  )

export const notCancelledLetter = (booking: Booking, head: Letterhead): Letter =>
  readyLetter(
    mailOf(booking, head, {
      subject: `Not cancelled: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
      lead: `Hello ${booking.guest.firstName}, ${booking.cancelReason === null ? 'you asked' : 'we tried'} to cancel this stay, and it could not be cancelled.`,
      after: [
        ...byStaff(booking, head, 'tried to cancel it for you'),
        booking.reason ?? '',
        'Please call us, and we’ll look for a way with the hotel.',
      ],
    }),
  )
