import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloaded } from '../support/downloads.ts'
import { printedText } from '../support/paper.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizes,
  sizesOr,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay / })
const toCheckout = async (page: Page): Promise<void> => {
  await page.getByText('Sandbox: no money moves').waitFor()
  await payButton(page).waitFor()
}

/**
 * Declines the card and calls the checkout off; `check` looks at the page that this leads back to. Then
 * comes back late to the very checkout that was left. `fill` gives what is asked there.
 */
async function payLate(
  page: Page,
  back: RegExp,
  { check, fill }: { check: () => Promise<unknown>; fill?: () => Promise<unknown> },
): Promise<string> {
  await toCheckout(page)
  await fill?.()
  await page.getByText('Sandbox test cases').click()
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByText('The card was declined. Nothing was charged.').waitFor()
  const checkout = page.url()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL(back)
  await check()
  await page.goto(checkout)
  await toCheckout(page)
  await fill?.()
  await payButton(page).click()
  return checkout
}

/** What a page of thanks tells, label by label. */
const toldFacts = (page: Page) =>
  page
    .locator('main dl > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((one) => one.textContent)))

const shownTier = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('user-tier')))

describe.each(sizesOr('390'))('the shop at $name px', (size) => {
  test('SHOP-04 SHOP-05 SHOP-06 TIER-01 HOME-11 a plan with its trial, then a tier: declined, cancelled, bought, given back', async () => {
    const visit = await site.open(size, size.phone ? 'dark' : 'light')
    const { page } = visit
    await page.goto('/pricing?discount=SAVE25')
    await page.getByText('SAVE25 is applied').waitFor()
    await page.getByText('$14.99').waitFor()
    await page.getByRole('link', { name: 'Sign Up & Start Free Trial' }).waitFor()
    await expectAccessible(page)
    await signIn(site, visit)
    await page.reload()
    await page.getByText('Your plan', { exact: true }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: 'Current Plan' }).isDisabled())
      .toBe(true)

    await page.getByRole('button', { name: 'Start 7-day trial' }).first().click()
    await toCheckout(page)
    await expectAccessible(page)
    await page.getByText('7 days free, then $7.49 CAD for the first month').waitFor()
    await payLate(page, /\/pricing\?discount=SAVE25$/, {
      check: async () => {
        await page.getByText('SAVE25 is applied').waitFor()
        // Nothing was begun.
        await page.getByText('Your plan', { exact: true }).waitFor()
        await page.getByRole('button', { name: 'Start 7-day trial' }).first().waitFor()
      },
    })
    await page.getByRole('heading', { name: 'Guide Pro is yours' }).waitFor()
    const told = await toldFacts(page)
    expect(told.map(([label]) => label)).toEqual(['Plan', 'Paid', 'Trial until', 'Includes'])
    expect(told[3]?.[1]).toContain('Unlimited guide conversations')
    await page.getByText('Write to hello@wayleaf.example').waitFor()
    for (const [name, path] of [
      ['Back to pricing', '/pricing?discount=SAVE25'],
      ['My trips', '/itinerary'],
      ['Home', '/'],
    ] as const)
      await expect
        .poll(() =>
          page.locator('#main').getByRole('link', { name, exact: true }).getAttribute('href'),
        )
        .toBe(path)
    await expectAccessible(page)
    await shownTier(page).toBe('free')

    await page.goto('/pricing')
    await page.getByText('Renews on', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Buy Explorer' }).click()
    const checkout = await payLate(page, /\/pricing$/, {
      check: () => page.getByRole('button', { name: 'Buy Explorer' }).waitFor(),
    })
    await page.getByRole('heading', { name: 'Explorer is yours' }).waitFor()
    await page.getByText('$19.99 CAD').waitFor()
    await shownTier(page).toBe('explorer')
    await page.goto(checkout)
    await page.getByText('You can’t pay it twice.').waitFor()

    // Of both kinds the page says which one the account has.
    await page.goto('/pricing')
    const kind = (name: string) => page.getByRole('region', { name })
    for (const [of, card, says] of [
      ['For your trips, once', 'Explorer', 'Current Plan'],
      ['For your trips, once', 'Free', 'Included in yours'],
      ['For the guide, by the month', 'Guide Pro', 'Current Plan'],
    ] as const)
      await kind(of)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: card, exact: true }) })
        .getByText(says)
        .waitFor()
    await page.getByText('Explorer: trips of up to 7 days, lifetime access').waitFor()
    await page.getByText('$20.00').waitFor()

    await page.goto('/profile')
    await page.getByRole('link', { name: 'Receipt for Explorer' }).click()
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor()
    await expect
      .poll(async () => (await toldFacts(page)).map(([label]) => label))
      .toEqual(['Receipt number', 'Date', 'Sold to', 'Item', 'Paid', 'Taxes', 'Paid with'])
    expect(Object.fromEntries(await toldFacts(page))).toMatchObject({
      'Receipt number': expect.stringMatching(/^[0-9A-F]{8}-1$/),
      Item: 'Explorer, one-time purchase',
      Paid: '$19.99 CAD',
      'Paid with': 'Test card',
    })
    await page.getByText('no money moved').waitFor()
    const paper = await printedText(page)
    expect(paper).toContain('$19.99 CAD')
    expect(paper).not.toContain('All purchases')
    await page.getByRole('link', { name: 'All purchases' }).click()
    await page.getByText('Explorer, one-time purchase').waitFor()
    await page.getByText('Trial', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Refund Explorer/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click()
    await page.getByText('$19.99 was refunded').waitFor()
    await shownTier(page).toBe('free')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Manage plan' }).click()
    await page.getByRole('button', { name: 'End now' }).click()
    await page.getByText('Ended', { exact: true }).waitFor()
    await expectAccessible(page)
    await visit.close()
  })

  test('SHOP-01 SHOP-02 SHOP-03 TIER-04 SHOP-07 a visitor books a consultation; a traveller buys one PDF', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/consultation?service=insurance&amount=84.2&currency=CAD')
    await untilHydrated(page)
    await page.getByText('Travel insurance, quoted at 84.20 CAD.').waitFor()
    for (const price of ['$149', '$299', '$599-1,299', '$1,999+'])
      await page.getByText(price, { exact: true }).waitFor()
    const group = page.getByLabel('People in the group')
    await page.getByText('$539.10 now: 10% less for 5 people or more.').waitFor()
    await group.fill('4')
    await page.getByText('$599 now; 10% less from 5 people.').waitFor()
    await expectAccessible(page)
    const book = page.getByRole('button', { name: 'Book comprehensive' })
    await page.route(
      '**/api/consultation/checkout',
      (route) => route.fulfill({ status: 409, json: { message: 'Nobody is there today.' } }),
      { times: 1 },
    )
    await book.click()
    await page.getByText('Booking Error', { exact: true }).waitFor()
    await page.getByText('Nobody is there today.').first().waitFor()
    await page.getByRole('button', { name: 'Choose a consultation' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await book.click()
    await payLate(page, /\/consultation(\?|$)/, {
      check: () => book.waitFor(),
      fill: () => page.getByLabel('Email').fill('zoe@example.ca'),
    })
    await page.getByRole('heading', { name: 'Your consultation is booked' }).waitFor()
    expect((await toldFacts(page)).slice(0, 3)).toEqual([
      ['Service', 'Comprehensive'],
      ['Duration', '90 minutes'],
      ['Paid', '$299.00 CAD'],
    ])
    await page.getByText('within 24 hours').first().waitFor()
    await page.getByRole('link', { name: 'Return Home' }).waitFor()
    await page.getByRole('link', { name: 'Book Another Consultation' }).waitFor()
    await expectAccessible(page)

    await signIn(site, visit)
    await page.goto('/consultation')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Account' }).waitFor()
    // The first touch asks who is here. That is answered first: the press is to find the session ended.
    const known = page.waitForResponse('**/api/auth/user')
    await group.fill('7')
    expect((await known).status()).toBe(200)
    await site.app.database.pool.query('delete from sessions')
    const ended = page.getByRole('dialog', { name: 'Your session has ended' })
    for (const choice of ['Close', 'Continue without signing in']) {
      await book.click()
      await ended.getByRole('button', { name: choice }).click()
      await ended.waitFor({ state: 'hidden' })
      await expect.poll(() => group.inputValue()).toBe('7')
    }
    await book.click()
    await toCheckout(page)

    const traveller = await signIn(site, visit)
    const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
    const made = { title: 'Spring', destination: 'Paris', ...dates }
    const { id } = (await traveller.post('/api/itineraries', made)).body
    for (const [type, label, price] of [
      ['hotel', 'Le Phare', 420],
      ['restaurant', 'Chez Ana', 35.5],
      ['restaurant', 'Le Quai', 24.5],
    ]) {
      const item = { id: crypto.randomUUID(), type, name: label, price, day: '2027-04-12' }
      const added = await traveller.post(`/api/itineraries/${id}/items`, item)
      expect(added.status).toBe(201)
    }
    await page.goto(`/planner?trip=${id}`)
    const sheet = page.getByRole('button', { name: 'Open itinerary' })
    if (size.phone) await sheet.click()
    await page.getByText('Full PDF of this trip').click()
    await page.getByText('The PDF of your trip comes with Explorer or Wanderlust').waitFor()
    await page.getByText('A single PDF is $9.99 CAD.').waitFor()
    const code = page.getByLabel('Discount code')
    await code.fill('SAVE52')
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText('That’s not one of our codes, so this is the full price.').waitFor()
    await page.getByRole('button', { name: 'Buy this PDF for $9.99' }).waitFor()
    await expectAccessible(page)
    await code.fill('save25')
    await code.press('Enter')
    await page.getByText('Before $9.99').waitFor()
    const buy = page.getByRole('button', { name: 'Buy this PDF for $7.49' })
    await buy.click()
    await payLate(page, /\/planner\?trip=[\w-]+&discount=SAVE25$/, {
      check: async () => {
        if (size.phone) await sheet.click()
        await buy.waitFor()
      },
    })
    await page.getByRole('heading', { name: 'Your PDF is ready' }).waitFor()
    await expect
      .poll(() => toldFacts(page))
      .toEqual([
        ['Price', '$7.49 CAD'],
        ['Itinerary', 'Spring'],
        ['Items', '3'],
        ['Total budget', '$480.00 CAD'],
        ['Hotel', '$420.00 CAD'],
        ['Restaurant', '$60.00 CAD'],
      ])
    await page.getByText('The PDF has also been emailed to you.').waitFor()
    await expectAccessible(page)
    const { name, bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download PDF Now' }).click(),
    )
    expect(name).toBe('Spring.pdf')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await page.goto(`/planner?trip=${id}`)
    if (size.phone) await sheet.click()
    await page.getByRole('button', { name: 'Download full PDF' }).waitFor()
    await visit.close()
  })
})

