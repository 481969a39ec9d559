import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdModules } from '../support/hold-modules.ts'
import { expectAccessible, openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(sizesOr('390'))('a trip that cannot be opened at $name px', (size) => {
  test('PLAN-08 SHELL-17 one that is not there, or not yours, leads on to your trips', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    await page.goto('/planner?trip=half-of-a-link')
    await page.getByText('This link looks cut off. Copy the whole link and try again.').waitFor()
    await page.goto(`/planner?trip=${randomUUID()}`)
    await page.getByRole('heading', { level: 1, name: 'We can’t find this trip' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'See your trips' }).click()
    await page.getByRole('heading', { level: 1, name: 'My trips' }).waitFor()
    await visit.close()
  })

  test('PLAN-01 AUTH-01 AUTH-03 signed out, it asks to sign in and comes back to the same trip', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const address = `/planner?trip=${randomUUID()}`
    await page.goto(address)
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(new URL(page.url()).searchParams.get('returnTo')).toBe(address)
    await visit.close()
  })

  test('HOME-01 SHELL-06 the front page offers an account, or the saved trips to a signed-in user', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/')
    await page.getByRole('link', { name: 'Create a free account' }).waitFor()
    const user = await site.app.user()
    const cookies = [...user.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
    await visit.context.addCookies(cookies)
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Your saved trips' }).waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Create a free account' }).count())
      .toBe(0)
    await visit.close()
  })

  test('PLAN-08 a trip is asked for by its document, before the modules are there, and once', async () => {
    const visit = await site.open(size)
    const { page, context } = visit
    await signIn(site, visit)
    const answer = await context.request.post('/api/itineraries', {
      headers: { origin: site.app.url },
      data: { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' },
    })
    const { id } = (await answer.json()) as { id: string }
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const letThrough = await holdModules(page)
    const calls = ['/api/auth/user', `/api/itineraries/${id}`]
    await page.goto(`/planner?trip=${id}`, { waitUntil: 'commit' })
    await expect.poll(() => calls.filter((path) => asked.includes(path))).toEqual(calls)
    letThrough()
    await page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
    expect(asked.filter((path) => calls.includes(path))).toHaveLength(calls.length)
    await visit.close()
  })
})
