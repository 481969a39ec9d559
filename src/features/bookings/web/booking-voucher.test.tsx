import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingVoucher } from './booking-voucher.tsx'
import type { BookingView } from './bookings.client.ts'
import { booking } from './testing/booking-view.ts'

const held = { guests: 2, adults: 2, sample: false }

const words = (over: Partial<BookingView>): string =>
  renderToString(<BookingVoucher booking={booking({ ...held, ...over })} />)
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
  ['a policy that is not known', null, `${free}. After that, it can’t be cancelled.|`],
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

test('STAY-09 the hours of check-in and check-out stand only where the supplier is known to have them', () => {
  expect(words({ sample: true })).toContain('|Mon 12 Apr 2027, from 15:00|')
  expect(words({ sample: true })).toContain('|Wed 14 Apr 2027, by 11:00|')
  expect(words({})).toContain('|Mon 12 Apr 2027, ask the hotel what time|')
})
