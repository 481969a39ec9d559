import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  type Site,
  themesAt,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(drawnOr('390'))('plan first, account after, at $name px', (size) => {
  test('B1 B3 B4 B5 from the home page to a kept trip: one form, one press, then name and password; paying opens the rest', async () => {
    const { page, close } = await site.open(size)
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Plan a trip' })
    await form.getByRole('combobox', { name: 'Where to' }).fill('Lisbon')
    await form.getByRole('combobox', { name: 'From' }).fill('YYZ')
    const when = form.getByRole('group', { name: 'When' })
    await when.getByLabel('Start date').fill('2027-05-10')
    await when.getByLabel('End date').fill('2027-05-14')
    const who = form.getByRole('group', { name: 'Who' })
    await who.getByLabel('Adults').fill('2')
    await form.getByLabel('Budget').fill('4000')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await form.getByRole('button', { name: 'Plan this trip' }).click()

    await page.waitForURL('**/planner?from=YYZ&to=Lisbon&start=2027-05-10&end=2027-05-14&adults=2*')
    await page.getByRole('heading', { name: 'Sign In to Start Planning', level: 1 }).waitFor()
    const plan = page.getByRole('region', { name: 'Your Itinerary' })
    await plan.getByText('Total Cost for 2 adults, all 5 days').waitFor()
    await plan.getByRole('heading', { name: 'Five days in Lisbon' }).waitFor()
    await expect.poll(() => plan.getByRole('heading', { level: 3 }).count()).toBe(5)
    await expect.poll(() => plan.getByText(/^Day [45] is ready/).count()).toBe(2)
    // Flights and stay stand under the head with their sums, and why these flights.
    await plan.getByText(/^YYZ → LIS, direct, 2 × \$\d+ = \$[\d,]+/).waitFor()
    await plan.getByText(/^A whole first .+ Other flights from \$\d+ each\.$/).waitFor()
    await plan.getByText(/, 4 nights × \$\d+ = \$\d+$/).waitFor()
    await plan.getByText('Alfama and Castle', { exact: true }).first().waitFor()
    const total = await plan
      .getByText(/^\$[\d,]+$/)
      .first()
      .innerText()
    // The ride from the airport is said, with its time; no source has its price.
    const ride = /^Transit, \d+ min to your stay, fare not included$/
    await plan.getByText(ride).waitFor()
    // On a phone each day has its way under its date, and its first stop stays above the sheet.
    // Where the days lead that are seen; what is veiled is not drawn.
    const where = plan.getByRole('list', { name: 'Where the days are spent' })
    await expect.poll(() => where.getByRole('listitem').count()).toBe(3)
    await expect.poll(() => where.innerText()).toContain('1. Alfama and Castle')
    if (size.phone) {
      // The field says what it is for, over what is typed.
      const label = page.locator('label', { hasText: /^Email$/ })
      const [words, field] = [
        await label.boundingBox(),
        await page.getByLabel('Email').boundingBox(),
      ]
      expect(words?.width).toBeGreaterThan(20)
      expect(words?.y).toBeGreaterThan(field?.y ?? 999)
      const way = plan.getByRole('list', { name: 'Route of day 1' }).filter({ visible: true })
      await way
        .getByText(/^\d+\sm$/)
        .first()
        .waitFor()
      const first = await plan.getByText('Land in Lisbon').boundingBox()
      const sheet = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(first?.y).toBeLessThan((sheet?.y ?? 0) - 60)
      // The sheet takes three tenths of the screen at most.
      expect(844 - (sheet?.y ?? 0)).toBeLessThan(0.3 * 844)
    } else if (size.name === '1440') {
      // Below where the days lead, over the whole width, the first stop is on the first screen.
      const drawing = await page.locator('[data-days-drawing]').boundingBox()
      expect(drawing?.width).toBeGreaterThan(800)
      expect(drawing?.height).toBeGreaterThanOrEqual(280)
      const rows = plan.getByRole('list', { name: /^Route of day/ }).filter({ visible: true })
      await expect.poll(() => rows.count()).toBe(3)
      const first = await plan.getByText('Land in Lisbon').boundingBox()
      expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(size.height)
    }
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // The same from the address, without the form.
    await page.reload()
    await plan.getByText(total, { exact: true }).waitFor()

    await page.getByLabel('Email').fill(`plan-${size.name}-${Date.now()}@example.ca`)
    await page.getByRole('button', { name: 'Keep this trip' }).click()
    await page.getByLabel('First name').fill('Dana')
    await page.getByLabel('Last name').fill('Roy')
    await page.getByLabel('Password', { exact: true }).fill('spruce-oak-moss-7')
    await expect.poll(() => page.url()).toContain('/planner?')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Keep this trip' }).click()

    await page.waitForURL('**/planner?trip=*')
    const gate = page.getByRole('region', { name: 'Your plan' })
    await gate.getByText(/\$19\.99 CAD, once/).waitFor()
    await gate
      .getByText(/^(Quinta da Regaleira|Pena Palace|Cristo Rei|LX Factory|MAAT)$/)
      .first()
      .waitFor()
    await page
      .getByText(/10 to 14 May 2027/)
      .first()
      .waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const trip = page.url()
    // The trip costs what its plan did, to the cent.
    await page.getByText(`${total}.00`, { exact: true }).first().waitFor()
    await page
      .getByText(/^Transit, \d+ min/)
      .first()
      .waitFor()
    // On a phone the first stop of the first day stands in the upper half.
    const stub = await page.getByRole('button', { name: /^Flight out, YYZ / }).boundingBox()
    expect(stub?.y).toBeLessThan(size.phone ? 412 : 450)
    // The days that wait count wherever the page says what is left.
    const leftIn = async (part: Locator) =>
      /\$([\d,]+)(?:\.\d\d)? left/.exec(await part.innerText())?.[1]
    const ribbon = await leftIn(page.getByRole('group', { name: 'Money left' }))
    expect(ribbon).toMatch(/\d/)
    await page.getByText(' for all 5 days').first().waitFor()
    const spending = page.getByRole('region', { name: 'Spending' })
    await spending.getByText('Spending by category and day').click()
    expect(await leftIn(spending)).toBe(ribbon)
    // My trips shows the dates and the sum of the planner's head.
    await page.goto('/itinerary')
    await page.getByText('Days 1 to 3 of 5 are open').waitFor()
    await page.getByText('10 to 14 May 2027').waitFor()
    await page.getByText(new RegExp(`^\\${total}(\\.00)?$`)).waitFor()
    await page.goto(trip)
    const add = gate.getByRole('button', { name: 'Add days 4 and 5' })
    await add.scrollIntoViewIfNeeded()
    // What staying would mean is said before it is done.
    await gate.getByRole('button', { name: 'Stay with 3 days' }).click()
    const stay = page.getByRole('dialog', { name: 'Stay with 3 days?' })
    await stay.getByText(/^The trip ends Wed 12 May\. \d+ stops go to Ideas\.$/).waitFor()
    await stay.getByText(/: 2 nights, about \$[\d,.]+\.$/).waitFor()
    await stay.getByText(/^We look for a flight home on Wed 12 May/).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await stay.waitFor({ state: 'detached' })
    // A code that is typed here counts here: in the price line, on the button and at the checkout.
    const listed = Number(/\$([\d.]+)/.exec(await add.innerText())?.[1])
    await gate.getByText('I have a discount code').click()
    await gate.getByLabel('Discount code').fill('save26')
    await gate.getByRole('button', { name: 'Apply' }).click()
    await gate.getByText('That’s not one of our codes, so this is the full price.').waitFor()
    await gate.getByLabel('Discount code').fill('save25')
    await gate.getByRole('button', { name: 'Apply' }).click()
    await gate.getByText('SAVE25 is counted in the price above.').waitFor()
    const reduced = `$${(Math.floor(listed * 75) / 100).toFixed(2)}`
    await expect.poll(() => add.innerText()).toContain(reduced)
    await gate.getByText(`${reduced} once`).waitFor()
    await add.scrollIntoViewIfNeeded()
    const stood = await page.evaluate(() => Math.round(scrollY))
    await add.click()
    await page.getByText('Opens days 4 and 5 of “Lisbon, 5 days”').waitFor()
    await page.getByRole('button', { name: `Pay ${reduced} CAD` }).click()
    // No page stands between: the trip itself tells it, and its address is as before.
    await page.waitForURL(trip)
    await gate.waitFor({ state: 'detached' })
    await page
      .getByText(/10 to 14 May 2027/)
      .first()
      .waitFor()
    // The page stands where it stood.
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(stood)
    // One line says what is open now, until it is put away.
    const opened = page.getByText('Days 4 and 5 are open, right where you left them.')
    await opened.waitFor()
    const yours = page.getByText('Explorer is yours.')
    await yours.waitFor()
    // In sight where the page stands, and so is which day that is.
    await expect
      .poll(async () => {
        const box = await yours.boundingBox()
        return box !== null && box.y > 0 && box.y < size.height
      })
      .toBe(true)
    if (size.phone)
      await expect
        .poll(() => page.locator('[data-chip][aria-current]').getAttribute('data-chip'))
        .toBe('2027-05-13')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // At the first use of the page the line goes to its place: it covers no stop.
    await page.mouse.wheel(0, 40)
    const placed = yours.locator('xpath=ancestor::*[@role="alert"]')
    await expect
      .poll(() => placed.evaluate((at) => getComputedStyle(at).position))
      .not.toBe('sticky')
    // The fifth day is whole, and an edit leaves the days where they are.
    if (!size.phone) {
      await expect.poll(() => page.locator('[data-goes-on]').count()).toBe(0)
      const at = () =>
        page
          .locator('[data-head]')
          .first()
          .evaluate((head) => Math.round(head.getBoundingClientRect().top + scrollY))
      const before = await at()
      const list = page.getByRole('complementary', { name: 'Your Itinerary' })
      await list
        .getByRole('button', { name: /^Remove / })
        .nth(1)
        .click()
      await page.getByText('Item Removed').first().waitFor()
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
      expect(await at()).toBe(before)
    }
    // The receipt is a page of its own, with the way back to the trip.
    const receipt = await page.getByRole('link', { name: 'Receipt' }).getAttribute('href')
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
    await opened.waitFor({ state: 'detached' })
    await page.goto(receipt ?? '')
    await page.getByText(/^[0-9A-F]{8}-1$/).waitFor()
    await page.getByRole('link', { name: 'Back to your trip' }).click()
    await page.waitForURL(trip)
    await page.getByText('Total Cost').first().waitFor()
    // On a phone the PDF is two presses away.
    if (size.phone) {
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click()
      // The folded sheet has one too.
      const paper = page.getByRole('dialog', { name: 'Full PDF of this trip' })
      await paper.getByRole('button', { name: 'Download full PDF' }).waitFor()
    }
    await close()
  })

  test('B4 without a place three are suggested; an unknown place is reported; the email is in no URL', async () => {
    const { page, close } = await site.open(size)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/planner')
    await page.getByRole('region', { name: 'Where to?' }).getByRole('link').first().waitFor()
    for (const theme of themesAt(size)) {
      await page.emulateMedia({ colorScheme: theme })
      await expectAccessible(page)
    }
    await page.getByRole('link', { name: /Kyoto/ }).click()
    await page.getByLabel('Email').fill('someone@example.ca')
    await page.getByRole('button', { name: 'Keep this trip' }).click()
    await page.getByLabel('First name').waitFor()
    expect(asked.filter((url) => url.includes('someone'))).toEqual([])
    await page.goto('/planner?to=Nowhereville-on-Sea')
    await page.getByText('We don’t know a place called Nowhereville-on-Sea.').waitFor()
    await expectAccessible(page)
    await close()
  })
})
