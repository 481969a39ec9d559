import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { BookingError, isFinal } from './booking-error.tsx'

const nothing = () => undefined

const said = (status: number, problem: object, message: string): string =>
  renderToString(
    <BookingError
      error={new ApiError(status, problem, message)}
      total={200}
      onStale={nothing}
      onAgree={nothing}
    />,
  ).replaceAll('<!-- -->', '')

test('STAY-08 a booking that failed says why, in the server’s words or in ours', () => {
  const sold = said(409, { code: 'sold-out' }, 'The last room has just gone.')
  expect(sold).toMatch(/Booking Failed.*The last room has just gone\./)
  expect(said(500, {}, '')).toMatch(
    /Booking Failed.*Unable to complete booking\. Please try again\./,
  )
})

test('STAY-08 STAY-09 without an answer one may press again, and is told that it is booked once', () => {
  const html = said(0, { code: 'no-answer' }, 'Network connection issue detected.')
  expect(html).toMatch(
    /Unable to complete booking\. Please try again\. Pressing again won’t book it twice/,
  )
})

test.each([
  ['sold-out', true],
  ['offer-expired', true],
  ['price-changed', true],
  ['stay-in-the-past', true],
  ['bookings-closed', true],
  ['card-refused', false],
  ['not-booked', false],
  ['no-answer', false],
])('STAY-08 after %s the same press can only be refused again: %s', (code, final) => {
  expect(isFinal(new ApiError(409, { code }, 'x'))).toBe(final)
})

test('STAY-10 a changed price is shown beside the old one, to be accepted; an expired offer is searched anew', () => {
  const problem = { code: 'price-changed', offerId: 'a', totalCad: 210, pricePerNightCad: 105 }
  const changed = said(409, problem, 'The price has changed.')
  expect(changed).toContain('It’s now $210.00 CAD instead of $200.00.')
  expect(changed).toMatch(/Accept \$210\.00.*Search again/)
  const expired = said(409, { code: 'offer-expired' }, 'This offer has expired.')
  expect(expired).toContain('Search again')
  expect(expired).not.toContain('Accept')
})
