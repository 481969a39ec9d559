import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyboardOn } from '../support/keyboard.ts'
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openSite,
  type Site,
  sizes,
  themesAt,
} from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Ground drawn by the processor of a busy machine takes its time. */
const patience = { timeout: 60_000 }

const mapOf = (page: Page) => page.getByRole('region', { name: 'Map', exact: true })

const awaitMap = (page: Page, state: 'loaded' | 'failed') =>
  page.locator(`[data-map-state=${state}]`).waitFor(patience)

const totalOf = (page: Page) =>
  page.locator('dl div').filter({ hasText: 'Total locations' }).locator('dd').textContent()

describe.each(sizes)('maps at $name px', (size) => {
  test('MAP-01 MAP-02 MAP-03 MAP-04 MAP-06 places are found, chosen on map and list, and put into the cart', async () => {
    const { page, close } = await site.open(size, themesAt(size)[0])
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (!url.startsWith(site.app.url) && !/^(data|blob):/.test(url)) elsewhere.push(url)
    })
    await page.goto('/maps')
    // The drawing and the list are in the page as it arrives.
    const list = page.getByRole('list', { name: 'Places on the map' })
    expect(await list.getByRole('button').count()).toBe(3)
    expect(await page.getByRole('img', { name: 'Map, drawn' }).count()).toBe(1)
    await awaitMap(page, 'loaded')
    await page.getByText('Map loaded').first().waitFor()
    const map = mapOf(page)
    await list.getByRole('button', { name: /National Gallery/ }).click()
    const gallery = map.getByRole('button', { name: /National Gallery of Canada, about \$22 CAD/ })
    expect(await gallery.getAttribute('aria-pressed')).toBe('true')
    await gallery.focus()
    await page.keyboard.press('Enter')
    expect(await gallery.getAttribute('aria-pressed')).toBe('false')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const search = page.getByRole('button', { name: 'Search', exact: true })
    const location = page.getByLabel('Location')
    await location.fill('   ')
    await search.click()
    expect(await totalOf(page)).toBe('3')
    await location.fill('lissbon')
    await location.press('Enter')
    await page.getByText('Location Found').first().waitFor()
    expect(await totalOf(page)).toBe('4')
    await page.getByRole('combobox', { name: 'Nearby places' }).selectOption('lodging')
    await page.getByRole('button', { name: 'Find nearby' }).click()
    await page.getByText('Nearby Places Found').first().waitFor()
    expect(await totalOf(page)).toBe('14')
    // What is near each other is one mark until one comes nearer.
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await map.getByRole('button', { name: 'Zoom out' }).click()
    await map
      .getByRole('button', { name: /places here: / })
      .first()
      .waitFor()
    await location.fill('zzzqqqxxx')
    await search.click()
    await page.getByText('Location Not Found').first().waitFor()
    await page.getByText('Please try a different location').first().waitFor()
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.getByText('Added to Cart').first().waitFor()
    const kept = await page.evaluate(() => localStorage.getItem('itinerary_cart') ?? '')
    expect(kept).toContain('National Gallery of Canada')
    expect((kept.match(/"type":"hotel"/g) ?? []).length).toBe(10)
    await page.getByRole('button', { name: 'Clear All' }).click()
    expect(await totalOf(page)).toBe('0')
    await page.getByText('No places on the map').waitFor()
    expect(await page.getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true)
    expect(elsewhere).toEqual([])
    await close()
  })

  test('MAP-04 without WebGL an error panel says so, and the drawn map and the list stay', async () => {
    const { context, page } = await site.open(size, themesAt(size)[0])
    await context.addInitScript(() => {
      const whole = HTMLCanvasElement.prototype.getContext
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        kind: string,
        ...rest: unknown[]
      ) {
        return kind.startsWith('webgl') ? null : Reflect.apply(whole, this, [kind, ...rest])
      } as typeof whole
    })
    await page.goto('/maps')
    await awaitMap(page, 'failed')
    const map = mapOf(page)
    await map.getByText('Map Loading Error').waitFor()
    await map.getByText(/could not draw the interactive map/).waitFor()
    expect(await map.getByRole('img', { name: 'Map, drawn' }).isVisible()).toBe(true)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Tokyo' }).click()
    await page.getByText('Location Found').first().waitFor()
    expect(await totalOf(page)).toBe('4')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Paris' }).click()
    await page
      .getByText('Unable to search for location. Check your internet connection.')
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Find nearby' }).click()
    await page.getByText('Unable to search for nearby places').first().waitFor()
    await context.setOffline(false)
    await map.getByRole('button', { name: 'Reload Page' }).click()
    await awaitMap(page, 'failed')
    expect(await totalOf(page)).toBe('3')
    await context.close()
  })

  test('MAP-05 four checks say Working or Failed, each in its own element', async () => {
    const { page, close } = await site.open(size, themesAt(size)[0])
    await page.goto('/map-test')
    expect(await page.getByLabel('Location').inputValue()).toBe('Paris')
    expect(await mapOf(page).count()).toBe(1)
    await awaitMap(page, 'loaded')
    const keys = keyboardOn(page)
    await keys.activate(/^Run Tests/)
    const said = (word: string) => page.getByText(word, { exact: true })
    await expect.poll(() => said('Working').count()).toBe(4)
    await page.getByLabel('Location').fill('zzzqqqxxx')
    await page.getByRole('button', { name: 'Run Tests' }).click()
    await expect.poll(() => said('Failed').count()).toBe(2)
    expect(await said('Working').count()).toBe(2)
    await page.getByLabel('Location').fill(' ')
    await page.getByRole('button', { name: 'Run Tests' }).click()
    await page.getByText('Please enter a location.').waitFor()
    await page.getByText('Maps script loaded has failed').click()
    await page.getByText(/switch on hardware acceleration/).waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await close()
  })
})
