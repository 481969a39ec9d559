import type { CDPSession, Page } from 'playwright-core'
import { freePort, startApp } from './app-process.ts'
import { boardUsable } from './board-usable.ts'
import { launchChromium } from './chromium.ts'
import type { Figure } from './figure.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { createTrip } from './sample-trip.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'
import { allowLongTrips, signUp, type Traveller } from './traveller.ts'

const days = 30
const items = 300
const goalMs = 100
const goalNodes = 2500
const runs = 7
const slowdown = 4

const sizes = [
  { name: '1,440 px', width: 1440, height: 900 },
  { name: '390 px', width: 390, height: 844 },
] as const
type Size = (typeof sizes)[number]

interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
}

declare global {
  interface Window {
    /** From each event to the paint after it, ms. */
    untilPaint: { name: string; ms: number }[]
  }
}

async function openPage(origin: string, traveller: Traveller, size: Size): Promise<Opened> {
  const browser = await launchChromium()
  const { width, height } = size
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width, height },
  })
  const url = origin
  await context.addCookies(traveller.cookies.map((cookie) => ({ ...cookie, url })))
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.untilPaint = []
    // The browser knows the threshold, the types of the language do not yet.
    const wanted: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        window.untilPaint.push({ name, ms: duration })
    }).observe(wanted)
  })
  return { page, cdp: await context.newCDPSession(page) }
}

/** What an event of this name took until the next paint, at most, while `act` ran. Below 16 ms counts as 16. */
async function untilPaint(page: Page, name: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.untilPaint = []
  })
  await act()
  await page.waitForTimeout(500)
  const all = await page.evaluate(() => window.untilPaint)
  return Math.max(16, ...all.filter((entry) => entry.name === name).map(({ ms }) => ms))
}

/** Takes the first stop of a day by its grip and drops it on the third of the same day. */
async function drop(page: Page, day: number): Promise<number> {
  const column = page.locator('[data-day]:not([data-day=""])').nth(day)
  const from = column.locator('[data-grip]').first()
  await from.scrollIntoViewIfNeeded()
  const [a, b] = [
    await from.boundingBox(),
    await column.locator('[data-stop]').nth(2).boundingBox(),
  ]
  if (!a || !b) throw new Error('The stops are not in sight')
  await page.mouse.move(a.x + 20, a.y + 20)
  await page.mouse.down()
  await page.mouse.move(a.x + 24, a.y + 40)
  await page.mouse.move(b.x + 60, b.y + b.height - 6, { steps: 4 })
  await page.locator('[data-gap]').waitFor()
  return untilPaint(page, 'pointerup', () => page.mouse.up())
}

async function boardFigures(origin: string, traveller: Traveller, id: string, size: Size) {
  const { page, cdp } = await openPage(origin, traveller, size)
  await page.goto(`${origin}/planner?trip=${id}&view=days`)
  await page.locator('[data-stop]').first().waitFor()
  await page.waitForTimeout(1500)
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  const figures: Figure[] = [
    {
      name: `${items} items on ${days} days, ${size.name}: elements at rest`,
      measured: numberText(nodes),
      goal: `≤ ${numberText(goalNodes)}`,
      peers: 'TREK 15,556',
      reached: nodes <= goalNodes,
    },
  ]
  for (const rate of [1, slowdown]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await drop(page, run % 2))
    const middle = median(times)
    figures.push({
      name: `${size.name}, CPU ×${rate}: a stop dropped to the next paint`,
      measured: `${spreadText(middle, times)} ms`,
      ...(rate === 1 ? { goal: `≤ ${goalMs} ms`, reached: middle <= goalMs } : {}),
    })
  }
  await page.context().browser()?.close()
  return figures
}

/** Adding one's own activity in the planner, beside a trip that is full already. */
async function addFigure(
  origin: string,
  traveller: Traveller,
  id: string,
  size: Size,
): Promise<Figure> {
  const { page, cdp } = await openPage(origin, traveller, size)
  await page.goto(`${origin}/planner?trip=${id}&step=activities`)
  await page.getByText('Custom', { exact: true }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await name.fill(`A walk ${run}`)
    await page.waitForTimeout(300)
    times.push(await untilPaint(page, 'keydown', () => name.press('Enter')))
  }
  await page.context().browser()?.close()
  const middle = median(times)
  return {
    name: `${items} items, ${size.name}, CPU ×${slowdown}: an item added to the next paint`,
    measured: `${spreadText(middle, times)} ms`,
    goal: `≤ ${goalMs} ms`,
    reached: middle <= goalMs,
  }
}

export const board: Part = {
  title: 'Day board',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const traveller = await signUp(app.origin)
    await allowLongTrips(traveller.email, dataDir)
    const id = await createTrip(traveller, { days, items })
    const figures: Figure[] = []
    for (const size of sizes) {
      const url = `${app.origin}/planner?trip=${id}&view=days`
      for (const slowdown of [1, 4] as const)
        figures.push(await boardUsable(traveller, { url, size, slowdown }))
      figures.push(...(await boardFigures(app.origin, traveller, id, size)))
      figures.push(await addFigure(app.origin, traveller, id, size))
    }
    await app.stop()
    return {
      figures,
      notes: [
        'Usable: from the start of the navigation, with an empty cache in a new browser, until the stops in sight are there and the last long task before 1.5 s of rest has ended; median of 5 at full speed, of 3 at a quarter.',
        `From the event that drops or adds to the paint after it, as the browser tells it (Event Timing, in steps of 8 ms); median of ${runs} (smallest–largest). Stops are dropped by mouse within a day, which sends what has moved and draws the days anew.`,
      ],
    }
  },
}
