import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingVoucher } from './booking-voucher.tsx'
import type { BookingView } from './bookings.client.ts'

const booking: BookingView = {
  id: 'b',
  kind: 'stay',
  state: 'confirmed',
  reference: 'WL-7K2M9Q',
  reason: null,
  name: 'Auberge',
  location: 'Marais, Paris',
  city: 'Paris',
  timeZone: 'Europe/Paris',
  photoUrl: '',
  checkIn: '2027-04-12',
  checkOut: '2027-04-14',
  nights: 2,
  guests: 2,
  adults: 2,
  children: 0,
  rooms: 1,
  guest: { firstName: 'Zoë', lastName: 'Roy', email: 'zoe@example.ca' },
  total: { amount: 284, currency: 'CAD' },
  totalCad: 284,
  freeCancellationUntil: '2027-04-11T13:00:00.000Z',
  cancellationPolicy: null,
  cancellationFeeCad: null,
  refundedCad: null,
  cancellable: true,
  sample: false,
  createdAt: '2026-11-22T09:00:00.000Z',
  itineraryIds: [],
  inPlan: false,
}

const words = (over: Partial<BookingView>): string =>
  renderToString(<BookingVoucher booking={{ ...booking, ...over }} />)
    .replaceAll(/<!-- -->|<\/?b>/g, '')
    .replaceAll(/<[^>]+>/g, '|')

const costs = (...fees: readonly number[]): BookingView['cancellationPolicy'] =>
  fees.map((feeCad, at) => ({
    from: `2027-04-${11 + at}T13:00:00.000Z`,
    fee: { amount: feeCad, currency: 'CAD' },
    feeCad,
  }))

const free = 'until Sun 11 Apr, 15:00 in Paris'
test.each([
  ['all of it', costs(0, 284), `${free}. After that, no refund.|`],
  ['a part of it', costs(0, 120), `${free}. After that, cancelling costs $120.00.|`],
  [
    'more with time',
    costs(120, 284),
    `${free}. After that, cancelling costs $120.00, and later $284.00.|`,
  ],
  ['what nobody says', null, `${free}. After that, it can’t be cancelled.|`],
])('STAY-03 STAY-09 after the free time cancelling costs %s', (_, cancellationPolicy, said) => {
  expect(words({ cancellationPolicy })).toContain(said)
})

test.each([
  [costs(284), '|No, not at this rate|'],
  [costs(120), '|No, cancelling costs $120.00|'],
  [null, '|No, not at this rate|'],
])('STAY-03 STAY-09 a rate that is never free says what cancelling costs', (policy, said) => {
  expect(words({ freeCancellationUntil: null, cancellationPolicy: policy })).toContain(said)
})

test('STAY-09 the hour of check-in stands only where the supplier is known to have it', () => {
  expect(words({ sample: true })).toContain('|Mon 12 Apr 2027, from 15:00|')
  expect(words({})).toContain('|Mon 12 Apr 2027|')
})
