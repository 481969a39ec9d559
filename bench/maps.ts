import { freePort, startApp } from './app-process.ts'
import { launchChromium } from './chromium.ts'
import type { Figure } from './figure.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'

const goalMs = 1500
const runs = 5
const sizes = [
  { name: '390 px', width: 390, height: 844 },
  { name: '1,440 px', width: 1440, height: 900 },
] as const

interface MapTimes {
  /** The drawn map with its three places can be seen. */
  readonly drawnMs: number
  /** The map that moves stands in its place. */
  readonly movingMs: number
}

async function openOnce(url: string, viewport: (typeof sizes)[number]): Promise<MapTimes> {
  const browser = await launchChromium()
  const context = await browser.newContext({ serviceWorkers: 'block', viewport })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  /** Since the start of the navigation, in the frame in which it is there. */
  const shownAt = async (selector: string): Promise<number> => {
    const shown = await page.waitForFunction(
      (wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect()
        return box && box.height > 0 ? performance.now() : false
      },
      selector,
      { polling: 'raf', timeout: 60_000 },
    )
    return Number(await shown.jsonValue())
  }
  const drawnMs = await shownAt('[data-map-state] svg')
  const movingMs = await shownAt('[data-map-state=loaded] canvas')
  await browser.close()
  return { drawnMs, movingMs }
}

async function figuresAt(url: string, size: (typeof sizes)[number]): Promise<Figure[]> {
  const times: MapTimes[] = []
  for (let run = 0; run < runs; run++) times.push(await openOnce(url, size))
  const of = (key: keyof MapTimes) => times.map((time) => time[key])
  const drawn = median(of('drawnMs'))
  return [
    {
      name: `${size.name}: the first drawing`,
      measured: `${spreadText(drawn, of('drawnMs'))} ms`,
      goal: `≤ ${numberText(goalMs)} ms`,
      reached: drawn <= goalMs,
    },
    {
      name: `${size.name}: the map that moves, drawn by the processor`,
      measured: `${spreadText(median(of('movingMs')), of('movingMs'))} ms`,
    },
  ]
}

export const maps: Part = {
  title: 'Maps page',
  measure: async () => {
    const app = await startApp({ dataDir: await scratchData(), port: await freePort(), by: 'node' })
    const figures: Figure[] = []
    for (const size of sizes) figures.push(...(await figuresAt(`${app.origin}/maps`, size)))
    await app.stop()
    return {
      figures,
      notes: [
        `From the start of the navigation, with an empty cache in a new browser, median of ${runs} (smallest–largest). The first drawing comes with the page, before any script; the map that moves is drawn without a graphics card here.`,
      ],
    }
  },
}
