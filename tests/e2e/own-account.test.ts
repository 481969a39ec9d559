import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloaded } from '../support/downloads.ts'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectSound,
  openSite,
  type Site,
  sizes,
  sizesOr,
  type Visit,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite({ ANALYTICS: 'on' })
})
afterAll(() => site.close())

const password = 'spruce-and-maple'

/** Creates a user signed in here and on a phone. */
async function somebody({ context }: Visit) {
  const user = await site.app.user()
  const cookies = [...user.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
  await context.addCookies(cookies)
  const phone = site.app.visitor()
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/142.0 Safari/604.1'
  const signIn = (using: string, as = site.app.visitor()) =>
    as.post(
      '/api/auth/sign-in/email',
      { email: user.email, password: using },
      { 'user-agent': agent },
    )
  await signIn(password, phone)
  return { email: user.email, phone, signIn }
}

describe.each(sizesOr('1280'))('the own account at $name px', (size) => {
  test('AUTH-05 the profile: name, entitlements, and a rename by keyboard', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { email } = await somebody(visit)
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1, name: 'Ann Lee' }).waitFor()
    await page.getByText(email).waitFor()
    await page.getByText('Up to 3 days').waitFor()
    await page.getByText('Nothing bought yet').waitFor()
    await expectSound(visit.page)
    const keys = keyboardOn(page)
    await keys.tabTo(/^First name$/)
    await keys.press('ControlOrMeta+a')
    await keys.press('Delete')
    await keys.press('Enter')
    await page.getByRole('alert').getByText('One field needs your attention').waitFor()
    await expect.poll(() => keys.focused()).toBe('First name')
    await keys.type('Zoé')
    await keys.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Zoé Lee' }).waitFor()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    await visit.close()
  })

  test('AUTH-05 SHELL-20 the settings: password, sessions, consent, a copy, and the end of it', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { email, phone, signIn } = await somebody(visit)
    const onPhone = page.getByRole('listitem').filter({ hasText: 'Chrome on iPhone' })
    // What did not load says so, and is asked for again.
    await page.route('**/api/account/sessions', (route) => route.abort())
    await page.goto('/settings')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/api/account/sessions')
    await again.click()
    await onPhone.waitFor()
    await page.getByText('This device').waitFor()

    const consent = page.getByRole('checkbox', { name: 'Count the pages I open' })
    await page.getByRole('region', { name: 'Counting visits' }).waitFor()
    await consent.check()
    await page.getByRole('region', { name: 'Counting visits' }).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('analytics-consent'))).toBe('yes')
    await expectSound(visit.page)

    const keys = keyboardOn(page)
    await keys.enter(/^Current password$/, 'not-this-one')
    await keys.enter(/^New password$/, 'granite-and-loon')
    await keys.press('Enter')
    await page.getByText('This isn’t your account’s password.').first().waitFor()
    await expect.poll(() => keys.focused()).toBe('Current password')
    await expect
      .poll(() => page.getByLabel('New password', { exact: true }).inputValue())
      .toBe('granite-and-loon')
    await page.getByLabel('Current password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed', { exact: true }).waitFor()
    expect((await phone.get('/api/auth/user')).status).toBe(401)
    await onPhone.waitFor({ state: 'detached' })

    await signIn('granite-and-loon', phone)
    await page.reload()
    await page.getByRole('button', { name: /^End the session of Chrome on iPhone/ }).click()
    await onPhone.waitFor({ state: 'detached' })
    await expect.poll(async () => (await phone.get('/api/auth/user')).status).toBe(401)

    const copy = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download my data' }).click(),
    )
    expect(copy.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(copy.bytes.toString('utf8')).account.email).toBe(email)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.waitForFunction(() => document.querySelector('dialog')?.getAnimations().length === 0)
    await expectAccessible(page)
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await dialog.getByText('This isn’t your account’s password.').first().waitFor()
    await dialog.getByLabel('Your password', { exact: true }).fill('granite-and-loon')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    expect((await signIn('granite-and-loon')).status).toBe(401)
    await visit.context.close()
    // The browser's own line about the call that was cut off above.
    expect(visit.complaints.filter((line) => !line.includes('ERR_FAILED'))).toEqual([])
  })
})

test('SHELL-06 the own draft stays when a log-out fails, and goes with one that works', async () => {
  const visit = await site.open(sizes[1])
  const { page } = visit
  await somebody(visit)
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('selectedDestination', 'Lisbon')
    localStorage.setItem('draft-owner', 'somebody')
  })
  const draft = () => page.evaluate(() => localStorage.getItem('selectedDestination'))
  const logOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
  }
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await logOut()
  await page.getByText('busy').waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Account' }).waitFor()
  await expect.poll(() => draft()).toBe('Lisbon')
  // What was wanted is still wanted: the next page asks again.
  await page.unroute('**/api/logout')
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  await expect.poll(draft).toBeNull()
  await visit.context.close()
})
