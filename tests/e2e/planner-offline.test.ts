import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizes, type Visit } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Loses the network for the API and the pages, as an underground train does. */
const offline = ({ context }: Visit, lost: boolean) => context.setOffline(lost)

describe.each(sizes)('the planner without a network at $name px', (size) => {
  test('PLAN-08 SHELL-12 what could not be saved is said, not shown as done; it works again afterwards', async () => {
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
    await page
      .getByRole('main')
      .getByText(/Network connection issue detected/)
      .waitFor()
    await offline(visit, false)
    await page.getByRole('button', { name: 'Continue to Hotels' }).click()
    const add = page.getByRole('button', { name: /^Add to Trip: / }).first()
    await add.waitFor()

    await offline(visit, true)
    await add.click()
    await page.getByText(/was not added$/).waitFor()
    expect(await page.getByText('Added to Trip', { exact: true }).count()).toBe(0)
    await offline(visit, false)
    await add.click()
    await page.getByText('Added to Trip', { exact: true }).waitFor()
    const id = new URL(page.url()).searchParams.get('trip')
    const trip = await (await page.request.get(`/api/itineraries/${id}`)).json()
    expect(trip).toMatchObject({
      itemCount: 1,
      destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR' }],
    })
    await visit.context.close()
  })
})
