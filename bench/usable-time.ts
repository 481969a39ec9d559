import type { Page } from 'playwright-core'

export interface UsableTime {
  /** Every row is in the page and the first is visible; ms from the start of the navigation. */
  readonly readyMs: number
  /** Ready, and the main thread has come to rest. */
  readonly usableMs: number
  /** What long tasks took beyond 50 ms each. */
  readonly blockedMs: number
  readonly nodes: number
}

declare global {
  interface Window {
    longTasks: { start: number; end: number }[]
  }
}

/** So long without a long task counts as rest. */
const quietMs = 1500

/** Opens a page and waits until it shows so many `rows` and is at rest. */
export async function usableTime(
  page: Page,
  url: string,
  rows: { readonly selector: string; readonly count: number },
): Promise<UsableTime> {
  await page.addInitScript(() => {
    window.longTasks = []
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        window.longTasks.push({ start: startTime, end: startTime + duration })
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(url, { waitUntil: 'commit' })
  const shown = await page.waitForFunction(
    ({ selector, count }) => {
      const found = document.querySelectorAll(selector)
      const box = found[0]?.getBoundingClientRect()
      return found.length >= count && box && box.height > 0 ? performance.now() : false
    },
    rows,
    { polling: 'raf', timeout: 120_000 },
  )
  const readyMs = Number(await shown.jsonValue())
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
    blockedMs: tasks.reduce((sum, { start, end }) => sum + Math.max(0, end - start - 50), 0),
    nodes,
  }
}
