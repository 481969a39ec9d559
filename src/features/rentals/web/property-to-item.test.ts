import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import type { Property } from '../contract/property.schema.ts'
import { propertyToItem } from './property-to-item.ts'

const property = (pricing: Partial<Property['pricing']>) =>
  ({
    id: 'embedded:bern/loft',
    source: 'embedded',
    sample: true,
    name: 'Loft',
    description: 'By the river.',
    location: { address: 'Matte', city: 'Bern', lat: 46.95, lng: 7.45 },
    pricing: { currency: 'EUR', nights: 2, total: 250, totalCad: 402.98, ...pricing },
  }) as Property
const stay = { checkIn: '2027-04-12', guests: 3 }

test('RENT-05 A2 a property is an item with its nights, guests and all fees, in CAD and as it was named', () => {
  expect(propertyToItem(property({}), stay)).toMatchObject({
    type: 'property',
    day: '2027-04-12',
    nights: 2,
    basis: 'night',
    unitPrice: 201.49,
    quantity: 2,
    price: 402.98,
    original: { amount: 250, currency: 'EUR' },
    source: 'rentals:embedded:bern/loft',
    details: { kind: 'stay', guests: 3 },
  })
  expect(propertyToItem(property({ currency: 'CAD' }), stay).original).toBeNull()
})

test('A2 for any total and nights the price is the unit’s price times the quantity, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 1, max: 90 }),
      (total, nights) => {
        const item = propertyToItem(property({ totalCad: total / 100, nights }), stay)
        const { price = -1, unitPrice = -1, quantity = 0, basis } = item
        expect(cad(price).amountMinor).toBe(total)
        expect(cad(unitPrice).amountMinor * quantity).toBe(total)
        const isWhole = total % nights === 0
        expect([basis, quantity]).toEqual(isWhole ? ['night', nights] : ['group', 1])
      },
    ),
  )
})
