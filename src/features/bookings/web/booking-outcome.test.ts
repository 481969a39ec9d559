import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { doubtOf, settledAs } from './booking-outcome.ts'
import type { BookingView } from './bookings.client.ts'

const refused = (code: string, more: object = {}) =>
  new ApiError(503, { code, ...more }, 'The hotel has not answered.')

test('STAY-09 only a booking in doubt is one, with the id that it is looked up by', () => {
  expect(doubtOf(refused('booking-in-doubt', { bookingId: 'b1' }))).toEqual({
    kind: 'in-doubt',
    bookingId: 'b1',
  })
  expect(doubtOf(refused('booking-in-doubt'))).toEqual({ kind: 'in-doubt', bookingId: undefined })
  expect(doubtOf(refused('sold-out'))).toBeUndefined()
  expect(doubtOf(new TypeError('fetch'))).toBeUndefined()
})

test('STAY-09 a doubt ends when the booking does: confirmed with it, failed with why', () => {
  const booking = (over: Partial<BookingView>) => ({ reason: null, ...over }) as BookingView
  expect(settledAs(undefined)).toBeUndefined()
  expect(settledAs(booking({ state: 'pending' }))).toBeUndefined()
  const confirmed = booking({ state: 'confirmed' })
  expect(settledAs(confirmed)).toEqual({ kind: 'confirmed', booking: confirmed })
  expect(settledAs(booking({ state: 'failed', reason: 'No room.' }))).toEqual({
    kind: 'not-booked',
    reason: 'No room.',
  })
  expect(settledAs(booking({ state: 'failed' }))).toMatchObject({
    reason: 'The hotel has no such booking. Nothing was charged.',
  })
})
