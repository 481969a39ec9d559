import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  type Size,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const server = 'Server is temporarily unavailable. Please try again later.'
const unloaded = 'Unable to load your trips. Please refresh the page or try again later.'
const network = 'Network connection issue detected. Please check your internet connection.'
const problems = (page: Page) => page.getByRole('region', { name: 'Problems' })
const alerts = (page: Page) => problems(page).getByRole('alert').allInnerTexts()

/** A user's saved trips with every response of the list mocked, and a fake clock. */
async function openTrips(size: Size, status: number) {
  const visit = await site.open(size)
  const { page } = visit
  await signIn(site, visit)
  await page.route('**/api/itineraries', (route) =>
    status === 0
      ? route.abort()
      : route.fulfill({ status, contentType: 'text/plain', body: 'for ann@example.ca' }),
  )
  await page.clock.install()
  await page.goto('/itinerary')
  return visit
}

describe.each(sizesOr('390'))('failures at $name px', (size) => {
  test('SHELL-11 SHELL-12 SHELL-13 popups stack at the top right, each goes in its time', async () => {
    const { page, context } = await openTrips(size, 503)
    await expect.poll(() => alerts(page), { interval: 20 }).toEqual([unloaded, server])
    // From here on only our own steps count, however busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 600)
    const card = problems(page).locator('> div').first()
    /** Distance from the right edge, once it has come to rest. */
    const gap = async () => {
      const box = await card.boundingBox()
      return Math.round(size.width - (box?.x ?? 0) - (box?.width ?? 0))
    }
    // 16 px, and the window's own scroll bar.
    await expect.poll(gap).toBeLessThanOrEqual(32)
    const box = await card.boundingBox()
    expect(Math.round(box?.width ?? 999)).toBeLessThanOrEqual(400)
    expect(box?.y).toBeLessThanOrEqual(24)
    await page.clock.runFor(5000)
    await expect.poll(() => alerts(page)).toEqual([unloaded, server])
    await page.clock.runFor(1900)
    await expect.poll(() => alerts(page)).toEqual([unloaded])
    await page.clock.runFor(1100)
    await expect.poll(() => alerts(page)).toEqual([])
    await context.close()
  })

  test('SHELL-13 SHELL-14 a popup waits under the pointer and under focus, and can be dismissed', async () => {
    const { page, context } = await openTrips(size, 503)
    await expect.poll(() => alerts(page)).toEqual([unloaded, server])
    if (size.phone) await problems(page).getByRole('button').first().focus()
    else await problems(page).getByText(server).hover()
    await page.clock.runFor(30_000)
    await expect.poll(() => alerts(page)).toEqual([unloaded, server])
    await expectAccessible(page)
    await problems(page)
      .getByRole('button', { name: `Dismiss: ${server}` })
      .press('Enter')
    await expect.poll(() => alerts(page)).toEqual([unloaded])
    await context.close()
  })

  test('SHELL-13 a popup of the page stays under a dialog that opens later', async () => {
    const { page, context } = await openTrips(size, 503)
    await expect.poll(() => alerts(page)).toEqual([unloaded, server])
    await page.getByRole('button', { name: /^Itinerary cart/ }).press('Enter')
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.waitFor()
    const places = await page
      .locator('section[aria-label="Problems"]')
      .evaluateAll((regions) => regions.map((region) => region.closest('dialog') !== null))
    expect(places).toEqual([false])
    await context.close()
  })

  test('SHELL-12 no answer at all raises the network warning', async () => {
    const { page, context } = await openTrips(size, 0)
    await expect.poll(() => alerts(page)).toContain(network)
    await page.clock.runFor(9000)
    await expect.poll(() => alerts(page)).toEqual([network])
    await page.clock.runFor(1200)
    await expect.poll(() => alerts(page)).toEqual([])
    await context.close()
  })

  test.each([
    [403, 'Authorization is temporarily unavailable. Access restricted. Please try again later.'],
    [
      429,
      'Rate Limit is temporarily unavailable. Service is busy. Please wait a moment and try again.',
    ],
  ])('SHELL-11 an answer of %i', async (status, text) => {
    const { page, context } = await openTrips(size, status)
    await expect.poll(() => alerts(page)).toContain(text)
    await context.close()
  })

  test('SHELL-11 a 401 shows no popup, and neither does a failing session call', async () => {
    const { page, context } = await openTrips(size, 401)
    await page.getByText('for ann@example.ca').waitFor()
    await expect.poll(() => problems(page).count()).toBe(0)
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 503, body: '' }))
    const answered = page.waitForResponse('**/api/auth/user')
    await page.reload()
    await answered
    await page.clock.runFor(500)
    await expect.poll(() => problems(page).count()).toBe(0)
    await context.close()
  })

  test('SHELL-17 a failure is on the console and in the log of the server, without persons', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    await page.route('**/api/itineraries', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'for ann@example.ca' }),
    )
    const sent = page.waitForRequest('**/api/client-failures')
    await page.goto('/itinerary?from=mail')
    const body = (await sent).postDataJSON() as Record<string, string>
    expect(body).toMatchObject({ service: 'trips', message: '503: for …@…', url: '/itinerary' })
    expect(body['time']).toMatch(/^20\d\d-/)
    expect(body['agent']).toContain('Chrom')
    expect(body['stack']).toContain('.js')
    expect((await (await sent).response())?.status()).toBe(204)
    const line = visit.complaints.find((text) => text.startsWith('{'))
    expect(JSON.parse(line ?? '')).toEqual(body)
    await visit.context.close()
  })

  test('SHELL-17 a broken script is reported too', async () => {
    const visit = await site.open(size)
    await visit.page.goto('/')
    await visit.page.getByRole('link', { name: 'Log in' }).first().waitFor()
    const messages: string[] = []
    visit.page.on('request', (request) => {
      if (request.url().endsWith('/api/client-failures'))
        messages.push((request.postDataJSON() as { message: string }).message)
    })
    await visit.page.evaluate(() => {
      setTimeout(() => {
        throw new Error('broken at /x?name=ann')
      })
      void Promise.reject(new Error('never awaited'))
    })
    await expect
      .poll(() => messages.toSorted())
      .toEqual(['Uncaught Error: broken at /x?…', 'never awaited'])
    await visit.context.close()
  })

  test('SHELL-12 offline is said, pages that are here work, others say what they need', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    await page.goto('/')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await context.setOffline(true)
    await page.getByText(/^You’re offline\. Saved trips/).waitFor()
    await page.getByText(network).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Trip planner' }).click()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    if (size.phone) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'About' }).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Visa checker' }).click()
    await page.getByRole('heading', { level: 1, name: 'You’re offline' }).waitFor()
    await context.setOffline(false)
    await page.getByText(/^You’re offline\. Saved trips/).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Do I need a visa?' }).waitFor()
    await context.close()
  })
})
