import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  themesAt,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(sizesOr('390'))('the guide at $name px', (size) => {
  test('GUIDE-01 GUIDE-03 GUIDE-05 a visitor asks three questions, and then is shown the way to an account', async () => {
    const { page, complaints, close } = await site.open(size, themesAt(size)[0])
    await page.goto('/chat')
    const box = page.getByLabel('Your question')
    await expect.poll(() => box.isEnabled()).toBe(true)
    await box.press('Enter')
    await box.fill('Is the Louvre open')
    await box.press('Shift+Enter')
    await box.pressSequentially('on Tuesdays?')
    await expect.poll(() => page.getByText('You: ').count()).toBe(0)
    await box.press('Enter')
    await page
      .getByText(/closed on Tuesdays/)
      .first()
      .waitFor()
    // The live region announces the answer once, when complete.
    await expect
      .poll(() => page.getByRole('status').filter({ hasText: 'closed on Tuesdays' }).count())
      .toBe(1)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // An answer that breaks off, and one that is called off: said in words, and not counted.
    await page.route('**/api/chat/send', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: 'event: words\ndata: {"words":"In Rome the "}\n\n',
      }),
    )
    await expect.poll(() => box.isEnabled()).toBe(true)
    await box.fill('what is Rome like')
    await box.press('Enter')
    await page.getByText('We lost the connection before the answer was complete').first().waitFor()
    await page.unroute('**/api/chat/send')
    await page.route('**/api/chat/send', () => undefined)
    await expect.poll(() => box.isEnabled()).toBe(true)
    await box.fill('what is Rome like')
    await box.press('Enter')
    await page.getByRole('button', { name: 'Stop the answer' }).click()
    await page.getByText('Stopped.').first().waitFor()
    await page.unroute('**/api/chat/send')
    await page.getByText('2 of 3 free questions left').waitFor()
    for (const [question, answer] of [
      ['and the musée d’Orsay?', /closed on Mondays/],
      ['what is Rome like in May', /°C/],
    ] as const) {
      await expect.poll(() => box.isEnabled()).toBe(true)
      await box.fill(question)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText(answer).first().waitFor()
    }
    await page.getByRole('heading', { name: 'Free Questions Used' }).waitFor()
    await expect.poll(() => box.count()).toBe(0)
    await expect
      .poll(() => page.getByRole('link', { name: 'Sign up free' }).getAttribute('href'))
      .toContain('/api/login')
    await page.getByRole('button', { name: 'Reset for the demo' }).click()
    await box.waitFor()
    expect(complaints).toEqual([])
    await close()
  })
})

describe.each(sizesOr('1280'))('the guide at $name px', (size) => {
  test('GUIDE-06 GUIDE-09 GUIDE-10 a plan is taken line by line and opens in the planner', async () => {
    const visit = await site.open(size, themesAt(size)[0])
    const { page } = visit
    await signIn(site, visit)
    await page.goto('/guide')
    const box = page.getByLabel('Your question')
    await expect.poll(() => box.isEnabled()).toBe(true)
    await box.fill('2 days in Rome from 3 May 2027')
    await box.press('Enter')
    const plan = page.getByRole('region', { name: 'Rome, 2 days' })
    await plan.waitFor()
    await page.getByText('1 of 10').waitFor()
    await plan
      .getByRole('button', { name: /^Reject / })
      .first()
      .click()
    await plan.getByText('1 rejected').waitFor()
    const rejected = await plan.locator('s').first().textContent()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click()
    await page.getByText('Premium Guide at $9.99/month').waitFor()
    await page.getByRole('button', { name: 'Maybe Later' }).click()
    await plan.getByRole('button', { name: 'Open in planner' }).click()
    await page.waitForURL(/\/planner\?trip=/)
    const id = new URL(page.url()).searchParams.get('trip')
    const names = async (): Promise<string[]> => {
      const answer = await page.request.get(`/api/itineraries/${id}`)
      const trip = (await answer.json()) as { days: { items: { name: string }[] }[] }
      return trip.days.flatMap(({ items }) => items.map(({ name }) => name))
    }
    await expect.poll(async () => (await names()).length).toBeGreaterThan(5)
    expect(await names()).not.toContain(rejected)
    await visit.close()
  })
})
