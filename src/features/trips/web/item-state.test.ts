import { expect, test } from 'vitest'
import { itemState } from './trip-view.ts'

const now = Date.parse('2027-01-10T12:00:00Z')
const offer = { provider: 'embedded', id: 'one', expiresAt: '2027-01-10T12:00:00Z' }
const booking = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'WL-1',
  freeCancellationUntil: null,
  paidCad: 560,
  refundedCad: 0,
}

test('A8 an item says that its price has expired, from that moment on, unless it is booked', () => {
  const planned = { status: 'planned', booking: null, offer, sample: false } as const
  expect(itemState(planned, now - 1)).toBe('')
  expect(itemState(planned, now)).toBe('Price expired, check it again')
  expect(itemState({ ...planned, status: 'booked' }, now)).toBe('Booked')
  expect(itemState({ ...planned, status: 'idea' }, now)).toBe('Idea, not in the total')
  expect(itemState({ ...planned, offer: { ...offer, expiresAt: null } }, now)).toBe('')
})

test('A8 a booking that waits for its answer, or for its end, says so; the refund is named', () => {
  const item = { status: 'planned', offer: null, sample: false } as const
  expect(itemState({ ...item, booking: { ...booking, state: 'pending' } }, now)).toBe(
    'Booking not confirmed yet',
  )
  expect(
    itemState({ ...item, status: 'booked', booking: { ...booking, state: 'cancelling' } }, now),
  ).toBe('Being cancelled')
  const cancelled = {
    ...item,
    status: 'cancelled',
    booking: { ...booking, state: 'cancelled' },
  } as const
  expect(itemState({ ...cancelled, booking: null }, now)).toBe('Cancelled')
  expect(itemState(cancelled, now)).toBe('Cancelled. $560.00 not refunded.')
  const back = (refundedCad: number, sample: boolean) =>
    itemState({ ...cancelled, sample, booking: { ...cancelled.booking, refundedCad } }, now)
  expect(back(560, false)).toBe('Cancelled. Your $560.00 refund is on its way.')
  expect(back(400, false)).toBe(
    'Cancelled. Your $400.00 refund is on its way, $160.00 not refunded.',
  )
  // No money moved for a sample, which the same sentence says.
  expect(back(560, true)).toBe('Cancelled. Nothing was charged.')
})
