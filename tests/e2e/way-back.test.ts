import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  type Size,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const openPlanner = async (size: Size, grant?: string) => {
  const visit = await site.open(size, size.phone ? 'dark' : 'light')
  await signIn(site, visit, grant)
  return visit
}

const pay = async (page: Page): Promise<void> => {
  await page.getByText('Sandbox: no money moves').waitFor()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** Five days in Lisbon as far as the dates, which the free tier does not hold. */
async function draftFiveDays(page: Page): Promise<void> {
  await page.goto('/planner')
  await page.getByRole('textbox', { name: 'Destination' }).fill('Lisbon')
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await page.getByLabel('Start date').fill('2027-05-10')
  await page.getByLabel('End date').fill('2027-05-14')
}

describe.each(drawnOr('390'))('the gate and the way back at $name px', (size) => {
  test('TIER-04 PLAN-07 SHOP-06 five days on Free: prices at the gate, one first choice, and after paying the same draft', async () => {
    const visit = await openPlanner(size)
    const { page } = visit
    await draftFiveDays(page)
    const explorer = page.getByRole('button', { name: 'Upgrade to Explorer, $19.99' })
    const wanderlust = page.getByRole('button', { name: 'Upgrade to Wanderlust, $39.99' })
    await explorer.waitFor()
    const ground = (of: typeof explorer) =>
      of.evaluate((button) => getComputedStyle(button).backgroundColor)
    expect(await ground(explorer)).not.toBe(await ground(wanderlust))
    // What the server would refuse is not offered under a box that says so.
    const next = page.getByRole('button', { name: 'Continue to Hotels' })
    await expect.poll(() => next.isDisabled()).toBe(true)
    await expect.poll(() => page.getByRole('alert').count()).toBe(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await explorer.click()
    await page.getByText('Sandbox: no money moves').waitFor()
    await page.getByText('Demonstration: not a registered agency.').first().waitFor()
    // Called off, it is the same page again, with all that was typed.
    await page.getByRole('link', { name: 'Cancel' }).click()
    await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2027-05-14')
    await explorer.click()
    await page.getByText('Sandbox: no money moves').waitFor()
    // The payment service sends to a second tab, which has nothing of the first one but the address.
    const checkout = page.url()
    const second = await page.context().newPage()
    await second.goto(checkout)
    await pay(second)
    await second.getByRole('heading', { name: 'Explorer is yours' }).waitFor()
    await second.getByText('right where you left it').waitFor()
    await expectAccessible(second)
    await expect.poll(() => second.getByRole('link', { name: 'Go to Dashboard' }).count()).toBe(0)
    for (const [name, path] of [
      ['My trips', '/itinerary'],
      ['Home', '/'],
    ] as const)
      await expect
        .poll(() =>
          second.getByRole('main').getByRole('link', { name, exact: true }).getAttribute('href'),
        )
        .toBe(path)
    await second.getByRole('link', { name: 'Back to your trip' }).click()
    await expect.poll(() => second.getByLabel('Start date').inputValue()).toBe('2027-05-10')
    await expect.poll(() => second.getByLabel('End date').inputValue()).toBe('2027-05-14')
    await expect.poll(() => second.getByRole('button', { name: /^Upgrade to/ }).count()).toBe(0)
    await second.getByRole('button', { name: 'Continue to Hotels' }).click()
    await second.getByRole('heading', { name: 'Lisbon, 5 days' }).waitFor()
    await visit.close()
  })
})

describe.each(drawnOr('1440'))('the gate and the way back at $name px', (size) => {
  test('TIER-04 PLAN-07 staying with three days costs nothing and opens the next step', async () => {
    const visit = await openPlanner(size)
    const { page } = visit
    await draftFiveDays(page)
    await page.getByRole('button', { name: 'Stay with 3 days' }).click()
    await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2027-05-12')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByRole('heading', { name: 'Lisbon, 3 days' }).waitFor()
    await visit.close()
  })
})

describe.each(drawnOr('390'))('the gate and the way back at $name px', (size) => {
  test('TIER-04 SHOP-10 an Explorer account sees the difference, which is what the checkout charges', async () => {
    const visit = await openPlanner(size, 'explorer')
    const { page } = visit
    await page.goto('/planner')
    await page.getByRole('textbox', { name: 'Destination' }).fill('Lisbon')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-05-10')
    await page.getByLabel('End date').fill('2027-05-20')
    await page.getByRole('button', { name: 'Upgrade to Wanderlust, $20' }).click()
    await page.getByRole('button', { name: 'Pay $20.00 CAD' }).waitFor()
    await visit.close()
  })
})

describe.each(drawnOr('1440'))('the gate and the way back at $name px', (size) => {
  test('SHOP-03 SHOP-06 SHOP-07 the page with its address is led back to from a plan, a consultation and a PDF', async () => {
    const visit = await openPlanner(size)
    const { page } = visit
    await page.goto('/pricing?discount=SAVE25')
    await page.getByText('SAVE25 is applied').waitFor()
    await page.getByRole('button', { name: 'Start 7-day trial' }).first().click()
    await pay(page)
    const toPricing = page.getByRole('link', { name: 'Back to pricing' })
    await expect.poll(() => toPricing.getAttribute('href')).toBe('/pricing?discount=SAVE25')

    await page.goto('/consultation?service=insurance&amount=84.20&currency=CAD')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Book express' }).click()
    await pay(page)
    const again = page.getByRole('link', { name: 'Book Another Consultation' })
    await expect
      .poll(() => again.getAttribute('href'))
      .toBe('/consultation?service=insurance&amount=84.20&currency=CAD')

    const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
      headers: { origin: site.app.url },
      data: { destination: 'Rome', startDate: '2027-04-12', endDate: '2027-04-14' },
    })
    const address = `/planner?trip=${(await answer.json()).id}&step=activities&show=attractions`
    await page.goto(address)
    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    await page.getByText('Full PDF of this trip').click()
    await page.getByRole('button', { name: /^Buy this PDF for/ }).click()
    await pay(page)
    const back = page.getByRole('link', { name: 'Return to Planner' })
    await expect.poll(() => back.getAttribute('href')).toBe(address)
    await visit.close()
  })
})

