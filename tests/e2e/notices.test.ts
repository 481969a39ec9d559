import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  openSite,
  type Site,
  type Size,
  sizes,
  sizesOr,
} from '../support/site.ts'
import { awaitHelp } from '../support/help-page.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function openGallery(size: Size) {
  const visit = await site.open(size)
  await visit.page.clock.install()
  await visit.page.goto('/gallery')
  await visit.page.getByRole('heading', { level: 1 }).first().waitFor()
  const toasts = visit.page.getByRole('region', { name: 'Notifications, F8' })
  return { ...visit, toasts }
}

describe.each(sizesOr('390'))('notices at $name px', (size) => {
  test('SHELL-14 one toast at a time, for 5 seconds, longer under focus; F8 leads there', async () => {
    const { page, toasts, close } = await openGallery(size)
    // From here on only our own steps count, however busy the machine is.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000)
    const keys = keyboardOn(page)
    await page.getByRole('button', { name: 'Remove an item' }).click()
    await page.getByRole('button', { name: 'Save the trip' }).click()
    const toast = toasts.locator('p')
    await toasts.getByText('Trip saved at 10:42').last().waitFor()
    await expect.poll(() => toast.allInnerTexts()).toEqual(['Trip saved at 10:42'])
    await page.mouse.move(5, 5)
    await page.clock.runFor(4500)
    await expect.poll(() => toast.count()).toBe(1)
    await keys.press('F8')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Notifications, F8')
    await page.clock.runFor(20_000)
    await expect.poll(() => toast.count()).toBe(1)
    await keys.press('Escape')
    await expect.poll(() => toast.count()).toBe(0)
    await page.getByRole('button', { name: 'Save the trip' }).click()
    await toast.waitFor()
    await page.mouse.move(5, 5)
    await page.clock.runFor(5200)
    await expect.poll(() => toast.count()).toBe(0)
    await close()
  })

  test('SHELL-14 F8 leads to the notices before there is one', async () => {
    const { page, close } = await openGallery(size)
    await page.keyboard.press('F8')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Notifications, F8')
    await close()
  })

  test('SHELL-14 a swipe of 50 px takes a toast away, a shorter one does not', async () => {
    const { page, toasts, close } = await openGallery(size)
    await page.getByRole('button', { name: 'Save the trip' }).click()
    const toast = toasts.locator('p')
    await toast.waitFor()
    const swipe = async (by: number) => {
      const box = await toast.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 8]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + by, y, { steps: 4 })
      await page.mouse.up()
    }
    await page.clock.runFor(400)
    await swipe(45)
    await expect.poll(() => toast.count()).toBe(1)
    await swipe(55)
    await expect.poll(() => toast.count()).toBe(0)
    await close()
  })
})

test('SHELL-13 SHELL-14 on a phone, popups begin below a toast that has moved to the top', async () => {
  const { page, toasts, close } = await openGallery(sizes[0])
  // A sheet that stands at the foot and leaves no room above it.
  await page.evaluate(() => {
    const sheet = document.createElement('div')
    sheet.dataset['foot'] = ''
    sheet.style.cssText = 'position: fixed; inset: 30% 0 0; pointer-events: none'
    document.body.append(sheet)
  })
  await page.getByRole('button', { name: 'Save the trip' }).press('Enter')
  await page.getByRole('button', { name: 'Fail the fares' }).press('Enter')
  await page.getByRole('button', { name: 'Delay the weather' }).press('Enter')
  const toast = toasts.locator('> div')
  const popups = page.getByRole('region', { name: 'Problems' }).locator('> div')
  await expect.poll(() => popups.count()).toBe(2)
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeLessThan(40)
  const gap = async () => {
    const [above, below] = [await toast.boundingBox(), await popups.first().boundingBox()]
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(8)
  // Without the toast they have the top for themselves.
  await toasts.getByRole('button', { name: /^Dismiss: / }).press('Enter')
  await expect.poll(async () => (await popups.first().boundingBox())?.y).toBeLessThan(40)
  await close()
})

test('SHELL-13 Escape takes away the popup that has the focus, and gives the focus back', async () => {
  const { page, close } = await openGallery(sizes[1])
  await page.getByRole('button', { name: 'Delay the weather' }).click()
  const fail = page.getByRole('button', { name: 'Fail the fares' })
  await fail.click()
  const titles = page
    .getByRole('region', { name: 'Problems' })
    .getByRole('alert')
    .locator('p:first-child')
  await expect
    .poll(() => titles.allInnerTexts())
    .toEqual(['No fares right now', 'Weather is from yesterday'])
  await page.getByRole('button', { name: 'Dismiss: Weather is from yesterday' }).focus()
  await page.keyboard.press('Escape')
  await expect.poll(() => titles.allInnerTexts()).toEqual(['No fares right now'])
  expect(await fail.evaluate((button) => button === document.activeElement)).toBe(true)
  await close()
})

test('SHELL-15 a tooltip waits 700 ms, the next one within 300 ms comes at once', async () => {
  const { page, close } = await openGallery(sizes[1])
  const [first, second] = [
    page.getByRole('button', { name: 'Share this trip' }).first(),
    page.getByRole('button', { name: 'About this price' }).first(),
  ]
  const open = () => page.locator('[role="tooltip"]:popover-open').allInnerTexts()
  await first.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 60_000)
  await first.hover()
  await page.clock.runFor(690)
  expect(await open()).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(open).toEqual(['Share this trip'])
  await second.hover()
  await page.clock.runFor(5)
  await expect.poll(open).toEqual(["Taxes and the city's night fee are in this price"])
  await page.mouse.move(5, 5)
  await page.clock.runFor(310)
  await first.hover()
  await page.clock.runFor(600)
  expect(await open()).toEqual([])
  await page.clock.runFor(110)
  await expect.poll(open).toEqual(['Share this trip'])
  await page.mouse.move(5, 5)
  // A keyboard user does not have to wait.
  await page.keyboard.press('Shift')
  await second.focus()
  await expect.poll(open).toEqual(["Taxes and the city's night fee are in this price"])
  await page.keyboard.press('Escape')
  await expect.poll(open).toEqual([])
  await close()
})

