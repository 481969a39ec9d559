import {
  addDays,
  datesBetween,
  daysInclusive,
  formatDayShort,
  type LocalDate,
} from '#platform/shared/local-date.ts'
import { cad, formatMoney } from '#platform/shared/money.ts'
import { shortStays } from '../beds.ts'
import { budgetOf } from '../budget.ts'
import { isTaken } from '../item-state.ts'
import { headsOf } from '../party.ts'
import { partyWords } from '../party-words.ts'
import { guestsOf } from '../rooms-of.ts'
import { arrangeSpans } from '../spans.ts'
import type { CheckContext } from './check-context.ts'
import type { CheckItem } from './check-input.ts'
import { type CheckFinding, finding, type Mend } from './finding.ts'
import { removal, toIdeas } from './mends.ts'
import { checkText as text } from './messages.ts'
import { isStay } from './visits.ts'

/** Unscheduled items cause no findings. */
const isScheduled = (item: CheckItem): boolean => isTaken(item) && item.day !== null

/** Flights may start a day before and end a day after the trip. */
const flightDays = 1

function outsideDates({ input: { trip, items } }: CheckContext) {
  const { inside, outside } = arrangeSpans(trip, items)
  const ofSpans = outside.map(({ itemId, date }) => ({ itemId, date }))
  // An item without a span is on one day.
  const spanned = new Set([...inside, ...outside].map(({ itemId }) => itemId))
  const ofDays = items.flatMap(({ id, day }) => {
    if (day === null || spanned.has(id)) return []
    return day < trip.startDate || day > trip.endDate ? [{ itemId: id, date: day }] : []
  })
  return [...ofSpans, ...ofDays]
}

function intoTrip({ input: { trip } }: CheckContext, item: CheckItem): readonly Mend[] {
  const { day, nights, id, status, details } = item
  if (status !== 'planned' || day === null || (details && details.kind !== 'stay')) return []
  const first = day < trip.startDate ? trip.startDate : day
  if (isStay(item) && nights !== null && day >= trip.startDate && day < trip.endDate) {
    const left = nightsBetween(day, trip.endDate)
    return [
      {
        label: text.shorten(left),
        changes: [{ op: 'set', itemId: id, fields: { nights: left } }],
      },
    ]
  }
  if (isStay(item)) return []
  const next = first > trip.endDate ? trip.endDate : first
  return [
    {
      label: text.moveTo(formatDayShort(next)),
      changes: [{ op: 'move', itemId: id, fields: { day: next } }],
    },
  ]
}

function nightsBetween(from: LocalDate, to: LocalDate): number {
  let nights = 0
  for (let day = from; day < to; day = addDays(day, 1)) nights++
  return nights
}

function outsideTrip(context: CheckContext): readonly CheckFinding[] {
  const { trip, items } = context.input
  const last = trip.wholeUntil ?? trip.endDate
  const found = new Map<string, LocalDate>()
  for (const { itemId, date } of outsideDates(context))
    if (!found.has(itemId)) found.set(itemId, date)
  return items.filter(isTaken).flatMap((item) => {
    const date = found.get(item.id)
    if (date === undefined) return []
    const room = item.details?.kind === 'flight' ? flightDays : 0
    if (date >= addDays(trip.startDate, -room) && date <= addDays(last, room)) return []
    return [
      finding({
        rule: 'outside-trip',
        day: item.day,
        itemIds: [item.id],
        message: text.outsideTrip(item.name, formatDayShort(date)),
        fixes: [...intoTrip(context, item), ...toIdeas(item)],
        action: text.changeDates(trip.id),
      }),
    ]
  })
}

/** Kinds that may repeat: stays and flights on other dates. */
function sourceKeys(item: CheckItem): readonly string[] {
  const { source, day, nights, type } = item
  if (source === null || day === null || type === 'flight') return []
  if (!isStay(item)) return [`source ${source}`]
  return datesBetween(day, addDays(day, (nights ?? 1) - 1)).map(
    (night) => `source ${source} ${night}`,
  )
}

/** The one of two that is removed: never a booked one, rather one that has no time yet, else the later. */
function spareOf(first: CheckItem, item: CheckItem): CheckItem {
  if (item.status === 'booked') return first
  return first.status !== 'booked' && first.time === null && item.time !== null ? first : item
}

/** Which of two that are named alike. */
function whichOf({ trip }: CheckContext['input'], spare: CheckItem, other: CheckItem): string {
  const { day, time } = spare
  if (day !== null && day !== other.day)
    return text.removeFromDay(daysInclusive(trip.startDate, day))
  if (time === other.time) return text.remove(spare.name)
  return time === null ? text.removeUntimed : text.removeAt(time)
}

function duplicates({ input }: CheckContext): readonly CheckFinding[] {
  const seen = new Map<string, CheckItem>()
  return input.items.filter(isScheduled).flatMap((item) => {
    const keys = [...sourceKeys(item), `name ${item.name.trim().toLowerCase()} ${item.day ?? ''}`]
    const first = keys.map((key) => seen.get(key)).find((one) => one !== undefined)
    for (const key of keys) if (!seen.has(key)) seen.set(key, item)
    if (!first) return []
    const spare = spareOf(first, item)
    const label = whichOf(input, spare, spare === item ? first : item)
    return [
      finding({
        rule: 'duplicate',
        day: item.day,
        itemIds: [first.id, item.id],
        message: text.duplicate(item.name),
        fixes: removal(spare, label),
      }),
    ]
  })
}

