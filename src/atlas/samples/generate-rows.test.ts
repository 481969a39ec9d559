import { expect, test } from 'vitest'
import { z } from 'zod'
import { distanceKm } from '#platform/shared/distance.ts'
import { errorsOf } from '../build/check-rows.ts'
import {
  activitySchema,
  destinationSchema,
  hotelSchema,
  propertySchema,
  restaurantSchema,
} from '../schema.ts'
import { atlas } from '../testing/world.ts'
import { generateRows } from './generate-rows.ts'
import { nightFactor, seasonFactor } from './season.ts'

const towns = [
  'Timmins',
  'Saskatoon',
  'Lucerne',
  'Jaipur',
  'Hobart',
  'Akureyri',
  'Ushuaia',
  'Santa Cruz de la Sierra',
  'Llanfairpwllgwyngyll',
  'Crete',
]

const rowsOf = (town: string) => {
  const rows = atlas.resolve(town)
  if (!rows) throw new Error(`No rows for ${town}`)
  return rows
}

test.each(towns)(
  'the samples of %s keep the schemas and the rules of hand-written rows',
  (town) => {
    const rows = rowsOf(town)
    expect(rows.generated).toBe(true)
    expect(rows.sights).toEqual([])
    destinationSchema.parse(rows.destination)
    expect(z.array(hotelSchema).parse(rows.hotels).length).toBeGreaterThanOrEqual(12)
    expect(z.array(restaurantSchema).parse(rows.restaurants).length).toBeGreaterThanOrEqual(12)
    expect(z.array(activitySchema).parse(rows.activities).length).toBeGreaterThanOrEqual(6)
    expect(z.array(propertySchema).parse(rows.properties).length).toBeGreaterThanOrEqual(10)
    expect(errorsOf(rows).filter((error) => !error.includes('within 30 m'))).toEqual([])
  },
)

test('every sample of a town has a name of its own and says that it is invented', () => {
  const { hotels, restaurants, properties, activities } = rowsOf('Timmins')
  for (const table of [hotels, restaurants, properties, activities]) {
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
    for (const { description } of table) expect(description).toContain('made-up sample')
  }
})

test('the same place has the same samples in any run, another place has others', () => {
  const timmins = atlas.places.find('Timmins', { limit: 1, kinds: ['city'] })[0]
  if (!timmins) throw new Error('No Timmins')
  const facts = { timeZone: 'America/Toronto', currency: 'CAD', airports: ['YTS'] }
  expect(generateRows(timmins, facts)).toEqual(generateRows({ ...timmins }, facts))
  const other = generateRows({ ...timmins, id: 'timmins-1' }, facts)
  expect(other.hotels.map(({ name }) => name)).not.toEqual(
    generateRows(timmins, facts).hotels.map(({ name }) => name),
  )
})

test('a room costs more in Switzerland than in India, and in the middle than at the edge', () => {
  const mean = (town: string) => {
    const rates = rowsOf(town).hotels.map(({ nightlyRateCad }) => nightlyRateCad)
    return rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  }
  expect(mean('Lucerne')).toBeGreaterThan(1.5 * mean('Jaipur'))
})

test('a town has the time, the money and the airports of where it lies', () => {
  expect(rowsOf('Hobart').destination).toMatchObject({
    timeZone: 'Australia/Hobart',
    currency: 'AUD',
    peakMonths: [12, 1, 2, 3].slice(0, 3),
  })
  expect(rowsOf('Lucerne').destination.timeZone).toBe('Europe/Zurich')
  expect(rowsOf('Timmins').destination.airports).toContain('YTS')
})

test('an island stands for its largest town, where people sleep', () => {
  const { destination } = rowsOf('Crete')
  expect(destination.name).toBe('Crete')
  const [town] = atlas.near('hotels', destination, 1, 3)
  expect(town).toBeDefined()
})

test('season and weekday move a price: peak above between above low, Friday and Saturday above the rest', () => {
  const months = { peakMonths: [7], lowMonths: [2] }
  expect(seasonFactor(months, '2027-07-01')).toBeGreaterThan(seasonFactor(months, '2027-05-01'))
  expect(seasonFactor(months, '2027-05-01')).toBeGreaterThan(seasonFactor(months, '2027-02-01'))
  const week = [3, 4, 5, 6, 7, 8, 9].map((day) => nightFactor(months, `2027-05-0${day}`))
  expect(week.map((factor) => factor > 1)).toEqual([false, false, false, false, true, true, false])
})

const meanOf = (town: string, table: 'restaurants' | 'activities'): number => {
  const prices = rowsOf(town)[table].map(({ priceCad }) => priceCad)
  return prices.reduce((sum, price) => sum + price, 0) / prices.length
}

test.each(['restaurants', 'activities'] as const)(
  'samples of %s follow the price level of a listed city: by country, and by its size',
  (table) => {
    for (const [dear, cheap] of [
      ['zurich', 'lyon'],
      ['lyon', 'mumbai'],
      ['mexico-city', 'san-miguel-de-allende'],
      ['nashville', 'key-west'],
    ] as const)
      expect(meanOf(dear, table), `${dear} beside ${cheap}`).toBeGreaterThan(meanOf(cheap, table))
  },
)

test.each(['osaka', 'lyon', 'nashville', 'whistler', 'cancun'])(
  'the samples of %s stand in that town and not in a suburb that the gazetteer knows',
  (slug) => {
    const point = atlas.facts.listed.find((row) => row.slug === slug)
    const { destination, hotels } = rowsOf(slug)
    expect(destination).toMatchObject({ lat: point?.lat, lng: point?.lng })
    expect(hotels[0] && distanceKm(destination, hotels[0])).toBeLessThan(4)
  },
)

test('a town known by name has the people of the town that it is', () => {
  expect(atlas.places.get('osaka')?.population).toBeGreaterThan(2_000_000)
  expect(atlas.places.get('serengeti')?.population).toBe(0)
})
