import { memoryStorage } from '#tests/support/memory-storage.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepQuote, readQuote } from './stored-quote.ts'
import { quoteToItem } from './quote-to-item.ts'
import type { InsuranceQuote } from '../contract/insurance.contract.ts'

const quote: InsuranceQuote = {
  success: true,
  premium: 59.3,
  currency: 'CAD',
  coverage: { medical: 5_000_000, cancellation: 50_000, baggage: 2500, emergency: 1_000_000 },
  policyDetails: {
    destination: 'Japan',
    destinationCountry: 'JP',
    travelStartDate: '2027-04-11',
    travelEndDate: '2027-04-18',
    days: 7,
    age: 34,
  },
  estimate: true,
  assumptions: ['One traveller.'],
  source: 'embedded',
  quotedAt: '2027-01-10T10:00:00.000Z',
}

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('window', {
    localStorage: memoryStorage(kept),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('INSURE-03 a quote is kept and restored until its journey has begun', () => {
  keepQuote(quote)
  expect(readQuote('2027-04-11')).toEqual(quote)
  expect(readQuote('2027-04-12')).toBeUndefined()
  expect(kept.size).toBe(0)
})

test.each(['{', 'null', '[]', '{"premium":"1"}', JSON.stringify({ ...quote, premium: 0 })])(
  'INSURE-03 what is stored and is no quote is dropped: %s',
  (text) => {
    kept.set('insurance_quote', text)
    expect(readQuote('2027-01-01')).toBeUndefined()
    expect(kept.size).toBe(0)
  },
)

test('INSURE-03 Add to Itinerary makes an item with the premium, an estimate on the day of departure', () => {
  expect(quoteToItem(quote)).toMatchObject({
    type: 'insurance',
    price: 59.3,
    estimated: true,
    day: '2027-04-11',
  })
})
