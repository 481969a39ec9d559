import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { expectRoomForLargeLetters } from '../support/large-letters.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
  themesAt,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

// Pages of words are made of the same few pieces: each theme is looked at in one size.
test.each([
  ['/destinations', sizes[0], 'light'],
  ['/destinations/paris', sizes[0], 'dark'],
  ...(full ? ([['/destinations/paris', sizes[1], 'light']] as const) : []),
  ['/blog/winter-sun-compared', sizes[0], 'light'],
  ['/faq', sizes[0], 'dark'],
  ['/about', sizes[1], 'dark'],
  ['/contact', sizes[0], 'light'],
] as const)('HOME-12 no finding of axe on %s', async (path, size, theme) => {
  const visit = await site.open(size, theme)
  const { page } = visit
  await page.goto(path)
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  await expectAccessible(page)
  await expect.poll(() => page.locator('h1').count()).toBe(1)
  await visit.close()
})

/** One size and theme in `npm test`, all four in `npm run verify`. */
const casesOr = (name: '390' | '1280') =>
  sizesOr(name).flatMap((size) => themesAt(size).map((theme) => ({ size, theme, name: size.name })))
const visited = [
  ...casesOr('390').flatMap((one) =>
    ['/', '/account/sign-up', '/planner', '/about/data'].map((path) => ({ ...one, path })),
  ),
  ...casesOr('1280').flatMap((one) =>
    ['/account/sign-in', '/nowhere', '/visa'].map((path) => ({ ...one, path })),
  ),
]

test.each(visited)(
  'OPS-05 no finding of axe at $name px, $theme on the page $path for a visitor',
  async ({ size, theme, path }) => {
    const visit = await site.open(size, theme)
    await visit.page.goto(path)
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(visit.page)
    await expectNoSidewaysScroll(visit.page)
    if (size.phone && theme === 'light') await expectRoomForLargeLetters(visit.page)
    await expect.poll(() => visit.page.locator('h1').count()).toBe(1)
    await visit.close()
  },
)

describe.each(casesOr('390'))('OPS-05 no finding of axe at $name px, $theme', ({ size, theme }) => {
  test('the planner in each of its steps, the itinerary, the cart and the saved trips', async () => {
    const visit = await site.open(size, theme)
    await signIn(site, visit)
    const { page } = visit
    await page.goto('/planner?destination=New%20York')
    await page.getByRole('button', { name: 'Continue to Dates' }).waitFor()
    await expectAccessible(page)
    // The frame of the page is the same in all steps.
    const step = () => expectAccessible(page, 'main')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-10-01')
    await page.getByLabel('End date').fill('2027-10-03')
    await page.getByLabel('Budget').fill('500')
    await step()
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText(/hotels in New York/).waitFor()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .nth(4)
      .click()
    await step()
    await page.getByRole('tab', { name: /Activities/ }).click()
    await page.getByText(/restaurants in New York/).waitFor()
    await step()
    await page.getByText('Attractions', { exact: true }).click()
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await step()
    await page.getByText('Custom', { exact: true }).click()
    await page.getByRole('button', { name: 'Add to Trip', exact: true }).click()
    await page.getByText('Enter a name.').waitFor()
    await step()
    await expectNoSidewaysScroll(page)
    if (size.phone && theme === 'light') await expectRoomForLargeLetters(page)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Put all into the cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await cart.getByText('Please enter your email address for PDF delivery.').first().waitFor()
    await expectAccessible(page, 'dialog[open]')
    await page.goto('/itinerary')
    await page.getByRole('link', { name: 'New York, 3 days' }).waitFor()
    await expectAccessible(page)
    await visit.close()
  })
})

describe.each(casesOr('1280'))(
  'OPS-05 no finding of axe at $name px, $theme',
  ({ size, theme }) => {
    test('the gallery of components, and what opens in it', async () => {
      const visit = await site.open(size, theme)
      const { page } = visit
      await page.goto('/gallery')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const part = (id: string) => page.locator(`#${id}`).getByRole('button')
      const opened = [
        ['notices', 'Fail the fares', 'section[aria-label="Problems"]'],
        ['notices', 'Save the trip', 'section[aria-label^="Notifications"]'],
        ['menu', '', '[role="menu"]:popover-open'],
        ['dialog', '', 'dialog[open]'],
      ] as const
      for (const [id, name, shown] of opened) {
        await part(id).filter({ hasText: name }).first().click()
        await page.locator(shown).first().waitFor()
        await page.waitForFunction(() =>
          document
            .getAnimations()
            .every((one) => one.effect?.getComputedTiming().iterations === Infinity),
        )
        await expectAccessible(page, shown)
        if (id === 'menu') await page.keyboard.press('Escape')
      }
      const moving = () => page.evaluate(() => document.getAnimations().length)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await expect.poll(moving).toBeGreaterThan(0)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect.poll(moving).toBe(0)
      await visit.close()
    })
  },
)
