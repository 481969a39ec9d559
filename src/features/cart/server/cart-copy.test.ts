import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartItemSchema } from '../contract/cart.contract.ts'
import { cartItemTypes, type CartItem } from '../domain/cart-item.ts'
import { cartDocument } from './cart-document.ts'
import { withoutWords } from './cart-copy.ts'

const words = fc.string({ minLength: 12, maxLength: 30 }).map((text) => `ZZ${text}ZZ`)
const cart = fc.array(
  fc.record({
    id: words,
    type: fc.constantFrom(...cartItemTypes),
    title: words,
    description: words,
    location: words,
    source: words,
    date: fc.oneof(words, fc.constant('2027-04-12')),
    time: fc.constant('19:30'),
    cost: fc.integer({ min: 0, max: 9000 }),
    currency: fc.constantFrom('CAD' as const, 'EUR' as const),
    sample: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('CART-05 of whatever was typed into a cart nothing is on the paper for an address that nobody has proved', () => {
  fc.assert(
    fc.property(cart, (items: readonly CartItem[]) => {
      const bare = items.map(withoutWords)
      const business = { name: 'Wayleaf', protectionLine: '', contactLine: '' }
      const facts = { preparedOn: '21 November 2026', business }
      const paper = cartDocument(bare, facts)
      expect(JSON.stringify([bare, paper])).not.toContain('ZZ')
      // What it costs and what kinds of thing it is are as on the whole one.
      const whole = cartDocument(items, facts)
      expect(paper.grandTotal).toEqual(whole.grandTotal)
      expect(paper.sections.map(({ heading }) => heading)).toEqual(
        whole.sections.map(({ heading }) => heading),
      )
      for (const item of bare) expect(cartItemSchema.safeParse(item).success).toBe(true)
    }),
  )
})
