import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartItemSchema } from '../contract/cart.contract.ts'
import { cartItemTypes, type CartItem } from '../domain/cart-item.ts'
import { wordsOfOurs } from './cart-copy.ts'
import { cartDocument } from './cart-document.ts'
import type { Catalogue } from './catalogue.ts'

const ours = { name: 'Louvre Museum', location: 'Louvre, Paris', sample: false }

const catalogue: Catalogue = {
  find: async ({ source }) => (source === 'dining:louvre' ? ours : undefined),
  placeName: async (text) => (text === 'Paris' ? 'Paris' : undefined),
}

const words = fc.string({ minLength: 12, maxLength: 30 }).map((text) => `ZZ${text}ZZ`)
const cart: fc.Arbitrary<CartItem[]> = fc.array(
  fc.record({
    id: words,
    type: fc.constantFrom(...cartItemTypes),
    title: words,
    description: words,
    location: words,
    source: fc.oneof(words, fc.constant('dining:louvre')),
    externalData: fc.record({ id: words }),
    date: fc.oneof(words, fc.constant('2027-04-12')),
    time: fc.constant('19:30'),
    cost: fc.integer({ min: 0, max: 9000 }),
    currency: fc.constantFrom('CAD' as const, 'EUR' as const),
    sample: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

test('CART-05 a copy to an unverified address contains no typed word, and every name of ours', async () => {
  await fc.assert(
    fc.asyncProperty(cart, async (items) => {
      const { items: told, destination } = await wordsOfOurs(items, catalogue)
      const business = { name: 'Wayleaf', protectionLine: '', contactLine: '' }
      const facts = { preparedOn: '21 November 2026', business }
      const paper = cartDocument(told, { ...facts, destination })
      expect(JSON.stringify([told, destination, paper])).not.toContain('ZZ')
      const listed = items.filter(({ source }) => source === 'dining:louvre')
      expect(told.filter(({ title }) => title === ours.name)).toHaveLength(listed.length)
      // Prices, dates and types are the same as in the full PDF.
      const whole = cartDocument(items, facts)
      expect(paper.grandTotal).toEqual(whole.grandTotal)
      expect(paper.sections.map(({ heading }) => heading)).toEqual(
        whole.sections.map(({ heading }) => heading),
      )
      for (const [at, item] of told.entries()) {
        expect(cartItemSchema.safeParse(item).success).toBe(true)
        expect(item.date).toBe(items[at]?.date === '2027-04-12' ? '2027-04-12' : undefined)
      }
    }),
  )
})

const typed = (location?: string): CartItem => ({
  id: '1',
  type: 'hotel',
  title: 'Tante Zoé',
  cost: 0,
  location,
})
const louvre: CartItem = { ...typed(), type: 'activity', source: 'dining:louvre' }
const placeOf = async (...items: CartItem[]) => (await wordsOfOurs(items, catalogue)).destination

test('CART-05 the place of such a copy is the one that the items share, by its name in the gazetteer', async () => {
  expect(await placeOf(typed('Paris'))).toBe('Paris')
  expect(await placeOf(typed('chez Zoé, Paris'), louvre)).toBe('Paris')
  expect(await placeOf(typed(), louvre)).toBe('Louvre, Paris')
  expect(await placeOf(typed('where Zoé lives'), louvre)).toBe('Multiple Destinations')
  expect(await placeOf(typed())).toBe('Multiple Destinations')
})

test('CART-05 a catalogue that fails costs the words of its things, not the copy', async () => {
  const away: Catalogue = {
    find: () => Promise.reject(new Error('away')),
    placeName: () => Promise.reject(new Error('away')),
  }
  const { items, destination } = await wordsOfOurs([louvre, typed('Paris')], away)
  expect(items.map(({ title }) => title)).toEqual(['An activity', 'A stay'])
  expect(destination).toBe('Multiple Destinations')
})

test('CART-05 the same thing is looked up once, however often it stands in the cart', async () => {
  let asked = 0
  const counting = { ...catalogue, find: async () => ((asked += 1), ours) }
  const many = Array.from({ length: 500 }, () => louvre)
  expect((await wordsOfOurs(many, counting)).items).toHaveLength(500)
  expect(asked).toBe(1)
})
