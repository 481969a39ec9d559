import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ItemView } from '#features/trips/web/index.ts'
import { CancelledWays } from './cancelled-ways.tsx'

const stay = (over: Partial<ItemView>): ItemView => ({
  choice: null,
  hours: null,
  lastEntryMinutes: null,
  advanceTicket: null,
  countryCode: null,
  priority: 5,
  booking: null,
  id: '7f3a0f7e-6a3e-4bb5-9c5e-0a4b6f0c0001',
  type: 'hotel',
  name: 'Casa do Alecrim',
  description: '',
  location: 'Chiado',
  price: 592,
  basis: 'group',
  unitPrice: 592,
  quantity: 1,
  status: 'cancelled',
  estimated: false,
  sample: true,
  day: '2027-05-10',
  time: null,
  durationMinutes: null,
  nights: 4,
  lat: null,
  lng: null,
  position: 'a0',
  link: null,
  source: null,
  original: null,
  offer: null,
  details: null,
  paid: null,
  version: 1,
  ...over,
})

test('F3 a cancelled stay offers another stay and removal; other items only removal', () => {
  const html = (item: ItemView) =>
    renderToString(<CancelledWays item={item} tripId="t1" onRemove={() => undefined} />)
  expect(html(stay({}))).toContain('href="/planner?trip=t1&amp;step=hotels"')
  expect(html(stay({}))).toContain('Find another stay')
  expect(html(stay({}))).toContain('aria-label="Remove from trip: Casa do Alecrim"')
  expect(html(stay({ type: 'activity' }))).not.toContain('Find another stay')
  expect(html(stay({ type: 'activity' }))).toContain('Remove from trip')
})
