import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../tooling/find-browser.mjs'
import { atEnd } from './app.ts'
import type { Traveller } from './traveller.ts'

/** Without a GPU, and with every other host failing at once: a slow network must not show. */
const flags = [
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  // Chromium refuses its sandbox to root, which builds in containers often are.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/** Starts the Chromium that people have, with windows, without showing them. */
export async function launchChromium(...more: string[]): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...flags, ...more],
  })
  atEnd(() => browser.close())
  return browser
}

export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
}

/** Two windows that figures are named for. */
export const sizes = [
  { name: '390 px', width: 390, height: 844 },
  { name: '1,440 px', width: 1440, height: 900 },
] as const
export type Size = (typeof sizes)[number]

declare global {
  interface Window {
    longTasks: { start: number; end: number }[]
    /** From each event to the paint after it, ms. */
    untilPaint: { name: string; ms: number }[]
  }
}

/** Uses an empty page of a new browser with an empty cache, signed in where a traveller is given. */
export async function inBrowser<T>(
  given: {
    readonly url: string
    readonly viewport?: { readonly width: number; readonly height: number }
    readonly traveller?: Traveller
    readonly slowdown?: number
  },
  use: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { url, viewport = { width: 1280, height: 720 }, traveller, slowdown = 1 } = given
  const browser = await launchChromium()
  try {
    const { width, height } = viewport
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width, height },
    })
    const pairs = traveller?.cookie.split('; ').map((pair) => pair.split(/=(.*)/s)) ?? []
    await context.addCookies(pairs.map(([name = '', value = '']) => ({ name, value, url })))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await use({ page, cdp })
  } finally {
    await browser.close()
  }
}

/** When so many elements are in the page and the first can be seen; ms from the start of the navigation. */
async function shownAt(page: Page, selector: string, count = 1): Promise<number> {
  const shown = await page.waitForFunction(
    (wanted) => {
      const found = document.querySelectorAll(wanted.selector)
      const box = found[0]?.getBoundingClientRect()
      return found.length >= wanted.count && box && box.height > 0 ? performance.now() : false
    },
    { selector, count },
    { polling: 'raf', timeout: 120_000 },
  )
  return Number(await shown.jsonValue())
}

export interface UsableTime {
  /** Every row is in the page and the first is visible; ms from the start of the navigation. */
  readonly readyMs: number
  /** Ready, and the main thread has come to rest. */
  readonly usableMs: number
  /** What long tasks took beyond 50 ms each. */
  readonly blockedMs: number
  readonly nodes: number
}

/** So long without a long task counts as rest. */
const quietMs = 1500

/** Opens a page and waits until it shows so many elements and is at rest. */
export async function usableTime(
  page: Page,
  url: string,
  selector: string,
  count: number,
): Promise<UsableTime> {
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.longTasks.push({ start: startTime, end: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const readyMs = await shownAt(page, selector, count)
  await page.waitForFunction(
    ({ from, quiet }) =>
      performance.now() - Math.max(from, window.longTasks.at(-1)?.end ?? 0) > quiet,
    { from: readyMs, quiet: quietMs },
    { polling: 100, timeout: 120_000 },
  )
  const { tasks, nodes } = await page.evaluate(() => ({
    tasks: window.longTasks,
    nodes: document.getElementsByTagName('*').length,
  }))
  return {
    readyMs,
    usableMs: Math.max(readyMs, tasks.at(-1)?.end ?? 0),
    blockedMs: tasks.reduce((total, { start, end }) => total + Math.max(0, end - start - 50), 0),
    nodes,
  }
}
