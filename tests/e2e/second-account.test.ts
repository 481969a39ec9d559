import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type SiteFront, startFront } from '../support/site-front.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import type { TestClient } from '../support/test-client.ts'
import { keptText } from '../support/kept-text.ts'

let app: TestApp
let front: SiteFront
let browser: Browser
beforeAll(async () => {
  app = await startTestApp()
  front = await startFront(app.url)
  browser = await chromium.connect(inject('browser'))
})
afterAll(async () => {
  await browser.close()
  await front.close()
  await app.close()
})

/** A trip of the account with a stop of this name. */
async function tripOf(client: TestClient, stop: string): Promise<string> {
  const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
  const { id } = (await client.post('/api/itineraries', { destination: 'Paris', ...dates })).body
  const item = { type: 'attraction', name: stop, day: '2027-04-12', time: '10:00' }
  await client.post(`/api/itineraries/${id}/items`, item)
  return id
}

/** A browser in which the account is signed in, with the cookies that it has. */
async function openAs(client: TestClient): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL: front.url })
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: front.url }))
  await context.addCookies(cookies)
  return { context, page: await context.newPage() }
}

/** Signs the browser in as another account without telling any open page. */
async function signInBehind(context: BrowserContext, email: string): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: front.url },
    data: { email, password: 'spruce-and-maple' },
  })
  expect(answer.status()).toBe(200)
}

const cookiesOf = async (context: BrowserContext): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]))

const stopAt = (page: Page, name: string) => page.locator('[data-stop]').filter({ hasText: name })

const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(navigator.serviceWorker.controller))

test('SHELL-03 PLAN-08 a second account in the browser sees nothing that was kept of the first one, also where the network goes with its sign-in', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const trip = await tripOf(ann, 'Louvre')
  const { context, page } = await openAs(ann)
  await page.goto(`/planner?trip=${trip}&view=days`)
  await stopAt(page, 'Louvre').waitFor()
  await expect.poll(() => isControlled(page)).toBe(true)
  await expect.poll(() => keptText(page)).toContain('Louvre')
  const first = await cookiesOf(context)
  front.cut(true)
  await page.reload()
  await stopAt(page, 'Louvre').waitFor()

  front.cut(false)
  await page.goto('about:blank')
  await signInBehind(context, ben.email)
  const second = await cookiesOf(context)
  expect([first['hint'], second['hint']]).toEqual(['1', '1'])
  expect(second['kept']).not.toBe(first['kept'])
  front.cut(true)
  await page.goto(`/planner?trip=${trip}&view=days`)
  await page.getByText('We couldn’t check whether you’re signed in').waitFor()
  await expect.poll(() => page.getByText('Louvre').count()).toBe(0)
  await page.goto('/itinerary')
  await page.getByText('We couldn’t check whether you’re signed in').waitFor()
  await expect.poll(() => page.getByText('Paris').count()).toBe(0)

  // With the network back, the second one’s own answers take their place.
  front.cut(false)
  await tripOf(ben, 'Orsay')
  await page.goto('/itinerary')
  await page.getByRole('link', { name: /Paris/ }).first().waitFor()
  await expect.poll(() => keptText(page)).toContain('Orsay')
  expect(await keptText(page)).not.toContain('Louvre')
  await context.close()
})

test('SHELL-03 PLAN-08 an answer to the first account that comes after the second has signed in is not kept for that one', async () => {
  const [ann, ben] = [await app.user(), await app.user()]
  const trip = await tripOf(ann, 'Louvre')
  const { context, page } = await openAs(ann)
  let arrived = (): void => undefined
  let release = (): void => undefined
  const isThere = new Promise<void>((resolve) => (arrived = resolve))
  const mayGo = new Promise<void>((resolve) => (release = resolve))
  const address = `**/api/itineraries/${trip}`
  await page.route(address, async (route) => {
    const response = await route.fetch()
    arrived()
    await mayGo
    await route.fulfill({ response })
  })
  await page.goto(`/planner?trip=${trip}&view=days`)
  await isThere
  await signInBehind(context, ben.email)
  release()
  // The window is still the first one’s.
  await stopAt(page, 'Louvre').waitFor()
  await expect.poll(() => isControlled(page)).toBe(true)
  expect(await keptText(page)).not.toContain('Louvre')
  await page.unroute(address)
  front.cut(true)
  await page.goto(`/planner?trip=${trip}&view=days`)
  await page.getByText('We couldn’t check whether you’re signed in').waitFor()
  await expect.poll(() => page.getByText('Louvre').count()).toBe(0)
  front.cut(false)
  await context.close()
})

test('SHELL-03 a hint of an older version still says that a session may exist, and is replaced', async () => {
  const ann = await app.user()
  ann.cookies.set('hint', '1-0123456789abcdef')
  ann.cookies.delete('kept')
  const { context, page } = await openAs(ann)
  await page.goto('/about')
  await page.getByRole('button', { name: 'Account' }).waitFor()
  await page.goto('/itinerary')
  await expect.poll(async () => (await cookiesOf(context))['hint']).toBe('1')
  await context.close()
})
