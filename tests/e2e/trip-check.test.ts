import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
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

const lisbon = { ref: 'lisbon', name: 'Lisbon', countryCode: 'PT', lat: 38.7223, lng: -9.1393 }
const wish = {
  destinations: [lisbon],
  startDate: '2027-05-10',
  endDate: '2027-05-12',
  budgetCad: 100,
  party: { adults: 2 },
}

describe.each(sizesOr('390'))('the check of a trip on the board at $name px', (size) => {
  test('D1 a museum on its closing day: one press moves it, one undoes; what only the traveller can do has a link', async () => {
    const visit = await site.open(size, 'dark')
    const { page } = visit
    const user = await signIn(site, visit)
    const { body } = await user.post('/api/itineraries', wish)
    const path = `/api/itineraries/${body.id}`
    for (const item of [
      {
        type: 'attraction',
        name: 'MAAT',
        source: 'dining:embedded:lisbon/maat',
        day: '2027-05-11',
        time: '11:00',
      },
      { type: 'activity', name: 'Fado', day: '2027-05-10', price: 180 },
    ])
      expect((await user.post(`${path}/items`, item)).status).toBe(201)
    await page.goto(`/planner?trip=${body.id}&view=days`)
    // From note to note: the whole trip's, then that of the second day.
    const check = page.getByRole('button', { name: 'Trip Check, 2 notes' })
    const noted = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    const seen = new Set<string>()
    for (let note = 1; note <= 2; note++) {
      await check.press('Enter')
      await page.locator('[data-severity]:focus').waitFor()
      seen.add(await noted())
    }
    expect(seen.size).toBe(2)
    const day = (number: number) =>
      page
        .getByRole('region', { name: new RegExp(`^Day ${number},`) })
        .getByRole('list', { name: 'What doesn’t fit' })
    await day(2).getByText('MAAT is closed on Tuesdays.').waitFor()
    const whole = page.getByRole('list', { name: 'About the whole trip' })
    await expect.poll(() => whole.count()).toBe(1)
    const link = whole.getByRole('link', { name: 'Change the budget' })
    await expect.poll(() => link.getAttribute('href')).toBe(`/planner?trip=${body.id}&step=dates`)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const keys = keyboardOn(page)
    await keys.activate(/^Move to Wed 12 May$/)
    await day(2).waitFor({ state: 'detached' })
    const dayOfMaat = async () => {
      const { days } = (await user.get(path)).body
      return days.findIndex(({ items }: { items: { name: string }[] }) =>
        items.some(({ name }) => name === 'MAAT'),
      )
    }
    await expect.poll(dayOfMaat).toBe(2)
    await page.keyboard.press('Control+z')
    await day(2).getByText('MAAT is closed on Tuesdays.').waitFor()
    await expect.poll(dayOfMaat).toBe(1)

    // Without a network what was found stays in sight, and a mend waits like any other edit.
    await visit.context.setOffline(true)
    await page.getByRole('button', { name: 'Move to Ideas' }).first().click()
    await page
      .getByRole('region', { name: 'Ideas', exact: true })
      .getByText('MAAT', { exact: true })
      .waitFor()
    await visit.context.setOffline(false)
    await expect.poll(dayOfMaat).toBe(-1)
    await day(2).waitFor({ state: 'detached' })
    await visit.context.close()
  })

  test('E1 the best order of a day is proposed with its reasons, taken by one press and undone by one', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body } = await user.post('/api/itineraries', { ...wish, budgetCad: 0 })
    const path = `/api/itineraries/${body.id}`
    const at = { type: 'attraction', day: '2027-05-12', durationMinutes: 60, lng: -9.14 }
    for (const [name, lat, hours] of [
      ['Evening view', 38.72, 'Mo-Su 18:00-21:00'],
      ['Morning market', 38.71, 'Mo-Su 08:00-11:00'],
      ['Closed cloister', 38.715, 'Mo-Su 10:00-18:00; We off'],
    ])
      expect((await user.post(`${path}/items`, { ...at, name, lat, hours })).status).toBe(201)
    await page.goto(`/planner?trip=${body.id}&view=days`)
    const namesOn = async () => {
      const { days } = (await user.get(path)).body
      return days[2].items.map(({ name, time }: { name: string; time: string | null }) => [
        name,
        time,
      ])
    }
    const before = await namesOn()
    const keys = keyboardOn(page)
    await keys.activate(/^Best order for day 3$/)
    const dialog = page.getByRole('dialog', { name: 'Best order for Wed 12 May' })
    await dialog.getByText('Moves to Ideas: Closed cloister.').waitFor()
    await expect
      .poll(() => dialog.getByRole('listitem').allInnerTexts())
      .toEqual([
        expect.stringMatching(/^09:00–10:00\s+Morning market/),
        expect.stringMatching(/^18:00–19:00\s+Evening view/),
      ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await dialog.getByRole('button', { name: 'Use this order' }).press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(namesOn).toEqual([
      ['Morning market', '09:00'],
      ['Evening view', '18:00'],
    ])
    await page.keyboard.press('Control+z')
    await expect.poll(namesOn).toEqual(before)
    await visit.close()
  })

  test('E3 what has a deadline stands under the head of the trip: the next at once, all of it by a press', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const user = await signIn(site, visit)
    const { body } = await user.post('/api/itineraries', { ...wish, budgetCad: 0 })
    await page.goto(`/planner?trip=${body.id}&view=days`)
    await page.getByRole('region', { name: /^Day 1,/ }).waitFor()
    await expect.poll(() => page.getByText('Next:').count()).toBe(0)
    // Nobody checks in for a flight that is not booked.
    const segment = {
      number: 'TP 258',
      from: { iata: 'YYZ', local: '2027-05-09T22:45' },
      to: { iata: 'LIS', local: '2027-05-10T10:50' },
    }
    const way = { kind: 'flight', directions: [{ segments: [segment] }] }
    const flight = { type: 'flight', name: 'YYZ → LIS', day: '2027-05-10', details: way }
    const { body: flown } = await user.post(`/api/itineraries/${body.id}/items`, flight)
    await page.reload()
    await page.getByText('Next: Departure: YYZ → LIS').waitFor()
    await user.delete(`/api/itineraries/${body.id}/items/${flown.id}`)
    await page.reload()
    const details = {
      kind: 'stay',
      freeCancellationUntil: { local: '2027-05-08T15:00', zone: 'Europe/Lisbon' },
      balanceDue: { date: '2027-04-20', amountCad: 120 },
    }
    const casa = { type: 'hotel', name: 'Casa', day: '2027-05-10', nights: 2, details }
    await user.post(`/api/itineraries/${body.id}/items`, casa)
    const next = page.getByText('Next: Balance due: Casa, Tue 20 Apr, 23:59, Lisbon time')
    await next.waitFor()
    const keys = keyboardOn(page)
    await keys.activate(/^Next: Balance due: Casa/)
    const all = page.getByRole('list', { name: 'Everything with a deadline' }).getByRole('listitem')
    await expect
      .poll(() => all.allInnerTexts())
      .toEqual([
        expect.stringMatching(/^Balance due: Casa\nTue 20 Apr 2027, 23:59, Lisbon time/),
        expect.stringMatching(/^Last free cancellation: Casa\nSat 8 May 2027, 15:00, Lisbon time/),
      ])
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await visit.close()
  })
})