test('SHOP-08 SHOP-09 HOME-13 without a session it has failed at once; the upgrade test changes only what is shown; the letter is shown in a frame', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  await page.setViewportSize({ width: 320, height: 700 })
  for (const [path, back] of [
    ['/pricing-success', 'Return to Pricing'],
    ['/consultation/success', 'Return to Consultation Page'],
    ['/pdf-export-success?session_id=x', 'Return to Planner'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor()
    await page
      .getByText(
        `We couldn't verify your payment. Please contact ${path.startsWith('/consultation') ? 'us' : 'support'} if you believe this is an error.`,
      )
      .waitFor()
    await page.getByRole('link', { name: back }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/pricing-success?tier=wanderlust')
  await page.getByRole('heading', { name: 'Payment Verification Failed' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('user-tier'))).toBeNull()
  for (const path of ['/pricing', '/consultation', '/checkout', '/checkout/billing']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/test-upgrade')
  await page.getByRole('button', { name: 'Start upgrade' }).click()
  await page.getByText('401: authentication is required. Moving to step 2.').waitFor()
  await page.getByRole('button', { name: 'Simulate payment' }).click()
  await page.getByText('This browser shows: Explorer').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await page.getByText('This browser shows: Free').waitFor()
  // A live site leaves it to its owner.
  await page.route(
    '**/test-upgrade',
    async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('"demo":"yes"', '"demo":""')
      return route.fulfill({ response, body })
    },
    { times: 1 },
  )
  await page.reload()
  await page.getByText('This page is for the site’s owner.').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Start upgrade' }).count()).toBe(0)

  await page.goto('/email-preview')
  await page.getByText('Press the button to see the email.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Render email' }).click()
  const frame = page.frameLocator('iframe[title="Booking confirmation"]')
  await frame.getByText('your stay is booked').waitFor()
  await expectNoSidewaysScroll(page)
  await visit.close()
})
