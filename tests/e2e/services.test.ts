import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
  themesAt,
  untilHydrated,
} from '../support/site.ts'
import { awaitHelp } from '../support/help-page.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Whether all of it can be seen without scrolling. */
const isInSight = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= window.innerHeight
  })

describe.each(sizesOr('390'))('services at $name px', (size) => {
  test('VISA-01 VISA-02 VISA-03 from a passport to a whole trip, by keyboard', async () => {
    const { page } = await site.open(size, themesAt(size)[0])
    await page.goto('/visa')
    const check = page.getByRole('button', { name: 'Check Visa Requirements' })
    const from = page.getByLabel('From passport country')
    const to = page.getByLabel('To destination')
    await expect.poll(() => check.isDisabled()).toBe(true)
    const keys = keyboardOn(page)
    // A disabled button takes no press before hydration, so none can be made up for.
    await untilHydrated(page)
    await keys.tabTo(/^From passport country/)
    await keys.press('Enter')
    await page.getByText('Please select both origin and destination countries.').waitFor()
    await expect.poll(() => page.getByText('Choose a country.').count()).toBe(2)
    await expect.poll(() => to.getAttribute('aria-invalid')).toBe('true')
    await to.selectOption('CA')
    await from.selectOption('CA')
    await page.getByText('Origin and destination countries must be different.').waitFor()
    await expect.poll(() => to.locator('option[value=CA]').count()).toBe(0)
    await expect.poll(() => check.isDisabled()).toBe(true)
    await keys.tabTo(/^To destination/)
    await keys.type('France')
    await keys.activate(/^Check Visa Requirements/)
    const france = page.getByRole('heading', {
      name: 'No visa needed for France for up to 90 days',
    })
    await france.waitFor()
    // Keyboard users keep their focus position.
    await expect.poll(() => keys.focused()).toMatch(/^Check Visa Requirements/)
    await page.getByText('Visa free', { exact: true }).first().waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: /opens in a new tab/ }).count())
      .toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Add another country' }).click()
    await page.getByRole('button', { name: 'Remove stop 2' }).press('Enter')
    await expect.poll(() => keys.focused()).toMatch(/^To destination/)
    await page.getByRole('button', { name: 'Add another country' }).click()
    await page.getByLabel('Country 2').selectOption('IT')
    await page.getByText('Changing planes on the way?').click()
    const overUs = page.getByLabel('United States', { exact: true })
    await overUs.check()
    await overUs.uncheck()
    // Nothing chosen any more is no reason to fold away what one is choosing from.
    await expect.poll(() => overUs.isVisible()).toBe(true)
    await overUs.check()
    await check.click()
    await page.getByText(/France and Italy are in the Schengen area/).waitFor()
    const planes = page.getByRole('heading', { name: 'Changing planes: United States' })
    await planes.waitFor()
    const confirm = page.getByText('Confirm before you book')
    for (const part of [page.getByText('The trip as a whole'), france, planes]) {
      await part.scrollIntoViewIfNeeded()
      expect(await isInSight(confirm.first())).toBe(true)
    }
    await expect.poll(() => page.url()).toContain('to=FR%2CIT&via=US')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.route('**/api/visa/**', (route) => route.abort())
    await page.getByRole('link', { name: /^Australia/ }).click()
    await page.getByText('Error checking visa requirements').waitFor()
    await page.unroute('**/api/visa/**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Travel authorization required').waitFor()
    // What was broken off above stands on the console.
    await page.context().close()
  })

  test('INSURE-01 INSURE-02 INSURE-03 INSURE-04 from dates to the cart and the consultation', async () => {
    const { page, context, complaints } = await site.open(size, themesAt(size)[0])
    await page.goto('/insurance')
    await untilHydrated(page)
    const ask = page.getByRole('button', { name: 'Get Instant Quote' })
    await page.getByText('Fill out the form above to get your travel insurance quote').waitFor()
    await ask.click()
    await page.getByText('Please fill in all required fields to get your quote.').waitFor()
    // What is wrong holds the focus: from here on by keyboard.
    const keys = keyboardOn(page)
    await expect.poll(() => keys.focused()).toMatch(/^Destination country/)
    await keys.type('japan')
    await page.getByText('Japan (JP)').waitFor()
    await keys.enterDate(/^Date of birth/, '1992-08-14')
    await keys.enterDate(/^Start date/, day(40))
    await keys.enterDate(/^End date/, day(39))
    await keys.press('Enter')
    await page.getByText('The return can’t be before the departure.').first().waitFor()
    await expect.poll(() => keys.focused()).toMatch(/^End date/)
    await page.getByLabel('End date').fill(day(47))
    await page.route('**/api/tugo/quote', (route) => route.abort())
    await page.getByLabel('End date').press('Enter')
    await page.getByText('Unable to fetch quote. Please try again later.').first().waitFor()
    await expect.poll(() => page.getByLabel('Destination country').inputValue()).toBe('japan')
    await page.unroute('**/api/tugo/quote')
    // The button stands at the lower edge of the window, as on a small phone.
    await page.setViewportSize({ width: size.width, height: 560 })
    await keys.tabTo(/^Get Instant Quote/)
    await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }))
    await keys.press('Enter')
    const card = page.getByRole('article', { name: 'Your insurance quote' })
    await card.getByText('7 days').waitFor()
    await expect.poll(() => isInSight(card.getByText('Total premium'))).toBe(true)
    await page.setViewportSize({ width: size.width, height: size.height })
    await card.getByText('Estimate', { exact: true }).waitFor()
    for (const limit of ['$5,000,000', '$50,000', '$2,500', '$1,000,000'])
      await expect.poll(() => card.getByText(limit).count()).toBe(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const add = card.getByRole('button', { name: 'Add to Itinerary' })
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('This browser keeps nothing')
      }
    })
    await add.click()
    await page
      .getByText('Failed to add insurance to itinerary. Please try again.')
      .first()
      .waitFor()
    await page.reload()
    await card.getByText('7 days').waitFor()
    await add.click()
    await page.getByText('Added to Itinerary').first().waitFor()
    const stored = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
    const [item] = JSON.parse(stored) as { type: string; cost: number }[]
    expect(item?.type).toBe('other')
    const href = await card.getByRole('link', { name: 'Purchase This Policy' }).getAttribute('href')
    expect(href).toBe(
      `/consultation?service=insurance&amount=${item?.cost.toFixed(2)}&currency=CAD`,
    )
    await keys.activate(/^Get New Quote$/)
    await page.getByText('Fill out the form above to get your travel insurance quote').waitFor()
    await expect.poll(() => keys.focused()).toMatch(/^Destination country/)
    expect(await page.evaluate(() => localStorage.getItem('insurance_quote'))).toBeNull()
    await context.close()
    // The browser's own line and ours about the call that was cut off above.
    expect(complaints.filter((line) => !/ERR_FAILED|"service":"insurance"/.test(line))).toEqual([])
  })

  test('HELP-01 HELP-02 HELP-03 ADMIN-01 ADMIN-02 a message from the form to the owner’s inbox', async () => {
    const visit = await site.open(size, themesAt(size)[0])
    const { page, close } = visit
    await page.goto('/help')
    await awaitHelp(page)
    await page.getByText('Planning offline').waitFor()
    await page.getByRole('searchbox').fill('zzxq')
    await page.getByRole('link', { name: 'Write to us' }).click()
    const send = page.getByRole('button', { name: 'Send Message' })
    await expect.poll(() => isInSight(page.getByLabel('Full name'))).toBe(true)
    await send.click()
    await page.getByText('Please enter your name.').waitFor()
    const keys = keyboardOn(page)
    await expect.poll(() => keys.focused()).toMatch(/^Full name/)
    await keys.type('Ann Lee')
    await keys.enter(/^Email address/, 'ann@example.ca')
    await keys.tabTo(/^Subject/)
    await keys.type('PDF')
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('pdf-export-broken')
    const html = `<img src=x onerror="document.title='taken'"> from ${size.name}`
    await keys.enter(/^Message/, html)
    await expectAccessible(page)
    await keys.activate(/^Send Message/)
    await page.getByText("Message sent successfully! We'll respond within 24 hours.").waitFor()
    const id = (await page.getByText(/^SR-/).textContent()) ?? ''
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
    await expectNoSidewaysScroll(page)

    await page.goto('/admin')
    await page.getByText('Please sign in to access the admin dashboard.').waitFor()
    await signIn(site, visit, 'owner')
    await page.goto('/admin')
    await page.getByText('Monitor system health and API status').waitFor()
    await page.getByText('Healthy', { exact: true }).waitFor()
    const flights = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: 'Flights', exact: true }),
    })
    for (const fact of ['Missing keys', 'Latency', 'Errors', 'Last success', 'API key'])
      await flights.getByText(fact, { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Recommendations' }).waitFor()
    await expectAccessible(page)
    await keys.tabTo(/^Health$/)
    await keys.press('ArrowRight')
    await page.locator('summary', { hasText: id }).click()
    await page.getByText(html).waitFor()
    await page.getByLabel(`Status of ${id}`).selectOption('answered')
    await page.getByText(`${id}: Answered`).first().waitFor()
    await page.getByRole('tab', { name: 'Support' }).focus()
    await keys.press('ArrowRight')
    await page.getByRole('tab', { name: 'Consultations', selected: true }).waitFor()
    await keys.press('ArrowRight')
    await page.getByText('No bookings yet').waitFor()
    await keys.press('ArrowRight')
    await page.getByText('No purchases yet').waitFor()
    await keys.press('ArrowRight')
    await page.getByRole('cell', { name: 'ann@example.ca' }).first().waitFor()
    await expectAccessible(page)
    await keys.press('ArrowRight')
    await page.getByRole('cell', { name: 'Bookings in doubt' }).waitFor()
    await expectNoSidewaysScroll(page)
    await keys.press('ArrowRight')
    const rights = page.getByRole('dialog', { name: /^Access for/ })
    await page
      .getByRole('button', { name: /^Change access for/ })
      .first()
      .click()
    await rights.getByText('Only another owner can remove this role').waitFor()
    await rights.getByLabel('I know who opened this account').check()
    await rights.getByRole('button', { name: 'Grant: Explorer tier' }).click()
    await rights.getByRole('button', { name: 'Revoke: Explorer tier' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Users' }).focus()
    await keys.press('ArrowRight')
    await page.getByText('open to answered').first().waitFor()
    await page.getByText('grant', { exact: true }).first().waitFor()
    await expectNoSidewaysScroll(page)
    expect(await page.title()).not.toBe('taken')
    await close()
  })
})

