import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Router } from 'wouter'
import { formatMoney, fromMajor } from '#platform/shared/money.ts'
import { currencies } from '#platform/shared/reference-rates.ts'
import { namedTwice } from '#platform/shared/testing/currency-once.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { HotelPanel } from './hotel-panel.tsx'
import { hotelPhoto } from './stays.queries.ts'
import { stayOffer } from './testing/stay-offer.ts'

const wordsOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '')

const dates = { checkIn: '2027-04-12', checkOut: '2027-04-14' }

const offer = (name: string, over: Partial<StayOffer['hotel']>): StayOffer =>
  stayOffer({ name, ...over })

const nothing = () => undefined

const search = { location: 'Bern', checkInDate: dates.checkIn, checkOutDate: dates.checkOut }
const queryKey = ['hotels', { ...search, adults: 2 }, undefined]

function render(offers: readonly StayOffer[], over: object = {}, answer: object = {}): string {
  const client = new QueryClient()
  client.setQueryData(queryKey, { data: offers, ...answer })
  return renderIn(client, over)
}

function renderIn(client: QueryClient, over: object = {}): string {
  return renderToString(
    <Router ssrPath="/planner">
      <QueryClientProvider client={client}>
        <HotelPanel destination="Bern" location="Bern" {...dates} onAdd={nothing} {...over} />
      </QueryClientProvider>
    </Router>,
  ).replaceAll('<!-- -->', '')
}

test('STAY-02 STAY-03 a hotel without a rating has an estimate that says so, and no reviews', () => {
  const html = render([offer('Rated', { rating: 4.5, reviewCount: 12 }), offer('Unrated', {})])
  const [rated = '', unrated = ''] = html.split('>Unrated<')
  expect(rated).toContain('<b>4.5</b>')
  expect(rated).not.toContain('our estimate')
  expect(unrated).toContain('<b>4.2</b>')
  expect(unrated).toContain('our estimate')
  expect(unrated).not.toContain('review')
})

test('HOME-13 STAY-02 what a hotel’s source asks names its currency once', () => {
  for (const currency of currencies) {
    const { pricing } = offer('Inn', {})
    const original = { amount: 489, currency, rate: 1, rateDate: '2026-09-29' }
    const html = render([{ ...offer('Inn', {}), pricing: { ...pricing, original } }])
    const words = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(words).toContain(`${formatMoney(fromMajor(currency, 489))} at the reference rate`)
    expect(namedTwice(words)).toEqual([])
  }
})

test('STAY-02 an offer without a price is shown at an estimate, and cannot be booked', () => {
  const { pricing } = offer('Inn', {})
  const unpriced = {
    ...offer('Inn', {}),
    pricing: { ...pricing, estimated: true, pricePerNight: 99, totalCad: 198, taxesAndFees: null },
  }
  const html = render([unpriced], { onBook: nothing })
  const card = html.slice(html.indexOf('<article'))
  expect(card).toContain('$99<')
  expect(wordsOf(card)).toContain('About $198 for 2 nights, 2 guests: our estimate')
  expect(card).toContain('aria-label="Add to Trip: Inn"')
  expect(card).not.toContain('Book Now')
  expect(card).not.toContain('Free cancellation')
})

test('STAY-01 a price that was named in another currency is shown beside the one in dollars', () => {
  const { pricing } = offer('Inn', {})
  const original = { amount: 200, currency: 'EUR', rate: 1.6119, rateDate: '2026-09-29' }
  const html = render([{ ...offer('Inn', {}), pricing: { ...pricing, original } }])
  expect(html).toContain('€200.00 EUR at the reference rate of 29 September 2026')
})

test('STAY-01 without a destination it asks for one, and for nothing else', () => {
  const html = render([offer('Inn', {})], { destination: '', location: '' })
  expect(html).toContain('Please select a destination first.')
  expect(html).not.toContain('Check-in')
})

