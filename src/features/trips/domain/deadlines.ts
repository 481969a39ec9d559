import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import {
  instantOf,
  instantText,
  wallAt,
  wallOfText,
  wallText,
} from '#platform/shared/local-time.ts'
import type { ItemDetails, Moment } from './item-details.ts'
import { isHeld, isTaken, type ItemBooking, type ItemStatus } from './item-state.ts'
import { deadlineText } from './messages.ts'

export const deadlineKinds = [
  'check-in-opens',
  'free-cancellation-ends',
  'balance-due',
  'book-by',
  'apply-for-entry',
  'passport-renewal',
  'departure',
] as const

/** A deadline or an opening time. */
export interface Deadline {
  readonly kind: (typeof deadlineKinds)[number]
  /** The instant. */
  readonly at: string
  /** 'YYYY-MM-DDTHH:MM' in `zone`. */
  readonly local: string
  readonly zone: string
  /** Whose clocks these are, where that is known: of several towns in a zone the one that is left. */
  readonly place?: string | undefined
  /** Null for the whole trip. */
  readonly itemId: string | null
  readonly title: string
  /** Basis of the deadline, in words. */
  readonly source: string
  /** True if from the seller, false if a usual value. */
  readonly certain: boolean
}

export interface DeadlineItem {
  readonly id: string
  readonly name: string
  readonly status: ItemStatus
  readonly day: LocalDate | null
  readonly advanceTicket: 'required' | 'advised' | null
  readonly lat: number | null
  readonly lng: number | null
  readonly offer: { readonly expiresAt: string | null } | null
  readonly details: ItemDetails | null
  readonly booking: ItemBooking | null
}

