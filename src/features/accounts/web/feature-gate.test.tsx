import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tier } from '../domain/tiers.ts'
import { FeatureGate } from './feature-gate.tsx'
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
  expect(html).toContain('$9.99 CAD')
  expect(render('free', 'ai')).not.toContain('sample-pdf')
})

test('TIER-05 the tier outside its provider', () => {
  const Lost = () => useUserTier().label
  expect(() => renderToStaticMarkup(<Lost />)).toThrow(
    'useUserTier must be used within a UserTierProvider',
  )
})
