import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { distanceKm } from '#platform/shared/distance.ts'
import { evaluateHours } from '#platform/shared/hours/evaluate-hours.ts'
import { parseHours } from '#platform/shared/hours/parse-hours.ts'
import { errorsOf } from '../build/check-rows.ts'
import { sightRows } from '../build/read-town-sights.ts'
import { atlas, compiled } from '../testing/world.ts'
import { townSightsSchema } from './schema.ts'

const { townSights, listed } = compiled.facts
const files = (await readdir(new URL('./', import.meta.url)))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''))

test('each file is read, is of a listed destination and has no fault; the 24 stay 24', () => {
  expect(townSights.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted())
  expect(compiled.errors).toEqual([])
  expect(atlas.destinations).toHaveLength(24)
  for (const { slug } of townSights)
    expect(atlas.destinations.some((row) => row.slug === slug)).toBe(false)
})

test.each(files)('%s: real sights in real parts of town, samples around them', (slug) => {
  const rows = atlas.get(slug)
  if (!rows) throw new Error(`No ${slug}`)
  expect(rows.generated).toBe(true)
  expect(rows.sights.length).toBeGreaterThanOrEqual(20)
  expect(rows.sights.filter(({ prominence }) => prominence === 1).length).toBeGreaterThan(5)
  const districts = new Set(rows.destination.districts.map(({ name }) => name))
  for (const { district } of [...rows.sights, ...rows.hotels, ...rows.restaurants])
    expect(districts).toContain(district)
  for (const hotel of rows.hotels) expect(hotel.description).toContain('made-up sample')
  expect(atlas.get(slug)?.destination.asOf).toBe(townSights.find((row) => row.slug === slug)?.asOf)
})

test('a sight is found by its name, and by what is around it', () => {
  const [found] = atlas.places.find('Rijksmuseum', { limit: 1, kinds: ['sight'] })
  expect(found?.id).toBe('amsterdam/rijksmuseum')
  const near = atlas.near('sights', { lat: 50.0875, lng: 14.4213 }, 3, 2)
  expect(near.map(({ rows }) => rows.destination.slug)).toEqual(['prague', 'prague', 'prague'])
  expect(atlas.near('hotels', { lat: 50.0875, lng: 14.4213 }, 3, 2)).toHaveLength(3)
})

test('C1 each sight has its hours by weekday, season and holiday', () => {
  const sights = townSights.flatMap((town) => town.sights)
  expect(sights.filter(({ hours }) => hours === undefined)).toEqual([])
  const open = (id: string, date: string) => {
    const [slug = '', name] = id.split('/')
    const hours = atlas.get(slug)?.sights.find((row) => row.slug === name)?.hours ?? ''
    return evaluateHours(parseHours(hours), { from: `${date}T00:00`, to: `${date}T23:59` })
      .open.map((span) => span.map((local) => local.slice(11)).join('-'))
      .join()
  }
  // A Tuesday in summer, one in winter, Christmas, the fourth Thursday of November.
  expect(open('athens/acropolis', '2027-07-06')).toBe('08:00-20:00')
  expect(open('athens/acropolis', '2027-01-05')).toBe('08:00-17:00')
  expect(open('athens/acropolis', '2027-12-25')).toBe('')
  expect(open('boston/museum-of-fine-arts', '2027-07-06')).toBe('')
  expect(open('boston/museum-of-science', '2027-11-25')).toBe('')
  expect(open('madrid/reina-sofia', '2027-07-06')).toBe('')
  expect(open('istanbul/blue-mosque', '2027-07-09')).toBe('13:30-14:30,15:30-16:45')
})

test('well-known sights stand within 300 m of where others have them', () => {
  // Published points and addresses of others, not taken from the rows.
  const known: readonly (readonly [string, number, number])[] = [
    ['amsterdam/rijksmuseum', 52.359998, 4.885219],
    ['amsterdam/van-gogh-museum', 52.358416, 4.881076],
    ['amsterdam/stedelijk-museum', 52.357778, 4.879722],
    ['amsterdam/anne-frank-house', 52.3752, 4.884],
    ['amsterdam/vondelpark', 52.357449, 4.868026],
    ['prague/charles-bridge', 50.0866, 14.41055],
    ['prague/wenceslas-square', 50.081, 14.427],
    ['prague/petrin-tower', 50.0838, 14.3969],
    ['berlin/brandenburg-gate', 52.516275, 13.377704],
    ['berlin/berlin-cathedral', 52.519061, 13.401078],
    ['berlin/berlin-wall-memorial', 52.535052, 13.39019],
    ['berlin/reichstag-dome', 52.5186, 13.3761],
    ['madrid/plaza-mayor', 40.4154, -3.7074],
    ['madrid/puerta-del-sol', 40.4168, -3.7038],
    ['madrid/plaza-de-espana', 40.4238823, -3.7122567],
    ['singapore/fort-canning-park', 1.2932, 103.8465],
    ['singapore/botanic-gardens', 1.3138, 103.8159],
    ['singapore/artscience-museum', 1.286043, 103.859704],
    ['singapore/asian-civilisations-museum', 1.287236, 103.852063],
    ['singapore/national-gallery', 1.290205, 103.851539],
    ['singapore/sultan-mosque', 1.302, 103.859171],
    ['singapore/gardens-by-the-bay', 1.2816, 103.8636],
    ['singapore/skypark', 1.2834, 103.8601],
  ]
  for (const [id, lat, lng] of known) {
    const [slug = '', name] = id.split('/')
    const sight = atlas.get(slug)?.sights.find((row) => row.slug === name)
    expect(sight && distanceKm(sight, { lat, lng }), id).toBeLessThan(0.3)
  }
})

test('a file out of range, out of town or with a strange district is refused', async () => {
  const slug = townSights[0]?.slug ?? ''
  const own = townSightsSchema.parse(
    JSON.parse(await readFile(new URL(`./${slug}.json`, import.meta.url), 'utf8')),
  )
  const town = listed.find((row) => row.slug === slug)
  const [sight] = own.sights
  if (!town || !sight) throw new Error('No town sights')
  expect(townSightsSchema.safeParse(own).success).toBe(true)
  expect(townSightsSchema.safeParse({ ...own, sights: [sight] }).success).toBe(false)
  expect(townSightsSchema.safeParse({ ...own, radiusKm: 1 }).success).toBe(false)
  const planted = {
    ...own,
    sights: [
      { ...sight, slug: 'far', lat: sight.lat + 1 },
      { ...sight, slug: 'lost', district: 'X' },
    ],
  }
  const errors = errorsOf(sightRows(town, planted)).join('\n')
  expect(errors).toContain('sights/far')
  expect(errors).toContain('unknown district X')
})
