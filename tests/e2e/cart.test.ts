import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import { openSite, type Site, type Size, sizesOr, untilHydrated } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const inn = {
  id: '1',
  type: 'hotel',
  title: 'Inn',
  location: 'Tokyo',
  cost: 284,
  date: '2027-04-12',
}
const lunch = { id: '2', type: 'restaurant', title: 'Lunch', cost: 100, currency: 'EUR' }

/** A visit with these items, or this raw text, in the stored cart. */
async function openCart(size: Size, stored: unknown) {
  const visit = await site.open(size)
  const text = typeof stored === 'string' ? stored : JSON.stringify(stored)
  await visit.context.addInitScript((value) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('itinerary_cart', value)
    sessionStorage.setItem('seeded', '1')
  }, text)
  await visit.page.goto('/')
  await untilHydrated(visit.page)
  await visit.page.getByRole('button', { name: /^Itinerary cart/ }).click()
  return { ...visit, cart: visit.page.getByRole('dialog', { name: 'Itinerary cart' }) }
}

describe.each(sizesOr('390'))('the cart at $name px', (size) => {
  test('CART-01 CART-03 items and totals by category are shown, foreign prices in CAD', async () => {
    const { page, cart, close } = await openCart(size, [inn, lunch])
    await cart.getByText('Inn', { exact: true }).waitFor()
    await expect
      .poll(() => cart.getByRole('definition').allTextContents())
      .toEqual(['$284.00', '$161.19', '$445.19'])
    await cart
      .getByText(
        'Foreign prices converted at the reference rates of 29 September 2026: 1 EUR = 1.6119 CAD.',
      )
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Itinerary cart, 2 items' }).waitFor()
    await close()
  })

  test('CART-02 CART-04 removing and clearing say so and can be undone; exporting needs items and an address', async () => {
    const { page, cart, close } = await openCart(size, [inn, lunch])
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await cart.getByText('Email Required', { exact: true }).waitFor()
    // In the notice, and at the field.
    const blank = cart.getByText('Please enter your email address for PDF delivery.')
    await expect.poll(() => blank.count()).toBe(2)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('email')
    await cart.getByRole('button', { name: 'Remove Inn' }).click()
    await page.getByText('Item Removed', { exact: true }).waitFor()
    await page.getByText('Item has been removed from your itinerary.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await cart.getByRole('button', { name: 'Remove Inn' }).waitFor()
    await keyboardOn(page).activate(/^Clear cart$/)
    await page.getByText('Cart Cleared', { exact: true }).waitFor()
    await page
      .getByText('All items have been removed from your itinerary.', { exact: true })
      .waitFor()
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await cart.getByText('Empty Cart').waitFor()
    await cart.getByText('Add some items to your itinerary before exporting.').waitFor()
    await close()
  })

  test('CART-06 a failed export says why, keeps the cart and the words typed', async () => {
    const { page, cart, complaints } = await openCart(size, [inn])
    await page.route('**/api/demo-pdf-export', (route) => route.abort())
    await cart.getByLabel('Email').fill('amelie@example.ca')
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await cart.getByText('Unable to process PDF export request. Please try again.').waitFor()
    await expect.poll(() => cart.getByLabel('Email').inputValue()).toBe('amelie@example.ca')
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(1)
    // The browser's own line, and ours that there was no answer.
    expect(complaints.every((text) => /ERR_FAILED|"0: Network/.test(text))).toBe(true)
    await page.context().close()
  })

  test('CART-07 what cannot be read is set aside, and one broken item does not take the others along', async () => {
    const broken = await openCart(size, '[{"id":')
    await broken.cart.getByText(/Your cart is empty/).waitFor()
    const aside = () => localStorage.getItem('itinerary_cart_unreadable')
    expect(await broken.page.evaluate(aside)).toBe('[{"id":')
    const half = await openCart(size, [inn, { id: 3, title: 'x' }])
    await half.cart.getByText('Inn', { exact: true }).waitFor()
    await expect.poll(() => half.cart.getByRole('listitem').count()).toBe(1)
    expect(await half.page.evaluate(aside)).toBe('[{"id":3,"title":"x"}]')
    await Promise.all([broken.context.close(), half.close()])
  })

  test('CART-08 the cart of another window is followed', async () => {
    const { page, context, close } = await openCart(size, [inn])
    await page.keyboard.press('Escape')
    const other = await context.newPage()
    await other.goto('/')
    await other.evaluate(() => localStorage.setItem('itinerary_cart', '[]'))
    await page.getByRole('button', { name: 'Itinerary cart, 0 items' }).waitFor()
    await close()
  })

  test('CART-07 an item in an unknown currency is set aside and the site stands, also after a reload', async () => {
    const bolivianos = { id: '3', type: 'hotel', title: 'Chalet', cost: 90, currency: 'BOB' }
    const { page, cart, close } = await openCart(size, [inn, bolivianos, { ...lunch, cost: -5 }])
    await cart.getByText('Inn', { exact: true }).waitFor()
    await expect.poll(() => cart.getByRole('listitem').count()).toBe(1)
    await page.reload()
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).click()
    await cart.getByText('Inn', { exact: true }).waitFor()
    await expect.poll(() => cart.getByText('Chalet').count()).toBe(0)
    const aside = await page.evaluate(() => localStorage.getItem('itinerary_cart_unreadable'))
    expect(JSON.parse(aside ?? '')).toEqual([bolivianos, { ...lunch, cost: -5 }])
    await close()
  })

  test('CART-02 Undo keeps what another tab added since the removal', async () => {
    const { page, context, cart, close } = await openCart(size, [inn, lunch])
    await cart.getByRole('button', { name: 'Remove Inn' }).click()
    await page.getByText('Item Removed', { exact: true }).waitFor()
    const other = await context.newPage()
    await other.goto('/account/sign-in')
    await other.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('itinerary_cart') ?? '[]') as unknown[]
      const added = { id: '9', type: 'other', title: 'Rail pass', cost: 40 }
      localStorage.setItem('itinerary_cart', JSON.stringify([...stored, added]))
    })
    await page.bringToFront()
    await cart.getByText('Rail pass').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await cart.getByRole('button', { name: 'Remove Inn' }).waitFor()
    const names = await cart.getByRole('button', { name: /^Remove / }).all()
    const labels = await Promise.all(names.map((button) => button.getAttribute('aria-label')))
    expect(labels).toEqual(['Remove Inn', 'Remove Lunch', 'Remove Rail pass'])
    await close()
  })

  test('CART-05 an export takes only what it sent; what is added meanwhile stays', async () => {
    const { page, cart, close } = await openCart(size, [inn])
    let sent = ''
    await page.route('**/api/demo-pdf-export', async (route) => {
      sent = route.request().postData() ?? ''
      await page.evaluate((item) => {
        const added = { id: '9', type: 'other', title: 'Rail pass', cost: 40 }
        localStorage.setItem('itinerary_cart', JSON.stringify([item, added]))
      }, inn)
      await route.continue()
    })
    await cart.getByLabel('Name').fill('Amélie Martin')
    await cart.getByLabel('Email').fill('amelie@example.ca')
    await cart.getByRole('button', { name: 'Export PDF' }).click()
    await page.getByText('PDF Generated Successfully!', { exact: true }).waitFor()
    const said = 'Your travel itinerary has been downloaded as a PDF'
    await page.getByText(said, { exact: true }).waitFor()
    await cart.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByText('Cart Cleared').count()).toBe(0)
    expect(sent).not.toContain('Rail pass')
    expect(JSON.parse(sent)).toMatchObject({ name: 'Amélie Martin', email: 'amelie@example.ca' })
    await page.getByRole('button', { name: 'Itinerary cart, 1 item' }).waitFor()
    await close()
  })

  test('CART-01 samples and estimates say so in the cart as they do in the trip', async () => {
    const sample = { ...inn, sample: true, estimated: false, time: '19:30' }
    const meal = { ...lunch, currency: 'CAD', sample: true, estimated: true }
    const park = { id: '3', type: 'activity', title: 'Park', cost: 0, estimated: false }
    const { cart, close } = await openCart(size, [sample, meal, park])
    const rows = cart.getByRole('listitem')
    await rows.nth(0).getByText('Tokyo, Mon 12 Apr 19:30', { exact: true }).waitFor()
    await rows.nth(1).getByText('estimate', { exact: true }).waitFor()
    await rows.nth(1).getByText('$100.00', { exact: true }).waitFor()
    await rows.nth(2).getByText('Free', { exact: true }).waitFor()
    // Said once for the list, and on no line of it.
    await expect.poll(() => cart.getByText('Sample', { exact: true }).count()).toBe(1)
    await expect.poll(() => rows.getByText('Sample').count()).toBe(0)
    await close()
  })

  test('CART-07 SHELL-17 if the cart’s code does not load, the page stays and one line is logged', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.route(/cart-dialog.*\.js/, (route) => route.abort())
    await page.goto('/')
    await untilHydrated(page)
    await page.getByRole('button', { name: /^Itinerary cart/ }).click()
    await page.getByText('Your cart couldn’t be opened', { exact: true }).waitFor()
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(failuresIn(visit.complaints)).toMatchObject([{ service: 'cart' }])
    await visit.context.close()
  })
})

