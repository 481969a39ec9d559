import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lisbonUntil } from '../support/lisbon-wish.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  signIn,
  type Site,
  sizesOr,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

interface Item {
  readonly name: string
  readonly type: string
  readonly status: string
  readonly day: string | null
  readonly price: number
}

describe.each(sizesOr('1280'))('a trip moved by a fare at $name px', (size) => {
  test('B5 moving the trip by a fare takes the flights of the new dates at the price that was shown, as one step', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit, 'explorer')
    const wish = { ...lisbonUntil('2027-05-26'), startDate: '2027-05-22' }
    const { body: plan } = await user.post('/api/plans', wish)
    const { id } = (await user.post('/api/itineraries', { planId: plan.id })).body
    const read = async () => {
      const { body } = await user.get(`/api/itineraries/${id}`)
      const items: Item[] = [
        ...body.days.flatMap(({ items: all }: { items: Item[] }) => all),
        ...body.unscheduled,
      ]
      const facts = items.map(({ name, type, status, day, price }) =>
        [type, name, status, day, price].join(' '),
      )
      const flights = items.filter(({ type }) => type === 'flight')
      return { start: body.startDate as string, flights, facts: facts.toSorted() }
    }
    const before = await read()

    await page.goto(`/planner?trip=${id}&step=flights`)
    // What all pay less, and what the flights leave of the days: no day is lost for it.
    const fares = page.getByRole('region', { name: 'Fares near your dates' })
    const advice = await fares
      .getByRole('paragraph')
      .filter({ hasText: /^Leave / })
      .innerText()
    const less = Number(
      / pay \$([\d,]+) less for 2 adults\./.exec(advice)?.[1]?.replaceAll(',', ''),
    )
    expect(advice).toMatch(/(earlier|later)\. A whole first (day|afternoon)\. A last /)
    await page.getByRole('button', { name: 'Show the move first' }).click()
    const dialog = page.getByRole('dialog', { name: /^Leave .+ instead\?$/ })
    // The move itself is shown: its dates, its flights, what they cost all.
    await dialog.getByText('instead of 22 to 26 May 2027').waitFor()
    const flights = dialog.getByRole('region', { name: 'Flights on the new dates' })
    const said = await flights.getByText(/ for 2 adults/).innerText()
    await dialog.getByText('What you have planned').waitFor()
    expect(await dialog.getByText('Bookings don’t move with the trip').count()).toBe(0)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Move the trip' }).click()

    await expect.poll(async () => (await read()).start).not.toBe(before.start)
    await page.getByText('Saved', { exact: true }).last().waitFor({ state: 'attached' })
    await expect
      .poll(async () => (await read()).flights.map(({ day }) => day))
      .toEqual([(await read()).start])
    const after = await read()
    const total = Number(/\$([\d,]+)/.exec(said)?.[1]?.replaceAll(',', ''))
    expect(after.flights[0]?.price).toBe(total)
    expect(total + less).toBe(before.flights[0]?.price)
    // It is one of the rows, and in the trip.
    const finder = page.getByRole('region', { name: 'Flights' })
    await finder.getByRole('article').filter({ hasText: 'In your trip' }).waitFor()

    await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
    await expect.poll(async () => (await read()).facts).toEqual(before.facts)
  })
})
