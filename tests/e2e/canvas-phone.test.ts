import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Names of those of some elements of which a part is cut off or out of the window. */
const cutOff = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      [...document.querySelectorAll<HTMLElement>(all)].flatMap((one) => {
        const { left, right } = one.getBoundingClientRect()
        const isCut = one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
        return isCut || left < 0 || right > innerWidth
          ? [one.getAttribute('aria-label') ?? one.innerText]
          : []
      }),
    selector,
  )

test('B5 PLAN-06 at 390 and 360 px an unapplied party is applied or cancelled by the bar, sums of five digits are whole, and Undo is in reach', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const user = await signIn(site, visit, 'wanderlust')
  const wish = { ...lisbonUntil('2027-05-12'), budgetCad: 60_000 }
  const { body: plan } = await user.post('/api/plans', wish)
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  const path = `/api/itineraries/${id}`
  for (const type of ['activity', 'restaurant'])
    await user.post(`${path}/items`, { type, name: type, day: null, price: 12_345 })
  const partyOf = async () => (await user.get(path)).body.party.adults

  await page.goto(`/planner?trip=${id}`)
  await page.getByRole('group', { name: 'Money left' }).waitFor()
  const bar = page.getByRole('region', { name: 'Your Itinerary' })
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 })
    const inReach = '[data-tools] :is([aria-label="Undo"], [aria-label="Redo"])'
    for (const whole of ['[aria-label="Money left"] :is(dt, dd, p)', inReach])
      await expect.poll(() => cutOff(page, whole)).toEqual([])
    // The figures end before the buttons of the bar begin.
    const endOf = () =>
      bar
        .locator('dl')
        .first()
        .locator('> div')
        .last()
        .evaluate((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          return range.getBoundingClientRect().right
        })
    const map = await bar.getByRole('button', { name: 'Open the map' }).boundingBox()
    await expect.poll(endOf).toBeLessThanOrEqual(map?.x ?? 0)
  }
  await expect.poll(() => page.getByRole('button', { name: /^Ideas/ }).count()).toBe(1)
  await expectNoSidewaysScroll(page)

  const who = page.getByRole('button', { name: /^2 adults/ })
  await who.click()
  await page.getByLabel('Adults').fill('3')
  await expect.poll(() => bar.getByRole('button', { name: 'Done' }).count()).toBe(0)
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Cancel' }).click()
  await who.click()
  await expect.poll(() => page.getByLabel('Adults').inputValue()).toBe('2')
  await page.getByLabel('Adults').fill('3')
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(partyOf).toBe(3)
  await page.getByRole('button', { name: /^3 adults/ }).click()
  await page.getByLabel('Adults').fill('4')
  await page.getByRole('tab', { name: /Hotels/ }).click()
  await page.getByText('The trip is still 10 to 12 May 2027, 3 adults.').last().waitFor()
  await visit.close()
})

