import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { drawnOr, expectAccessible, openSite, signIn, type Site } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const flights = '/flights?origin=YTO&destination=LIS&departureDate=2027-05-10&adults=2'

describe.each(drawnOr('1440'))('every page alike at $name px', (size) => {
  test('SHELL-04 the bar is one width: mark and account stand at the same spot on every page', async () => {
    const visit = await site.open(size)
    const { page } = visit
    const places = new Set<string>()
    for (const path of [
      '/',
      '/planner',
      '/flights',
      '/maps',
      '/visa',
      '/about',
      '/pricing',
      '/x',
    ]) {
      await page.goto(path)
      places.add(
        await page.evaluate(() => {
          const bar = document.querySelector('header > div') ?? document.body
          const mark = bar.querySelector('a')?.getBoundingClientRect()
          const { right } = bar.getBoundingClientRect()
          return [mark?.left, getComputedStyle(bar).paddingRight, right].join(' ')
        }),
      )
    }
    expect([...places]).toHaveLength(1)
    expect([...places][0]).toMatch(size.phone ? /^16 16px / : /^24 24px /)
    await visit.context.close()
  })
})

describe.each(drawnOr('390'))('every page alike at $name px', (size) => {
  test('HOME-03 FLY-01 the ring of a focused cell goes round its label and cuts nothing', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.goto('/')
    const field = page.getByRole('combobox', { name: 'Where to' })
    await field.focus()
    const seen = await field.evaluate((input) => {
      const cell = input.closest('div:has(> label)')
      const label = cell?.querySelector('label')
      const ring = (of: Element | null | undefined) => (of ? getComputedStyle(of).outlineStyle : '')
      const [box, words] = [cell?.getBoundingClientRect(), label?.getBoundingClientRect()]
      return {
        input: ring(input),
        cell: ring(cell),
        // Three pixels of ring lie inside of the cell.
        clear:
          (words?.top ?? 0) - (box?.top ?? 0) >= 3 && (words?.left ?? 0) - (box?.left ?? 0) >= 3,
      }
    })
    expect(seen).toEqual({ input: 'none', cell: 'solid', clear: true })
    await visit.close()
  })

  test('FLY-03 SHELL-11 a failed search is said once, in sight, without a tick', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await page.route('**/api/flights/search*', (route) =>
      route.fulfill({ status: 503, json: { message: 'x' } }),
    )
    await page.goto(flights)
    const notice = page.getByRole('alert').filter({ hasText: 'Search Error' })
    await notice.getByText('Failed to search flights. Please try again.').waitFor()
    await page.waitForTimeout(800)
    await expect.poll(() => page.getByText('Search Error').count()).toBe(1)
    await expect.poll(() => page.getByText('is temporarily unavailable').count()).toBe(0)
    await expect
      .poll(() => page.locator('section[aria-label="Notifications, F8"] p').count())
      .toBe(0)
    const box = await notice.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(size.height)
    await visit.context.close()
  })

  test('FLY-03 FLY-05 FLY-06 FLY-09 flights: tickets while they load, codes on the cards, and a button that does what is said', async () => {
    const visit = await site.open(size, size.phone ? 'dark' : 'light')
    const { page } = visit
    let go = (): void => undefined
    const held = new Promise<void>((free) => {
      go = free
    })
    await page.route('**/api/flights/search*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(flights)
    const waiting = page.locator('output', { hasText: 'Loading flights' }).locator('..')
    await waiting.waitFor({ state: 'attached' })
    // A hotel's card begins with a picture; a flight has none.
    const shapes = await waiting
      .locator('[aria-hidden=true] span')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.max(...shapes)).toBeLessThan(60)
    go()
    const cards = page.getByRole('article')
    await cards.first().waitFor()
    const words = (await cards.allInnerTexts()).join('\n')
    expect(words).not.toMatch(/Airport|stop\(s\)/)
    expect(words).toMatch(/\b1 stop\b/)
    expect(words).toContain('Best mix of price and time')

    // The way home that floats covers nothing that can be pressed, wherever the page stands.
    const home = page.getByRole('link', { name: 'Home', exact: true }).last()
    for (const part of [0, 0.3, 0.6, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), part)
      const over = await home.evaluate((link) => {
        const { left, top, right, bottom } = link.getBoundingClientRect()
        return [...document.querySelectorAll('main button, main a, main input, main select')]
          .filter((one) => one !== link)
          .filter((one) => {
            const box = one.getBoundingClientRect()
            return box.left < right && left < box.right && box.top < bottom && top < box.bottom
          })
          .map((one) => one.textContent)
      })
      expect(over).toEqual([])
    }
    await page
      .getByRole('button', { name: /^View Details/ })
      .first()
      .click()
    const details = page.getByRole('dialog', { name: 'Flight Details' })
    const told = await details.innerText()
    expect(told).toMatch(/Online booking available\s+Yes, on our partner’s site/)
    expect(told).toMatch(/\([A-Z]{3}\) to \S.* \([A-Z]{3}\)/)
    expect(told).not.toContain('Airport')
    expect(told).toMatch(/\$[\d,.]+ each, \$[\d,.]+ for 2 adults/)
    expect(told).not.toMatch(/(flight|stops?)\.\n/)
    await expectAccessible(page)
    await visit.close()
  })
})

