import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Plan, Tier } from '../domain/tiers.ts'
import { FeatureGate } from './feature-gate.tsx'
import { TripGate } from './trip-gate.tsx'
import { useUserTier, UserTierProvider } from './user-tier.tsx'

vi.mock(import('react'), async (original) => {
  const react = await original()
  // Rendered without a browser, a store answers as it would in one.
  return { ...react, useSyncExternalStore: (_, read) => read() }
})

const keep = (tier: Tier) =>
  vi.stubGlobal('window', { localStorage: { getItem: () => tier, setItem: () => undefined } })
afterEach(() => vi.unstubAllGlobals())

function render(tier: Tier, feature: 'pdf' | 'bookings' | 'ai' | 'multi-city'): string {
  keep(tier)
  return renderToStaticMarkup(
    <UserTierProvider>
      <FeatureGate feature={feature}>the thing itself</FeatureGate>
    </UserTierProvider>,
  )
}

const offers = (html: string) => [...html.matchAll(/Upgrade to (\w+)/g)].map(([, name]) => name)

test.each([
  ['free', 'pdf', ['Explorer', 'Wanderlust']],
  ['free', 'bookings', ['Explorer', 'Wanderlust']],
  ['free', 'ai', ['Wanderlust']],
  ['free', 'multi-city', ['Wanderlust']],
  ['explorer', 'ai', ['Wanderlust']],
  ['explorer', 'multi-city', ['Wanderlust']],
] as const)('TIER-04 %s before %s is offered %j', (tier, feature, expected) => {
  const html = render(tier, feature)
  expect(html).not.toContain('the thing itself')
  expect(offers(html)).toEqual(expected)
})

test.each([
  ['explorer', 'pdf'],
  ['explorer', 'bookings'],
  ['wanderlust', 'ai'],
  ['wanderlust', 'multi-city'],
] as const)('TIER-04 %s passes the gate of %s', (tier, feature) => {
  expect(render(tier, feature)).toBe('the thing itself')
})

test('TIER-04 the PDF gate shows a sample in a new tab and what one PDF costs, others do not', () => {
  const html = render('free', 'pdf')
  expect(html).toMatch(/<a [^>]*href="\/api\/sample-pdf"[^>]*target="_blank"/)
  // Of the catalogue: the server puts the amount where the mark is.
  expect(html).toContain('A single PDF is {{price_pdf}} CAD.')
  expect(render('free', 'ai')).not.toContain('sample-pdf')
})

function renderTrip(tier: Tier, days: number, cities: number, plan: Plan = 'free'): string {
  keep(tier)
  return renderToStaticMarkup(
    <UserTierProvider plan={plan}>
      <TripGate days={days} cities={cities}>
        the trip
      </TripGate>
    </UserTierProvider>,
  )
}

test.each([
  ['free', 4, 1, ['Explorer', 'Wanderlust'], 'A trip of 4 days comes with Explorer or Wanderlust'],
  ['free', 8, 1, ['Wanderlust'], 'A trip of 8 days comes with Wanderlust'],
  ['free', 3, 2, ['Wanderlust'], 'A trip to 2 cities comes with Wanderlust'],
  ['explorer', 8, 3, ['Wanderlust'], 'A trip of 8 days to 3 cities comes with Wanderlust'],
  ['wanderlust', 31, 1, [], 'A trip of 31 days is more than any tier includes'],
  ['free', 31, 11, [], 'A trip of 31 days to 11 cities is more than any tier includes'],
] as const)(
  'TIER-04 %s before %i days in %i cities is offered %j',
  (tier, days, cities, expected, title) => {
    const html = renderTrip(tier, days, cities)
    expect(html).not.toContain('the trip')
    expect(html).toContain(title)
    expect(offers(html)).toEqual(expected)
  },
)

test.each([
  ['free', 3, 1, 'free'],
  ['explorer', 7, 1, 'free'],
  ['wanderlust', 30, 10, 'free'],
  ['free', 30, 10, 'premium'],
  ['explorer', 30, 10, 'enterprise'],
] as const)(
  'TIER-03 TIER-04 %s passes with %i days in %i cities on the plan %s',
  (tier, days, cities, plan) => {
    expect(renderTrip(tier, days, cities, plan)).toBe('the trip')
  },
)

test('TIER-04 the buttons lead to the prices, or start what the page gives them', () => {
  expect(render('free', 'ai')).toMatch(/<a [^>]*href="\/pricing"[^>]*>.*Upgrade to Wanderlust/)
  keep('free')
  const html = renderToStaticMarkup(
    <UserTierProvider>
      <FeatureGate feature="ai" onUpgrade={() => undefined} />
    </UserTierProvider>,
  )
  expect(html).toMatch(/<button [^>]*>.*Upgrade to Wanderlust/)
})

test('TIER-05 the tier outside its provider', () => {
  const Lost = () => useUserTier().label
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(
    'useUserTier must be used within a UserTierProvider',
  )
})
