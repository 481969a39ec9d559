import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdModules } from '../support/hold-modules.ts'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  openSite,
  signIn,
  type Site,
  type Size,
  sizes,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The links that stand out as where one is: in the bar, on the phone in the side menu. */
async function currentLinks(page: Page, size: Size): Promise<string[]> {
  const place = size.phone
    ? page.getByRole('dialog')
    : page.getByRole('navigation', { name: 'Main' })
  if (size.phone) await page.getByRole('button', { name: 'Menu' }).click()
  await place.getByRole('link', { name: 'About' }).waitFor()
  return place.locator('a[aria-current="page"]').allInnerTexts()
}

describe.each(sizesOr('390'))('the shell at $name px', (size) => {
  test.each([
    ['/travelbuddy', 'Guide'],
    ['/Planner-New/', 'Planner'],
    ['/support', 'Help'],
    ['/consultation/success', 'Consultation'],
  ])('SHELL-01 SHELL-04 SHELL-05 on %s the link %s is marked', async (path, name) => {
    const visit = await site.open(size)
    await visit.page.goto(path)
    await expect.poll(() => currentLinks(visit.page, size)).toEqual([name])
    await visit.close()
  })

  test.runIf(size.phone)(
    'SHELL-04 Menu opens before its page works, stays open when it does, and leads on',
    async () => {
      const visit = await site.open(size)
      const { page } = visit
      const letThrough = await holdModules(page)
      await page.goto('/planner', { waitUntil: 'commit' })
      await page.getByRole('button', { name: 'Menu' }).click()
      const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' })
      await link.waitFor()
      letThrough()
      await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
      await page.evaluate(() => Object.assign(window, { kept: true }))
      await link.click()
      await page.waitForURL('**/about')
      await link.waitFor({ state: 'hidden' })
      expect(await page.evaluate(() => 'kept' in window)).toBe(true)
      await visit.close()
    },
  )

  test('SHELL-01 SHELL-02 a page of a pattern wakes up at its own address, and one leads to the next', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const tables: string[] = []
    page.on('request', (request) => {
      if (/\/assets\/pages-/.test(request.url())) tables.push(request.url())
    })
    await page.goto('/Blog/First-Japan-Budget')
    await page.getByRole('heading', { level: 1, name: /^A first trip to Japan/ }).waitFor()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    // Before user input the other pages are not loaded.
    expect(tables).toEqual([])
    await expect
      .poll(() => page.locator('link[rel="canonical"]').getAttribute('href'))
      .toMatch(/\/blog\/first-japan-budget$/)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations' }).click()
    await page.getByRole('heading', { level: 1, name: 'Where to' }).waitFor()
    expect(tables).toHaveLength(1)
    await expect.poll(() => page.locator('link[rel="canonical"]').count()).toBe(1)
    await expect
      .poll(() => page.locator('meta[property="og:title"]').getAttribute('content'))
      .toBe('Destinations: guides for travellers from Canada')
    await visit.close()
  })

  test('SHELL-03 public pages make no session call, even with the hint', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    for (const path of ['/', '/about', '/pricing', '/faq', '/consultation', '/blog']) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Account' }).waitFor()
    }
    // The price panels load their own data; no call asks for the session.
    const own = ['/api/pricing/offers', '/api/subscription/status', '/api/usage/current']
    expect(calls.filter((path) => !own.includes(path))).toEqual([])
    await visit.close()
  })

  test('SHELL-06 a pulsing placeholder, then Log in, or the user with Profile and Settings', async () => {
    const still = await site.browser.newContext({ baseURL: site.app.url, javaScriptEnabled: false })
    const quiet = await still.newPage()
    await quiet.goto('/')
    const pulsing = await quiet.evaluate(() =>
      [...document.querySelectorAll('header *')].some((part) =>
        getComputedStyle(part).animationName.includes('pulse'),
      ),
    )
    expect(pulsing).toBe(true)
    await still.close()

    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/')
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' })
    await expect.poll(() => login.getAttribute('href')).toBe('/api/login')
    await signIn(site, visit)
    await page.reload()
    const keys = keyboardOn(page)
    await page.getByRole('button', { name: 'Account' }).waitFor()
    await keys.activate(/^Account$/)
    await page.getByText('Ann Lee', { exact: true }).waitFor()
    await expectAccessible(page)
    const items = await page.getByRole('menuitem').allInnerTexts()
    expect(items).toEqual(['My trips', 'Bookings', 'Profile', 'Settings', 'Log out'])
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await visit.close()
  })

  test('SHELL-07 the count follows other windows and the event of this one', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/')
    const bag = page.getByRole('banner').getByRole('button', { name: /^Itinerary cart/ })
    await expect.poll(() => bag.getAttribute('aria-label')).toBe('Itinerary cart, 0 items')
    const put = (count: number, event: string) =>
      page.evaluate(
        ([items, name]) => {
          localStorage.setItem('itinerary_cart', JSON.stringify(items))
          window.dispatchEvent(new Event(name))
        },
        [
          Array.from({ length: count }, (_, n) => ({
            id: String(n),
            type: 'other',
            title: 'Bag',
            cost: 1,
          })),
          event,
        ] as const,
      )
    await put(1, 'cartUpdated')
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).waitFor()
    await put(3, 'storage')
    await page.getByRole('button', { name: 'Itinerary cart, 3 items' }).waitFor()
    await visit.close()
  })

  test('SHELL-08 an unknown path gets a 404 page with links', async () => {
    const visit = await site.open(size)
    const answer = await visit.page.goto('/about/nobody')
    expect(answer?.status()).toBe(404)
    await visit.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor()
    await visit.page.getByText(/Check the spelling/).waitFor()
    await visit.close()
  })

  test('SHELL-18 pictures load within 50 px of the window, and a broken one has a fallback', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const height = 640
    await page.setViewportSize({ width: size.width, height })
    await page.route('**/tokyo-*.svg', (route) => route.abort())
    await page.goto('/')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    /** Pictures that are loaded although far away, or not loaded although near. */
    const wrong = () =>
      page.evaluate(() =>
        [...document.images]
          .map((image) => [image.hasAttribute('src'), image.getBoundingClientRect().top] as const)
          .filter(([loads, top]) => loads !== top <= window.innerHeight + 50)
          .map(([loads, top]) => `${loads ? 'loads' : 'waits'} at ${top - window.innerHeight}`),
      )
    await expect.poll(wrong).toEqual([])
    const waiting = page.locator('main img:not([src])')
    const before = await waiting.count()
    expect(before).toBeGreaterThan(0)
    const top = await waiting.first().evaluate((image) => image.getBoundingClientRect().top)
    await page.evaluate((by) => window.scrollBy(0, by), top - height - 80)
    await page.waitForTimeout(300)
    await expect.poll(() => waiting.count()).toBe(before)
    await page.evaluate(() => window.scrollBy(0, 40))
    await expect.poll(() => waiting.count()).toBeLessThan(before)
    const broken = page.locator('main img[data-slug="tokyo"]').first()
    await broken.scrollIntoViewIfNeeded()
    await expect.poll(() => broken.getAttribute('src')).toContain('default-picture')
    await expect
      .poll(() => broken.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await visit.context.close()
  })
})

