import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { smallPmtiles } from '../support/small-pmtiles.ts'
import { openSite, sizes, type Visit } from '../support/site.ts'

const patience = { timeout: 60_000 }
const awaitMap = (page: Page, state: 'loaded' | 'failed') =>
  page.locator(`[data-map-state=${state}]`).waitFor(patience)

/** A page of a site with these settings, and how the site ends. */
async function visitWith(
  settings: Readonly<Record<string, string>>,
  work: (visit: Visit) => Promise<void>,
): Promise<void> {
  const site = await openSite(settings)
  try {
    const visit = await site.open(sizes[1])
    await work(visit)
    await visit.context.close()
  } finally {
    await site.close()
  }
}

const anyone = { 'access-control-allow-origin': '*' }

const refusedByPolicy = ({ complaints }: Visit): readonly string[] =>
  complaints.filter((text) => text.includes('Content Security Policy'))

test('MAP-06 a style of the settings takes the place of the embedded ground', async () => {
  const url = 'https://maps.example/day.json'
  await visitWith({ MAP_STYLE_URL: url, MAP_CREDIT: 'Survey of Nowhere' }, async (visit) => {
    const { page, context } = visit
    const background = { 'background-color': '#abcdef' }
    const layers = [{ id: 'ground', type: 'background', paint: background }]
    await context.route(url, (route) =>
      route.fulfill({ json: { version: 8, sources: {}, layers }, headers: anyone }),
    )
    await page.goto('/maps')
    await awaitMap(page, 'loaded')
    await page.getByText('Survey of Nowhere').waitFor()
    expect(refusedByPolicy(visit)).toEqual([])
    await context.unroute(url)
    await context.route(url, (route) => route.fulfill({ status: 404, headers: anyone }))
    await page.reload()
    await awaitMap(page, 'failed')
    await page
      .getByText(/The map style didn’t load/)
      .first()
      .waitFor()
    await expect.poll(() => page.getByRole('img', { name: 'Map, drawn' }).isVisible()).toBe(true)
  })
})

test('MAP-06 a PMTiles file of the settings is read piece by piece', async () => {
  const url = 'https://tiles.example/world.pmtiles'
  const file = smallPmtiles()
  const asked: string[] = []
  const answer = async (route: Route): Promise<void> => {
    const range = /bytes=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '')
    const [from, to] = [Number(range?.[1]), Number(range?.[2])]
    asked.push(`${from}`)
    const body = file.subarray(from, to + 1)
    const last = from + body.length - 1
    await route.fulfill({
      status: 206,
      body,
      headers: {
        ...anyone,
        'access-control-allow-headers': '*',
        'content-range': `bytes ${from}-${last}/${file.length}`,
      },
    })
  }
  await visitWith({ MAP_PMTILES_URL: url }, async (visit) => {
    const { page, context } = visit
    await context.route(url, answer)
    await page.goto('/maps')
    await awaitMap(page, 'loaded')
    await page.getByText('© OpenStreetMap contributors').waitFor()
    // First what is where in the file, then the tile itself.
    await expect.poll(() => asked.length).toBeGreaterThan(1)
    expect(refusedByPolicy(visit)).toEqual([])
  })
})

/** As much of the Maps JavaScript API as a map of ours calls, for pages without that network. */
const mock = `{
  class Map {
    constructor(element, { center, zoom }) {
      Object.assign(this, { centre: center, zoom, heard: [] })
      element.append(document.createElement('section'))
    }
    tell() { for (const listener of this.heard) listener() }
    setCenter(centre) { this.centre = centre; this.tell() }
    setZoom(zoom) { this.zoom = zoom; this.tell() }
    getZoom() { return this.zoom }
    getCenter() { return { lat: () => this.centre.lat, lng: () => this.centre.lng } }
    addListener(name, listener) { this.heard.push(listener); return { remove() {} } }
  }
  class OverlayView {
    setMap(map) { this.map = map; setTimeout(() => { this.onAdd(); this.draw() }) }
    getProjection() {
      const pixels = 2 ** this.map.zoom / 2
      return { fromLatLngToContainerPixel: (point) => ({
        x: 300 + (point.lng() - this.map.centre.lng) * pixels,
        y: 200 - (point.lat() - this.map.centre.lat) * pixels,
      }) }
    }
  }
  class LatLng {
    constructor(lat, lng) { this.lat = () => lat; this.lng = () => lng }
  }
  window.google = { maps: { Map, OverlayView, LatLng } }
  window.wayleafMapsReady()
}`

test('MAP-04 MAP-06 with a key of Google the same marks stand on Google Maps', async () => {
  await visitWith({ GOOGLE_MAPS_KEY: 'not-a-real-key-0123456789' }, async (visit) => {
    const { page, context } = visit
    const asked: URL[] = []
    const scripts = 'https://maps.googleapis.com/**'
    await context.route(scripts, (route) => {
      asked.push(new URL(route.request().url()))
      return route.fulfill({ contentType: 'text/javascript', body: mock })
    })
    await page.goto('/maps')
    await awaitMap(page, 'loaded')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      key: 'not-a-real-key-0123456789',
      libraries: 'places',
      language: 'en',
      region: 'US',
    })
    const map = page.getByRole('region', { name: 'Map', exact: true })
    await map.getByRole('button', { name: /Parliament Hill/ }).click()
    const listed = page.getByRole('list', { name: 'Places on the map' }).getByRole('button')
    await expect.poll(() => listed.first().getAttribute('aria-pressed')).toBe('true')
    expect(refusedByPolicy(visit)).toEqual([])
    const said = 'Failed to load Google Maps. Check your API key and internet connection.'
    await page.evaluate(() => (window as { gm_authFailure?: () => void }).gm_authFailure?.())
    await map.getByText(said).waitFor()
    await context.unroute(scripts)
    await context.route(scripts, (route) => route.abort())
    await page.reload()
    await awaitMap(page, 'failed')
    await map.getByText(said).waitFor()
  })
})
