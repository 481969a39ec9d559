import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizes, sizesOr, type Visit } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Loses the network for the API and the pages, as an underground train does. */
const offline = ({ context }: Visit, lost: boolean) => context.setOffline(lost)

describe.each(sizesOr('390'))('the planner without a network at $name px', (size) => {
  test('PLAN-08 SHELL-12 a trip begun without a network is planned at once, and what is not saved is said; it goes out afterwards', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    await page.goto('/planner')
    await page.getByRole('button', { name: 'Paris, France' }).click()
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-14')
    await offline(visit, true)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByRole('heading', { name: 'Paris, 3 days' }).waitFor()
    await page.getByText('Offline: 1 not saved yet').waitFor()
    // The finder says what can be done meanwhile, in one notice.
    await page.getByText('Searching needs a connection').waitFor()
    await expect
      .poll(() => page.getByRole('tabpanel').getByText('Network connection').count())
      .toBe(0)
    const share = page.getByRole('button', { name: 'Share', includeHidden: true })
    await expect.poll(() => share.count()).toBe(0)
    await offline(visit, false)
    await page.getByText('Everything is saved').waitFor()
    // On a phone the finder replaces the head.
    if (size.phone) await page.getByRole('button', { name: 'Back to the days' }).click()
    await share.waitFor()
    if (size.phone) await page.getByRole('tab', { name: /Hotels/ }).click()
    // The hotels could not be asked for meanwhile: they come by themselves, or are asked for again.
    const again = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' })
    // Not the first: the warning about the network lies over it for its ten seconds.
    const add = page.getByRole('button', { name: /^Add to Trip: / }).nth(2)
    await again.or(add).first().waitFor()
    if ((await again.count()) > 0) await again.click()
    await add.waitFor()

    await offline(visit, true)
    await add.click()
    await page.getByText(/isn’t saved yet$/).waitFor()
    await page.getByText('Offline: 1 not saved yet').waitFor()
    await expect.poll(() => page.getByText('Added to Trip', { exact: true }).count()).toBe(0)
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })
    await header.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Offline: 1 not saved yet').waitFor()
    // The window is closed with it: another one, later, has it and sends it.
    const at = page.url()
    await page.close()
    await offline(visit, false)
    const later = await visit.context.newPage()
    await later.goto(at)
    await later.getByText('Everything is saved').waitFor()
    const id = new URL(at).searchParams.get('trip')
    const read = async () => (await later.request.get(`/api/itineraries/${id}`)).json()
    await expect
      .poll(() => read())
      .toMatchObject({
        itemCount: 1,
        destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR' }],
      })

    // With the window open, what waits goes out by itself as soon as the network is back.
    if (size.phone) await later.getByRole('button', { name: 'Open itinerary' }).click()
    await offline(visit, true)
    await later
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await later.getByText('Offline: 1 not saved yet').waitFor()
    await offline(visit, false)
    await later.getByText('Everything is saved').waitFor()
    await expect.poll(() => read()).toMatchObject({ itemCount: 0 })
    await visit.context.close()
  })

  test('PLAN-08 an answer that is lost after the server wrote makes nothing twice', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit)
    // The server does it, and the answer never arrives: once for the trip, once for an item.
    const loseOnce = (path: RegExp) =>
      page.route(
        path,
        async (route) => {
          if (route.request().method() !== 'POST') return route.continue()
          await route.fetch()
          return route.abort('connectionreset')
        },
        { times: 1 },
      )
    await page.goto('/planner')
    await page.getByRole('button', { name: 'Tokyo, Japan' }).click()
    await page.getByRole('button', { name: 'Continue to Dates' }).click()
    await page.getByLabel('Start date').fill('2027-04-12')
    await page.getByLabel('End date').fill('2027-04-14')
    await loseOnce(/\/api\/itineraries$/)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText('1 not saved yet').waitFor()
    // Changed before it is asked for again: still the one trip.
    await page.getByRole('tab', { name: /Dates/ }).click()
    await page.getByLabel('End date').fill('2027-04-13')
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    await page.getByText('Everything is saved').waitFor()
    await page.getByRole('heading', { name: 'Tokyo, 2 days' }).waitFor()
    const trips = await (await page.request.get('/api/itineraries')).json()
    expect(trips).toMatchObject([{ title: 'Tokyo, 2 days', endDate: '2027-04-13' }])

    await loseOnce(/\/items$/)
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    const toast = page.getByText(/isn’t saved yet$/)
    await toast.waitFor()
    // The warning about the network lies over the head.
    const problems = page.getByRole('region', { name: 'Problems' })
    await problems.getByRole('button', { name: /^Dismiss/ }).click()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('Everything is saved').waitFor()
    const trip = await (await page.request.get(`/api/itineraries/${trips[0].id}`)).json()
    expect(trip.itemCount).toBe(1)
    await visit.context.close()
  })
})

test('PLAN-08 AUTH-04 waiting mutations are not sent as another account that signs in in another window', async () => {
  const visit = await site.open(sizes[1])
  const { page, context } = visit
  const enter = async (who: Awaited<ReturnType<typeof site.app.user>>) => {
    await context.clearCookies()
    const cookies = [...who.cookies].map(([name, value]) => ({ name, value, url: site.app.url }))
    await context.addCookies(cookies)
  }
  const [ann, ben] = [await site.app.user(), await site.app.user()]
  await enter(ann)
  await page.goto('/planner')
  await page.getByRole('button', { name: 'Paris, France' }).click()
  await page.getByRole('button', { name: 'Continue to Dates' }).click()
  await page.getByLabel('Start date').fill('2027-04-12')
  await page.getByLabel('End date').fill('2027-04-13')
  await offline(visit, true)
  await page.getByRole('button', { name: 'Continue to Hotels' }).click()
  await page.getByText('Offline: 1 not saved yet').waitFor()
  await enter(ben)
  await offline(visit, false)
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill('spruce-and-maple')
  for (const one of [ann, ben]) expect((await one.get('/api/itineraries')).body).toEqual([])
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Everything is saved').waitFor()
  expect((await ann.get('/api/itineraries')).body).toMatchObject([{ title: 'Paris, 2 days' }])
  await context.close()
})