describe.each(sizesOr('1280'))('partners at $name px', (size) => {
  test('PARTNER-01 PARTNER-02 PARTNER-03 PARTNER-04 from a link to the figures', async () => {
    const visit = await site.open(size, themesAt(size)[0])
    const { page, context } = visit
    await context.route(/expedia\.ca|trip\.com/, (route) => route.fulfill({ body: 'partner' }))
    await page.goto('/partners')
    const link = page.getByRole('link', { name: 'Search on Expedia (opens in a new tab)' })
    await expect.poll(() => link.getAttribute('href')).toBe('https://www.expedia.ca/')
    await expect.poll(() => link.getAttribute('rel')).toContain('sponsored')
    const recorded = page.waitForResponse('**/api/affiliate/track-click')
    const keys = keyboardOn(page)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      keys.activate(/^Search on Expedia/),
    ])
    expect(tab.url()).toBe('https://www.expedia.ca/')
    await tab.close()
    expect((await recorded).status()).toBe(200)
    await page.getByRole('link', { name: /^Visited: Search on Expedia/ }).waitFor()
    await keys.activate(/^Search Car Rentals/)
    await page.getByText('Car rental search feature coming soon!').first().waitFor()
    await page.getByText(/Partner links may earn us a commission/).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/affiliate')
    await page.getByText('Sample trip', { exact: true }).waitFor()
    const claims = page.getByRole('main').getByRole('listitem').getByText('Sample', { exact: true })
    await expect.poll(() => claims.count()).toBe(4)
    await keys.activate(/^Book a trip$/)
    const booking = page.getByRole('region', { name: 'Your trip, ready to book' })
    await expect.poll(() => booking.evaluate((part) => part === document.activeElement)).toBe(true)
    // The record of a press may be lost: the link opens all the same.
    await page.route('**/api/affiliate/track-click', (route) => route.abort())
    const cars = page.getByRole('link', { name: /^Find cars/ })
    await expect.poll(() => cars.getAttribute('href')).toBe('https://www.expedia.ca/')
    const [other] = await Promise.all([context.waitForEvent('page'), keys.activate(/^Find cars/)])
    expect(other.url()).toBe('https://www.expedia.ca/')
    await other.close()
    await expect.poll(() => page.getByRole('button', { name: 'Visited' }).count()).toBe(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto('/affiliate/analytics')
    await page.getByText('Access Denied').waitFor()
    await signIn(site, visit, 'operator')
    await page.goto('/affiliate/analytics')
    await page.getByText('Partner performance').waitFor()
    await page.getByText('15 per booking').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('affiliate-30d.csv')
    await page.route('**/api/affiliate/analytics?period=7d', (route) => route.abort())
    await page.getByRole('radio', { name: '7 days' }).check({ force: true })
    await page.getByText('Unable to load affiliate analytics data.').waitFor()
    await context.close()
  })
})

