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
  const arrives = { itemId: 'f', part: 'arrives', direction: 'out', time: '10:00' } as const
  const landed = page(
    trip([], {
      outside: [{ ...departs, time: '22:00' }],
      days: [{ date: '2027-05-10', place: 0, items: [flight], spans: [arrives] }],
    }),
  )
  expect(landed).toContain('Lands at 10:00 (leaves Sun 9 May 22:00)')
})

test('A10 the flight home is one line, with its landing, on the day that it leaves', () => {
  const flight = item({ id: 'f', type: 'flight', name: 'YYZ → LIS', time: '22:00' })
  const back = { itemId: 'f', direction: 'back' } as const
  const home = (
    spans: SharedTrip['days'][number]['spans'],
    outside: SharedTrip['outside'] = [],
  ): string =>
    page(
      trip([], {
        outside,
        days: [
          { date: '2027-05-10', place: 0, items: [flight], spans: [] },
          { date: '2027-05-14', place: 0, items: [], spans },
        ],
      }),
    )
  const departs = { ...back, part: 'departs', time: '19:45' } as const
  const arrives = { ...back, part: 'arrives', time: '22:50' } as const
  const oneDay = home([departs, arrives])
  expect(oneDay).toContain('19:45 Flight home, LIS → YYZ, lands 22:50')
  expect(oneDay).not.toContain('Flight home lands')
  expect(home([departs], [{ ...arrives, date: '2027-05-15' }])).toContain(
    '19:45 Flight home, LIS → YYZ, lands Sat 15 May 22:50',
  )
})

test('A10 a day’s column has the owner’s notes whole; what we say about a place opens with a press', () => {
  const wrote = 'Ask for the table by the river, behind the house, and say hello from me.'
  const html = page(
    trip([
      item({ sample: false, notes: wrote }),
      item({ id: 'two', sample: false, kind: 'castle', notes: 'Peacocks patrol the terraces' }),
      item({ id: 'three', notes: 'Portuguese, Seafood' }),
    ]),
  )
  expect(html).toContain(wrote)
  for (const said of ['Peacocks', 'Portuguese'])
    expect(html).toMatch(
      new RegExp(`<details[^>]*><summary[^>]*>[^<]+<svg.*?</svg></summary><p[^>]*>${said}`),
    )
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
