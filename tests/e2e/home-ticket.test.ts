import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

const field = (page: Page) => page.getByRole('combobox', { name: 'Where to' })
const [phone, desk] = sizes

describe('the ticket of the home page', () => {
  test.each([desk, phone])(
    'B1 calendar, steppers and amounts write into the ticket, by keys and by press, at $name px',
    async (size) => {
      const visit = await site.open(size)
      const { page } = visit
      await page.goto('/')
      const form = page.getByRole('form', { name: 'Plan a trip' })
      const press = (label: string) =>
        size.phone ? form.getByLabel(label).tap() : form.getByLabel(label).click()
      const valueOf = (label: string) => form.getByLabel(label, { exact: true }).inputValue()
      // A cell is one button with its value in words; its fields keep their labels under it.
      const cell = (name: string) => form.getByRole('group', { name }).getByRole('button')
      await expect.poll(() => cell('When').innerText()).toMatch(/^\d+ .+\n20\d\d, 4 days$/)
      await expect.poll(() => cell('Who').innerText()).toBe('2 adults\nno children')
      // Asked for before there is a script: it opens once there is one.
      await press('Start date')
      const dates = page.getByRole('group', { name: 'Travel dates' })
      await dates.waitFor()
      await page.keyboard.press('Escape')
      await dates.waitFor({ state: 'detached' })
      await form.getByLabel('Start date').fill('2027-05-10')
      await form.getByLabel('End date').fill('2027-05-14')
      await expect.poll(() => cell('When').innerText()).toBe('10 to 14 May\n2027, 5 days')
      await field(page).fill('Lisbon')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('Escape')
      await form.getByLabel('End date').focus()
      await page.keyboard.press('Space')
      await page
        .getByRole('button', { name: /^Mon 10 May 2027, first day, flights from \$\d/ })
        .waitFor()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await dates.waitFor({ state: 'detached' })
      expect([await valueOf('Start date'), await valueOf('End date')]).toEqual([
        '2027-05-17',
        '2027-05-18',
      ])
      await press('Adults')
      const who = page.getByRole('group', { name: 'Travellers' })
      await who.getByRole('button', { name: 'One child more' }).click()
      await who.getByRole('button', { name: 'One child more' }).click()
      // No age is taken for granted: without one the picker stays, and so does the form.
      await who.getByRole('button', { name: 'Done' }).click()
      await expect
        .poll(() =>
          who.getByLabel('Age of child 1').evaluate((age) => age === document.activeElement),
        )
        .toBe(true)
      await expect.poll(() => valueOf('Children')).toBe('?, ?')
      const steppers = await who.getByText('Adults', { exact: true }).boundingBox()
      await who.getByRole('button', { name: 'One child more' }).click()
      await who.getByRole('button', { name: 'One child fewer' }).click()
      // What is under the finger stays there.
      expect((await who.getByText('Adults', { exact: true }).boundingBox())?.y).toBe(steppers?.y)
      await who.getByLabel('Age of child 1').selectOption('4')
      await who.getByLabel('Age of child 2').selectOption('8')
      await who.getByRole('button', { name: 'One adult more' }).click()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await who.getByRole('button', { name: 'Done' }).click()
      expect([await valueOf('Adults'), await valueOf('Children')]).toEqual(['3', '4, 8'])
      await press('Budget')
      const amounts = page.getByRole('group', { name: 'Amounts' })
      await expectAccessible(page)
      await amounts.getByRole('button', { name: /^\$4,000/ }).click()
      await amounts.waitFor({ state: 'detached' })
      await form.getByText('about $400 a day each').waitFor()
      await expect.poll(() => cell('Who').innerText()).toBe('3 adults\n2 children, 4 and 8')
      // An amount of one's own is typed on the ticket itself.
      const budget = form.getByLabel('Budget')
      await budget.fill('3500')
      await form.getByText('about $350 a day each').waitFor()
      await budget.fill('4000')
      await form.getByText('about $400 a day each').waitFor()
      await page.keyboard.press('Escape')
      // By keys the button opens the picker, which takes the focus and gives it back.
      await cell('Who').focus()
      await page.keyboard.press('Enter')
      await who.waitFor()
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[data-picker-of]') !== null),
        )
        .toBe(true)
      await page.keyboard.press('Escape')
      await who.waitFor({ state: 'detached' })
      await expect
        .poll(() => cell('Who').evaluate((button) => button === document.activeElement))
        .toBe(true)
      // A picker that is open closes after the press, and moves nothing from under the finger.
      if (!size.phone) await press('Budget')
      const plan = form.getByRole('button', { name: 'Plan this trip' })
      await (size.phone ? plan.tap() : plan.click())
      await page.waitForURL('**/planner?*&start=2027-05-17&end=2027-05-18&adults=3&children=4*')
      await visit.close()
    },
  )

  test('HOME-03 B1 the list of airports opens at the first press, below its cell, by cities and codes', async () => {
    for (const size of [desk, phone]) {
      const visit = await site.open(size)
      const { page } = visit
      await page.goto('/')
      const from = page.getByRole('combobox', { name: 'From' })
      await (size.phone ? from.tap() : from.click())
      const list = page.getByRole('listbox', { name: 'Airports' })
      await list.waitFor()
      const cell = await page.getByText('YYZ, Pearson').boundingBox()
      const box = await list.boundingBox()
      expect(box?.y).toBeGreaterThan((cell?.y ?? 0) + (cell?.height ?? 0))
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.phone ? 374 : 1440)
      // What stood there is chosen, so that typing takes its place.
      await page.keyboard.type('Mont')
      await expect.poll(() => from.inputValue()).toBe('Mont')
      const options = page.getByRole('option')
      await options.filter({ hasText: 'YUL' }).waitFor()
      await expect
        .poll(async () => (await options.allInnerTexts()).every((text) => /^Mont/i.test(text)))
        .toBe(true)
      await expectAccessible(page)
      await visit.close()
    }
  })

  test('B1 every picker fits a window of 900 px, and each day of a month has its fare and says for how long', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/?to=Lisbon')
    const form = page.getByRole('form', { name: 'Plan a trip' })
    await form.getByLabel('Start date').fill('2027-05-10')
    await form.getByLabel('End date').fill('2027-05-14')
    for (const [label, picker] of [
      ['Start date', 'Travel dates'],
      ['Adults', 'Travellers'],
      ['Budget', 'Amounts'],
    ] as const) {
      await form.getByLabel(label).click()
      const panel = page.getByRole('group', { name: picker })
      await panel.waitFor()
      if (picker === 'Travel dates') {
        await panel.getByRole('button', { name: /^Mon 31 May 2027, flights from \$\d/ }).waitFor()
        await panel.getByText(/^Lowest return each for 5 days, CAD/).waitFor()
      }
      await expect
        .poll(async () => {
          const box = await panel.boundingBox()
          return (box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 900
        })
        .toBe(true)
      await page.keyboard.press('Escape')
    }
    await visit.close()
  })

  test('HOME-03 B1 signed in, the ticket begins like the last trip', async () => {
    const visit = await site.open(desk)
    const { page } = visit
    const user = await signIn(site, visit)
    const trip = {
      title: 'Rome',
      destination: 'Rome',
      startDate: '2027-06-14',
      endDate: '2027-06-16',
      party: { adults: 3, children: [7] },
      origin: { iata: 'YUL' },
    }
    expect((await user.post('/api/itineraries', trip)).status).toBe(201)
    // The pages of the trips keep them in this browser; the home page asks for nothing.
    const kept = page.waitForResponse(/\/api\/itineraries\/[\w-]+$/)
    await page.goto('/itinerary')
    await kept
    await page.goto('/')
    await page.getByText('YUL, Trudeau').waitFor()
    await page.getByText('1 child, 7').waitFor()
    await expect.poll(() => page.getByLabel('Adults').inputValue()).toBe('3')
    await visit.close()
  })
})
