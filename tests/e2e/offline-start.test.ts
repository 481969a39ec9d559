import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { findTestBrowser } from '../../tooling/find-browser.mjs'
import { startProcess } from '../support/process.ts'
import { expectAccessible, expectNoSidewaysScroll, sizes } from '../support/site.ts'
import { startFront } from '../support/site-front.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createApiClient, type TestClient } from '../support/test-client.ts'

const [phone, desk] = sizes
const dayMs = 86_400_000
const isoDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const [yesterday, tomorrow] = [isoDay(Date.now() - dayMs), isoDay(Date.now() + dayMs)]

let app: TestApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wayleaf-offline-'))
  app = await startTestApp()
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function addTrip(
  client: TestClient,
  destination: string,
  item: string,
  startDate = yesterday,
): Promise<string> {
  const dates = { startDate, endDate: tomorrow }
  const { body } = await client.post('/api/itineraries', { destination, ...dates })
  const stop = { type: 'attraction', name: item, price: 20, day: yesterday, time: '10:00' }
  await client.post(`/api/itineraries/${body.id}/items`, stop)
  return body.id
}

async function enter(context: BrowserContext, url: string, client: TestClient): Promise<void> {
  const expires = Date.now() / 1000 + 86_400
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url, expires }))
  await context.addCookies(cookies)
}

