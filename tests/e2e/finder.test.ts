import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, openSite } from '../support/site.ts'
import { type Site, sizesOr } from '../support/site.ts'
import { itemsOf, leftOf, plannedFamily } from '../support/planned-family.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** "$1,234" as a number. */
const amountIn = (text: string): number =>
  Number(/\$([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''))

/** For whom a sum is, in full and on a phone. */
const forAll = / for (2 adults and 2 children|4 people)$/

const finderOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe.each(sizesOr('1280'))('the finder over a family’s trip at $name px', (size) => {
  test('B5 PLAN-08 a sight for a full day says so, and is moved to the day that has room', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    const day = '2027-05-11'
    const tour = { type: 'activity', name: 'Walking tour', day, time: '09:00' }
    await user.post(`/api/itineraries/${id}/items`, { ...tour, durationMinutes: 750 })
    await page.goto(`/planner?trip=${id}&step=activities&show=attractions`)
    const finder = finderOf(page, 'Things to do')
    await finder.getByLabel('Add to', { exact: true }).selectOption(day)
    const add = finder.getByRole('button', { name: /^Add to Trip: / }).first()
    const name = ((await add.getAttribute('aria-label')) ?? '').replace('Add to Trip: ', '')
    await add.click()
    const toasts = page.getByRole('region', { name: /^Notifications/ })
    await toasts
      .getByText(`Day 2 is full until 21:30. ${name} has no time yet.`, { exact: true })
      .waitFor()
    const move = toasts.getByRole('button', { name: /^Move to day [1345]$/ })
    const number = Number((await move.innerText()).slice(-1))
    await move.click()
    await toasts.getByText(new RegExp(`^${name}, .+, \\d\\d:\\d\\d$`)).waitFor()
    const found = async () => {
      const all = (await itemsOf(user, id)).filter((one) => one.name === name)
      return all.map(({ day: on, time }) => [on, time !== null])
    }
    await expect.poll(found).toEqual([[`2027-05-${9 + number}`, true]])
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  test('B5 PLAN-07 the stops that a trip holds stand behind what it does not, its stay before; what is added keeps its row until the list is opened anew', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    const lists = [
      ['step=hotels', 'Hotels'],
      ['step=activities&show=restaurants&day=2027-05-12', 'Things to do'],
      ['step=activities&show=attractions&day=2027-05-12', 'Things to do'],
    ] as const
    for (const [step, name] of lists) {
      await page.goto(`/planner?trip=${id}&${step}`)
      const finder = finderOf(page, name)
      const takesOne = name === 'Hotels'
      const heading = finder.getByRole('heading', {
        name: takesOne ? 'In your trip' : 'Already planned',
        exact: true,
      })
      await heading.waitFor()
      const found = finder.locator('[id^="found-"]')
      const states = () =>
        found.evaluateAll((all) =>
          all.map((one) => one.querySelector('[aria-label^="Added, remove: "]') !== null),
        )
      const standsRight = async () => {
        const all = await states()
        return takesOne
          ? all[0] === true && all.length > 1 && !all.slice(1).includes(true)
          : all.includes(true) && all.slice(all.indexOf(true)).every(Boolean)
      }
      await expect.poll(standsRight).toBe(true)
      const row = found.nth(takesOne ? 2 : 1)
      const press = row.getByRole('button', { name: /^(Add to Trip|Swap to this): / }).first()
      const added = (await press.getAttribute('aria-label'))?.replace(/^[^:]+: /, '') ?? ''
      await press.click()
      await row.getByRole('button', { name: `Added, remove: ${added}` }).waitFor()
      expect((await states()).slice(0, 3)).toEqual(
        takesOne ? [false, false, true] : [false, true, false],
      )
      if (takesOne) await finder.getByRole('heading', { name: 'Was in your trip' }).waitFor()
      // Opened anew it stands with the others of the trip.
      await page.getByText('Everything is saved').first().waitFor({ state: 'attached' })
      await page.reload()
      await heading.waitFor()
      await expect.poll(standsRight).toBe(true)
      if (takesOne)
        await found
          .first()
          .getByRole('button', { name: `Added, remove: ${added}` })
          .waitFor()
    }
    await visit.close()
  })

  test('B5 PLAN-07 its name opens all that is known of a place; Escape and Back lead to its row again', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    const lists = [
      ['step=hotels', ['Cancellation', 'Taxes and fees', 'Room']],
      ['step=hotels&show=rentals', ['Size', 'Host']],
      ['step=activities&show=restaurants', ['Kitchen', 'Price']],
      ['step=activities&show=attractions', ['Hours, Mon 10 May', 'Time there']],
    ] as const
    for (const [step, facts] of lists) {
      await page.goto(`/planner?trip=${id}&${step}`)
      const opener = page.getByRole('article').nth(1).getByRole('heading').getByRole('button')
      const name = (await opener.textContent()) ?? ''
      const details = page.getByRole('dialog', { name, exact: true })
      for (const closing of ['Escape', 'Back'] as const) {
        await opener.press('Enter')
        for (const fact of facts) await details.getByText(fact, { exact: true }).waitFor()
        await details
          .getByText(/^\d.* (on foot|min)$/)
          .first()
          .waitFor()
        // What it costs and what it does to the budget stay in sight, and so does the one button.
        const press = details.getByRole('button', { name: /^(Add to Trip|Swap to this): / }).last()
        await expect
          .poll(async () => {
            const box = await press.boundingBox()
            return (box?.y ?? 9999) + (box?.height ?? 0)
          })
          .toBeLessThanOrEqual(size.height)
        await details.getByText(/^With (?:this|the swap): /).waitFor()
        if (closing === 'Back') await page.goBack()
        else await page.keyboard.press('Escape')
        await details.waitFor({ state: 'detached' })
        await expect.poll(() => opener.evaluate((it) => it === document.activeElement)).toBe(true)
      }
      await expect.poll(() => page.url()).toContain(step)
    }
    await visit.close()
  })

  test('B5 A2 the trip’s own flights stand before the others, which cost in row and trip what children pay', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=flights`)
    const flights = finderOf(page, 'Flights')
    const row = flights.getByRole('article').nth(1)
    await row.getByRole('button', { name: /^Swap to this/ }).waitFor()
    if (size.width >= 760)
      await page.getByRole('button', { name: /^Flight out, YYZ .*Flight home, LIS/ }).waitFor()
    const sum = amountIn(await row.getByText(forAll).innerText())
    await row.getByRole('button', { name: /^Swap to this/ }).click()
    await row.getByText('In your trip').waitFor()
    const flown = async () =>
      (await itemsOf(user, id)).filter(({ type }) => type === 'flight').map(({ price }) => price)
    await expect.poll(flown).toEqual([sum])
    await flights.getByRole('heading', { name: 'Was in your trip' }).waitFor()
    await page.getByText('Everything is saved').first().waitFor({ state: 'attached' })
    await page.reload()
    await flights.getByRole('heading', { name: 'In your trip', exact: true }).waitFor()
    await flights.getByRole('article').first().getByText('In your trip').waitFor()
    await expect
      .poll(async () =>
        amountIn(await flights.getByRole('article').first().getByText(forAll).innerText()),
      )
      .toBe(sum)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await visit.close()
  })

  test('B5 A9 a flight says how many stops would go to Ideas, and what is left with it without them', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=flights`)
    const flights = finderOf(page, 'Flights')
    await flights.getByLabel('Sort by').selectOption('departure')
    const rows = flights.getByRole('article').filter({ hasText: /stops? goe?s? ?to Ideas/ })
    const row = rows.last()
    const note = (await row.getByText(/ to Ideas$/).textContent()) ?? ''
    const stops = Number(/(\d+) stops? go/.exec(note)?.[1])
    expect(stops).toBeGreaterThan(0)
    // The stops are taken out of their own kinds of spending: flights are what the row says.
    if (size.width >= 760) {
      await row.getByRole('button', { name: /^Swap to this/ }).focus()
      const ribbon = page.getByRole('group', { name: 'Money left' })
      await ribbon.getByText(/^With /).waitFor()
      const sum = amountIn(await row.getByText(forAll).innerText())
      const flown = ribbon.locator('dl > div').filter({ hasText: /^Flights/ })
      await expect.poll(async () => amountIn((await flown.textContent()) ?? '')).toBe(sum)
    }
    const before = (await itemsOf(user, id)).filter(({ status }) => status === 'idea').length
    await row.getByRole('button', { name: /^Swap to this/ }).click()
    const ideas = async () =>
      (await itemsOf(user, id)).filter(({ status }) => status === 'idea').length - before
    await expect.poll(ideas).toBe(stops)
    // What was said is what is left: the price of the stops is no part of the trip any more.
    const left = amountIn(note) * (note.includes('over') ? -1 : 1)
    const beside = async () => Math.abs((await leftOf(user, id)) - left)
    await expect.poll(beside).toBeLessThanOrEqual(1)
    await visit.close()
  })

  test('B5 PLAN-07 each row says how far it is from the stops of its day, and far ones do not come first', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=activities&show=restaurants&day=2027-05-12`)
    const said = page.locator('[id^="found-"] p').filter({ hasText: ' from your stops' })
    await expect.poll(() => said.count()).toBeGreaterThan(5)
    const far = (await said.allTextContents()).map((words) => {
      const [, amount, unit] =
        /([\d.]+)\s(km|m)(?: across the water)? from your stops/.exec(words) ?? []
      return Number(amount) * (unit === 'm' ? 0.001 : 1)
    })
    expect(far.every((km) => km >= 0 && km < 60)).toBe(true)
    expect(Math.max(...far.slice(0, 5))).toBeLessThanOrEqual(4.05)
    await visit.close()
  })

  test('B5 PLAN-07 restaurants stand as the words above them say; one that is shut that day says so and stands behind those that fit', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=activities&show=restaurants`)
    await page.getByLabel('Add to', { exact: true }).selectOption('2027-05-10')
    const words = page.getByText(
      /^Near ones first, then (Portuguese|best rated), up to \$\d+ each\.$/,
    )
    // The kitchen is named where it leads.
    const leads = page.locator('[id^="found-"]').first()
    await expect
      .poll(async () => {
        const isNamed = (await words.textContent())?.includes('Portuguese')
        return isNamed === (await leads.textContent())?.includes('Portuguese')
      })
      .toBe(true)
    const most = amountIn((await words.textContent()) ?? '')
    const rows = page.locator('[id^="found-"]')
    await rows.getByText('Closed on Mon 10 May').first().waitFor()
    const said = await rows.allTextContents()
    const isLast = (row: string): boolean =>
      /Closed on Mon 10 May|Open \d\d:\d\d|In your trip|([89]|\d\d)(\.\d)?\skm/.test(row) ||
      amountIn(/About \$\d+/.exec(row)?.[0] ?? '') > most
    const from = said.findIndex((row) => row.includes('Closed on Mon 10 May'))
    expect(from).toBeGreaterThan(5)
    expect(said.slice(from).filter((row) => !isLast(row))).toEqual([])
    await visit.close()
  })

  test('A8 B5 beside flights that are booked the others are ideas: none is added, and the finder says why', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    const flight = (await itemsOf(user, id)).find(({ type }) => type === 'flight')
    await user.patch(`/api/itineraries/${id}/items/${flight?.id}`, { status: 'booked' })
    await page.goto(`/planner?trip=${id}&step=flights`)
    const flights = finderOf(page, 'Flights')
    await flights.getByText(/are booked\. To swap them, cancel that booking first\.$/).waitFor()
    await expect.poll(() => flights.getByText(/^With this/).count()).toBe(0)
    await expect
      .poll(() => flights.getByRole('button', { name: /^(Add to Trip|Swap to this)/ }).count())
      .toBe(0)
    await flights
      .getByRole('button', { name: /^Keep as an idea/ })
      .first()
      .click()
    await page.getByText('Kept as an idea', { exact: true }).first().waitFor()
    const ideas = async () =>
      (await itemsOf(user, id))
        .filter(({ type }) => type === 'flight')
        .map(({ status }) => status)
        .toSorted()
    await expect.poll(ideas).toEqual(['booked', 'idea'])
    await visit.close()
  })

  test('B5 DINE-01 a restaurant says what all pay; it takes the meal that is free, or the place of one that is not', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    const meals = async () =>
      (await itemsOf(user, id)).filter(
        ({ type, day, status }) =>
          type === 'restaurant' && day === '2027-05-11' && status === 'planned',
      )
    const [, dinner] = await meals()
    await page.goto(`/planner?trip=${id}&step=activities&show=restaurants`)
    await page.getByLabel('Add to', { exact: true }).selectOption('2027-05-11')
    const swap = page.getByRole('button', { name: /^Swap to this: / }).first()
    const [, name = '?', held] =
      /^Swap to this: (.+), instead of (.+)$/.exec((await swap.getAttribute('aria-label')) ?? '') ??
      []
    expect(held).toBe(dinner?.name)
    const card = page.locator('[id^="found-"]').filter({ has: swap }).first()
    const sum = amountIn(await card.getByText(forAll).innerText())
    const presses = card.getByRole('button', { name: /^(Add to Trip|Swap to this): / })
    // Adding leads, whatever the day holds.
    expect(await presses.first().getAttribute('aria-label')).toMatch(/^Add to Trip: /)
    // What else can be done stands in one line.
    const tops = async () => {
      const both = [card.getByRole('button', { name: /^Swap/ }), card.getByText('Compare')]
      const [first, second] = await Promise.all(both.map((one) => one.boundingBox()))
      return Math.abs((first?.y ?? 0) - (second?.y ?? 99))
    }
    await expect.poll(tops).toBeLessThan(8)
    // What is said to be left is what is left once the other meal is gone.
    const said = (await card.getByText(/^With the swap: /).textContent()) ?? ''
    await swap.click()
    await page.getByText(`${held} for ${name}.`).first().waitFor()
    const isSaid = async () => Math.abs(Math.abs(await leftOf(user, id)) - amountIn(said)) <= 1
    await expect.poll(isSaid).toBe(true)
    await expect
      .poll(async () => (await meals()).map((meal) => [meal.name, meal.time, meal.price]))
      .toContainEqual([name, dinner?.time, sum])
    // Without it dinner is free: the next goes there.
    await page.getByRole('button', { name: `Added, remove: ${name}` }).click()
    await expect.poll(async () => (await meals()).length).toBe(1)
    const add = page.getByRole('button', { name: /^Add to Trip: / }).first()
    await expect.poll(() => page.getByRole('button', { name: /^Swap to this: / }).count()).toBe(0)
    const next = ((await add.getAttribute('aria-label')) ?? '').replace('Add to Trip: ', '')
    await add.click()
    await page.getByText(`${next}, Tue 11 May, 19:00`).first().waitFor()
    await visit.close()
  })

  test('B5 two restaurants are laid side by side', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=activities&show=restaurants`)
    for (const at of [0, 1]) {
      // On a phone its details have it.
      if (size.phone)
        await page
          .getByRole('button', { name: /^Details: / })
          .nth(at)
          .click()
      await page
        .getByRole('button', { name: /^Compare / })
        .nth(size.phone ? 0 : at)
        .click()
    }
    const dialog = page.getByRole('dialog', { name: 'Two restaurants side by side' })
    await dialog
      .getByRole('row', { name: /^Everyone .* for (2 adults and 2 children|4 people)/ })
      .waitFor()
    await expectAccessible(page)
    await dialog
      .getByRole('button', { name: /^Swap to this: / })
      .first()
      .click()
    // What was compared is no longer what the trip holds: it closes by itself.
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Swapped', { exact: true }).first().waitFor()
    await visit.close()
  })

  test('B5 RENT-01 rentals that fit the trip come first, near its stops or the centre while it has none, and their filters are counted', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const { user, id } = await plannedFamily(site, visit)
    await page.goto(`/planner?trip=${id}&step=hotels&show=rentals`)
    const rentals = finderOf(page, 'Rentals')
    const notes = rentals.getByText(/^With this: /)
    await expect.poll(() => notes.count()).toBeGreaterThan(3)
    const over = (await notes.allInnerTexts()).map((note) => note.includes('over'))
    expect(over).toEqual(over.toSorted((a, b) => Number(a) - Number(b)))
    await rentals.getByRole('button', { name: 'Filters' }).click()
    await rentals.getByLabel('Bedrooms').selectOption('3')
    await rentals.getByRole('button', { name: 'Filters (1)' }).waitFor()
    await rentals.getByRole('heading', { name: /^\d+ of \d+ rentals in Lisbon$/ }).waitFor()
    await page.keyboard.press('Escape')
    await rentals.getByLabel('Bedrooms').waitFor({ state: 'detached' })
    await rentals.getByText(/, near your stops, then best rated\.$/).waitFor()
    const { body: empty } = await user.post('/api/itineraries', {
      destination: 'Lisbon',
      startDate: '2027-05-10',
      endDate: '2027-05-12',
    })
    await page.goto(`/planner?trip=${empty.id}&step=hotels&show=rentals`)
    await rentals.getByText(/, near the centre, then best rated\.$/).waitFor()
    await visit.close()
  })
})