test('ADMIN-01 ADMIN-03 no role, no dashboard; the verification page shows what comes back', async () => {
  const visit = await site.open(sizes[0])
  const { page, close } = visit
  await signIn(site, visit, 'wanderlust')
  await page.goto('/admin')
  await page.getByText("You don't have permission to access the admin dashboard.").waitFor()
  await page.goto('/test-verification')
  await page.getByText('verification file: none configured').waitFor()
  await page.getByText('200 OK').first().waitFor()
  await expectAccessible(page)
  const refusal = { status: 404, json: { message: 'There is no such address.' } }
  await page.route('**/api/verification', (route) => route.fulfill(refusal))
  const keys = keyboardOn(page)
  await keys.activate(/^Fetch again/)
  await page.getByText('We couldn’t load the verification file').waitFor()
  await page.unroute('**/api/verification')
  await keys.activate(/^Try again/)
  await page.getByText('200 OK').first().waitFor()
  await close()
})

test('HELP-02 ADMIN-02 failures show an error and keep the input', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  await page.goto('/help')
  await awaitHelp(page)
  await page.route('**/api/support/request', (route) => route.abort())
  await page.getByLabel('Full name').fill('Ann Lee')
  await page.getByLabel('Email address').fill('ann@example.ca')
  await page.getByLabel('Message').fill('Where is my trip?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Failed to send message. Please try again or contact us directly.').waitFor()
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Where is my trip?')
  await signIn(site, visit, 'operator')
  await page.route('**/api/health', (route) => route.abort())
  await page.clock.install()
  await page.goto('/admin')
  await page.getByText('Unable to connect to health monitoring service.').waitFor()
  await page.unroute('**/api/health')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/health')) asked += 1
  })
  const keys = keyboardOn(page)
  await keys.activate(/^Retry$/)
  await page.getByText('Healthy', { exact: true }).waitFor()
  // Keys are the owner's to know.
  await expect.poll(() => page.getByText('API key', { exact: true }).count()).toBe(0)
  // From here on only our own steps count, however busy the machine is.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000)
  await page.clock.runFor(20_000)
  expect(asked).toBe(1)
  await page.clock.runFor(11_000)
  await expect.poll(() => asked).toBe(2)
  await page.clock.resume()
  await page.locator('button:not([aria-busy])', { hasText: 'Refresh' }).waitFor()
  await keys.activate(/^Refresh/)
  await expect.poll(() => asked).toBe(3)
  await page.context().close()
})
