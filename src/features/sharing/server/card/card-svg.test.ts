import { expect, test } from 'vitest'
import { tripCard } from '../../domain/trip-card.ts'
import { cardSvg, cutTo } from './card-svg.ts'

const item = (name: string, rest: object = {}) => ({
  type: 'attraction' as const,
  status: 'planned' as const,
  name,
  // What the page may have beside: the card must not say it.
  price: 7613.25,
  notes: 'Ring at the lantern',
  ...rest,
})
const trip = {
  title: 'Ann & Ben <3 Lisbon',
  owner: null,
  places: ['Lisbon'],
  placeId: 'lisbon',
  startDate: '2027-05-10',
  endDate: '2027-05-14',
  party: { adults: 2, children: [7] },
  days: [
    { place: 0, items: [item('Casa', { type: 'hotel' }), item('Belém Tower')] },
    { place: 0, items: [item('Gone', { status: 'cancelled' })] },
    { place: 0, items: [item('Castle')] },
    { place: 0, items: [item('Tram 28')] },
    { place: 0, items: [item('Fado')] },
    { place: 0, items: [item('Market')] },
  ],
}
const parts = { house: 'Wayleaf', poster: '<svg width="8"><title>T</title><path d="M0 0"/></svg>' }

test('C8 the card says title, dates, party and the days, escaped; of prices, notes and owner nothing', () => {
  const svg = cardSvg(tripCard(trip), parts)
  for (const words of [
    'Ann &amp; Ben',
    '&lt;3 Lisbon',
    '10 to 14 May 2027',
    '2 adults and 1 child',
  ])
    expect(svg).toContain(words)
  for (const words of ['Belém Tower', 'Castle', 'Tram 28', 'Fado', 'Market'])
    expect(svg).toContain(words)
  expect(svg).not.toContain('more day')
  // A sixth day has no line of its own.
  const days = [...trip.days, { place: 0, items: [item('Zoo')] }]
  const longer = cardSvg(tripCard({ ...trip, days }), parts)
  expect(longer).toContain('and 2 more days')
  expect(longer).not.toContain('Market')
  for (const secret of ['7613', 'lantern', 'Gone', 'Casa', 'trip</text>'])
    expect(svg).not.toContain(secret)
  expect(cardSvg(tripCard({ ...trip, owner: 'Dana' }), parts)).toContain('Dana’s trip')
})

test('C8 a trip of several places names them by day', () => {
  const days = [0, 0, 1].map((place) => ({ place, items: [item('A visit')] }))
  const { days: labels } = tripCard({ ...trip, places: ['Rome', 'Paris'], days })
  expect(labels.map(({ label }) => label)).toEqual(['Rome', 'Rome', 'Paris'])
})

test.each([
  'Lisbon',
  'A very long weekend of walking, eating and doing absolutely nothing in Llanfairpwllgwyngyll',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, 3 days',
  '東京都京都市大阪府名古屋市札幌市福岡市仙台市広島市横浜市',
  'a\u0000b\uD800c <b>&amp;</b> ]]>',
  '',
])('C8 the card of a trip called %j stays within its lines', (title) => {
  const svg = cardSvg(tripCard({ ...trip, title }), parts)
  // oxlint-disable-next-line no-control-regex -- what XML does not allow
  expect(svg).not.toMatch(/[\u0000-\u0008\uD800-\uDFFF](?![\uDC00-\uDFFF])/)
  const lines = [...svg.matchAll(/y="([\d.]+)"[^>]*Fraunces/g)].map(([, y]) => Number(y))
  expect(Math.max(...lines)).toBeLessThan(360)
  expect(lines.length).toBeLessThanOrEqual(4)
})

test('C8 what is cut ends with an ellipsis and is no longer than its room', () => {
  expect(cutTo('Lisbon', 10)).toBe('Lisbon')
  expect(cutTo('Lisbon in the spring of the year', 6)).toMatch(/^Lisbon.*…$/)
})
