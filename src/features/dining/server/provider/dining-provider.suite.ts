import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceLevel } from '../../domain/price-level.ts'
import type { DiningProvider } from './dining-provider.ts'

const signal = AbortSignal.timeout(600_000)

interface Suite {
  readonly provider: DiningProvider
  /** Another of the same kind, which has been asked nothing yet. */
  readonly twin: DiningProvider
  /** Names of towns that have restaurants. */
  readonly places: readonly string[]
  /** Random towns. */
  readonly rounds: number
}

interface Listed {
  readonly id: string
  readonly name: string
  readonly price: number
  readonly lat: number
  readonly lng: number
}

/** Each with an id of its own, a name, a place on earth and a price that is one. */
function expectListed(list: readonly Listed[]): void {
  expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  for (const { name, price, lat, lng } of list) {
    expect(name.trim()).not.toBe('')
    expect(price).toBeGreaterThanOrEqual(0)
    expect(Math.abs(lat) <= 90 && Math.abs(lng) <= 180).toBe(true)
  }
}

/** What every adapter of the port keeps to. */
export function keepsTheDiningPort(name: string, make: () => Suite): void {
  describe(`the port of dining: ${name}`, () => {
    test('DINE-01 DINE-04 DINE-06 of any town: whole lists, one scale of prices, and the same again', async () => {
      const { provider, twin, places, rounds } = make()
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...places), async (place) => {
          const town = await provider.findTown(place, signal)
          const id = town?.locationId ?? ''
          expect(await provider.findTown(id, signal)).toEqual(town)
          const restaurants = await provider.restaurants(id, signal)
          expect(restaurants.length).toBeGreaterThan(0)
          for (const one of restaurants) {
            if (one.price > 0) expect(one.priceLevel).toBe(priceLevel(one.price))
            if (one.rating !== null) expect(one.rating > 0 && one.rating <= 5).toBe(true)
            expect(one.cuisine.length).toBeGreaterThan(0)
          }
          const attractions = await provider.attractions(id, signal)
          const activities = await provider.activities(id, signal)
          for (const list of [restaurants, attractions, activities]) expectListed(list)
          expect(await twin.restaurants(id, signal)).toEqual(restaurants)
          expect(await twin.attractions(id, signal)).toEqual(attractions)
          expect(await twin.activities(id, signal)).toEqual(activities)
        }),
        { numRuns: rounds },
      )
    })

    test('DINE-01 what was typed leads to locations, and each is a town with a name', async () => {
      const { provider, places } = make()
      for (const place of places.slice(0, 5)) {
        const found = await provider.findLocations(place, signal)
        expect(found.length).toBeGreaterThan(0)
        for (const { locationId } of found)
          expect(await provider.findTown(locationId, signal)).toMatchObject({ locationId })
      }
      expect(await provider.findLocations('Qzxvbnm', signal)).toEqual([])
    })

    test('DINE-03 a restaurant’s id leads to the same restaurant', async () => {
      const { provider, places } = make()
      const town = await provider.findTown(places[0] ?? '', signal)
      for (const restaurant of await provider.restaurants(town?.locationId ?? '', signal))
        expect(await provider.restaurant(restaurant.id, signal)).toMatchObject({
          restaurant,
          city: town?.name,
        })
    })

    test('DINE-01 DINE-03 what is not known gives empty lists, and no restaurant', async () => {
      const { provider } = make()
      expect(await provider.findTown('Qzxvbnm', signal)).toBeUndefined()
      for (const list of [provider.restaurants, provider.attractions, provider.activities])
        expect(await list('Qzxvbnm', signal)).toEqual([])
      for (const id of ['', '/', 'far:paris/bistro', '../../etc/passwd', 'x'.repeat(300)])
        expect(await provider.restaurant(id, signal)).toBeUndefined()
    })
  })
}