test('STAY-03 a card has the picture, price a night, six amenities and what can be done', () => {
  const amenities = ['Wi-Fi', 'Gym', 'Pool', 'Bar', 'Lift', 'Laundry', 'Sauna']
  const html = render([offer('Inn', { amenities, rating: 4.5, reviewCount: 1200 })], {
    onBook: nothing,
  })
  for (const part of ['data-art="icon"', '$100<', '1,200']) expect(html).toContain(part)
  expect(wordsOf(html)).toContain('$100CAD a night')
  expect(wordsOf(html)).toContain('$200 for 2 nights, 2 guests, taxes included')
  const card = html.slice(html.indexOf('<article'))
  expect(amenities.filter((name) => card.includes(`>${name}<`))).toEqual(amenities.slice(0, 6))
  // One line of them is seen, and all are read.
  expect(card).toContain('aria-label="+2 more: Inn"')
  expect(card).toContain('Free cancellation until 24h before check-in')
  expect(card).toContain('aria-label="Add to Trip: Inn"')
  expect(card).toContain('aria-label="Book Now: Inn"')
})

test('STAY-03 of two hundred hotels all are counted, some are drawn, and the rest is a press away', () => {
  const many = Array.from({ length: 200 }, (_, at) => offer(`Inn ${at + 1}`, {}))
  const html = render(many)
  expect(html).toContain('200 hotels in Bern')
  expect(html).toContain('Show 20 more')
  expect(html.match(/<article/g)?.length).toBeLessThanOrEqual(24)
})

test('STAY-03 free cancellation is promised only where the offer has it, Book Now where one can', () => {
  const html = render([{ ...offer('Inn', {}), freeCancellation: false }])
  expect(html).not.toContain('Free cancellation')
  expect(html).not.toContain('Book Now')
})

test('STAY-03 a place without hotels says so in the sentence for it', () => {
  expect(render([])).toContain('No hotels found for the selected criteria.')
})

test('STAY-02 a search that fails says what the server says, and can be made again', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, retry: false } },
  })
  const failing = () => Promise.reject(new Error('Check-in can’t be in the past.'))
  await client.prefetchQuery({ queryKey, queryFn: failing })
  const html = renderIn(client)
  expect(html).toMatch(/role="alert".*Check-in can’t be in the past\..*Try again/)
  expect(html).not.toContain('No hotels found')
})

test('STAY-04 a picture is asked for once in 24 hours and kept for 48', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const asked = vi.fn<() => Promise<string>>().mockResolvedValue('/art/hotel/inn.svg')
  const ask = () => client.fetchQuery({ ...hotelPhoto('Inn', 'Bern'), queryFn: asked })
  const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 3_600_000)
  await ask()
  await hours(23)
  await ask()
  expect(asked).toHaveBeenCalledTimes(1)
  await hours(2)
  await ask()
  expect(asked).toHaveBeenCalledTimes(2)
  const { queryKey } = hotelPhoto('Inn', 'Bern')
  await hours(47)
  expect(client.getQueryData(queryKey)).toBe('/art/hotel/inn.svg')
  await hours(2)
  expect(client.getQueryData(queryKey)).toBeUndefined()
  vi.useRealTimers()
})

test('H2 STAY-03 while the search goes on it is said, beside what has been found', () => {
  const html = render([offer('Inn', {})], {}, { searching: true })
  expect(html).toContain('More hotels appear here as they do.')
  expect(html).toContain('>Inn<')
  expect(render([offer('Inn', {})])).not.toContain('More hotels appear')
  // Nothing found yet is not nothing found.
  expect(render([], {}, { searching: true })).not.toContain('No hotels found')
})

test('STAY-02 where none is within the budget the order is said once, and no nearness is promised', () => {
  const fit = { chosen: false, suits: true, affordable: false, minutes: 9 }
  const over = { budget: '$300', fitOf: () => fit, rankOf: () => fit }
  const words = wordsOf(render([offer('Inn', {})], over))
  expect(words).toContain('None fits your $300, so the cheapest come first.')
  expect(words).not.toContain('near your stops')
  const within = { ...over, fitOf: () => ({ ...fit, affordable: true }) }
  expect(wordsOf(render([offer('Inn', {})], within))).toContain('Within $300, near your stops')
})
