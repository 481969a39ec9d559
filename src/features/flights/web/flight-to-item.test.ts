import fc from 'fast-check'
import { expect, test } from 'vitest'
import { itemDetailsSchema } from '#features/trips/contract/item-details.schema.ts'
import { cad } from '#platform/shared/money.ts'
import { flightToItem } from '../domain/flight-to-item.ts'
import { anOffer, legWithStops, straightLeg } from './testing/an-offer.ts'

const priceOf = (over: Partial<ReturnType<typeof anOffer>['price']>) => ({
  price: { ...anOffer().price, ...over },
})

test('A6 a flight has its segments with airports, local times, zones and instants, a direction a way', () => {
  const { details } = flightToItem(anOffer({ legs: [straightLeg, straightLeg] }))
  expect(itemDetailsSchema.parse(details)).toEqual(details)
  const segment = {
    number: 'AC848',
    carrier: { code: 'AC', name: 'Air Canada' },
    from: {
      iata: 'YYZ',
      local: '2027-04-13T20:35',
      zone: 'America/Toronto',
      instant: '2027-04-14T00:35:00Z',
    },
    to: {
      iata: 'LHR',
      local: '2027-04-14T08:40',
      zone: 'Europe/London',
      instant: '2027-04-14T07:40:00Z',
    },
  }
  const direction = { segments: [segment] }
  expect(details).toEqual({ kind: 'flight', oneTicket: true, directions: [direction, direction] })
  const change = legWithStops({ iataCode: 'KEF', selfTransfer: true })
  expect(flightToItem(anOffer({ legs: [change] })).details).toMatchObject({ oneTicket: false })
  expect(flightToItem(anOffer({ legs: [{ ...straightLeg, segments: [] }] })).details).toBeNull()
})

test('A2 a flight is its fare by the heads that were searched for', () => {
  const each = anOffer(priceOf({ basis: 'person', unitPrice: 612, quantity: 2 }))
  const item = { basis: 'person', unitPrice: 612, quantity: 2, price: 1224 }
  expect(flightToItem(each)).toMatchObject(item)
})

test('A2 where children pay another fare, or nothing is said of the units, the flight is the group’s', () => {
  const family = anOffer(priceOf({ basis: 'group', unitPrice: 1224, quantity: 1 }))
  const item = { basis: 'group', unitPrice: 1224, quantity: 1, price: 1224 }
  for (const offer of [family, anOffer()]) expect(flightToItem(offer)).toMatchObject(item)
})

test('A2 for any fare and party the price is the unit’s price times the quantity, to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 900_000 }),
      fc.integer({ min: 1, max: 9 }),
      (cents, heads) => {
        const each = { basis: 'person' as const, unitPrice: cents / 100, quantity: heads }
        const offer = anOffer(priceOf({ totalCad: (cents * heads) / 100, ...each }))
        const { price = -1, unitPrice = -1, quantity = 0 } = flightToItem(offer)
        expect(cad(unitPrice).amountMinor * quantity).toBe(cad(price).amountMinor)
        expect([unitPrice, quantity]).toEqual([cents / 100, heads])
      },
    ),
  )
})