describe.each(drawnOr('1440'))('every page alike at $name px', (size) => {
  test('STAY-03 DINE-01 "Sample" stands once in the heading of a list and in the detail, on no card', async () => {
    const visit = await site.open(size)
    const { page } = visit
    await signIn(site, visit, 'explorer')
    const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
      headers: { origin: site.app.url },
      data: { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-12' },
    })
    const { id } = await answer.json()
    await page.goto(`/planner?trip=${id}&step=hotels`)
    await page.getByText(/hotels in Lisbon/).waitFor()
    const main = page.getByRole('main')
    await expect.poll(() => main.getByText(/Sample/).count()).toBe(1)
    await page
      .getByRole('button', { name: /^Book Now: / })
      .first()
      .click()
    await page.getByRole('dialog').getByText('Sample', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`/planner?trip=${id}&step=activities`)
    await page.getByText(/restaurants in Lisbon/).waitFor()
    await expect.poll(() => main.getByText(/Sample/).count()).toBe(1)
    await page.goto(`/planner?trip=${id}&step=activities&show=attractions`)
    await page.getByText(/attractions in Lisbon/).waitFor()
    await expect.poll(() => main.getByText(/Sample/).count()).toBe(0)
    // An estimate is called one, on its line in the trip and once on the board.
    await page
      .getByRole('button', { name: /^Add to Trip: / })
      .first()
      .click()
    await page.getByText('Everything is saved').waitFor()
    await page.goto(`/planner?trip=${id}&view=days`)
    const board = page.getByRole('region', { name: 'Day board' })
    await board
      .getByText(/^Estimates are marked|^Free$/)
      .first()
      .waitFor()
    await expect.poll(() => board.innerText()).not.toMatch(/~|Sample/)
    await visit.close()
  })

  test.runIf(full)(
    'MAP-04 a map says politely that it is loaded, and only if the user opened it',
    async () => {
      const visit = await site.open(size)
      const { page } = visit
      await page.goto('/maps')
      await page.locator('[data-map-state=loaded]').waitFor({ timeout: 60_000 })
      await page.waitForTimeout(500)
      await expect.poll(() => page.getByText('Map loaded').count()).toBe(0)
      await signIn(site, visit)
      const answer = await page.request.post(`${site.app.url}/api/itineraries`, {
        headers: { origin: site.app.url },
        data: { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-12' },
      })
      await page.goto(`/planner?trip=${(await answer.json()).id}&step=activities&show=attractions`)
      // A way has two ends.
      const add = page.getByRole('button', { name: /^Add to Trip: / })
      await add.nth(1).click()
      await add.first().click()
      if (size.phone) await page.getByRole('button', { name: 'Open itinerary' }).click()
      await page.getByRole('button', { name: 'Open map' }).press('Enter')
      const map = page.getByRole('region', { name: 'Map of day 1', exact: true })
      await map
        .getByRole('status')
        .filter({ hasText: 'Map loaded' })
        .waitFor({ state: 'attached', timeout: 60_000 })
      await expect
        .poll(() => page.getByRole('region', { name: /Notifications/ }).innerText())
        .not.toMatch(/Map/)
      await visit.context.close()
    },
  )
})
