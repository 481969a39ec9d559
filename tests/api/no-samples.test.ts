import { resolve } from 'node:path'
import { locationsIn } from '#app/server/build-locations.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { liveSettings } from '../support/live-settings.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

/** These show on paper and in a letter what a traveller gets, and say so. */
const excepted = new Set(['/email-preview', '/api/sample-pdf'])

let app: TestApp
let pages: readonly string[]
beforeAll(async () => {
  app = await startTestApp({ ...liveSettings, RATE_LIMITS: 'on' })
  const { text } = await app.visitor().get('/sitemap.xml')
  const listed = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  const unlisted = [
    '/planner',
    '/planner-new',
    '/search',
    '/stay-dine',
    '/airbnb',
    '/flights',
    '/maps',
    '/insurance',
  ]
  pages = [...new Set([...listed, ...unlisted])].filter((path) => !excepted.has(path))
})
afterAll(() => app.close())

/** Words around what was found, so that a failure says where it is. */
const foundIn = (html: string): readonly string[] =>
  [...html.matchAll(/"sample":\s*true|embedded|\bSamples?\b/g)].map(({ index }) =>
    html.slice(Math.max(0, index - 40), index + 40),
  )

const wordsIn = (text: string): readonly string[] =>
  text.replaceAll('&#x27;', '’').match(/[\p{L}\p{N}]+/gu) ?? []

/** Finds names in a text by their words, in one walk over it. */
function finder(names: readonly string[]): (text: string) => readonly string[] {
  const byFirst = new Map<string, (readonly string[])[]>()
  for (const name of names) {
    const [first = '', ...rest] = wordsIn(name)
    byFirst.set(first, [...(byFirst.get(first) ?? []), [first, ...rest]])
  }
  return (text) => {
    const words = wordsIn(text)
    return words.flatMap((word, at) =>
      (byFirst.get(word) ?? [])
        .filter((name) => name.every((one, place) => words[at + place] === one))
        .map((name) => name.join(' ')),
    )
  }
}

test('H1 the finder of names finds one, and not a part of it', () => {
  const find = finder(['Old Mill Inn', 'Rue Basse'])
  expect(find('<b>The Old Mill Inn</b>, “Rue Basse”')).toEqual(['Old Mill Inn', 'Rue Basse'])
  expect(find('The Old Mill, Rue de Basse')).toEqual([])
})

describe('H1 DEMO=off', () => {
  test('H1 no page of the site says sample or embedded, nor links to a sample', async () => {
    expect(pages.length).toBeGreaterThan(40)
    const faults: Record<string, readonly string[]> = {}
    for (const path of pages) {
      const { status, text } = await app.visitor().get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      const found = foundIn(text)
      if (found.length > 0) faults[path] = found
    }
    expect(faults).toEqual({})
  })

  test('H1 the name of no sample is on a page, in a search of any destination, or near it', async () => {
    const atlas = await loadAtlas(locationsIn(resolve('dist')).atlas)
    const rows = atlas.destinations.flatMap(({ slug }) => atlas.get(slug) ?? [])
    const samples = rows
      .flatMap(({ hotels, restaurants, activities, properties }) => [
        ...hotels,
        ...restaurants,
        ...activities,
        ...properties,
      ])
      .map(({ name }) => name)
    expect(samples.length).toBeGreaterThan(2000)
    const namesIn = finder(samples)
    const faults: Record<string, readonly string[]> = {}
    const [from, to] = ['2027-05-10', '2027-05-12']
    // The general limits let so many calls of one address through in a minute, and no more.
    const searches = rows.flatMap(({ destination: { slug, name, lat, lng } }, at) => [
      `/api/search/hotels?location=${slug}&checkInDate=${from}&checkOutDate=${to}`,
      `/api/rentals/properties?location=${slug}`,
      `/api/reviews/restaurants?locationId=${slug}`,
      ...(at % 4 === 0 ? [`/api/destinations/${slug}`] : []),
      at % 2 === 0
        ? `/api/flight-data/activities?destination=${encodeURIComponent(name)}`
        : `/api/maps/nearby?lat=${lat}&lng=${lng}&type=${at % 4 === 1 ? 'lodging' : 'restaurant'}`,
    ])
    const visitor = app.visitor()
    for (const path of [...pages, ...searches]) {
      const { status, text } = await visitor.get(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      const found = namesIn(text)
      if (found.length > 0) faults[path] = found
    }
    // What is made of several searches: a plan, and what the guide says.
    const wish = { origin: 'YYZ', startDate: from, endDate: to }
    for (const destination of ['paris', 'tokyo']) {
      const { status, text } = await visitor.post('/api/plans', {
        ...wish,
        destination,
        party: { adults: 2 },
      })
      expect([destination, status]).toEqual([destination, 200])
      faults[`a plan of ${destination}`] = namesIn(text)
    }
    const user = await app.user()
    for (const message of ['Which hotel in Paris?', 'Where should we eat in Tokyo?']) {
      const { status, text } = await user.post('/api/chat/send', { message })
      expect([message, status]).toEqual([message, 200])
      faults[message] = namesIn(text)
    }
    expect(Object.fromEntries(Object.entries(faults).filter(([, all]) => all.length > 0))).toEqual(
      {},
    )
  })
})
