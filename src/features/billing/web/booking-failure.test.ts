import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { bookingFailure } from './booking-failure.ts'

test.each([
  [new ApiError(503, { message: 'Come back soon.' }, 'Anything.'), 'Come back soon.'],
  [new ApiError(500, {}, 'Anything.'), 'Failed to create checkout session'],
  [new ApiError(0, {}, 'No network.'), 'Unable to process booking request. Please try again.'],
  [new TypeError('fetch'), 'Unable to process booking request. Please try again.'],
])('SHOP-02 %s is said as %j', (error, words) => {
  expect(bookingFailure(error)).toBe(words)
})