/** What the pages have logged in our own form, one object a line. */
const failuresIn = (complaints: readonly string[]): unknown[] =>
  complaints.filter((text) => text.startsWith('{')).map((text): unknown => JSON.parse(text))

describe.each(sizesOr('1280'))('a page that breaks at $name px', (size) => {
  const broken = [
    {
      service: 'page',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      message: expect.stringMatching(/./),
      stack: expect.any(String),
      agent: expect.stringContaining('Chrom'),
      url: '/itinerary',
    },
  ]

  /** Opens pages on which the script of the saved trips never arrives. */
  async function openWithoutSavedTrips() {
    const visit = await site.open(size)
    await visit.page.route(/my-trips.*\.js/, (route) => route.abort())
    return { ...visit, failure: visit.page.getByText('We couldn’t show this page') }
  }

  test('SHELL-17 a page that breaks is logged in a line, and the next one is shown', async () => {
    const visit = await openWithoutSavedTrips()
    const { page } = visit
    await page.goto('/')
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'My trips' }).click()
    await visit.failure.waitFor()
    await expect.poll(() => failuresIn(visit.complaints)).toEqual(broken)
    await footer.getByRole('link', { name: 'About' }).click()
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await visit.failure.waitFor({ state: 'detached' })
    await visit.context.close()
  })

  test('SHELL-17 a page that breaks as the first one of a visit says so too', async () => {
    const visit = await openWithoutSavedTrips()
    await visit.page.goto('/itinerary')
    await visit.failure.waitFor()
    await expect.poll(() => failuresIn(visit.complaints)).toEqual(broken)
    await visit.context.close()
  })

  test('SHELL-17 a prerendered page without its script says so, between its bar and its footer', async () => {
    const visit = await openWithoutSavedTrips()
    await visit.page.route(/\/search-page.*\.js/, (route) => route.abort())
    await visit.page.goto('/search')
    await visit.failure.waitFor()
    const footer = visit.page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'About' }).click()
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await visit.failure.waitFor({ state: 'detached' })
    await visit.context.close()
  })
})