/** Names under which this browser stores responses, without the account's part. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('wayleaf-kept')
        opening.addEventListener('error', () => reject(opening.error ?? new Error('Not opened')))
        opening.addEventListener('success', () => {
          const database = opening.result
          if (!database.objectStoreNames.contains('answers')) return resolve([])
          const all = database.transaction('answers').objectStore('answers').getAllKeys()
          all.addEventListener('success', () => {
            database.close()
            resolve(all.result.map((key) => String(key).replace(/^\w+\//, '')))
          })
        })
      }),
  )

const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(navigator.serviceWorker.controller))

/** Scripts of ours that the page has run. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/.*\.js$/.test(path)),
  )

test('PLAN-08 SHELL-12 the server is killed, the browser starts anew and edits; the server comes back, and a second device shows the edit', async () => {
  const data = join(folder, 'data')
  let server = await startProcess(data)
  const front = await startFront(server.url)
  const start = () =>
    chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: findTestBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
      baseURL: front.url,
      viewport: { width: phone.width, height: phone.height },
      isMobile: true,
      hasTouch: true,
    })
  const ann = createApiClient(front.url)
  const account = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.ca' }
  await ann.post('/api/auth/sign-up/email', { ...account, password: 'spruce-and-maple' })
  const paris = await addTrip(ann, 'Paris', 'Louvre')
  const rome = await addTrip(ann, 'Rome', 'Colosseum', tomorrow)

  let context = await start()
  await enter(context, front.url, ann)
  let page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/itinerary')
  await expect.poll(() => isControlled(page)).toBe(true)
  // Never opened here: the latest trips are stored all the same.
  await expect
    .poll(async () => (await keptNames(page)).toSorted())
    .toEqual(['trips', 'user', `trip/${paris}`, `trip/${rome}`].toSorted())
  await context.close()
  await server.kill('SIGKILL')

  context = await start()
  page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/itinerary')
  await page.getByRole('link', { name: 'Rome, 1 day' }).waitFor()
  await page.goto('/flights')
  await page.getByRole('heading', { name: 'This page needs a connection' }).waitFor()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize(phone)
  await page.getByRole('link', { name: 'See your trips' }).click()
  await page.getByRole('link', { name: 'Today in Paris' }).click()
  const stop = page.locator('[data-stop]').filter({ hasText: 'Louvre' })
  await stop.locator('[data-face]').click()
  const dialog = page.getByRole('dialog', { name: 'Louvre' })
  await dialog.getByRole('button', { name: 'Edit', exact: true }).click()
  await dialog.getByLabel('Time').fill('11:45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/1 not saved yet/).waitFor()

  // A trip is begun there too, something is put into it, and the browser closes once more.
  await page.goto('/itinerary')
  await page.getByRole('link', { name: 'Plan a trip' }).click()
  await page.getByLabel('Destination').fill('Lisbon')
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await page.getByLabel('Start date').fill('2027-04-12')
  await page.getByLabel('End date').fill('2027-04-14')
  await page.getByRole('button', { name: 'Continue to Hotels' }).click()
  await page.getByRole('heading', { name: 'Lisbon, 3 days' }).waitFor()
  await page.getByRole('tab', { name: /Activities/ }).click()
  await page.getByText('Custom', { exact: true }).click()
  await page.getByLabel('Name').fill('A picnic')
  await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
  await page.getByText(/2 not saved yet/).waitFor()
  await context.close()
  context = await start()
  page = context.pages()[0] ?? (await context.newPage())
  await page.goto('/itinerary')
  const begun = page.getByRole('listitem').filter({ hasText: 'Lisbon, 3 days' })
  await begun.getByText('Not saved yet').waitFor()
  await expectAccessible(page)

  server = await startProcess(data)
  front.leadTo(server.url)
  // It would be found out by itself, within a minute.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await begun.getByRole('button', { name: 'More for Lisbon, 3 days' }).waitFor()
  const other = await chromium.connect(inject('browser'))
  const second = await other.newContext({ baseURL: front.url, serviceWorkers: 'block' })
  await enter(second, front.url, ann)
  const device = await second.newPage()
  await device.goto(`/planner?trip=${paris}&view=days`)
  await device.locator('[data-stop]').filter({ hasText: 'Louvre' }).getByText('11:45').waitFor()
  const trips = (await ann.get('/api/itineraries')).body as readonly { title: string }[]
  expect(trips.filter(({ title }) => title === 'Lisbon, 3 days')).toMatchObject([{ itemCount: 1 }])
  await Promise.all([other.close(), context.close()])
  await front.close()
  await server.kill('SIGTERM')
  // Two servers and two browsers are started for it.
}, 180_000)

test('PLAN-08 AUTH-04 a new version is whole before it is used, two are never mixed; what is kept is the account’s and goes with it', async () => {
  const front = await startFront(app.url)
  const browser = await chromium.connect(inject('browser'))
  const context = await browser.newContext({
    baseURL: front.url,
    viewport: { width: desk.width, height: desk.height },
  })
  const ann = await app.user()
  const paris = await addTrip(ann, 'Paris', 'Louvre')
  await enter(context, front.url, ann)
  const [page, before] = [await context.newPage(), await context.newPage()]
  const louvre = (at: Page) => at.locator('[data-stop]').filter({ hasText: 'Louvre' })
  for (const one of [before, page]) {
    await one.goto(`/planner?trip=${paris}&view=days`)
    await louvre(one).waitFor()
    await expect.poll(() => isControlled(one)).toBe(true)
  }

  front.deploy()
  await page.reload()
  await louvre(page).waitFor()
  const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).length)
  await expect.poll(caches).toBe(2)
  const workers = () =>
    page.evaluate(async () => {
      const { active, installing, waiting } = await navigator.serviceWorker.ready
      return [active, installing, waiting].map((worker) => worker?.state ?? 'none')
    })
  await expect.poll(workers).toEqual(['activated', 'none', 'none'])
  // The window of the old build goes on with what is left of it, though the server has it no more.
  await before.bringToFront()
  await before.getByRole('button', { name: 'Share' }).click()
  await before.getByRole('dialog', { name: /^Share/ }).waitFor()
  const old = await scriptsOf(before)
  expect(old.filter((path) => path.endsWith('-next.js'))).toEqual([])
  let opened = 0
  page.on('framenavigated', () => opened++)
  front.cut(true)
  await page.reload()
  await louvre(page).waitFor()
  expect(opened).toBe(1)
  const scripts = await scriptsOf(page)
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((path) => !path.endsWith('-next.js'))).toEqual([])

  // Another account in the same browser, and no network: nothing of the first is shown.
  const ben = await app.user()
  await context.clearCookies()
  await enter(context, front.url, ben)
  await page.goto(`/planner?trip=${paris}&view=days`)
  await page.getByText('We couldn’t check whether you’re signed in').waitFor()
  await expect.poll(() => page.getByText('Louvre').count()).toBe(0)
  await before.close()
  await context.clearCookies()
  await enter(context, front.url, ann)
  await page.reload()
  await louvre(page).waitFor()

  front.cut(false)
  await page.goto('/account/log-out')
  await page.getByRole('main').getByRole('link', { name: 'Log out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => keptNames(page)).toEqual([])
  front.cut(true)
  await page.goto('/itinerary')
  await page.getByText('We couldn’t check whether you’re signed in').waitFor()
  await browser.close()
  await front.close()
})

test.runIf(full)(
  'PLAN-08 switched off, it goes from browsers that have it, with all that it kept',
  async () => {
    const front = await startFront(app.url)
    const off = await startTestApp({ OFFLINE_START: 'off' })
    const browser = await chromium.connect(inject('browser'))
    const context = await browser.newContext({ baseURL: front.url })
    const page = await context.newPage()
    await enter(context, front.url, await app.user())
    await page.goto('/itinerary')
    await expect.poll(() => isControlled(page)).toBe(true)
    front.leadTo(off.url)
    await page.goto('/about')
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          (await globalThis.caches.keys()).length,
        ]),
      )
      .toEqual([0, 0])
    await browser.close()
    await front.close()
    await off.close()
  },
)
