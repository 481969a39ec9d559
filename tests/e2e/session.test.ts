import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  expectAccessible,
  openSite,
  type Site,
  sizes,
  sizesOr,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const password = 'spruce-and-maple'

async function enter({ context }: Visit): Promise<string> {
  const user = await site.app.user()
  const cookies = [...user.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
  await context.addCookies(cookies)
  return user.email
}

/** Ends every session of an account behind the page's back. */
const endSessions = (email: string) =>
  site.app.database.pool.query(
    'delete from sessions where user_id = (select id from users where email = $1)',
    [email],
  )

async function openDates({ context, page }: Visit): Promise<void> {
  const answer = await context.request.post('/api/itineraries', {
    headers: { origin: site.app.url },
    data: { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14', budgetCad: 900 },
  })
  const { id } = (await answer.json()) as { id: string }
  await page.goto(`/planner?trip=${id}&step=dates`)
  await page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' })

describe.each(sizesOr('390'))('a session at $name px', (size) => {
  test('AUTH-04 it ends in the middle: what was typed stays, one signs in in place and goes on', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    const email = await enter(visit)
    await openDates(visit)
    await page.getByLabel('Budget').fill('1234')
    await endSessions(email)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Password', { exact: true }).fill('not-this-one')
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(email)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('hint')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByText(/email address or password isn’t right/).waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    expect((await context.cookies()).map(({ name }) => name)).toContain('hint')
    await page.getByRole('button', { name: 'Account' }).waitFor()
    await page.getByRole('tab', { name: 'Hotels', selected: true }).waitFor()
    // What waited for the session went off by itself.
    await page.getByText('Everything is saved').waitFor()
    await page.reload()
    await page.getByRole('tab', { name: /Dates/ }).click()
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toMatch(/1,?234/)
    await visit.close()
  })

  test('A9 hotels searched inside a trip ask to sign in again, not an error; what was typed stays, and they are found after it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const email = await enter(visit)
    await openDates(visit)
    await page.getByRole('tab', { name: /Hotels/ }).click()
    await page.getByText(/^\d+ hotels in Paris/).waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()
    await endSessions(email)
    await page.getByLabel('Check-out').fill('2027-04-13')
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Sign in to search for your trip').waitFor()
    await expect.poll(() => page.getByText(/doesn’t exist|went wrong|Try again/).count()).toBe(0)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByLabel('Password', { exact: true }).press('Enter')
    await page.getByText(/^\d+ hotels in Paris/).waitFor()
    await expect.poll(() => page.getByLabel('Check-out').inputValue()).toBe('2027-04-13')
    await visit.close()
  })

  test('AUTH-04 closing the dialog keeps the page; the next press asks again', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const email = await enter(visit)
    await openDates(visit)
    await page.getByLabel('Budget').fill('1234')
    await endSessions(email)
    for (const press of ['Continue to Hotels', 'Try again']) {
      // The head's, not that of the hotels, which belong to the same session.
      await page.getByRole('button', { name: press }).first().click()
      await dialogOf(page).getByRole('button', { name: 'Close' }).click()
      await page.getByText('1 not saved yet').waitFor()
    }
    await page.getByRole('tab', { name: /Dates/ }).click()
    await expect.poll(() => page.getByLabel('Budget').inputValue()).toMatch(/1,?234/)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await visit.close()
  })

  test('AUTH-04 the next account in the same browser sees nothing of the one before', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const email = await enter(visit)
    const other = await site.app.user()
    await openDates(visit)
    await page.getByLabel('Budget').fill('1234')
    // Next to each other: the page looks by itself every two seconds, and would find out first.
    await endSessions(email)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Email').fill(other.email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'We can’t find this trip' }).waitFor()
    await visit.close()
  })

  test.each(['/planner', '/itinerary'])(
    'AUTH-01 a server that is away is not taken for being signed out on %s',
    async (path) => {
      const visit = await site.open(size)
      const { page } = visit
      await enter(visit)
      const problem = { status: 503, body: '{"message":"The service is busy."}' }
      await page.route('**/api/auth/user', (route) => route.fulfill(problem))
      await page.goto(path)
      await page.getByText('We couldn’t check whether you’re signed in').waitFor()
      await expect
        .poll(() => page.getByRole('main').getByRole('link', { name: 'Sign In' }).count())
        .toBe(0)
      expect((await visit.context.cookies()).map(({ name }) => name)).toContain('hint')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByText('The service is busy.').waitFor()
      await page.unroute('**/api/auth/user')
      await page.getByRole('button', { name: 'Try again' }).click()
      await page
        .getByText('We couldn’t check whether you’re signed in')
        .waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Account' }).waitFor()
      // The console tells of the answers that were 503 on purpose.
      await visit.context.close()
    },
  )
})

describe('the tier in the browser', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('user-tier'))
  const [narrow, wide] = sizes

  test.each([
    ['/?a=1%20b&tier=explorer&c=#faq', '/?a=1%20b&c=#faq', 'explorer', narrow],
    ['/pricing-success?tier=wanderlust', '/pricing-success?tier=wanderlust', null, wide],
  ])('TIER-02 %s becomes %s and keeps %s', async (address, left, tier, size) => {
    const visit = await site.open(size)
    await visit.page.goto(address)
    await visit.page.getByRole('link', { name: 'Log in' }).waitFor()
    expect(visit.page.url()).toBe(site.app.url + left)
    await expect.poll(() => stored(visit.page)).toBe(tier)
    await visit.close()
  })

  test('TIER-01 TIER-02 signed in, the parameter only goes away and the account decides', async () => {
    const visit = await site.open(wide)
    const { page } = visit
    await enter(visit)
    await page.goto('/?tier=wanderlust')
    await page.getByRole('button', { name: 'Account' }).waitFor()
    expect([page.url(), await stored(page)]).toEqual([`${site.app.url}/`, null])
    await page.evaluate(() => localStorage.setItem('user-tier', 'wanderlust'))
    await page.goto('/planner')
    await page.getByRole('textbox', { name: 'Destination' }).waitFor()
    await expect.poll(() => stored(page)).toBe('free')
    await visit.close()
  })
})
