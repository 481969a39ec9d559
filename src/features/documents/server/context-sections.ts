import type { PdfFact, PdfSection } from '#platform/server/pdf/pdf-document.ts'
import { formatDateRange } from '#platform/shared/local-date.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { formatWithCode } from '#platform/shared/money.ts'
import type { BookedForTrip, TripContext } from './trip-context.ts'
import { contextSectionsText } from './messages.ts'

const stateWords: Readonly<Record<BookedForTrip['state'], string>> = {
  confirmed: 'Booked',
  pending: contextSectionsText.notConfirmedYet,
  cancelling: contextSectionsText.beingCancelled,
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function bookingFact(booking: BookedForTrip): PdfFact {
  const { state, reference, name, place, freeUntil, timeZone } = booking
  const lines = [
    `${name}, ${place}`,
    contextSectionsText.forText(
      formatDateRange(booking.checkIn, booking.checkOut),
      counted(booking.guests, 'guest'),
      counted(booking.rooms, 'room'),
      booking.leadGuest,
    ),
    formatWithCode(booking.total),
    ...(state === 'confirmed' && freeUntil
      ? [contextSectionsText.freeToCancelUntil(formatMoment(freeUntil, { timeZone }))]
      : []),
  ]
  const label = reference ? `${stateWords[state]}, ${reference}` : stateWords[state]
  return { label, value: lines.join('\n') }
}

/** The sections after the days: the bookings, then facts about each country. */
export function contextSections({ bookings, countries }: TripContext): readonly PdfSection[] {
  const booked: readonly PdfSection[] =
    bookings.length === 0
      ? []
      : [{ heading: contextSectionsText.bookings, rows: [], facts: bookings.map(bookingFact) }]
  const known = countries
    .filter(({ facts }) => facts.length > 0)
    .map(({ name, facts }) => ({ heading: contextSectionsText.goodToKnow(name), rows: [], facts }))
  return [...booked, ...known]
}
