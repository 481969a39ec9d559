import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, openSite, type Site, sizes } from '../support/site.ts'
import { townAsGeoJson } from '../support/small-town.ts'

let site: Site
let folder = ''
beforeAll(async () => {
  site = await openSite()
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-town-'))
  await writeFile(join(folder, 'town.geojson'), townAsGeoJson())
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

const said = [
  '--source',
  'A test',
  '--date',
  '2026-11-24',
  '--licence',
  'CC0',
  '--credit',
  '© Nobody',
]

/** What `npm run maps` says, once it is built. */
async function runMaps(words: readonly string[], dataDir: string) {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir }
  try {
    const done = await promisify(execFile)(process.execPath, ['dist/server/maps.js', ...words], {
      env,
    })
    return { code: 0, text: done.stdout }
  } catch (error) {
    return { code: Object(error).code, text: String(Object(error).stderr) }
  }
}

const importTown = (dataDir: string, city: string) =>
  runMaps(['import', join(folder, 'town.geojson'), '--city', city, ...said], dataDir)

const openMaps = async (page: Page): Promise<void> => {
  await page.goto('/maps')
  await page.locator('[data-map-state=loaded]').waitFor({ timeout: 60_000 })
}

/** How many pixels of the map's ground have a colour, such as '255,253,248'. */
async function pixelsOf(page: Page, colour: string): Promise<number> {
  const box = await page.getByRole('region', { name: 'Map', exact: true }).boundingBox()
  if (!box) throw new Error('There is no map')
  // Without the buttons at its right and the credit below.
  const clip = { ...box, width: box.width - 90, height: box.height - 40 }
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(
    async ([data = '', wanted]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      pen?.drawImage(image, 0, 0)
      const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? []
      let count = 0
      for (let at = 0; at < pixels.length; at += 4)
        if (`${pixels[at]},${pixels[at + 1]},${pixels[at + 2]}` === wanted) count += 1
      return count
    },
    [picture, colour],
  )
}

const roads = { light: '255,253,248', dark: '51,68,60' } as const

test('MAP-06 without street data the drawing says so; with it streets are drawn, with their credit', async () => {
  const before = await site.open(sizes[1])
  await openMaps(before.page)
  await before.page.getByText(/A drawing, not a street map/).waitFor()
  const marksOnly = await pixelsOf(before.page, roads.light)
  await before.close()

  expect(await importTown(site.app.dataDir, 'ottawa')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Its maps now show “© Nobody”'),
  })
  // The running server tells of it; browsers keep an answer for five minutes, so a new one is asked.
  const after = await site.open(sizes[1])
  const { page } = after
  const parts: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/map-tiles/ottawa-')) parts.push(response.status())
  })
  await openMaps(page)
  await page.getByText('© Nobody', { exact: true }).waitFor()
  await expect.poll(() => page.getByText(/not a street map/).count()).toBe(0)
  await expect.poll(() => pixelsOf(page, roads.light)).toBeGreaterThan(marksOnly + 200)
  expect(new Set(parts)).toEqual(new Set([206]))
  await expectAccessible(page)
  // A shared trip has every day on the streets, and their credit.
  const owner = await site.app.user()
  const { body: trip } = await owner.post('/api/itineraries', {
    destination: 'Ottawa',
    startDate: '2027-05-10',
    endDate: '2027-05-11',
  })
  for (const [name, day, lat] of [
    ['North', '2027-05-10', 45.427],
    ['South', '2027-05-11', 45.416],
  ])
    await owner.post(`/api/itineraries/${trip.id}/items`, {
      type: 'attraction',
      name,
      day,
      lat,
      lng: -75.705,
    })
  const { body: link } = await owner.post(`/api/itineraries/${trip.id}/share`, {})
  const friend = await site.open(sizes[0])
  await friend.page.goto(new URL(link.url).pathname)
  const days = friend.page.getByRole('region', { name: 'Map of the trip' })
  const frame = await days.boundingBox()
  for (const mark of [
    days.getByRole('button', { name: 'Day 1' }),
    days.getByRole('button', { name: 'Day 2' }),
    days.getByText('© Nobody'),
  ]) {
    await mark.waitFor()
    const box = await mark.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    )
  }
  expect(frame?.height).toBeLessThan(220)
  await friend.close()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => pixelsOf(page, roads.dark)).toBeGreaterThan(200)
  // Another town has no streets: the drawing is called one again.
  await page.getByLabel('Location').fill('Lisbon')
  await page.getByLabel('Location').press('Enter')
  await page.getByText(/A drawing, not a street map/).waitFor()
  await after.close()
})

test('MAP-06 an import takes the place of the one before, and a refused one changes nothing', async () => {
  const dataDir = join(folder, 'data')
  expect(await importTown(dataDir, 'paris')).toMatchObject({
    code: 1,
    text: expect.stringContaining('This file has no streets in Paris'),
  })
  expect(await importTown(dataDir, 'atlantis')).toMatchObject({
    code: 1,
    text: expect.stringMatching(/There is no city atlantis. Cities are: bali, /),
  })
  expect((await importTown(dataDir, 'ottawa')).code).toBe(0)
  const first = await readdir(join(dataDir, 'maps'))
  await writeFile(join(folder, 'town.geojson'), townAsGeoJson().replaceAll('Long', 'Longer'))
  expect((await importTown(dataDir, 'ottawa')).code).toBe(0)
  const second = await readdir(join(dataDir, 'maps'))
  expect(first).toHaveLength(2)
  expect(second).toHaveLength(2)
  expect(second).not.toEqual(first)
  const unsaid = await runMaps(
    ['import', join(folder, 'town.geojson'), '--city', 'ottawa'],
    dataDir,
  )
  expect(unsaid).toMatchObject({ code: 1, text: expect.stringContaining('--source is missing') })
  expect(await readdir(join(dataDir, 'maps'))).toEqual(second)
})

test('MAP-06 a map file on this disk is drawn in the street style, in both themes', async () => {
  const dataDir = join(folder, 'world')
  await importTown(dataDir, 'ottawa')
  const names = await readdir(join(dataDir, 'maps'))
  const archive = names.find((name) => name.endsWith('.pmtiles')) ?? ''
  const other = await openSite({
    MAP_PMTILES_FILE: join(dataDir, 'maps', archive),
    MAP_CREDIT: '© Some',
  })
  try {
    const visit = await other.open(sizes[0], 'dark')
    await openMaps(visit.page)
    await visit.page.getByText('© Some', { exact: true }).waitFor()
    await expect.poll(() => pixelsOf(visit.page, roads.dark)).toBeGreaterThan(100)
    await visit.page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => pixelsOf(visit.page, roads.light)).toBeGreaterThan(100)
    await visit.close()
  } finally {
    await other.close()
  }
})
