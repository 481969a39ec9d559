import { startApp } from './app.ts'
import { inBrowser, shownAt, sizes } from './browser.ts'
import { atMost, type Figure, type Part } from './report.ts'
import { median, repeat, spreadText } from './samples.ts'

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
      const drawn = times.map((time) => time.drawn)
      figures.push(
        {
          name: `${size.name}: the first drawing`,
          measured: `${spreadText(drawn)} ms`,
          ...atMost(median(drawn), 1500, 'ms'),
        },
        {
          name: `${size.name}: the map that moves, drawn by the processor`,
          measured: `${spreadText(times.map(({ moving }) => moving))} ms`,
        },
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
