import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import { testCard } from '../support/test-card.ts'
import {
  drawnOr,
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  sizes,
  type Site,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Item {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly nights: number
  readonly price: number
}

interface Stay extends Item {
  readonly status: string
  readonly day: string
  readonly source: string
  readonly offer: unknown
  readonly details: unknown
}

describe.each(drawnOr('390'))('a stay that is not booked, at $name px', (size) => {
  test('B5 STAY-09 its bar opens its facts: nights are turned in place, and it is swapped, booked, edited or removed from there', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'wanderlust')
    const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const stayNow = async (): Promise<Item | undefined> => {
      const { body } = await user.get(`/api/itineraries/${id}`)
      const items: Item[] = body.days.flatMap((day: { items: Item[] }) => day.items)
      return items.find(({ type }) => type === 'hotel')
    }
    const before = await stayNow()
    await page.goto(`/planner?trip=${id}&view=days`)
    const bar = page.locator('[data-open]').first()
    const panel = page.getByRole('dialog', { name: before?.name ?? '' })
    const open = async () => {
      await bar.click()
      await panel.getByText('4 nights', { exact: true }).waitFor()
    }
    await open()
    for (const fact of ['Where', 'Check-in', 'Check-out', 'Guests', 'Price'])
      await panel.getByText(fact, { exact: true }).waitFor()
    await panel.getByText('Free until 24 hours before check-in').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    // A night less costs a night less, here and in the bar.
    await panel.getByRole('button', { name: 'One night less' }).click()
    await panel.getByText('3 nights', { exact: true }).waitFor()
    await panel.getByText('Thu 13 May 2027').waitFor()
    await expect.poll(async () => (await stayNow())?.nights).toBe(3)
    const each = (before?.price ?? 0) / 4
    expect((await stayNow())?.price).toBe(3 * each)
    await panel.getByRole('button', { name: 'One night more' }).click()
    await expect.poll(async () => (await stayNow())?.price).toBe(before?.price)

    await panel.getByRole('button', { name: 'Edit details' }).click()
    await page.getByLabel('Notes').waitFor()
    await page.keyboard.press('Escape')
    await open()
    await panel.getByRole('button', { name: 'Book Now' }).click()
    await page.getByRole('dialog').getByLabel('Phone').waitFor()
    await page.keyboard.press('Escape')
    await open()
    await panel.getByRole('button', { name: 'Swap' }).click()
    await page.getByText(/hotels in Lisbon/).waitFor()
    await page.getByRole('button', { name: 'Back to the days' }).click()
    await open()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await expect.poll(stayNow).toBeUndefined()
    await page.getByText('4 nights open.').waitFor()
    await visit.close()
  })
})

test('B5 STAY-09 A8 at 390 px a stay is asked for who travels here, and booked as itself beside one that was cancelled', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const user = await signIn(site, visit, 'wanderlust')
  const { body: plan } = await user.post('/api/plans', lisbonUntil('2027-05-14'))
  const trip = (await user.post('/api/itineraries', { planId: plan.id })).body
  const path = `/api/itineraries/${trip.id}`
  const stays = async (): Promise<readonly Stay[]> => {
    const { body } = await user.get(path)
    const items: readonly Stay[] = body.days.flatMap((day: { items: Stay[] }) => day.items)
    return items.filter(({ type }) => type === 'hotel')
  }
  const [first] = await stays()
  if (!first) throw new Error('The plan has a stay')
  const { body: found } = await user.get(`/api/search/hotels?itineraryId=${trip.id}&currency=CAD`)
  const offer = found.data.find(
    ({ hotel }: { hotel: { name: string } }) => hotel.name === first.name,
  )
  const guest = {
    firstName: 'Zoë',
    lastName: 'Roy',
    email: 'zoe@example.ca',
    phone: '+1 416 555 0100',
  }
  const order = { offerId: offer.id, guestInfo: guest, paymentInfo: testCard }
  const booked = await user.post('/api/flight-data/hotels/book', {
    ...order,
    trip: { tripId: trip.id, itemId: first.id },
  })
  expect(booked.status).toBe(201)
  await user.post(`/api/bookings/${booked.body.booking.id}/cancel`, {})
  const { id: _, status: __, ...same } = first
  const added = await user.post(`${path}/items`, {
    type: same.type,
    name: same.name,
    day: same.day,
    nights: same.nights,
    source: same.source,
    offer: same.offer,
    details: same.details,
    basis: 'group',
    quantity: 1,
    price: same.price,
  })
  expect(added.status).toBe(201)
  const asked: URL[] = []
  const sent: { trip?: { itemId: string } }[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/hotels')) asked.push(new URL(request.url()))
    if (request.url().endsWith('/hotels/book')) sent.push(request.postDataJSON())
  })
  await page.goto(`/planner?trip=${trip.id}&view=days`)
  await page.locator(`[data-open="${added.body.id}"]`).click()
  const panel = page.getByRole('dialog', { name: first.name })
  await panel.getByText('Free until 24 hours before check-in').waitFor()
  expect(asked.at(-1)?.searchParams.get('adults')).toBe('2')
  await panel.getByRole('button', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Book this stay' })
  await dialog.getByLabel('Phone').fill('+1 416 555 0100')
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
  await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
  await dialog.getByLabel('CVV').fill('123')
  await dialog.getByLabel(/^Expir/).fill('12/28')
  await dialog.getByRole('button', { name: /^Book Now · / }).click()
  await page.getByText('Booking Confirmed', { exact: true }).waitFor()
  expect(sent.at(-1)?.trip?.itemId).toBe(added.body.id)
  await expect
    .poll(async () => (await stays()).map(({ status }) => status).toSorted())
    .toEqual(['booked', 'cancelled'])
  await visit.close()
})
