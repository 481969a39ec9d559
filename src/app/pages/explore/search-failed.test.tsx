import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ApiError } from '#platform/web/api-client.ts'
import { SearchFailed } from './search-failed.tsx'
import { stayErrors } from './stay-errors.ts'

const said = (error: Error): string =>
  renderToString(
    <SearchFailed
      error={error}
      otherwise="Failed to search properties"
      onAgain={() => undefined}
    />,
  )

test('RENT-05 a search that failed says what the server says, else what failed', () => {
  expect(said(new ApiError(503, {}, 'The service is busy.'))).toContain('The service is busy.')
  expect(said(new ApiError(422, {}, ''))).toContain('Failed to search properties')
})

test('RENT-03 an old link to nights that are over says so, rather than that something is marked', () => {
  const errors = [{ field: 'checkIn', message: 'Check-in can’t be in the past.' }]
  const html = said(new ApiError(422, { errors }, 'Correct the marked fields and try again.'))
  expect(html).toContain('Check-in can’t be in the past.')
  expect(html).not.toContain('marked fields')
})

const today = '2027-04-10'

test.each([
  ['', '', undefined, undefined],
  ['2027-04-12', '2027-04-12', undefined, undefined],
  ['2027-04-09', '2027-04-12', 'Check-in can’t be in the past.', undefined],
  ['2027-04-12', '2027-04-11', undefined, 'Check-out can’t be before check-in.'],
  ['2027-04-12', '2027-07-12', undefined, 'A stay in a rental can last up to 90 nights.'],
])('RENT-03 from "%s" to "%s" each field says what is wrong with it', (checkIn, checkOut, a, b) => {
  expect(stayErrors({ checkIn, checkOut }, today)).toEqual({ checkIn: a, checkOut: b })
})
