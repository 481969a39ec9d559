import fc from 'fast-check'
import { expect, test } from 'vitest'
import { spentOn } from '#features/guide/domain/budget-advice.ts'
import { presentSharedTrip } from '#features/sharing/server/present-sharing.ts'
import { tripCalendar } from '#features/sharing/server/trip-calendar.ts'
import { noPrice, pricedBy, withTotal } from '#features/trips/domain/item-price.ts'
import { forHeads, isRepriced } from '#features/trips/domain/reprice.ts'
import { itemTypes } from '#features/trips/domain/trip-item.ts'
import { type ListedItem, presentTrip } from '#features/trips/server/index.ts'
import { allItems } from '#features/trips/web/trip-view.ts'
import { fromMajor, money } from '#platform/shared/money.ts'
import { convert, currencies, rateOf } from '#platform/shared/reference-rates.ts'
import {
  cents,
  sumsInCalendar,
  sumsOfDays,
  sumsOnPage,
  sumsOnPaper,
  sumsOnScreens,
} from '../support/shown-sums.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const first: ListedItem = {
  ...noPrice,
  id: '00000000-0000-4000-8000-000000000001',
  type: 'hotel',
  name: 'Inn for $9.99',
  description: '',
  location: '',
  status: 'planned',
  choice: null,
  estimated: false,
  sample: false,
  day: null,
  time: null,
  durationMinutes: null,
  nights: null,
  lat: null,
  lng: null,
  position: 'a0',
  link: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  priority: 5,
  paid: null,
  paidBy: [],
  booking: null,
  version: 1,
}
const trip = {
  id: first.id,
  ownerId: 'u',
  editorIds: [],
  title: 'Lisbon',
  destinations: [{ ref: null, name: 'Lisbon', countryCode: null, lat: null, lng: null }],
  startDate: '2027-04-12',
  endDate: '2027-04-14',
  budget: money('CAD', 250_000),
  party: { adults: 1, children: [] as readonly number[] },
  origin: null,
  dayPlaces: {},
  veiled: null,
  archived: false,
  version: 1,
  fieldVersions: {},
  updatedAt: new Date(0),
  createdAt: new Date(0),
  changes: 1,
}

interface Ledger {
  readonly party: { readonly adults: number; readonly children: readonly number[] }
  readonly items: readonly ListedItem[]
  readonly removed: readonly ListedItem[]
}

/** We hold a booking of it, or have asked for one and not heard yet. */
const isHeld = ({ paid, booking }: ListedItem): boolean =>
  paid !== null || booking?.state === 'pending'

const nothing = money('CAD', 0)
const bookingOf = ({ id }: ListedItem) => ({
  id,
  reference: 'R',
  freeCancellationUntil: null,
  isErased: false,
  paid: nothing,
  refunded: nothing,
})

