import { oneAdult } from '#features/trips/domain/party.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import type { Attraction } from '../contract/dining.contract.ts'
import type { Restaurant } from '../contract/restaurant.schema.ts'
import { AttractionList } from './attraction-list.tsx'
import { attractionToItem, restaurantToItem } from '../domain/visit-to-item.ts'
import { RestaurantList } from './restaurant-list.tsx'

const restaurant = (over: Partial<Restaurant> = {}) =>
  ({
    id: 'embedded:bern/krone',
    name: 'Krone',
    sample: true,
    description: 'By the river.',
    photo: '/art/restaurant/krone.svg',
    address: 'Old Town',
    cuisine: ['Swiss', 'French', 'Italian', 'Vegan'],
    price: 42,
    priceLevel: '$$$',
    rating: 4.4,
    reviewCount: 120,
    lat: 46.95,
    lng: 7.45,
    ...over,
  }) as Restaurant

const attraction = (over: Partial<Attraction> = {}) =>
  ({
    id: 'embedded:bern/clock',
    name: 'Clock Tower',
    description: 'A clock.',
    photo: '/art/attraction/clock.svg',
    category: 'landmark',
    address: 'Old Town',
    lat: 46.95,
    lng: 7.45,
    durationMinutes: 30,
    price: 18,
    estimated: true,
    opens: null,
    closes: null,
    closedOn: [],
    worldHeritageSince: null,
    ...over,
  }) as Attraction

type Found = readonly unknown[] | 'fails' | 'loads'

async function render(kind: 'restaurants' | 'attractions', found: Found, list: ReactNode) {
  const client = new QueryClient({
    defaultOptions: { queries: { retryOnMount: false, retry: false } },
  })
  const queryKey = [kind, 'bern']
  if (found === 'fails')
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('down')) })
  else if (found !== 'loads') client.setQueryData(queryKey, found)
  const html = renderToString(
    <Router ssrPath="/planner">
      <QueryClientProvider client={client}>{list}</QueryClientProvider>
    </Router>,
  )
  return html.replaceAll('<!-- -->', '')
}

const nothing = () => undefined
const restaurants = (found: Found) =>
  render(
    'restaurants',
    found,
    <RestaurantList destination="Bern" location="bern" onAdd={nothing} />,
  )
const attractions = (found: Found) =>
  render(
    'attractions',
    found,
    <AttractionList destination="Bern" location="bern" onAdd={nothing} />,
  )

test('DINE-01 a restaurant shows three of its cuisines, its level and price, and can be added', async () => {
  const html = await restaurants([restaurant(), restaurant({ id: 'b', name: 'Post' })])
  expect(html).toContain('2 restaurants in Bern')
  expect(html).toContain('Old Town · Swiss, French, Italian<')
  for (const part of ['$$$', 'About $42 per person', 'Sample', 'aria-label="Add to Trip: Krone"'])
    expect(html).toContain(part)
})

test('DINE-01 a sight shows what it costs to see, and that an admission is about right', async () => {
  const html = await attractions([
    attraction(),
    attraction({ id: 'b', price: 0, estimated: false }),
  ])
  expect(html).toContain('2 attractions in Bern')
  expect(html).toContain('About $18')
  expect(html).toMatch(/>Free<\/p>/)
})

test('DINE-01 while the lists load they say so', async () => {
  expect(await restaurants('loads')).toContain('Loading restaurants')
  expect(await attractions('loads')).toContain('Loading attractions')
})

test('DINE-01 an empty result has a message; a failed lookup is an empty list', async () => {
  for (const found of ['fails', []] as const) {
    expect(await restaurants(found)).toContain('No restaurants found for Bern.')
    expect(await attractions(found)).toContain('No attractions found for Bern.')
  }
  // A failed search offers a retry; an empty result does not, because a retry would find nothing.
  expect(await restaurants('fails')).toContain('Try again')
  expect(await restaurants([])).not.toContain('Try again')
})

test('PLAN-06 DINE-01 a meal without a price is shown at what it is added at', async () => {
  expect(await restaurants([restaurant({ price: 0 })])).toContain(
    'Price not known, planned at $50 per person',
  )
})

test('PLAN-06 DINE-01 a meal without a price is added at 50 dollars, and is an estimate', () => {
  const place = { city: 'Bern', day: '2027-04-12', party: oneAdult }
  expect(restaurantToItem(restaurant({ price: 0 }), place)).toMatchObject({
    type: 'restaurant',
    name: 'Krone',
    description: 'Swiss, French, Italian',
    location: 'Old Town, Bern',
    price: 50,
    estimated: true,
    day: '2027-04-12',
  })
  expect(restaurantToItem(restaurant(), place)).toMatchObject({ price: 42, estimated: true })
})

test('PLAN-06 DINE-01 a sight without a known price is added at 25 dollars, and is an estimate', async () => {
  const unknown = attraction({ price: 0, estimated: true })
  const item = attractionToItem(unknown, { city: 'Bern', day: null, party: oneAdult })
  expect(item).toMatchObject({ type: 'attraction', price: 25, estimated: true })
  const html = await attractions([unknown])
  expect(html).toContain('About $25')
  expect(html).not.toMatch(/>Free<\/p>/)
})

test('PLAN-06 a sight known to be free costs nothing, an admission is an estimate', () => {
  const place = { city: 'Bern', day: null, party: oneAdult }
  expect(attractionToItem(attraction(), place)).toMatchObject({ price: 18, estimated: true })
  const free = attraction({ price: 0, estimated: false })
  expect(attractionToItem(free, place)).toMatchObject({ price: 0, estimated: false, day: null })
})
