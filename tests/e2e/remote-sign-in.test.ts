import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startIssuer, type TestIssuer } from '../support/oidc-issuer.ts'
import { expectAccessible, openSite, type Site, sizesOr } from '../support/site.ts'

let issuer: TestIssuer
let site: Site
beforeAll(async () => {
  issuer = await startIssuer()
  site = await openSite(issuer.settings)
  issuer.know(site.app.url)
  issuer.person = { sub: 'zoe', email: 'zoe@example.ca', email_verified: true, name: 'Zoé Roy' }
})
afterAll(async () => {
  await site.close()
  await issuer.close()
})

describe.each(sizesOr('1280'))('sign-in at an issuer at $name px', (size) => {
  test('AUTH-03 from the planner to the issuer and back, and over a page with an ended session', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/planner')
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('textbox', { name: 'Destination' }).fill('Rome')
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-13')
    await page.getByLabel('Budget').fill('1234')
    await site.app.database.pool.query('delete from sessions')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.getByRole('button', { name: 'I’ve signed in' }).click()
    await dialog.getByText('You’re not signed in yet.').waitFor()
    await expectAccessible(page)
    const opened = visit.context.waitForEvent('page')
    await dialog.getByRole('link', { name: 'Open a sign-in window' }).click()
    const other = await opened
    await other.getByRole('heading', { name: 'My trips' }).waitFor()
    await dialog.getByRole('button', { name: 'I’ve signed in' }).click()
    await dialog.waitFor({ state: 'hidden' })
    // What was asked for while the session had ended is done, with all that was typed.
    await page.getByRole('heading', { name: 'Rome, 2 days' }).waitFor()
    await page.getByText(/1,234/).first().waitFor()
    await visit.close()
  })

  test('H3 a user from the issuer is asked once for the terms, while the page stays usable', async () => {
    issuer.person = { sub: 'max', email: 'max@example.ca', email_verified: true, name: 'Max Roy' }
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/api/login?returnTo=/itinerary')
    await page.getByRole('heading', { name: 'My trips' }).waitFor()
    const question = page.getByRole('dialog', { name: 'Do you accept our terms?' })
    await question.waitFor()
    await expectAccessible(page)
    // It holds nothing up.
    await page.getByRole('main').getByRole('link').first().focus()
    await expect
      .poll(() => question.getByRole('link', { name: 'Privacy policy' }).getAttribute('href'))
      .toBe('/privacy')
    await question.getByRole('button', { name: 'Accept' }).press('Enter')
    await question.waitFor({ state: 'hidden' })
    const { rows } = await site.app.database.pool.query(
      `select accepted from terms_answers t join users u on u.id = t.user_id where u.email = 'max@example.ca'`,
    )
    expect(rows).toEqual([{ accepted: true }])
    await page.goto('/profile')
    await page.getByRole('heading', { level: 1, name: 'Max Roy' }).waitFor()
    await expect.poll(() => question.count()).toBe(0)
    await visit.close()
  })

  test('AUTH-03 the forms for passwords lead to the issuer too', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/account/sign-in?returnTo=/itinerary')
    await page.getByRole('heading', { name: 'My trips' }).waitFor()
    await visit.close()
  })
})
