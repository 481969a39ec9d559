import type { Page } from 'playwright-core'
import { startApp } from './app.ts'
import { paintFigure, untilPaint, watchPaints } from './board.ts'
import { inBrowser, type Size, sizes } from './browser.ts'
import type { Figure, Part } from './report.ts'
import { repeat } from './samples.ts'
import { createTrip, signUp } from './traveller.ts'

const plan = { days: 10, items: 60, runs: 4, slowdown: 4 }

/** A press by its name, or a key on what has the focus; some close again what the one before opened. */
interface Press {
  readonly name: string
  readonly press?: RegExp
  readonly key?: string
  readonly role?: 'button' | 'tab' | 'radio'
  /** Waits for this after the paint, before what comes next. */
  readonly until?: string
}

const onDays: readonly Press[] = [
  { name: 'a stop is opened', press: /1 h 30 Stop 2: / },
  { name: 'a stop is closed', key: 'Escape' },
  { name: 'another day', press: /^Day 3, / },
  { name: 'the first day', press: /^Day 1, / },
  { name: 'selecting begins', press: /^Select$/ },
  { name: 'selecting ends', key: 'Escape' },
  { name: 'Trip Check is opened', press: /^Trip Check/ },
  { name: 'Trip Check is closed', press: /^Trip Check/ },
  { name: 'ideas are opened', press: /^Ideas, / },
  { name: 'ideas are closed', press: /^Ideas, / },
  { name: 'the guide is opened', press: /^Guide$/ },
  { name: 'the guide is closed', key: 'Escape' },
  { name: 'a day is sorted by time', press: /^Sort by time$/ },
  { name: 'undone', press: /^Undo$/ },
  {
    name: 'the hotels are opened',
    press: /^Hotels/,
    role: 'tab',
    until: '[aria-label^="Compare "]',
  },
]

const inFinder: readonly Press[] = [
  { name: 'filters are opened', press: /^Filters/ },
  { name: 'filters are closed', press: /^Filters/ },
  { name: 'a hotel to compare', press: /^Compare / },
  { name: 'a hotel not to compare', press: /^Compare |compar/i },
  { name: 'the hotels’ map', press: /^Show map$/ },
  { name: 'the hotels’ list', press: /^(Show|Hide) (map|list)$/ },
  { name: 'a hotel is added', press: /^Add to Trip: / },
  { name: 'activities', press: /^Activities/, role: 'tab', until: '[aria-label^="Add to Trip: "]' },
  { name: 'attractions', press: /^Attractions$/, role: 'radio' },
  { name: 'restaurants', press: /^Restaurants$/, role: 'radio' },
  { name: 'an activity is added', press: /^Add to Trip: / },
  { name: 'back to the days', press: /^Back to the days$/ },
]

async function round(page: Page, times: Map<string, number[]>, presses: readonly Press[]) {
  for (const { name, press, key, role = 'button', until } of presses) {
    const found = press && page.getByRole(role, { name: press }).first()
    if (found && !(await found.isVisible())) continue
    // Playwright scrolls by itself, which is no part of the press.
    await found?.scrollIntoViewIfNeeded()
    const act = () =>
      key ? page.keyboard.press(key) : (found?.click({ force: true }) ?? Promise.resolve())
    const ms = await untilPaint(page, undefined, act)
    times.set(name, [...(times.get(name) ?? []), ms])
    if (until) await page.locator(until).first().waitFor()
  }
}

async function figuresAt(size: Size): Promise<Figure[]> {
  const app = await startApp()
  const traveller = await signUp(app, 'wanderlust')
  const { days, items, runs, slowdown } = plan
  const url = `${app.origin}/planner?trip=${await createTrip(traveller, { days, items })}&view=days`
  return inBrowser({ url, viewport: size, traveller }, async ({ page, cdp }) => {
    await watchPaints(page)
    await page.goto(url)
    await page.locator('[data-stop]').first().waitFor()
    await page.waitForTimeout(1500)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times = new Map<string, number[]>()
    await repeat(runs, async () => {
      await round(page, times, [...onDays, ...inFinder])
    })
    return [...times].map(([name, all]) => paintFigure(`${size.name}: ${name}`, all))
  })
}

/** What the canvas takes from each press to the paint after it. */
export const presses: Part = {
  title: 'Presses of the canvas',
  measure: async () => {
    const figures: Figure[] = []
    for (const size of sizes) figures.push(...(await figuresAt(size)))
    return {
      figures,
      notes: [
        `${plan.items} items on ${plan.days} days, processor at a quarter; the longest event of a press until the next paint (Event Timing, steps of 8 ms); median of ${plan.runs} (smallest–largest).`,
      ],
    }
  },
}
