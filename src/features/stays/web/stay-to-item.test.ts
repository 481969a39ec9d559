import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cad } from '#platform/shared/money.ts'
import type { StayOffer } from '../contract/stays.contract.ts'
import { stayToItem } from '../domain/stay-to-item.ts'
import { stayOffer } from './testing/stay-offer.ts'

const pricing = {
  currency: 'CAD',
  estimated: false,
  pricePerNight: 161.19,
  nights: 2,
  total: 322.38,
  totalCad: 322.38,
  taxesAndFees: null,
  original: { amount: 200, currency: 'EUR', rate: 1.6119, rateDate: '2026-09-29' },
}

const offer = (over: Partial<StayOffer['pricing']> = {}): StayOffer =>
  stayOffer(
    { name: 'Krone', location: 'Old Town', photos: [] },
    { id: 'far:1;2', hotelId: 'far:1', pricing: { ...pricing, ...over } },
  )

const stay = { checkIn: '2027-04-12', guests: 3 }

test('STAY-01 STAY-05 an item has the offer’s total, nights and guests, and keeps the price as its source named it', () => {
  expect(stayToItem(offer(), stay)).toMatchObject({
    price: 322.38,
    estimated: false,
    original: pricing.original,
    day: '2027-04-12',
    nights: 2,
    details: { kind: 'stay', guests: 3 },
    offer: { provider: 'far', id: 'far:1;2', expiresAt: null },
  })
})

test('STAY-02 an estimate is added as one, and stands for no offer', () => {
  const item = stayToItem(offer({ estimated: true, totalCad: 198, original: null }), stay)
  expect(item).toMatchObject({ price: 198, estimated: true, original: null, offer: null })
})

test('A2 a stay by night is nights times rooms, to the cent, whatever it costs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 5 }),
      (total, nights, rooms) => {
        const item = stayToItem(offer({ totalCad: total / 100, nights }), { ...stay, rooms })
        const { price = -1, unitPrice = -1, quantity = 0, basis } = item
        expect(cad(price).amountMinor).toBe(total)
        expect(cad(unitPrice).amountMinor * quantity).toBe(total)
        const isWhole = total % (nights * rooms) === 0
        expect([basis, quantity]).toEqual(isWhole ? ['night', nights * rooms] : ['group', 1])
        expect(item.details).toEqual({ kind: 'stay', guests: 3, rooms })
      },
    ),
  )
})
