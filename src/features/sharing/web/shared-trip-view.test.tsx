import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { SharedItem, SharedTrip } from './sharing.client.ts'
import { SharedTripView } from './shared-trip-view.tsx'

const item = (over: Partial<SharedItem>): SharedItem => ({
  id: 'one',
  status: 'planned',
  type: 'activity',
  name: 'Tram',
  location: '',
  notes: '',
  time: null,
  durationMinutes: null,
  nights: null,
  price: null,
  estimated: false,
  sample: true,
  lat: null,
  lng: null,
  landmark: null,
  ...over,
})

const trip = (items: readonly SharedItem[], over: Partial<SharedTrip> = {}): SharedTrip => ({
  title: 'Lisbon',
  owner: 'Dana',
  places: ['Lisbon'],
  placeId: null,
  countryCode: null,
  startDate: '2027-05-10',
  endDate: '2027-05-10',
  totalCad: null,
  perPersonCad: null,
  party: { adults: 2, children: [] },
  days: [{ date: '2027-05-10', place: 0, items: [...items], spans: [] }],
  outside: [],
  unscheduled: [],
  updatedAt: '2027-01-01T00:00:00Z',
  ...over,
})

const page = (shared: SharedTrip): string =>
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Router ssrPath="/shared/t">
        <SharedTripView trip={shared} token="t" check={undefined} map={null} />
      </Router>
    </QueryClientProvider>,
  )

test('A10 a flight that leaves before the first day says its own day', () => {
  const flight = item({ id: 'f', type: 'flight', name: 'YYZ → LIS', time: '22:00' })
  const departs = { itemId: 'f', part: 'departs', direction: 'out', date: '2027-05-09' } as const
  const html = page(trip([flight], { outside: [{ ...departs, time: '22:00' }] }))
  expect(html).toContain('Leaves Sun 9 May 22:00')
  expect(page(trip([flight]))).not.toContain('Leaves')
})

test('A10 what was cancelled is shown only while it costs something, and no prices are named where none are', () => {
  const inn = item({ type: 'hotel', name: 'Hidden Inn', status: 'cancelled' })
  const hidden = page(trip([inn, item({ id: 'two' })]))
  expect(hidden).not.toContain('Hidden Inn')
  expect(hidden).not.toContain('Sample prices')
  expect(hidden).toContain('are made up')
  const told = (costCad: number) =>
    page(trip([{ ...inn, price: 90, costCad }], { totalCad: costCad }))
  expect(told(0)).not.toContain('Hidden Inn')
  expect(told(40)).toContain('Hidden Inn')
  expect(told(40)).toContain('Sample prices')
})
