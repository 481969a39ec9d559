import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '#platform/shared/money.ts'
import { noPrice, priceBases, pricedBy, type PriceWrite, unitPriceOf } from './item-price.ts'

const cents = (amount: number) => money('CAD', amount)

const amount = fc.integer({ min: 0, max: 5_000_000 }).map(cents)
const write: fc.Arbitrary<PriceWrite> = fc.record(
  {
    price: amount,
    basis: fc.constantFrom(...priceBases),
    unitPrice: amount,
    quantity: fc.integer({ min: 1, max: 40 }),
  },
  { requiredKeys: [] },
)

test('A2 after any sequence of writes the price is the unit’s price times the quantity, to the cent', () => {
  fc.assert(
    fc.property(fc.array(write, { maxLength: 20 }), (writes) => {
      let item = noPrice
      for (const one of writes) {
        const next = pricedBy(item, one)
        if (!next) {
          // Only what says two or more of the three can contradict itself.
          const said = [one.price, one.unitPrice, one.quantity].filter((it) => it !== undefined)
          expect(said.length).toBeGreaterThan(1)
          continue
        }
        item = next
        const unit = unitPriceOf(item)
        expect(Number.isInteger(unit.amountMinor)).toBe(true)
        expect(unit.amountMinor * item.quantity).toBe(item.price.amountMinor)
        // What was said stands.
        if (one.price) expect(item.price).toEqual(one.price)
        if (one.unitPrice) expect(unit).toEqual(one.unitPrice)
        if (one.quantity) expect(item.quantity).toBe(one.quantity)
        if (one.basis) expect(item.basis).toBe(one.basis)
      }
    }),
    { numRuns: 2000 },
  )
})

test('A2 a total alone keeps the quantity where that is whole cents, else it is one group’s', () => {
  const two = { price: cents(5000), basis: 'person', quantity: 2 } as const
  expect(pricedBy(two, { price: cents(6000) })).toEqual({ ...two, price: cents(6000) })
  expect(pricedBy(two, { price: cents(6001) })).toEqual({
    price: cents(6001),
    basis: 'group',
    quantity: 1,
  })
  expect(pricedBy(two, { quantity: 3 })).toEqual({ ...two, price: cents(7500), quantity: 3 })
  expect(pricedBy(two, { unitPrice: cents(1000) })).toEqual({ ...two, price: cents(2000) })
})

test.each([
  ['all three', { price: cents(5000), unitPrice: cents(2500), quantity: 3 }],
  ['a total that is no multiple', { price: cents(100), quantity: 3 }],
  ['a unit that the total is no multiple of', { price: cents(100), unitPrice: cents(30) }],
  ['something of nothing', { price: cents(100), unitPrice: cents(0) }],
])('A2 what contradicts itself is no price: %s', (_, said) => {
  expect(pricedBy(noPrice, said)).toBeUndefined()
})
