import { readyLetter } from '#platform/server/mail/ready-letter.ts'
import type { Letter } from '#platform/server/mail/letters.store.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { formatMoney } from '#platform/shared/money.ts'
import type { Booking } from './bookings.store.ts'

/** What every letter says of the business; facts come from settings. */
export interface LetterFacts {
  readonly name: string
  readonly protectionLine: string
  readonly contactLine: string
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** "until 11 April 2027, 15:00, Europe/Paris" */
function untilText({ freeUntil, stay }: Booking): string {
  if (!freeUntil) return 'This booking cannot be cancelled free of charge.'
  const text = new Intl.DateTimeFormat('en-CA', {
    timeZone: stay.timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(freeUntil)
  return `Free cancellation until ${text}, by the clocks there.`
}

function factsOf({ stay, guest, total, totalCad, reference }: Booking): string[] {
  const paid = total.currency === 'CAD' ? '' : ` (${formatMoney(totalCad)} CAD)`
  return [
    `${stay.name}, ${stay.district}, ${stay.city}`,
    `Check-in ${formatDate(stay.checkIn)}, from 15:00`,
    `Check-out ${formatDate(stay.checkOut)}`,
    `${count(stay.nights, 'night')}, ${count(stay.rooms, 'room')}, ${count(stay.adults + stay.children, 'guest')}`,
    `Guest: ${guest.firstName} ${guest.lastName}`,
    `Total: ${formatMoney(total)} ${total.currency}${paid}, taxes included`,
    ...(reference ? [`Booking number: ${reference}`] : []),
  ]
}

const sampleLine =
  'This is a sample: the hotel is invented, nothing was charged, and nobody expects you there.'

const letter = (
  booking: Booking,
  facts: LetterFacts,
  words: { subject: string; lead: string; after: readonly string[] },
): Letter =>
  readyLetter({
    to: booking.guest.email,
    subject: words.subject,
    text: [
      words.lead,
      factsOf(booking).join('\n'),
      ...words.after,
      ...(booking.stay.sample ? [sampleLine] : []),
      `${facts.protectionLine}\n${facts.contactLine}`,
    ].join('\n\n'),
  })

export const confirmedLetter = (booking: Booking, facts: LetterFacts): Letter =>
  letter(booking, facts, {
    subject: `Booking confirmed: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
    lead: `Hello ${booking.guest.firstName}, your stay is booked.`,
    after: [untilText(booking), 'You find the booking in your profile.'],
  })

export const failedLetter = (booking: Booking, facts: LetterFacts): Letter =>
  letter(booking, facts, {
    subject: `Not booked: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
    lead: `Hello ${booking.guest.firstName}, the hotel’s system did not answer in time, and we have found out since that this stay is not booked.`,
    after: ['Nothing was charged. You can search again and book anew.'],
  })

export const cancelledLetter = (booking: Booking, facts: LetterFacts): Letter =>
  letter(booking, facts, {
    subject: `Booking cancelled: ${booking.stay.name}, ${formatDate(booking.stay.checkIn)}`,
    lead: `Hello ${booking.guest.firstName}, your stay is cancelled.`,
    after: ['What you paid goes back to your card in full.'],
  })
