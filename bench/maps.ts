import { startApp } from './app.ts'
import { inBrowser, shownAt, sizes } from './browser.ts'
import type { Figure, Part } from './report.ts'
import { msFigure, repeat } from './samples.ts'

const runs = 5

export const maps: Part = {
  title: 'Maps page',
  measure: async () => {
    const app = await startApp()
    const url = `${app.origin}/maps`
    const figures: Figure[] = []
    for (const size of sizes) {
      const times = await repeat(runs, () =>
        inBrowser({ url, viewport: size }, async ({ page }) => {
          await page.goto(url, { waitUntil: 'commit' })
          const drawn = await shownAt(page, '[data-map-state] svg')
          return { drawn, moving: await shownAt(page, '[data-map-state=loaded] canvas') }
        }),
      )
      figures.push(
        msFigure(
          `${size.name}: the first drawing`,
          times.map(({ drawn }) => drawn),
          1500,
        ),
        msFigure(
          `${size.name}: the map that moves, drawn by the processor`,
          times.map(({ moving }) => moving),
        ),
      )
    }
    return {
      figures,
      notes: [
        `From the start of the navigation, with an empty cache in a new browser, median of ${runs} (smallest–largest). The first drawing comes with the page, before any script; the map that moves is drawn without a graphics card here.`,
      ],
    }
  },
}