/** What happens to one item; undefined where it may not. */
type Change = (item: ListedItem, ledger: Ledger) => ListedItem | undefined
const changes = (amount: number, text: string): Readonly<Record<string, Change>> => ({
  price: (item) =>
    isHeld(item) ? undefined : { ...item, ...pricedBy(item, { price: money('CAD', amount) }) },
  perPerson: (item, { party }) =>
    isHeld(item)
      ? undefined
      : {
          ...item,
          ...pricedBy(item, {
            basis: 'person',
            unitPrice: money('CAD', amount),
            quantity: party.adults + party.children.length,
          }),
        },
  currency: (item) => {
    const currency = currencies[amount % currencies.length] ?? 'EUR'
    const original = fromMajor(currency, 1 + (amount % 900))
    const rate = rateOf(currency).cadPerUnit
    return isHeld(item)
      ? undefined
      : {
          ...item,
          ...withTotal(noPrice, convert(original, 'CAD')),
          original: { amount: 1 + (amount % 900), currency, rate, rateDate: '2026-09-29' },
        }
  },
  idea: (item) => (isHeld(item) ? undefined : { ...item, status: 'idea' }),
  plan: (item) => (isHeld(item) ? undefined : { ...item, status: 'planned' }),
  bookByHand: (item) => (isHeld(item) ? undefined : { ...item, status: 'booked' }),
  cancelByHand: (item) => (isHeld(item) ? undefined : { ...item, status: 'cancelled' }),
  slot: (item) => ({
    ...item,
    choice: amount % 2 ? 'bed' : null,
    status: isHeld(item) ? item.status : 'idea',
  }),
  move: (item) => ({ ...item, day: amount % 4 ? `2027-04-1${1 + (amount % 5)}` : null }),
  describe: (item) => ({ ...item, description: text, nights: (amount % 3) + 1 }),
  book: (item) => {
    // By the price that was agreed to, which may be another than the planned one.
    const paid = money('CAD', amount)
    return item.paid !== null
      ? undefined
      : {
          ...item,
          ...withTotal(item, paid),
          status: 'booked',
          paid,
          booking: { ...bookingOf(item), state: 'confirmed', paid },
        }
  },
  order: (item) =>
    isHeld(item) ? undefined : { ...item, booking: { ...bookingOf(item), state: 'pending' } },
  refuse: (item) => (item.booking?.state === 'pending' ? { ...item, booking: null } : undefined),
  expire: (item) => ({
    ...item,
    offer: { provider: 'embedded', id: 'gone', expiresAt: '2020-01-01T00:00:00Z' },
  }),
  cancel: (item) =>
    item.paid !== null && item.booking
      ? {
          ...item,
          status: 'cancelled',
          paid: null,
          booking: {
            ...item.booking,
            state: 'cancelled',
            // Sometimes all of it, sometimes a part.
            refunded: money('CAD', Math.min(item.booking.paid.amountMinor, amount)),
          },
        }
      : undefined,
  refund: (item) =>
    item.booking?.state === 'cancelled'
      ? { ...item, booking: { ...item.booking, refunded: item.booking.paid } }
      : undefined,
})

interface Deed {
  readonly what: string
  readonly which: number
  readonly amount: number
  readonly text: string
}

function after(ledger: Ledger, { what, which, amount, text }: Deed): Ledger {
  const { items, removed, party } = ledger
  const item = items[which % Math.max(1, items.length)]
  if (what === 'party') {
    const next = { adults: 1 + (amount % 4), children: amount % 3 ? [] : [amount % 17] }
    const priced = items.map((one) =>
      isRepriced(one) ? { ...one, ...forHeads(one, party, next) } : one,
    )
    return { ...ledger, party: next, items: priced }
  }
  if (what === 'add') {
    const id = `00000000-0000-4000-8000-${String(items.length + removed.length + 2).padStart(12, '0')}`
    const type = itemTypes[amount % itemTypes.length] ?? 'other'
    const added = { ...first, id, type, ...withTotal(noPrice, money('CAD', amount)) }
    return { ...ledger, items: [...items, { ...added, estimated: amount % 2 === 1 }] }
  }
  if (what === 'undo') {
    const back = removed.at(-1)
    return back ? { ...ledger, items: [...items, back], removed: removed.slice(0, -1) } : ledger
  }
  if (!item) return ledger
  const rest = items.filter((one) => one !== item)
  if (what === 'swap') {
    const others = rest.filter(({ choice }) => choice !== null && choice === item.choice)
    if (item.choice === null || isHeld(item) || others.some(isHeld)) return ledger
    const asIdea = (one: ListedItem) =>
      others.includes(one) ? { ...one, status: 'idea' as const } : one
    return { ...ledger, items: [...rest.map(asIdea), { ...item, status: 'planned' }] }
  }
  if (what === 'remove' || (what === 'cancelAndRemove' && isHeld(item)))
    return isHeld(item) && what === 'remove'
      ? ledger
      : { ...ledger, items: rest, removed: [...removed, { ...item, paid: null, status: 'idea' }] }
  const next = changes(amount, text)[what]?.(item, ledger)
  return next ? { ...ledger, items: [...rest, next] } : ledger
}

/** What the trip costs, said once more in other words than those of the domain. */
function due({ items }: Ledger): number {
  let all = 0
  for (const { status, price, booking } of items) {
    if (status === 'planned' || status === 'booked') all += price.amountMinor
    if (status === 'cancelled' && booking)
      all += booking.paid.amountMinor - booking.refunded.amountMinor
  }
  return all
}

