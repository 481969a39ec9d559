import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { expect, test } from 'vitest'
import { BookingList } from './own-bookings.tsx'
import type { BookingView } from './bookings.client.ts'
import { booking } from './testing/booking-view.ts'

const queryKey = ['bookings']

/** The list as it stands while the answer is on its way, or once it is there. */
function render(client: QueryClient): string {
  return renderToString(
    <Router ssrPath="/profile">
      <QueryClientProvider client={client}>
        <BookingList />
      </QueryClientProvider>
    </Router>,
  ).replaceAll('<!-- -->', '')
}

function withBookings(...bookings: BookingView[]): string {
  const client = new QueryClient()
  client.setQueryData(queryKey, bookings)
  return render(client)
}

test('STAY-09 a booking is listed with its nights, guests, number, figure and until when it may be cancelled', () => {
  const trip = '6f1c5e0a-1b2c-4d3e-8f90-a1b2c3d4e5f6'
  const html = withBookings(booking({ itineraryIds: [trip] }))
  for (const part of [
    'Auberge',
    'Confirmed',
    'Sample',
    '12 to 14 April 2027',
    '2 nights, 3 guests',
    'Marais, Paris',
    'Booking number WL-7K2M9Q',
    'Free to cancel until Sun 11 Apr, 15:00 in Paris',
    '$284.00',
    'aria-label="Cancel Auberge"',
    'aria-label="See the voucher of Auberge"',
    `href="/planner?trip=${trip}"`,
  ])
    expect(html).toContain(part)
})

test.each([
  ['pending', 'Being confirmed'],
  ['failed', 'Not booked'],
  ['cancelling', 'Being cancelled'],
  ['cancelled', 'Cancelled'],
] as const)('STAY-09 one that is %s says so, and cannot be cancelled', (state, words) => {
  const over = { state, reference: null, cancellable: false, freeCancellationUntil: null }
  const html = withBookings(booking({ ...over, reason: 'The card was declined.' }))
  expect(html).toContain(words)
  expect(html).not.toContain('aria-label="Cancel')
  expect(html.includes('The card was declined.')).toBe(state === 'failed')
})

test('STAY-09 no bookings, bookings on their way and a list that does not come are told apart', async () => {
  expect(withBookings()).toMatch(/No bookings yet.*href="\/planner"/)
  expect(render(new QueryClient())).toContain('Loading your bookings')
  const client = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, retry: false } },
  })
  const failing = () => Promise.reject(new Error('The service is busy.'))
  await client.prefetchQuery({ queryKey, queryFn: failing })
  const failed = render(client)
  expect(failed).toMatch(/role="alert".*The service is busy\..*Try again/)
  expect(failed).not.toContain('No bookings yet')
})

test('STAY-09 a hundred bookings are all there', () => {
  const many = Array.from({ length: 100 }, (_, at) => booking({ name: `Hotel no. ${at + 1}.` }))
  const html = withBookings(...many)
  for (const { name } of many) expect(html).toContain(name)
})

test('STAY-09 of a cancelled one the struck amount stands alone at the end of its row, and what came back with its facts', () => {
  const html = withBookings(booking({ state: 'cancelled', cancellable: false, refundedCad: 284 }))
  expect(html).toContain('In a real booking you’d get $284.00 back')
  expect(html).toMatch(/<div class="[^"]*end[^"]*"><s class="mute">\$284\.00<\/s><\/div>/)
})