function partyMismatch({ input: { trip, items } }: CheckContext): readonly CheckFinding[] {
  const heads = headsOf(trip.party)
  return items.filter(isScheduled).flatMap((item) => {
    const { basis, quantity } = item
    const guests = guestsOf(item)
    const isPerPerson = basis === 'person' && quantity !== heads
    const meant = isPerPerson ? quantity : guests
    // Fewer guests than travel: told by the beds that are missing.
    const isFewer = !isPerPerson && guests !== undefined && guests < heads
    if (meant === undefined || meant === heads || isFewer) return []
    const mend: Mend = {
      label: text.countFor(partyWords(trip.party)),
      changes: [{ op: 'set', itemId: item.id, fields: { quantity: heads } }],
    }
    return [
      finding({
        rule: 'party-mismatch',
        day: item.day,
        itemIds: [item.id],
        message: text.partyMismatch(item.name, meant, partyWords(trip.party)),
        fixes: isPerPerson && item.status === 'planned' ? [mend] : [],
        action: text.lookAtDay(trip.id),
      }),
    ]
  })
}

/** Stays for fewer than travel; what is not booked can be swapped for one of the whole party. */
const tooFewBeds = ({ input: { trip, items } }: CheckContext): readonly CheckFinding[] =>
  shortStays(items, trip.party).map(({ stay, guests, missing, checkIn, checkOut }) =>
    finding({
      rule: 'party-mismatch',
      day: stay.day,
      itemIds: [stay.id],
      message: text.tooFewBeds(stay.name, guests, partyWords(trip.party)),
      action:
        stay.status === 'booked'
          ? text.findRoomFor(trip.id, { checkIn, checkOut, guests: missing })
          : text.findLargerRoom(trip.id, { checkIn, checkOut }),
    }),
  )

function overBudget({ input: { trip } }: CheckContext): readonly CheckFinding[] {
  const budget = budgetOf(trip)
  const over = trip.totalCad - trip.budgetCad
  if (!budget || over <= 0) return []
  return [
    finding({
      rule: 'over-budget',
      day: null,
      itemIds: [],
      message: text.overBudget(formatMoney(cad(over)), formatMoney(budget)),
      action: text.changeBudget(trip.id),
    }),
  ]
}

const offersExpired = ({ input: { trip, items, now } }: CheckContext): readonly CheckFinding[] =>
  items.flatMap((item) => {
    const ends = item.offer?.expiresAt
    if (
      !ends ||
      item.status !== 'planned' ||
      item.day === null ||
      Date.parse(ends) > Date.parse(now)
    )
      return []
    return [
      finding({
        rule: 'offer-expired',
        day: item.day,
        itemIds: [item.id],
        message: text.offerExpired(item.name),
        action: item.type === 'flight' ? text.otherFlights(trip.id) : text.findBed(trip.id),
      }),
    ]
  })

/** Fix: marks the ticket as bought elsewhere. */
const haveTickets = (items: readonly CheckItem[]): Mend => ({
  label: text.haveTicket(items.length),
  changes: items.map(({ id }) => ({ op: 'set', itemId: id, fields: { status: 'booked' } })),
})

const ticketPage = (link: string | null | undefined) =>
  link ? { action: { label: text.aboutTicket, href: link } } : {}

const ticketsAhead = ({ input: { items } }: CheckContext): readonly CheckFinding[] => {
  const open = items.filter(
    ({ status, advanceTicket, day }) =>
      status === 'planned' && advanceTicket !== null && day !== null,
  )
  const advised = open.filter(({ advanceTicket }) => advanceTicket === 'advised')
  const [first] = advised
  const required = open.filter(({ advanceTicket }) => advanceTicket === 'required')
  return [
    ...required.map((item) =>
      finding({
        rule: 'advance-ticket',
        day: item.day,
        itemIds: [item.id],
        message: text.ticketRequired(item.name),
        fixes: [haveTickets([item])],
        ...ticketPage(item.link),
      }),
    ),
    ...(first
      ? [
          finding({
            rule: 'advance-ticket',
            severity: 'hint',
            day: advised.length === 1 ? first.day : null,
            itemIds: advised.map(({ id }) => id),
            message: text.ticketAdvised(advised.map(({ name }) => name)),
            fixes: [haveTickets(advised)],
            ...ticketPage(advised.length === 1 ? first.link : null),
          }),
        ]
      : []),
  ]
}

/** `outside-trip`, `duplicate`, `party-mismatch`, `over-budget`, `offer-expired`, `advance-ticket`. */
export const tripFindings = (context: CheckContext): readonly CheckFinding[] => [
  ...outsideTrip(context),
  ...duplicates(context),
  ...partyMismatch(context),
  ...tooFewBeds(context),
  ...overBudget(context),
  ...offersExpired(context),
  ...ticketsAhead(context),
]
