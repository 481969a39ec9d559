import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeadlineItem, deadlinesOf } from '#features/trips/domain/deadlines.ts'
import type { ItemDetails, Moment } from '#features/trips/domain/item-details.ts'

const minute = 60_000
const hour = 60 * minute
/** Nights on which clocks change in 2027, both ways, by hours and by half an hour; and the date line. */
const nights: readonly (readonly [zone: string, date: string])[] = [
  ['America/Toronto', '2027-03-14'],
  ['America/Toronto', '2027-11-07'],
  ['America/St_Johns', '2027-11-07'],
  ['Europe/Lisbon', '2027-03-28'],
  ['Europe/Lisbon', '2027-10-31'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Australia/Lord_Howe', '2027-10-03'],
  ['Pacific/Auckland', '2027-09-26'],
  ['Pacific/Auckland', '2027-04-04'],
  ['Pacific/Apia', '2027-06-01'],
  ['Pacific/Honolulu', '2027-06-01'],
  ['Pacific/Kiritimati', '2027-06-01'],
  ['Asia/Kathmandu', '2027-06-01'],
]

const formats = new Map<string, Intl.DateTimeFormat>()
/** 'YYYY-MM-DDTHH:MM' on the clocks of a zone, as the system writes it. */
function clockAt(zone: string, instant: number): string {
  const known =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(zone, known)
  return known.format(instant).replace(' ', 'T')
}

/** Every instant at which the clocks of a zone show a time: tried one by one. */
function instantsOf(zone: string, local: string): readonly number[] {
  const wall = Date.parse(`${local}Z`)
  const tried = Array.from(
    { length: (28 * 60) / 15 + 1 },
    (_, at) => wall + (at * 15 - 840) * minute,
  )
  return tried.filter((instant) => clockAt(zone, instant) === local)
}

/** A time that is left out is counted on from before the change. */
function expectedInstant(zone: string, local: string): number {
  const [first] = instantsOf(zone, local)
  if (first !== undefined) return first
  const wall = Date.parse(`${local}Z`)
  const dayBefore = new Date(wall - 24 * hour).toISOString().slice(0, 16)
  return (instantsOf(zone, dayBefore)[0] ?? Number.NaN) + 24 * hour
}

const text = (instant: number): string => `${new Date(instant).toISOString().slice(0, 19)}Z`

const someMoment = fc
  .tuple(
    fc.constantFrom(...nights),
    fc.integer({ min: -1, max: 1 }),
    fc.integer({ min: 0, max: 287 }),
  )
  .map(([[zone, date], day, step]) => {
    const wall = Date.parse(`${date}T00:00Z`) + day * 24 * hour + step * 5 * minute
    return { zone, local: new Date(wall).toISOString().slice(0, 16) }
  })

const itemOf = (details: ItemDetails, more: Partial<DeadlineItem> = {}): DeadlineItem => ({
  id: 'one',
  name: 'One',
  status: 'planned',
  day: null,
  advanceTicket: null,
  lat: 1,
  lng: 1,
  offer: null,
  details,
  booking: null,
  ...more,
})

const flightOf = (from: Moment, to: Moment, code: string): ItemDetails => ({
  kind: 'flight',
  directions: [{ segments: [{ number: '1', carrier: { code }, from, to }] }],
})

const told = (item: DeadlineItem, zone: string) =>
  deadlinesOf([item], () => zone).map(({ kind, at, local }) => [kind, at, local])

test('E3 generated trips over gaps, folds and the date line have each deadline at its instant', () => {
  fc.assert(
    fc.property(someMoment, someMoment, fc.constantFrom('AC', 'TP', 'SQ'), (from, to, code) => {
      const leaves = expectedInstant(from.zone, from.local)
      const opens = leaves - ({ AC: 24, TP: 36, SQ: 48 }[code] ?? 0) * hour
      expect(told(itemOf(flightOf(from, to, code)), from.zone)).toEqual([
        ['check-in-opens', text(opens), clockAt(from.zone, opens)],
        ['departure', text(leaves), clockAt(from.zone, leaves)],
      ])
      // Where an hour comes twice, the instant says which is meant.
      for (const instant of instantsOf(from.zone, from.local)) {
        const said = { ...from, instant: text(instant) }
        expect(told(itemOf(flightOf(said, to, 'AC')), from.zone)[1]?.[1]).toBe(text(instant))
      }
      const date = to.local.slice(0, 10)
      const stay = itemOf({
        kind: 'stay',
        guests: 2,
        freeCancellationUntil: { local: from.local, zone: from.zone },
        balanceDue: { date, amountCad: 100 },
      })
      const ends = [
        ['free-cancellation-ends', text(leaves), clockAt(from.zone, leaves)],
        [
          'balance-due',
          text(expectedInstant(to.zone, `${date}T23:59`)),
          clockAt(to.zone, expectedInstant(to.zone, `${date}T23:59`)),
        ],
      ]
      expect(told(stay, to.zone).toSorted()).toEqual(ends.toSorted())
      const offered = itemOf({ kind: 'event' }, { offer: { expiresAt: text(leaves) } })
      expect(told(offered, to.zone)).toEqual([['book-by', text(leaves), clockAt(to.zone, leaves)]])
      expect(told({ ...offered, status: 'booked' }, to.zone)).toEqual([])
      expect(told({ ...stay, status: 'cancelled' }, to.zone)).toEqual([])
    }),
    { numRuns: process.env['WAYLEAF_FULL'] === '1' ? 2000 : 100 },
  )
})
