import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectRoomForLargeLetters } from '../support/large-letters.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  type Site,
  sizes,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const field = (page: Page) => page.getByRole('combobox', { name: 'Where to' })
const offer = (page: Page) => page.getByRole('dialog', { name: /25% off/ })

/** Notes when the page starts to listen for the pointer leaving it. */
const noteListening = (page: Page) =>
  page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function listen(...words) {
      if (words[0] === 'mouseleave' && this === document.documentElement)
        document.documentElement.dataset['listening'] = 'yes'
      addEventListener.apply(this, words)
    }
  })

/** The island that waits for the first user input is hydrated. */
async function exitHasWoken(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  const arrival = page.waitForResponse((response) => response.url().includes('/exit-intent-'))
  await page.mouse.move(300, 300)
  await page.mouse.move(310, 310)
  await arrival
}

async function exitIsWatched(page: Page): Promise<void> {
  await exitHasWoken(page)
  await page.locator('html[data-listening]').waitFor({ state: 'attached' })
}

/** The pointer leaves the window at this height. */
const leaveAt = (page: Page, clientY: number) =>
  page.evaluate(
    (y) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: y })),
    clientY,
  )

const [phone, desk] = sizes

describe('the front door', () => {
  test('HOME-03 a destination is found by a few letters and opens the planner, also after signing in', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    await page.goto('/')
    await field(page).click()
    await page.keyboard.type('toky')
    await page.getByRole('option', { name: /Tokyo/ }).first().waitFor()
    await expectAccessible(page)
    // The first Enter takes the first of the list, the second sends the form.
    await page.keyboard.press('Enter')
    await expect.poll(() => field(page).inputValue()).toBe('Tokyo')
    await expect.poll(() => page.url()).toBe(`${site.app.url}/?to=Tokyo`)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/planner?from=Toronto&to=Tokyo*')
    const way = page.getByRole('main').getByRole('link', { name: 'Sign In' })
    await way.waitFor()
    expect(decodeURIComponent((await way.getAttribute('href')) ?? '')).toContain('&to=Tokyo&')
    await visit.close()
  })

  test('HOME-03 a name that is typed out works by itself, with the pointer too, and by the tiles', async () => {
    const visit = await site.open(phone)
    const { page } = visit
    await page.goto('/')
    await field(page).fill('swiss a')
    await page.getByRole('option', { name: /Swiss Alps/ }).click()
    await page.getByRole('button', { name: 'Plan this trip' }).click()
    await page.waitForURL('**/planner?*&to=Swiss+Alps*')
    await page.goto('/')
    await page.route('**/api/destinations**', (route) => route.abort())
    await field(page).fill('Halifax')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/planner?*&to=Halifax*')
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: /Rome/ }).first().click()
    await page.waitForURL('**/planner?destination=Rome')
    await visit.context.close()
  })

  test('HOME-02 B1 a chosen place has its poster and its prices on the page, also after a reload', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    await page.goto('/')
    await field(page).fill('lisb')
    await page
      .getByRole('option', { name: /^Lisbon Portugal/ })
      .first()
      .click()
    await page.waitForURL('**/?to=Lisbon')
    const card = (name: string) =>
      page.getByRole('navigation', { name: 'Start with' }).getByRole('link', { name })
    const seen = async () => {
      await expect.poll(() => card('Flights').innerText()).toMatch(/to Lisbon in .+\$\d+$/s)
      await expect
        .poll(() => card('Hotels').innerText())
        .toMatch(/Lisbon, 3 nights, 2 adults.+\$\d+$/s)
      await expect.poll(() => card('Places').innerText()).toMatch(/in Lisbon.+\$\d+$/s)
      await expect
        .poll(() => page.locator('main figure img').first().getAttribute('alt'))
        .toBe('Lisbon')
    }
    await seen()
    await expectAccessible(page)
    await page.reload()
    await seen()
    await expect.poll(() => field(page).inputValue()).toBe('Lisbon')
    const when = page.getByRole('group', { name: 'When' })
    await when.getByLabel('Start date').fill('2027-05-10')
    await when.getByLabel('End date').fill('2027-05-14')
    await expect
      .poll(() => card('Flights').innerText())
      .toMatch(/to Lisbon in May, a best month.+\$\d+$/s)
    await visit.close()
  })

  test('HOME-09 the offer: once a visit, by Escape that nothing else used, and gone for good', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    await noteListening(page)
    await page.goto('/')
    await exitIsWatched(page)
    // The list of destinations uses this Escape, and over a ticket that is being filled no offer stands.
    await field(page).fill('par')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await leaveAt(page, 0)
    await page.waitForTimeout(300)
    await expect.poll(() => offer(page).count()).toBe(0)
    await page.reload()
    await exitIsWatched(page)
    await leaveAt(page, 400)
    await expect.poll(() => offer(page).count()).toBe(0)
    await page.keyboard.press('Escape')
    await offer(page).waitFor()
    await expectAccessible(page)
    await expect.poll(() => offer(page).innerText()).not.toMatch(/minute|30|hurry/i)
    await page.keyboard.press('Escape')
    await offer(page).waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
    await expect.poll(() => offer(page).count()).toBe(0)
    await visit.close()
  })

  test('HOME-09 a pointer that leaves at the top brings the exit offer, which leads to the prices', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    await noteListening(page)
    await page.goto('/')
    await exitIsWatched(page)
    await leaveAt(page, 50)
    await offer(page).getByRole('link').click()
    await page.waitForURL('**/pricing?discount=SAVE25')
    await page.goto('/')
    await exitHasWoken(page)
    await leaveAt(page, 0)
    await page.waitForTimeout(300)
    await expect.poll(() => offer(page).count()).toBe(0)
    // An Escape that is the first thing anybody does counts as well.
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await page.keyboard.press('Escape')
    await offer(page).waitFor()
    await visit.close()
  })

  test('SHELL-19 HOME-12 still pages lead to each other without a reload, and home comes back whole', async () => {
    const visit = await site.open(phone)
    const { page } = visit
    await page.goto('/destinations/lisbon')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await page.evaluate(() => Object.assign(window, { kept: true }))
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').nth(1).click()
    await page.getByRole('heading', { level: 1, name: 'Where to' }).waitFor()
    await page.getByLabel('Good in').selectOption('1')
    await page.getByLabel('Weather').selectOption('hot')
    await page.getByLabel('Where', { exact: true }).selectOption('Europe')
    await page.getByText('No destination matches all three').waitFor()
    await page.getByRole('button', { name: 'Show all destinations' }).click()
    await page.getByRole('status').filter({ hasText: '24 destinations' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: /Kyoto/ }).click()
    await page.getByRole('heading', { level: 1, name: /Kyoto/ }).waitFor()
    expect(await page.title()).toContain('Kyoto')
    await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(1)
    await page.getByRole('banner').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Plan the whole trip, then go.' }).waitFor()
    await expect.poll(() => page.locator('blockquote').count()).toBe(6)
    await field(page).fill('lond')
    await page
      .getByRole('option', { name: /London/ })
      .first()
      .waitFor()
    await expectAccessible(page)
    expect(await page.evaluate(() => 'kept' in window)).toBe(true)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /Kyoto/ }).waitFor()
    await visit.close()
  })
})

test('HOME-12 SHELL-19 nothing is wider than the smallest phone, letters may be twice as large, and without a script a page is whole', async () => {
  const context = await site.browser.newContext({
    baseURL: site.app.url,
    viewport: { width: 320, height: 640 },
    javaScriptEnabled: false,
  })
  const page = await context.newPage()
  for (const path of [
    '/',
    '/destinations',
    '/destinations/maldives',
    '/blog',
    '/blog/winter-sun-compared',
    '/faq',
    '/about',
    '/contact',
    '/tico-protection',
  ]) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectRoomForLargeLetters(page)
    expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
    const pictures = page.locator('main noscript img, main img[src]')
    if (path !== '/faq') expect(await pictures.count(), path).toBeGreaterThan(0)
  }
  await page.goto('/faq')
  await page.getByText('Can I get my money back?').click()
  await page
    .getByText(/Refund/)
    .first()
    .waitFor()
  await context.close()
})