/** Of what was sent to be counted: which event. */
const eventOf = (body: unknown): unknown => (body as { event?: unknown }).event

describe('counting visits', () => {
  let counting: Site
  beforeAll(async () => {
    counting = await openSite({ ANALYTICS: 'on' })
  })
  afterAll(() => counting.close())

  test.each(sizesOr('390'))(
    'SHELL-20 nothing is counted before consent, at $name px',
    async (size) => {
      const visit = await counting.open(size)
      const { page } = visit
      const counted: unknown[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/api/client-events')) counted.push(request.postDataJSON())
      })
      await page.goto('/')
      const question = page.getByRole('region', { name: 'Counting visits' })
      await question.waitFor()
      await expectAccessible(page)
      await page.goto('/visa')
      await question.waitFor()
      expect(counted).toEqual([])
      await question.getByRole('button', { name: 'Yes, count them' }).click()
      await question.waitFor({ state: 'detached' })
      await expect.poll(() => counted).toEqual([{ event: 'page_view', page: '/visa' }])
      await page.goto('/Chat?name=ann')
      await expect.poll(() => counted.slice(1)).toEqual([{ event: 'page_view', page: '/guide' }])
      await page.goto('/blog/first-japan-budget')
      await expect
        .poll(() => counted.slice(2))
        .toEqual([{ event: 'page_view', page: '/blog/:slug' }])
      expect((await visit.context.cookies()).length).toBe(0)
      await page.goto('/help')
      await expect.poll(() => counted.slice(3)).toEqual([{ event: 'page_view', page: '/help' }])
      await awaitHelp(page)
      await page.getByLabel('Full name').fill('Ann Lee')
      await page.getByLabel('Email address').fill('ann@example.ca')
      await page.getByLabel('Subject').selectOption({ index: 1 })
      await page.getByLabel('Message').fill('How do I move a day?')
      const send = page.getByRole('button', { name: 'Send Message' })
      await page.route('**/api/support/request', (route) =>
        route.fulfill({ status: 422, json: {} }),
      )
      await send.click()
      await expect.poll(() => counted.slice(4).map(eventOf)).toEqual(['help_submit', 'help_error'])
      // What comes now is pressed on a button that takes presses again.
      await expect.poll(() => send.getAttribute('aria-busy')).toBeNull()
      await page.unroute('**/api/support/request')
      await send.click()
      await expect
        .poll(() => counted.slice(6).map(eventOf))
        .toEqual(['help_submit', 'help_success'])
      await visit.close()
    },
  )

  test('SHELL-20 a no is kept, and nothing is counted', async () => {
    const visit = await counting.open(sizes[0])
    const { page } = visit
    let counted = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/client-events')) counted++
    })
    await page.goto('/')
    const question = page.getByRole('region', { name: 'Counting visits' })
    await question.getByRole('button', { name: 'No thanks' }).click()
    await question.waitFor({ state: 'detached' })
    await page.goto('/visa')
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await page.waitForTimeout(500)
    expect([await question.count(), counted]).toEqual([0, 0])
    await visit.close()
  })

  test('SHELL-20 without the setting no consent is asked', async () => {
    const visit = await site.open(sizes[0])
    await visit.page.goto('/')
    await visit.page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await visit.page.waitForTimeout(500)
    await expect
      .poll(() => visit.page.getByRole('region', { name: 'Counting visits' }).count())
      .toBe(0)
    await visit.close()
  })
})
