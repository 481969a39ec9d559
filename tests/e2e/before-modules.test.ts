import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdModules, modules } from '../support/hold-modules.ts'
import { openSite, type Site, sizes } from '../support/site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('HOME-12 a page is painted before it asks for a module, and its menu opens in between', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const letThrough = await holdModules(page)
  const asked = page.waitForRequest('**/assets/main-*.js')
  await page.goto('/pricing')
  await asked
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).waitFor()
  letThrough()
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
  const { parsed, asking } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation')
    return {
      parsed: document instanceof PerformanceNavigationTiming ? document.domInteractive : Infinity,
      asking: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js') && !name.includes('/begin-'))
        .map(({ startTime }) => startTime),
    }
  })
  // Without waiting for a frame the first is asked for while the document is still being read.
  expect(asking.length).toBeGreaterThan(2)
  expect(Math.min(...asking)).toBeGreaterThan(parsed)
  await visit.close()
})

test('INSURE-01 HELP-02 RENT-03 AUTH-01 what is typed before a page’s modules come stays, and the form knows it', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  for (const [path, label] of [
    ['/help', 'Full name'],
    ['/insurance', 'Destination country'],
    ['/search', 'City or location'],
    ['/flights', 'To'],
    ['/account/sign-in', 'Email'],
  ] as const) {
    const letThrough = await holdModules(page)
    await page.goto(path, { waitUntil: 'commit' })
    const field = page
      .getByRole('main')
      .getByLabel(label, { exact: path === '/flights' })
      .first()
    await field.focus()
    await page.keyboard.type('Port', { delay: 20 })
    letThrough()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await expect.poll(() => field.inputValue()).toBe('Port')
    await page.keyboard.type('ugal')
    expect(await field.inputValue(), path).toBe('Portugal')
    await page.unroute(modules)
  }
  const letThrough = await holdModules(page)
  await page.goto('/insurance')
  await page.getByLabel('Destination country').fill('Portugal')
  await page.getByLabel('Start date').fill('2027-05-08')
  await page.getByLabel('End date').fill('2027-05-12')
  letThrough()
  // The form itself says what it has understood.
  await page.getByText('Portugal (PT)').waitFor()
  // Both ends of a range are known: a later start takes the end along.
  await page.getByLabel('Start date').fill('2027-06-08')
  await expect.poll(() => page.getByLabel('End date').inputValue()).toBe('2027-06-12')
  await page.unroute(modules)
  const come = await holdModules(page)
  await page.goto('/account/sign-up')
  await page.getByLabel('First name').fill('Ann')
  await page.getByLabel('Last name').fill('Lee')
  come()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.getByLabel('Email').fill('ann@example.ca')
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ann')
  await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lee')
  await page.unroute(modules)
  const arrive = await holdModules(page)
  await page.goto('/help')
  const subject = page.getByLabel('Subject')
  const second = await subject.locator('option').nth(1).getAttribute('value')
  await subject.selectOption({ index: 1 })
  arrive()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await page.getByLabel('Full name').fill('Ann Lee')
  await expect.poll(() => subject.inputValue()).toBe(second)
  await visit.close()
})

test('HELP-02 AUTH-01 a form that only a script can send waits for it, is sent then, and tells the address nothing', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  for (const [path, label] of [
    ['/help', 'Full name'],
    ['/account/reset-password', 'Email'],
  ] as const) {
    const letThrough = await holdModules(page)
    await page.goto(path)
    const field = page.getByRole('main').getByLabel(label).first()
    await field.fill('Ann Lee')
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    await field.press('Enter')
    letThrough()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    // The form answers the press that came before its modules: what was typed is not enough.
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0)
    expect(await field.inputValue(), path).toBe('Ann Lee')
    expect(documents).toEqual([])
    expect(new URL(page.url()).search).toBe('')
    await page.unroute(modules)
  }
  await visit.close()
})

test('SHELL-07 the cart that is pressed before its modules come opens when they are there', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const letThrough = await holdModules(page)
  await page.goto('/flights')
  await page
    .getByRole('button', { name: /^Itinerary cart/ })
    .first()
    .click()
  letThrough()
  await page.getByRole('dialog', { name: 'Itinerary cart' }).waitFor()
  await visit.close()
})

test('RENT-03 a search that is sent before its modules come is a search', async () => {
  const visit = await site.open(sizes[0])
  const { page } = visit
  const letThrough = await holdModules(page)
  await page.goto('/search')
  const city = page.getByLabel('City or location')
  await city.fill('Paris')
  await page.getByLabel('Adults').selectOption('3')
  await city.press('Enter')
  await page.waitForURL(/[?&]location=Paris&.*adults=3/)
  letThrough()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await expect.poll(() => city.inputValue()).toBe('Paris')
  await expect.poll(() => page.getByLabel('Adults').inputValue()).toBe('3')
  await page.getByRole('main').getByRole('article').first().waitFor()
  await visit.close()
})