/** "Montréal": whose clocks a deadline goes by; else the town that names its zone. */
export const clockPlace = ({ zone, place }: Pick<Deadline, 'zone' | 'place'>): string =>
  place ?? (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

/** The town of an airport; undefined where it is not known. */
type TownOf = (iata: string) => string | undefined

/** Time zone of an item's place. */
export type ZoneOf = (item: Pick<DeadlineItem, 'lat' | 'lng'>) => string

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Hours before departure at which carriers open check-in, where that is not 24. General knowledge of November
 * 2026.
 */
const checkInHours = new Map([
  ['AF', 30],
  ['KL', 30],
  ['TP', 36],
  ['CX', 48],
  ['EK', 48],
  ['QR', 48],
  ['SQ', 48],
])
const usualCheckInHours = 24

export function timed(instant: number, zone: string): Pick<Deadline, 'at' | 'local' | 'zone'> {
  const whole = Math.floor(instant / minuteMs) * minuteMs
  return { at: instantText(whole), local: wallText(wallAt(zone, whole)).slice(0, 16), zone }
}

/** Departure as an instant, and from where; undefined if the zone is unknown. */
function leaving({ local, zone, instant, place, iata }: Moment, townOf: TownOf = () => undefined) {
  if (zone === undefined) return undefined
  const town = (iata && townOf(iata)) || place?.name
  return {
    zone,
    ...(town && { place: town }),
    instant: instant ? Date.parse(instant) : instantOf(zone, wallOfText(local)),
  }
}

/** Check-in and departure of each direction. */
function flightDeadlines({ id, name, details }: DeadlineItem, townOf: TownOf): readonly Deadline[] {
  if (details?.kind !== 'flight') return []
  return details.directions.flatMap(({ segments }): readonly Deadline[] => {
    const [first] = segments
    const leaves = first && leaving(first.from, townOf)
    if (!leaves) return []
    const town = leaves.place === undefined ? {} : { place: leaves.place }
    const hours = checkInHours.get(first.carrier?.code ?? '')
    const opens = leaves.instant - (hours ?? usualCheckInHours) * hourMs
    return [
      {
        kind: 'check-in-opens',
        ...timed(opens, leaves.zone),
        ...town,
        itemId: id,
        title: deadlineText.checkInOpens(name),
        source: deadlineText.usualCheckIn(hours ?? usualCheckInHours),
        certain: false,
      },
      {
        kind: 'departure',
        ...timed(leaves.instant, leaves.zone),
        ...town,
        itemId: id,
        title: deadlineText.departure(name),
        source: deadlineText.itsTimes,
        certain: true,
      },
    ]
  })
}

function groundDeadlines({ id, name, details }: DeadlineItem): readonly Deadline[] {
  const leaves = details?.kind === 'ground' ? leaving(details.from) : undefined
  if (!leaves) return []
  return [
    {
      kind: 'departure',
      ...timed(leaves.instant, leaves.zone),
      itemId: id,
      title: deadlineText.departure(name),
      source: deadlineText.itsTimes,
      certain: true,
    },
  ]
}

/** Our own booking takes precedence. */
function freeCancellation({ details, booking }: DeadlineItem, zone: string) {
  if (isHeld(booking))
    return booking?.freeCancellationUntil
      ? { zone, instant: Date.parse(booking.freeCancellationUntil) }
      : undefined
  const said = details?.kind === 'stay' ? details.freeCancellationUntil : undefined
  return said && { zone: said.zone, instant: instantOf(said.zone, wallOfText(said.local)) }
}

function stayDeadlines(item: DeadlineItem, zone: string): readonly Deadline[] {
  const { id, name, details } = item
  const free = freeCancellation(item, zone)
  const due = details?.kind === 'stay' ? details.balanceDue : undefined
  return [
    ...(free
      ? [
          {
            kind: 'free-cancellation-ends' as const,
            ...timed(free.instant, free.zone),
            itemId: id,
            title: deadlineText.freeCancellationEnds(name),
            source: deadlineText.itsTerms,
            certain: true,
          },
        ]
      : []),
    ...(due
      ? [
          {
            kind: 'balance-due' as const,
            ...timed(instantOf(zone, wallOfText(`${due.date}T23:59`)), zone),
            itemId: id,
            title: deadlineText.balanceDue(name),
            source: deadlineText.itsTerms,
            certain: true,
          },
        ]
      : []),
  ]
}

function offerDeadline(
  { id, name, status, offer }: DeadlineItem,
  zone: string,
): readonly Deadline[] {
  if (status === 'booked' || !offer?.expiresAt) return []
  return [
    {
      kind: 'book-by',
      ...timed(Date.parse(offer.expiresAt), zone),
      itemId: id,
      title: deadlineText.bookBy(name),
      source: deadlineText.itsOffer,
      certain: true,
    },
  ]
}

/** Days before a visit by which tickets that must be bought ahead are usually still to be had. General knowledge. */
const ticketDays = 14

/** A sight that requires tickets in advance. */
function ticketDeadline(item: DeadlineItem, zone: string): readonly Deadline[] {
  const { id, name, status, day, advanceTicket } = item
  if (status === 'booked' || day === null || advanceTicket !== 'required') return []
  return [
    {
      kind: 'book-by',
      ...timed(instantOf(zone, wallOfText(`${addDays(day, -ticketDays)}T12:00`)), zone),
      itemId: id,
      title: deadlineText.ticket(name),
      source: deadlineText.usualTicket,
      certain: false,
    },
  ]
}

export const inOrder = (a: Deadline, b: Deadline): number => {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1
  return (
    deadlineKinds.indexOf(a.kind) - deadlineKinds.indexOf(b.kind) ||
    ((a.itemId ?? '') < (b.itemId ?? '') ? -1 : 1)
  )
}

/** Deadlines of a trip's planned and booked items, earliest first. */
export const deadlinesOf = (
  items: readonly DeadlineItem[],
  zoneOf: ZoneOf,
  townOf: TownOf = () => undefined,
): readonly Deadline[] =>
  items
    .filter(isTaken)
    .flatMap((item) => {
      const zone = zoneOf(item)
      return [
        ...flightDeadlines(item, townOf),
        ...groundDeadlines(item),
        ...stayDeadlines(item, zone),
        ...offerDeadline(item, zone),
        ...ticketDeadline(item, zone),
      ]
    })
    .toSorted(inOrder)
