import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, signIn, type Site, sizesOr } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(sizesOr('390'))(
  'A2 at $name px what costs so much a person costs two as much for two, and its lines say so',
  async (size) => {
    const visit = await site.open(size)
    await signIn(site, visit)
    const { page, context } = visit
    const made = await context.request.post('/api/itineraries', {
      headers: { origin: site.app.url },
      data: {
        destinations: [{ ref: 'lisbon', name: 'Lisbon', countryCode: 'PT' }],
        startDate: '2027-04-12',
        endDate: '2027-04-14',
        party: { adults: 2 },
      },
    })
    const { id } = await made.json()
    for (const status of ['idea', 'cancelled'])
      await context.request.post(`/api/itineraries/${id}/items`, {
        headers: { origin: site.app.url },
        data: { type: 'activity', name: `A tour, ${status}`, price: 90, status },
      })
    await page.goto(`/planner?trip=${id}&step=activities`)
    const card = page.getByRole('listitem').filter({ hasText: 'per person' }).first()
    const [, each = ''] = /\$([\d.]+) per person/.exec((await card.textContent()) ?? '') ?? []
    const unit = `$${each.replace(/\.00$/, '')}`
    const total = `$${(Number(each) * 2).toFixed(2)}`
    await card.getByRole('button', { name: /^Add to Trip: / }).click()
    await page.getByText('Everything is saved').waitFor()

    if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
    const row = page.getByRole('listitem').filter({ hasText: `2 × ${unit}` })
    await row.getByText(total).waitFor()
    await page.getByRole('button', { name: 'Put all into the cart' }).click()
    const cart = page.getByRole('dialog', { name: 'Itinerary cart' })
    await cart
      .getByRole('listitem')
      .filter({ hasText: `2 × ${unit}` })
      .getByText(total)
      .waitFor()
    // Ideas and what is cancelled cost nothing and stay out of it.
    await expect.poll(() => cart.getByText(/^A tour, /).count()).toBe(0)

    await page.goto(`/planner?trip=${id}&view=days`)
    const board = page.getByRole('region', { name: 'Day board' })
    await board.getByText(`2 × ${unit}`).waitFor()
    await board.getByText(total.replace('.00', '')).first().waitFor()
    const trip = await (await context.request.get(`/api/itineraries/${id}`)).json()
    expect(trip).toMatchObject({ totalCad: Number(each) * 2, perPersonCad: Number(each) })
    await visit.close()
  },
)