test('B3 B5 PLAN-07 at 390 px a swipe turns the day, days that wait stand in the strip, and what is opened keeps the day in sight', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const user = await signIn(site, visit)
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}&view=days`)
  const strip = page.getByRole('navigation', { name: 'Go to a day' })
  const current = () => strip.locator('[aria-current]').getAttribute('data-chip')
  await expect.poll(current).toBe('2027-05-10')

  const touch = await page.context().newCDPSession(page)
  const swipe = async (from: number, to: number): Promise<void> => {
    const points = (x: number) => [{ x, y: 620 }]
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(from) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(to) })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(330, 120)
  await expect.poll(current).toBe('2027-05-11')
  await swipe(330, 120)
  await expect.poll(current).toBe('2027-05-12')
  await swipe(120, 330)
  await expect.poll(current).toBe('2027-05-11')

  // What is looked for begins in sight, and leads back to the day.
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const title = page.locator('[data-finder-title]')
  await title.waitFor()
  await expect.poll(async () => (await title.boundingBox())?.y ?? 999).toBeLessThan(300)
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect.poll(current).toBe('2027-05-11')

  // The bar of a selection stands where the sheet was, whole.
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  const bar = page.getByRole('group', { name: 'Selected stops' })
  const done = bar.getByRole('button', { name: 'Done' })
  await expect
    .poll(async () => {
      const box = await done.boundingBox()
      return box !== null && box.y > 0 && box.y + box.height <= 844
    })
    .toBe(true)
  await expectAccessible(page)
  await done.click()

  await strip.getByRole('button', { name: 'Day 4, Thu 13 May, not open yet' }).click()
  await page
    .getByRole('region', { name: 'Your plan' })
    .getByRole('heading', { name: 'Days 4 and 5 are ready' })
    .waitFor()
  await expectNoSidewaysScroll(page)
  await visit.close()
})

test('B5 PLAN-07 at 390 px each day is read and pressed wherever one is, its date leads to it, and what is left and the dates stay in sight', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const user = await signIn(site, visit, 'wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-13'))
  const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
  await page.goto(`/planner?trip=${id}&view=days`)
  const day = (date: string) => page.locator(`[data-day="${date}"]`)
  const chip = (date: string) => page.locator(`[data-chip="${date}"]`)
  const isAt = async (date: string): Promise<void> => {
    await expect.poll(() => chip(date).getAttribute('aria-current')).toBe('true')
    await expect.poll(async () => Math.round((await day(date).boundingBox())?.x ?? -1)).toBe(16)
  }
  await isAt('2027-05-10')

  // Without a press on its date a day is there to be read, and one of its stops to be opened.
  const stop = day('2027-05-12').locator('[data-stop] [data-face]').last()
  await expect.poll(() => stop.isVisible()).toBe(true)
  await page.getByRole('region', { name: 'Day 3, Wed 12 May' }).getByRole('heading').waitFor()
  await stop.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await isAt('2027-05-12')
  // It is in sight, and below it comes what follows the days: no longer day leaves a gap.
  const gap = () =>
    page.evaluate(() => {
      const [shown, ideas] = ['2027-05-12', ''].map((date) =>
        document.querySelector(`[data-day="${date}"]`)?.getBoundingClientRect(),
      )
      return (ideas?.top ?? 0) - (shown?.bottom ?? 0)
    })
  await expect.poll(gap).toBeLessThan(40)
  expect(await gap()).toBeGreaterThanOrEqual(0)

  // Far down the day what is left and the dates are still there; another day begins below them.
  await chip('2027-05-10').click()
  await isAt('2027-05-10')
  await page.evaluate(() => scrollTo(0, 600))
  const left = page.getByRole('group', { name: 'Money left' })
  for (const stays of [chip('2027-05-11'), left])
    await expect.poll(async () => (await stays.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0)
  await chip('2027-05-11').click()
  await isAt('2027-05-11')
  const strip = await chip('2027-05-11').boundingBox()
  const head = day('2027-05-11').getByRole('heading').first()
  const top = async (): Promise<number> => (await head.boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0) - 1)
  expect(await top()).toBeLessThan(400)

  // A stop that is carried by keys takes the days along, and brings them back.
  const grip = day('2027-05-11').locator('[data-grip]').first()
  await grip.focus()
  for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
  await page.locator('[data-day="2027-05-12"] [data-gap]').waitFor()
  await isAt('2027-05-12')
  await page.keyboard.press('Escape')
  await isAt('2027-05-11')
  await expect.poll(() => grip.evaluate((at) => at === document.activeElement)).toBe(true)

  // The ideas below are one press away, and so is the way back.
  await chip('').click()
  await expect.poll(() => chip('').getAttribute('aria-current')).toBe('true')
  await chip('2027-05-13').click()
  await isAt('2027-05-13')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // All that covers the foot can be scrolled clear of.
  const room = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBottom))
  const before = await room()
  expect(before).toBeGreaterThan(80)
  await day('2027-05-13').locator('[data-stop] [data-face]').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  const toast = page.locator('section[aria-label="Notifications, F8"] > div')
  await toast.waitFor()
  const { height = 0 } = (await toast.boundingBox()) ?? {}
  await expect.poll(room).toBeGreaterThanOrEqual(before + height - 16)
  await visit.close()
})
