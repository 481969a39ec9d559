import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnOr, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const wish = {
  title: 'Paris for two',
  destinations: [{ ref: 'paris', name: 'Paris', countryCode: 'FR', lat: 48.8566, lng: 2.3522 }],
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  party: { adults: 2 },
}
const stay = { type: 'hotel', day: '2027-05-10', nights: 2, details: { kind: 'stay', guests: 2 } }

const dialogOf = (page: Page) => page.getByRole('dialog')

describe.each(drawnOr('390'))('alternatives at $name px', (size) => {
  test('A4 alternatives on the board: compare price and travel, choose, undo; only the chosen one counts', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const path = `/api/itineraries/${(await user.post('/api/itineraries', wish)).body.id}`
    const add = (item: object) => user.post(`${path}/items`, item)
    const spot = { type: 'activity', price: 0 }
    await add({ ...spot, name: 'Louvre', day: '2027-05-10', lat: 48.8606, lng: 2.3376 })
    await add({ ...spot, name: 'Orsay', day: '2027-05-11', lat: 48.86, lng: 2.3266 })
    await add({ ...stay, name: 'Casa', price: 300, choice: 'bed', lat: 48.858, lng: 2.33 })
    const far = { price: 220, choice: 'bed', status: 'idea', lat: 48.93, lng: 2.36 }
    await add({ ...stay, ...far, name: 'Inn' })
    const total = async (): Promise<number> => (await user.get(path)).body.totalCad
    await expect.poll(() => total()).toBe(300)

    await page.goto(`/planner?trip=${path.split('/').at(-1)}&view=days`)
    await page.locator('[data-stop] [data-face]', { hasText: 'Inn' }).first().click()
    const slot = dialogOf(page).getByRole('region', { name: 'Alternatives' })
    await slot.getByText('Prices for 2 adults').waitFor()
    const words = await slot.getByRole('listitem').allInnerTexts()
    expect(words[0]).toMatch(/^Casa\s+Chosen\s+\$300\s+\d+ min from Louvre · \d+ min to Orsay/)
    expect(words[1]).toMatch(/^Inn\s+\$220\s+\$80 less · \d+ min from Louvre/)
    const minutes = words.map((text) => Number(/(\d+) min from Louvre/.exec(text)?.[1]))
    expect(minutes[0]).toBeLessThan(minutes[1] ?? 0)
    await slot.getByRole('button', { name: 'Choose this: Inn' }).click()
    await expect.poll(total).toBe(220)
    await page.getByText('Everything is saved').first().waitFor()
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect.poll(total).toBe(300)
    const { body } = await user.get(path)
    const states = body.days
      .flatMap(({ items }: { items: { name: string; status: string }[] }) => items)
      .concat(body.unscheduled)
      .map(({ name, status }: { name: string; status: string }) => `${name} ${status}`)
    expect(states).toEqual(expect.arrayContaining(['Casa planned', 'Inn idea']))
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  test('A4 what is found for a meal that is planned waits as its alternative; what is booked for a night takes the place of the stay there', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const { id } = (await user.post('/api/itineraries', wish)).body
    const path = `/api/itineraries/${id}`
    // The first restaurant of the list is shut on Mondays.
    const dinner = { type: 'restaurant', name: 'Chez Nous', day: '2027-05-11', time: '19:00' }
    await user.post(`${path}/items`, { ...dinner, price: 90 })
    await user.post(`${path}/items`, { ...stay, name: 'Casa', price: 300 })
    const total = async (): Promise<number> => (await user.get(path)).body.totalCad

    await page.goto(`/search?trip=${id}&tab=restaurants`)
    await page
      .getByRole('button', { name: /^Add to (Trip|itinerary)/i })
      .first()
      .click()
    const sheet = dialogOf(page)
    await sheet.getByLabel('As an alternative to Chez Nous').waitFor()
    await sheet.getByLabel('Meal').selectOption('lunch')
    await sheet.getByLabel('As an alternative to Chez Nous').waitFor({ state: 'detached' })
    await sheet.getByLabel('Meal').selectOption('dinner')
    await expect
      .poll(() => sheet.getByLabel('As an alternative to Chez Nous').isChecked())
      .toBe(true)
    await sheet.getByRole('button', { name: 'Add to trip' }).click()
    await page.getByText('Added to trip').first().waitFor()
    const meals = async () =>
      (await user.get(path)).body.days[1].items.filter(
        ({ type }: { type: string }) => type === 'restaurant',
      )
    await expect.poll(async () => (await meals()).length).toBe(2)
    await expect.poll(() => total()).toBe(390)
    await expect
      .poll(async () => new Set((await meals()).map((one: { choice: string }) => one.choice)).size)
      .toBe(1)
    expect((await meals()).map((one: { status: string }) => one.status).toSorted()).toEqual([
      'idea',
      'planned',
    ])

    await page.goto(`/planner?trip=${id}&step=hotels`)
    // On a phone a row books from its details.
    if (size.phone)
      await page
        .getByRole('button', { name: /^Details: / })
        .first()
        .click()
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    const dialog = dialogOf(page)
    await expect.poll(() => dialog.getByLabel('Instead of Casa').isChecked()).toBe(true)
    await dialog.getByLabel('Phone').fill('+1 416 555 0100')
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await dialog.getByLabel('Expiry').fill('12/28')
    await dialog.getByLabel('CVV').fill('123')
    await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
    await dialog.getByRole('button', { name: /^Book Now · / }).click()
    const voucher = page.getByRole('dialog', { name: 'Booking Confirmed' })
    await voucher.waitFor()
    const paid = Number(
      /\$([\d,]+\.\d\d)/.exec(await voucher.innerText())?.[1]?.replaceAll(',', ''),
    )
    await expect.poll(total).toBe(90 + paid)
    const { body } = await user.get(path)
    const casa = body.days[0].items.find(({ name }: { name: string }) => name === 'Casa')
    expect([casa.status, casa.price]).toEqual(['idea', 300])
    await visit.close()
  })
})