describe.each(drawnOr('390'))('the gate and the way back at $name px', (size) => {
  test('HOME-03 PLAN-02 a destination that is chosen stands alone with its facts; only names of similar weight are asked about', async () => {
    const visit = await openPlanner(size)
    const { page } = visit
    await page.goto('/planner')
    const field = page.getByRole('textbox', { name: 'Destination' })
    await field.fill('Lisb')
    await page.getByRole('button', { name: 'Lisbon, Portugal' }).click()
    const settled = page.getByRole('region', { name: 'Lisbon, Portugal' })
    await settled.getByText('Euro (EUR)').waitFor()
    await settled.getByText('Best months').waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Lisbon, / }).count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('settled-place')
    await expect.poll(() => settled.getByRole('heading').isVisible()).toBe(true)
    await expectAccessible(page)
    // From the home page the address has the name alone: it is settled all the same.
    await page.goto('/planner?destination=Lisbon')
    await settled.waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Lisbon, / }).count()).toBe(0)
    await settled.getByRole('button', { name: 'Not this Lisbon?' }).click()
    await page.getByRole('button', { name: 'Lisbon, Portugal' }).waitFor()

    for (const [typed, meant] of [
      ['Vienna', 'Austria'],
      ['Perth', 'Australia'],
    ] as const) {
      await field.fill(typed)
      await page.getByRole('region', { name: `${typed}, ${meant}` }).waitFor()
      await page.getByRole('button', { name: 'Continue to Dates' }).click()
      await page.getByLabel('Start date').waitFor()
      await page.getByRole('tab', { name: 'Destination' }).click()
    }
    await field.fill('Springfield')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByText('Which Springfield do you mean?').waitFor()
    await visit.close()
  })
})
