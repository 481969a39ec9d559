import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import { awaitLetters, tokenOf } from '../support/outbox.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
  themesAt,
  untilHydrated,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const newEmail = () => `${crypto.randomUUID()}@example.ca`

describe.each(sizesOr('390'))('the account forms at $name px', (size) => {
  test('AUTH-04 missing input is shown beside its field and in a linked summary', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/account/sign-up')
    await untilHydrated(page)
    await page.getByRole('button', { name: 'Create account' }).click()
    const summary = page.getByRole('alert')
    await summary.getByText('4 fields need your attention').waitFor()
    expect(await page.getByLabel('First name').evaluate((e) => e === document.activeElement)).toBe(
      true,
    )
    await summary.getByRole('link', { name: 'Please choose a password.' }).press('Enter')
    const password = page.getByLabel('Password', { exact: true })
    expect(await password.evaluate((e) => e === document.activeElement)).toBe(true)
    await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await visit.close()
  })

  test('AUTH-04 password managers find one form, named fields and their kinds', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const fieldsOf = async (path: string) => {
      await page.goto(path)
      await expect.poll(() => page.locator('main form').count()).toBe(1)
      // Before the page is hydrated nothing may put a password into the address: the browser never
      // sends a form of a dialog.
      await expect.poll(() => page.locator('main form').getAttribute('method')).toBe('dialog')
      return page
        .locator('main input')
        .evaluateAll((inputs) =>
          inputs.map((e) => `${e.getAttribute('name')}:${e.getAttribute('autocomplete')}`),
        )
    }
    expect(await fieldsOf('/account/sign-in')).toEqual([
      'email:username',
      'password:current-password',
    ])
    expect(await fieldsOf('/account/sign-up')).toEqual([
      'firstName:given-name',
      'lastName:family-name',
      'email:username',
      'password:new-password',
    ])
    const password = page.getByLabel('Password', { exact: true })
    await password.fill('spruce')
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show what you typed' }).press('Space')
    await expect.poll(() => password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: 'Hide what you typed' }).press('Space')
    await expect.poll(() => password.getAttribute('type')).toBe('password')
    await visit.close()
  })

  test('AUTH-02 a lost network keeps what was typed; two presses open one account', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const email = newEmail()
    await page.goto('/account/sign-up?returnTo=/itinerary')
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('spruce-and-maple')
    const path = '**/api/auth/sign-up/email'
    await page.route(path, (route) => route.abort())
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByText('Nothing you typed was lost.').waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    await page.unroute(path)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/sign-up/email')) sent++
    })
    await page.getByRole('button', { name: 'Create account' }).dblclick()
    await page.getByRole('heading', { name: 'My trips' }).waitFor()
    expect(sent).toBe(1)
    // The console tells of the request that was cut off on purpose.
    await visit.context.close()
  })

  test('AUTH-02 an address that has an account leads to sign-in, a wrong password says so', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { email } = await site.app.user()
    await page.goto('/account/sign-up')
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('spruce-and-maple')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not-this-one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(/email address or password isn’t right/).waitFor()
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email)
    await expectAccessible(page)
    await visit.close()
  })

  test('AUTH-03 by keyboard, a forgotten password: the letter, the new one, and the link that is spent', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const keys = keyboardOn(page)
    const { email } = await site.app.user()
    await page.goto('/account/sign-in')
    await keys.activate(/^Forgot your password\?$/)
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await keys.enter(/^Email/, email)
    await keys.activate(/^Send link$/)
    await page.getByText('Check your email').waitFor()
    await expectAccessible(page)
    const [letter = ''] = await awaitLetters(site.app, email, 1)
    const link = `/account/new-password#${tokenOf(letter)}`
    await page.goto(link)
    await keys.enter(/^New password/, 'short')
    await keys.press('Enter')
    await page.getByRole('alert').getByText('Use at least 8 characters.').waitFor()
    await expectAccessible(page)
    // What is wrong holds the focus.
    await keys.press('Control+a')
    await keys.type('granite-and-loon')
    await keys.press('Enter')
    await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor()
    await keys.activate(/^Sign in$/)
    await keys.enter(/^Email/, email)
    await keys.enter(/^Password/, 'granite-and-loon')
    await keys.press('Enter')
    await page.waitForURL('**/planner')
    await page.goto('/about')
    await page.goto(link)
    await untilHydrated(page)
    await page.getByLabel('New password').fill('granite-and-moose')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await page.getByRole('link', { name: 'Ask for a new link' }).click()
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await page.goto('/account/new-password')
    await page.getByRole('heading', { name: 'This link looks cut off' }).waitFor()
    await visit.context.close()
  })
})

describe.each(sizesOr('1280'))('the doors of the account at $name px', (size) => {
  test('AUTH-02 /login and /signup: the button, the two lists, and each other', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/login?returnTo=/itinerary')
    for (const name of ['With an account', 'A free account includes']) {
      const list = page.locator('section').filter({ has: page.getByRole('heading', { name }) })
      await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThanOrEqual(3)
    }
    await page.getByRole('link', { name: 'Create one for free' }).click()
    await page.getByRole('heading', { level: 1, name: 'Create a free account' }).waitFor()
    const open = page.getByRole('main').getByRole('link', { name: 'Sign Up', exact: true })
    await expect
      .poll(() => open.getAttribute('href'))
      .toBe('/account/sign-up?returnTo=%2Fitinerary')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/account/sign-in?returnTo=%2Fitinerary')
    await visit.close()
  })

  test('AUTH-02 SHELL-03 a signed-in user is redirected home without a session call', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    for (const path of ['/login', '/signup']) {
      await page.goto(path)
      await page.waitForURL((url) => url.pathname === '/')
    }
    expect(asked).not.toContain('/api/auth/user')
    await visit.close()
  })

  test('AUTH-03 a sign-in elsewhere that failed says why; an invented reason says nothing', async () => {
    const visit = await site.open(size)
    await visit.page.goto('/login?fault=unreachable')
    await visit.page.getByText('We can’t reach the sign-in service right now.').waitFor()
    await visit.page.goto('/login?fault=toString')
    await visit.page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => visit.page.getByRole('alert').count()).toBe(0)
    await visit.close()
  })

  test('SHELL-06 AUTH-03 logging out by the menu; a foreign link to it asks first', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    await signIn(site, visit)
    await page.goto('/api/logout')
    await page.getByRole('heading', { name: 'Log out?' }).waitFor()
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Log in' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await context.cookies()).toEqual([])
    await visit.close()
  })
})

describe.each(sizesOr('390'))('the pages of the account at $name px', (size) => {
  test.each(themesAt(size))('AUTH-05 the pages of the account in %s', async (theme) => {
    const visit = await site.open(size, theme)
    for (const path of [
      '/login?fault=refused',
      '/signup',
      '/account/sign-in',
      '/account/reset-password',
      '/account/new-password#x',
      '/account/log-out',
    ]) {
      await visit.page.goto(path)
      await visit.page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(visit.page)
      await expectNoSidewaysScroll(visit.page)
    }
    await visit.close()
  })
})