function shownOf({ items, party }: Ledger) {
  const whole = { ...trip, party }
  const view = presentTrip(whole, items, { userId: 'u' })
  const shared = { hidePrices: false, hideNotes: false }
  const { bytes } = tripCalendar(
    { tripPlaces: { zonesAt: () => [] }, product: 'Wayleaf' },
    { trip: whole, items },
  )
  return {
    ...sumsOnScreens(view),
    ...sumsOnPage(presentSharedTrip(whole, items, shared)),
    ...sumsOnPaper(whole, items),
    ...sumsInCalendar(new TextDecoder().decode(bytes)),
    'advice on the budget': cents(spentOn(allItems(view))),
  }
}

const names = [
  ...Object.keys(changes(0, '')),
  'party',
  'swap',
  'add',
  'add',
  'add',
  'remove',
  'undo',
]
const deeds = fc.array(
  fc.record({
    what: fc.constantFrom(...names, 'book', 'cancel', 'cancelAndRemove'),
    which: fc.nat({ max: 9 }),
    amount: fc.nat({ max: 250_000 }),
    text: fc.constantFrom('', 'Ask for $5.00 back', 'A, b; c\\d\ne'),
  }),
  { minLength: 3, maxLength: 24 },
)

test('A3 whatever happens to a trip in whatever order, every screen, page and paper shows the same cents', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(deeds, (all) => {
      let ledger: Ledger = { party: trip.party, items: [], removed: [] }
      for (const deed of all) {
        ledger = after(ledger, deed)
        for (const { status, booking } of ledger.items)
          seen.add(`${status} ${booking?.state ?? 'by hand'}`)
        const [shown, owed] = [shownOf(ledger), due(ledger)]
        expect(shown).toEqual(Object.fromEntries(Object.keys(shown).map((name) => [name, owed])))
        const whole = { ...trip, party: ledger.party }
        const view = presentTrip(whole, ledger.items, { userId: 'u' })
        const { board, paper, spending } = sumsOfDays(view, whole, ledger.items)
        expect(paper).toEqual(board)
        expect(spending).toEqual(board)
      }
    }),
    { numRuns: full ? 10_000 : 100 },
  )
  // What never comes to pass proves nothing.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'idea by hand',
      'planned by hand',
      'booked by hand',
      'cancelled by hand',
      'booked confirmed',
      'cancelled cancelled',
      'planned pending',
      'idea pending',
    ]),
  )
})

test('A10 where prices are hidden no amount is left on the shared page or in the calendar, paid and refunded too', () => {
  const paid = money('CAD', 41_013)
  const refunded = money('CAD', 20_017)
  const booking = { id: first.id, reference: 'R', freeCancellationUntil: null, isErased: false }
  const items: readonly ListedItem[] = [
    { ...first, ...withTotal(noPrice, money('CAD', 30_011)), day: '2027-04-12' },
    {
      ...first,
      ...withTotal(noPrice, paid),
      id: '00000000-0000-4000-8000-000000000002',
      status: 'cancelled',
      booking: { ...booking, state: 'cancelled', paid, refunded },
    },
  ]
  const whole = { ...trip, party: { adults: 2, children: [4] } }
  const told = (hidePrices: boolean): string => {
    const hiding = { hidePrices, hideNotes: false }
    const tripPlaces = { zonesAt: () => [] }
    const { bytes } = tripCalendar({ tripPlaces, product: 'W' }, { trip: whole, items }, hiding)
    const file = new TextDecoder().decode(bytes).replaceAll('\r\n ', '')
    expect(file).toContain('For 2 adults and 1 child.')
    return JSON.stringify(presentSharedTrip(whole, items, hiding)) + file
  }
  const amounts = /300\.11|410\.13|200\.17|209\.96|510\.07|170\.02/g
  expect(new Set(told(false).match(amounts))).toEqual(
    new Set(['300.11', '410.13', '200.17', '209.96', '510.07', '170.02']),
  )
  expect(told(true).match(amounts)).toBeNull()
})
