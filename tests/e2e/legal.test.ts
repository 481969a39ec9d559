import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storedInBrowser } from '#app/pages/legal/stored-in-browser.ts'
import { termsVersion } from '#features/accounts/domain/terms.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
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

describe.each(sizesOr('1280'))('at $name px', (size) => {
  test.each(themesAt(size))(
    'H3 the pages of the law in %s can be read and reached from the foot of a page',
    async (theme) => {
      const visit = await site.open(size, theme)
      const { page } = visit
      await page.goto('/faq')
      for (const [label, title] of [
        ['Privacy policy', 'Privacy policy'],
        ['Terms of use', 'Terms of use'],
        ['Cookies', 'Cookies and storage'],
        ['Accessibility', 'Accessibility'],
      ] as const) {
        const foot = page.getByRole('navigation', { name: 'Legal' })
        await foot.getByRole('link', { name: label, exact: true }).press('Enter')
        await page.getByRole('heading', { level: 1, name: title }).waitFor()
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      }
      // The contents lead to their sections.
      await page.getByRole('link', { name: 'How we test it' }).press('Enter')
      await expect.poll(() => new URL(page.url()).hash).toBe('#test')
      await visit.close()
    },
  )
})

test.each(sizesOr('390'))(
  'H3 AUTH-01 at $name px the sign-up form shows the terms, and the acceptance is stored with the account',
  async (size) => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/account/sign-up')
    await page
      .getByText('By creating an account, you accept our Terms of use and Privacy policy.')
      .waitFor()
    for (const [label, path] of [
      ['Terms of use', '/terms'],
      ['Privacy policy', '/privacy'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: label })
      await expect.poll(() => link.getAttribute('href')).toBe(path)
      // What is typed stays: it opens beside.
      await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    }
    await expectAccessible(page)
    const email = `legal-${size.name}@example.ca`
    await page.getByLabel('First name').fill('Ann')
    await page.getByLabel('Last name').fill('Lee')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('spruce-and-maple')
    await page.getByRole('button', { name: 'Create account' }).press('Enter')
    await page.waitForURL((url) => url.pathname !== '/account/sign-up')
    const { rows } = await site.app.database.pool.query(
      'select t.version::text, t.accepted from terms_answers t join users u on u.id = t.user_id where u.email = $1',
      [email],
    )
    expect(rows).toEqual([{ version: termsVersion, accepted: true }])
    await visit.close()
  },
)

test('H3 what a visit leaves in a browser stands in the tables of /cookies', async () => {
  const [size] = sizesOr('1280')
  if (!size) throw new Error('There is no such size')
  const visit = await site.open(size, 'light', { workers: true })
  const { page, context } = visit
  const user = await site.app.user('explorer')
  await page.goto('/flights?origin=YYZ&destination=LIS&departureDate=2027-05-10&passengers=1')
  await page.goto('/guide')
  await untilHydrated(page)
  await page.getByRole('textbox').first().fill('What is Lisbon like in May?')
  await page.getByRole('textbox').first().press('Enter')
  await page
    .getByText(/Lisbon/)
    .nth(1)
    .waitFor()
  await page.goto('/insurance')
  await context.addCookies(
    [...user.cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  )
  await page.goto('/planner')
  await page.getByRole('textbox', { name: 'Destination' }).fill('Rome')
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await page.goto('/profile')
  await page.getByRole('heading', { level: 1, name: 'Ann Lee' }).waitFor()

  const left = {
    cookie: (await context.cookies()).map(({ name }) => name),
    ...(await page.evaluate(async () => ({
      'local storage': Object.keys(localStorage),
      'session storage': Object.keys(sessionStorage),
      database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
      cache: await caches.keys(),
    }))),
  }
  expect(left.cookie).toEqual(expect.arrayContaining(['wayleaf_session', 'hint', 'wayleaf_guest']))
  expect(left['local storage'].length).toBeGreaterThan(2)
  const isListed = (storage: string, name: string) =>
    storedInBrowser.some(
      (thing) =>
        thing.storage === storage &&
        (thing.name.endsWith('…') ? name.startsWith(thing.name.slice(0, -1)) : name === thing.name),
    )
  const unlisted = Object.entries(left).flatMap(([storage, names]) =>
    names.filter((name) => !isListed(storage, name)).map((name) => `${storage}: ${name}`),
  )
  expect(unlisted).toEqual([])

  await page.goto('/cookies')
  for (const { name } of storedInBrowser)
    expect(await page.getByRole('rowheader', { name, exact: true }).count(), name).toBe(1)
  await visit.close()
})
