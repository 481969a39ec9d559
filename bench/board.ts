import type { Page } from 'playwright-core'
import { startApp } from './app.ts'
import { inBrowser, type Opened, type Size, sizes, usableTime } from './browser.ts'
import { trek } from './peers.ts'
import { atMost, type Figure, numberText, type Part } from './report.ts'
import { msFigure, quantile, repeat, spreadText } from './samples.ts'
import { createTrip, signUp } from './traveller.ts'

const days = 30
const items = 300
const goalMs = 100
const runs = 7
/** Stops of the days in sight at the smaller size; the others are drawn as they come near. */
const stopsInSight = 8
const speeds = [
  { slowdown: 1, opens: 5, usableMs: 1000 },
  { slowdown: 4, opens: 3, usableMs: 2400 },
] as const

/** From now on the page writes down what each event takes until the next paint. */
export const watchPaints = (page: Page) =>
  page.addInitScript(() => {
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

/** What an event, or one of this name, took until the next paint, at most, while `act` ran. Below 16 ms counts as 16. */
export async function untilPaint(
  page: Page,
  name: string | undefined,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(() => {
    window.untilPaint = []
  })
  await act()
  await page.waitForTimeout(500)
  const all = await page.evaluate(() => window.untilPaint)
  return Math.max(16, ...all.filter((entry) => !name || entry.name === name).map(({ ms }) => ms))
}

/** Three of four times may not be longer than the goal. */
export const paintFigure = (name: string, times: readonly number[]): Figure => ({
  name,
  measured: `${spreadText(times)} ms`,
  ...atMost(quantile(times, 0.75), goalMs, 'ms', 'p75 '),
})

/** Takes the first stop of a day by its grip and drops it on the third of the same day. */
async function drop(page: Page): Promise<number> {
  // A phone draws one day.
  const column = page.locator('[data-day]:not([data-day=""])').first()
  const from = column.locator('[data-grip]').first()
  await from.scrollIntoViewIfNeeded()
  const grip = await from.boundingBox()
  const third = await column.locator('[data-stop]').nth(2).boundingBox()
  if (!grip || !third) throw new Error('The stops are not in sight')
  await page.mouse.move(grip.x + 20, grip.y + 20)
  await page.mouse.down()
  await page.mouse.move(grip.x + 24, grip.y + 40)
  await page.mouse.move(third.x + 60, third.y + third.height - 6, { steps: 4 })
  await page.locator('[data-gap]').waitFor()
  return untilPaint(page, 'pointerup', () => page.mouse.up())
}

async function dropFigures({ page, cdp }: Opened, url: string, size: Size): Promise<Figure[]> {
  await watchPaints(page)
  await page.goto(url)
  await page.locator('[data-stop]').first().waitFor()
  await page.waitForTimeout(1500)
  const nodes = await page.evaluate(() => document.getElementsByTagName('*').length)
  const drops = await repeat(speeds.length, async (at) => {
    const { slowdown: rate = 1 } = speeds[at] ?? {}
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    const times = await repeat(runs, () => drop(page))
    const name = `${size.name}, CPU ×${rate}: a stop dropped to the next paint`
    return paintFigure(name, times)
  })
  return [
    {
      name: `${items} items on ${days} days, ${size.name}: elements at rest`,
      measured: numberText(nodes),
      peers: 'TREK 15,556',
      ...atMost(nodes, 2500, ''),
    },
    ...drops,
  ]
}

/** Adding one's own activity in the planner, beside a trip that is full already. */
async function addFigure({ page, cdp }: Opened, url: string, size: Size): Promise<Figure> {
  const slowdown = 4
  await watchPaints(page)
  await page.goto(url)
  await page.getByText('Custom', { exact: true }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.waitFor()
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = await repeat(runs, async (turn) => {
    await name.fill(`A walk ${turn}`)
    await page.waitForTimeout(300)
    return untilPaint(page, 'keydown', () => name.press('Enter'))
  })
  const title = `${items} items, ${size.name}, CPU ×${slowdown}: an item added to the next paint`
  return paintFigure(title, times)
}

export const board: Part = {
  title: 'Day board',
  measure: async () => {
    const app = await startApp()
    const traveller = await signUp(app, 'wanderlust')
    const trip = `${app.origin}/planner?trip=${await createTrip(traveller, { days, items })}`
    const url = `${trip}&view=days`
    const figures: Figure[] = []
    for (const size of sizes.toReversed()) {
      const window = { url, viewport: size, traveller }
      for (const { slowdown, opens, usableMs } of speeds) {
        const times = await repeat(opens, () =>
          inBrowser({ ...window, slowdown }, async ({ page }) => {
            const time = await usableTime(page, url, '[data-stop]', stopsInSight)
            return time.usableMs
          }),
        )
        figures.push({
          ...msFigure(`${size.name}, CPU ×${slowdown}: usable`, times, usableMs),
          peers: `TREK ${numberText(trek.usableMs[slowdown])} ms`,
        })
      }
      const add = `${trip}&step=activities`
      figures.push(
        ...(await inBrowser(window, (opened) => dropFigures(opened, url, size))),
        await inBrowser(window, (opened) => addFigure(opened, add, size)),
      )
    }
    return {
      figures,
      notes: [
        'Usable: from the start of the navigation, with an empty cache in a new browser, until the stops in sight are there and the last long task before 1.5 s of rest has ended; median of 5 at full speed, of 3 at a quarter.',
        `From the event that drops or adds to the paint after it, as the browser tells it (Event Timing, in steps of 8 ms); median of ${runs} (smallest–largest). Stops are dropped by mouse within a day, which sends what has moved and draws the days anew.`,
      ],
    }
  },
}