describe('the side menu of the phone', () => {
  const [size] = sizes

  test('SHELL-04 all links in two groups with their notes, by keyboard too', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/earn')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    const keys = keyboardOn(page)
    await keys.activate(/^Menu$/)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('heading', { name: 'Navigation', exact: true }).waitFor()
    await menu.getByRole('heading', { name: 'Tools & Features', exact: true }).waitFor()
    const links = await menu.getByRole('link').allInnerTexts()
    expect(links.map((text) => text.replace(/\s*\n\s*/, ' | '))).toEqual([
      'About',
      'Planner',
      'Guide',
      'Insurance',
      'Consultation',
      'Visa',
      'Help',
      'Partners',
      'Earn | Extra Options',
      'Flights',
      'Search | vacation-rental property search',
      'Maps',
      'Pricing',
      'FAQ',
    ])
    await expectAccessible(page)
    await keys.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await expect.poll(() => keys.focused()).toBe('Menu')
    await visit.close()
  })
})

test.each(sizes)('SHELL-19 nothing moves when a page wakes up, at $name px', async (size) => {
  const visit = await site.open(size)
  const { page } = visit
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) document.documentElement.dataset['shift'] = String(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => document.documentElement.dataset['shift'])).toBeUndefined()
  await visit.close()
})

test('SHELL-04 the bar of the desktop has the first seven links, Guide highlighted', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect
    .poll(() => bar.getByRole('link').allInnerTexts())
    .toEqual(['About', 'Planner', 'Guide', 'Insurance', 'Consultation', 'Visa', 'Help'])
  const ground = (name: string) =>
    bar.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor)
  expect(await ground('Guide')).not.toBe(await ground('Visa'))
  await expect.poll(() => page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
  await visit.close()
})

test('SHELL-02 a page comes with its part of the style, and the whole is asked for once', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  const styles: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(page|style)-[^/]+\.css$/.exec(request.url()) ?? []
    if (name) styles.push(name)
  })
  await page.goto('/search')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.getByRole('combobox').first().waitFor()
  await page.getByRole('link', { name: 'Insurance' }).first().click()
  await page.getByRole('heading', { level: 1, name: /insurance/i }).waitFor()
  expect(styles).toEqual(['page', 'style'])
  await visit.close()
})
