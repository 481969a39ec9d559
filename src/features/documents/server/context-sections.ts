import type { Trip } from '#features/trips/server/index.ts'
import { basisOf, titleOf } from '#features/visas/domain/visa-words.ts'
import type { PdfFact, PdfSection } from '#platform/server/pdf/pdf-document.ts'
import { formatDate, formatDateRange } from '#platform/shared/local-date.ts'
import { formatMoment } from '#platform/shared/moment-text.ts'
import { formatWithCode } from '#platform/shared/money.ts'
import type { BookedForTrip, CountryOfTrip, TripContext } from './trip-context.ts'
import { contextSectionsText } from './messages.ts'

type Profile = NonNullable<CountryOfTrip['profile']>
type Facts = NonNullable<Profile['countryFacts']>

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

const fact = (label: string, value: string | null | undefined): PdfFact[] =>
  value ? [{ label, value }] : []

function entryFacts({ entry, name }: CountryOfTrip): PdfFact[] {
  if (!entry) return []
  const { obtain } = entry
  const lines = [
    titleOf(entry),
    entry.description,
    ...(obtain
      ? [
          contextSectionsText.toObtain(
            obtain.what,
            obtain.cost ? `, ${obtain.cost}` : '',
            obtain.where,
          ),
        ]
      : []),
    ...entry.conditions,
    ...(entry.changing ? [entry.changing] : []),
  ]
  return [
    { label: contextSectionsText.entryCanadianPassport, value: lines.join('\n') },
    {
      label: contextSectionsText.whereToCheck,
      value: contextSectionsText.authorityDecides(basisOf(entry), name),
      link: entry.link,
    },
  ]
}

function moneyOf({ currency, reference }: Profile): string {
  if (currency === 'CAD' || !reference) return currency
  return contextSectionsText.oneAboutCad(
    currency,
    reference.cadPerUnit.toPrecision(3),
    formatDate(reference.asOf),
  )
}

function emergencyOf({ emergency }: Facts): string {
  const { all, police, ambulance, fire } = emergency
  const each = `police ${police}, ambulance ${ambulance}, fire ${fire}`
  return all ? contextSectionsText.forAll(all, each) : each
}

/** The public holidays that fall into the trip. */
function holidaysOf({ holidays }: Facts, { startDate, endDate }: Trip): string {
  return holidays
    .filter(({ date }) => startDate <= date && date <= endDate)
    .map(({ date, name, where, expected }) => {
      const marks = [where, expected ? 'expected' : null].filter(Boolean).join(', ')
      return `${formatDate(date)}: ${name}${marks ? ` (${marks})` : ''}`
    })
    .join('\n')
}

function countryFacts(profile: Profile, trip: Trip): PdfFact[] {
  const facts = profile.countryFacts
  if (!facts) return fact('Money', moneyOf(profile))
  return [
    ...fact('Emergency', emergencyOf(facts)),
    ...fact('Money', moneyOf(profile)),
    ...fact('Languages', facts.languages.join(', ')),
    ...fact(contextSectionsText.callingCode, facts.callingCode),
    ...fact(
      'Electricity',
      contextSectionsText.plugVHz(
        facts.plugs.join(', '),
        facts.voltage.join(' or '),
        facts.frequency.join(' or '),
      ),
    ),
    ...fact('Traffic', contextSectionsText.on(facts.drivingSide)),
    ...fact('Tipping', facts.tipping),
    ...fact(contextSectionsText.tapWater, facts.tapWater.note),
    ...fact('Time', facts.timeZones ?? profile.timeZone),
    ...fact(contextSectionsText.holidaysOnYourDays, holidaysOf(facts, trip)),
  ]
}

/** The sections after the days: the bookings, then facts about each country. */
export function contextSections(
  { bookings, countries }: TripContext,
  trip: Trip,
): readonly PdfSection[] {
  const booked: readonly PdfSection[] =
    bookings.length === 0
      ? []
      : [{ heading: contextSectionsText.bookings, rows: [], facts: bookings.map(bookingFact) }]
  const known = countries.flatMap((country): PdfSection[] => {
    const about = country.profile ? countryFacts(country.profile, trip) : []
    const facts = [...entryFacts(country), ...about]
    return facts.length > 0
      ? [{ heading: contextSectionsText.goodToKnow(country.name), rows: [], facts }]
      : []
  })
  return [...booked, ...known]
}
