import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { includedTaxes, type SalesTax } from '#features/billing/domain/included-taxes.ts'
import type { PaymentFact } from '#features/billing/domain/payment-facts.ts'
import { receiptFacts } from '#features/billing/web/receipt-facts.ts'
import { cadOf, currency } from '#features/billing/server/price-list.ts'
import { presentTaxes } from '#features/billing/server/present-purchased.ts'
import type { Purchase } from '#features/billing/server/purchases.store.ts'
import { type LettersOf, lettersFor } from '#features/billing/server/billing-letters.ts'

const purchase: Purchase = {
  id: '1f3a9c22-0000-4000-8000-000000000000',
  buyerId: 'u',
  browser: null,
  slot: '',
  kind: 'tier',
  item: 'explorer',
  tripId: null,
  title: 'Explorer tier, for good',
  note: null,
  dueMinor: 0,
  firstMinor: 0,
  monthlyMinor: null,
  trialDays: 0,
  currency: 'CAD',
  discount: null,
  idempotencyKey: null,
  state: 'paid',
  provider: 'stripe',
  checkoutRef: 'c',
  checkoutUrl: null,
  email: 'ann@example.ca',
  revision: 1,
  periodEndsAt: null,
  cancels: false,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  paidAt: new Date('2026-11-22T12:00:00Z'),
  restsOn: null,
  returnTo: null,
  refundReason: null,
}

const of = (taxes: readonly SalesTax[]): LettersOf => ({
  business: { name: 'Wayleaf', protectionLine: '', contactLine: '' },
  taxes,
  site: 'https://wayleaf.example',
  counsellor: 'desk@example.ca',
})

/** The letters of one payment: its receipt, or what is written when of it so much went back. */
function letterOf(
  payment: Partial<PaymentFact> & { amountMinor: number },
  taxes: readonly SalesTax[],
) {
  const whole = {
    id: 'p',
    refundedMinor: 0,
    disputed: false,
    paidAt: '2026-11-23T01:30:00Z',
    ...payment,
  }
  const facts = {
    checkout: 'complete',
    currency: 'CAD',
    email: null,
    payments: [whole],
    subscription: null,
  } as const
  const back = whole.refundedMinor > 0
  const news = {
    paid: back ? [] : ['p'],
    refunded: back ? ['p'] : [],
    taxes: new Map([['p', includedTaxes(whole.amountMinor, taxes)]]),
  }
  const after = { ...purchase, state: back ? ('refunded' as const) : purchase.state }
  const story = { before: purchase, after, facts, news, lowered: [], precedence: 'usual' as const }
  const [letter] = lettersFor(of(taxes), story)
  return z.object({ text: z.string() }).parse(letter?.data).text
}

/** "Paid: $1,019.99 CAD" in cents, by its label. */
const centsIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    [...text.matchAll(/^(.+): \$([\d,]+)\.(\d{2}) CAD$/gm)].map(
      ([, label = '', dollars = '', cents]) => [
        label,
        Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
      ],
    ),
  )

const taxes = fc
  .array(
    fc.integer({ min: 1000, max: 30_000 }).map((rate) => rate / 1000),
    { maxLength: 3 },
  )
  .map((rates) => rates.map((rate, at) => ({ name: `T${at}`, number: `no${at}`, rate })))
const amount = fc.integer({ min: 1, max: 99_999_999 })

test('SHOP-10 whatever was paid at whatever rates, the receipt and the page say the same sums, and they add up', () => {
  fc.assert(
    fc.property(amount, taxes, (paid, rates) => {
      const letter = centsIn(letterOf({ amountMinor: paid }, rates))
      const answer = {
        amount_paid: cadOf(paid),
        currency,
        taxes: presentTaxes(includedTaxes(paid, rates)),
      }
      // As it travels to the page.
      const shown = receiptFacts(JSON.parse(JSON.stringify(answer)))
      const page = centsIn(shown.map(({ label, value }) => `${label}: ${value}`).join('\n'))
      expect(page).toEqual(letter)
      expect(letter.get('Paid')).toBe(paid)
      expect(letter.size).toBe(rates.length === 0 ? 1 : rates.length + 2)
      if (rates.length > 0) {
        const parts = [...letter].filter(([label]) => label !== 'Paid').map(([, cents]) => cents)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paid)
      }
    }),
    { numRuns: 500 },
  )
})

test('SHOP-10 what goes back whole has the taxes of its receipt, and of a part the part of them', () => {
  fc.assert(
    fc.property(amount, taxes, (paid, rates) => {
      const receipt = centsIn(letterOf({ amountMinor: paid }, rates))
      const back = centsIn(letterOf({ amountMinor: paid, refundedMinor: paid }, rates))
      expect(back.get('Refunded')).toBe(paid)
      for (const { name, rate, number } of rates) {
        const label = `${name} ${rate}%, no. ${number}`
        expect(back.get(`Includes ${label}`)).toBe(receipt.get(label))
      }
    }),
  )
})

test('SHOP-10 a receipt shows taxes only if they are configured', () => {
  expect(letterOf({ amountMinor: 1999 }, [])).not.toMatch(/tax/i)
  const hst = { name: 'HST', number: '12345 6789 RT0001', rate: 13 }
  expect(letterOf({ amountMinor: 1999 }, [hst])).toContain(
    'Before taxes: $17.69 CAD\nHST 13%, no. 12345 6789 RT0001: $2.30 CAD\nPaid: $19.99 CAD',
  )
})

test('A10 a receipt is dated with the day in Toronto', () => {
  expect(letterOf({ amountMinor: 1999 }, [])).toContain('Date: 22 November 2026')
})
