import { launchChromium } from './chromium.ts'
import type { Figure } from './figure.ts'
import { numberText, spreadText } from './number-text.ts'
import { trek } from './peers.ts'
import { median } from './statistics.ts'
import type { Traveller } from './traveller.ts'
import { usableTime } from './usable-time.ts'

const goals = { 1: 1000, 4: 2500 } as const
const runs = { 1: 5, 4: 3 } as const
/** Stops of the days in sight at the smaller size; the others are drawn as they come near. */
const stopsInSight = 8

interface Asked {
  readonly url: string
  readonly size: { readonly name: string; readonly width: number; readonly height: number }
  readonly slowdown: 1 | 4
}

/** The day board of a trip of 300 items, opened in a new browser with an empty cache. */
export async function boardUsable(
  traveller: Traveller,
  { url, size, slowdown }: Asked,
): Promise<Figure> {
  const times: number[] = []
  for (let run = 0; run < runs[slowdown]; run++) {
    const browser = await launchChromium()
    const { width, height } = size
    const context = await browser.newContext({
      serviceWorkers: 'block',
      viewport: { width, height },
    })
    await context.addCookies(traveller.cookies.map((cookie) => ({ ...cookie, url })))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const rows = { selector: '[data-stop]', count: stopsInSight }
    times.push((await usableTime(page, url, rows)).usableMs)
    await browser.close()
  }
  const middle = median(times)
  return {
    name: `${size.name}, CPU ×${slowdown}: usable`,
    measured: `${spreadText(middle, times)} ms`,
    goal: `≤ ${numberText(goals[slowdown])} ms`,
    peers: `TREK ${numberText(trek.usableMs[slowdown])} ms`,
    reached: middle <= goals[slowdown],
  }
}
