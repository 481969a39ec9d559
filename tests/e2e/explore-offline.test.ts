import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const paris = 'location=Paris&locationId=paris&checkIn=2027-04-12&checkOut=2027-04-14'

test.each(sizesOr('390'))(
  'A11 PLAN-08 at $name px a restaurant and a rental that are added without a network are in the trip once, afterwards',
  async (size) => {
    const visit = await site.open(size)
    await signIn(site, visit)
    const { page, context } = visit
    const add = page.getByRole('button', { name: /^Add to Trip: / })
    const sheet = page.getByRole('dialog', { name: 'Add to a trip' })
    const trips = async () => (await context.request.get('/api/itineraries')).json()
    const counts = async () =>
      (await trips()).map(({ itemCount }: { itemCount: number }) => itemCount)
    /** Opens a list with its sheet, once, so that both are here, and loses the network. */
    const openList = async (address: string): Promise<void> => {
      await page.goto(address)
      await add.first().click()
      await sheet.getByRole('button', { name: 'Add to Trip' }).waitFor()
      await sheet.getByRole('button', { name: 'Cancel' }).click()
      await context.setOffline(true)
      await add.first().click()
    }
    const addOffline = async (): Promise<void> => {
      await sheet.getByRole('button', { name: 'Add to Trip' }).click()
      await sheet.waitFor({ state: 'hidden' })
      await page.getByText(/isn’t saved yet$/).waitFor()
    }

    await openList('/search?tab=restaurants&location=Paris&locationId=paris')
    await sheet.getByLabel('Start date').fill('2027-04-12')
    await sheet.getByLabel('End date').fill('2027-04-14')
    await addOffline()
    expect(await trips()).toEqual([])
    // With the sheet closed and the page left as it is, all goes out by itself.
    await context.setOffline(false)
    await expect.poll(counts).toEqual([1])

    await openList(`/search?${paris}`)
    await addOffline()
    await expect.poll(() => counts()).toEqual([1])
    await context.setOffline(false)
    await expect.poll(counts).toEqual([2])
    const [{ id }] = await trips()
    const trip = await (await context.request.get(`/api/itineraries/${id}`)).json()
    // The first restaurant of the list is shut on Mondays: it stands on the first day that it is open.
    const typesOn = trip.days.map(({ items }: { items: { type: string }[] }) =>
      items.map(({ type }) => type),
    )
    expect(typesOn.slice(0, 2)).toEqual([['property'], ['restaurant']])
    // Not the visit's: without a network the browser complains of every request.
    await context.close()
  },
)
