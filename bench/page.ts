import { freePort, startApp } from './app-process.ts'
import { launchChromium } from './chromium.ts'
import type { Figure } from './figure.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { trek } from './peers.ts'
import { createTrip } from './sample-trip.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'
import { allowLongTrips, signUp, type Traveller } from './traveller.ts'
import { type UsableTime, usableTime } from './usable-time.ts'

const goalShare = 1 / 3
const rowSelector = 'aside[aria-label="Your Itinerary"] ul > li'
const slowdowns = { 1: 5, 4: 3 } as const
type Slowdown = 1 | 4

async function openOnce(
  url: string,
  traveller: Traveller,
  items: number,
  slowdown: Slowdown,
): Promise<UsableTime> {
  const browser = await launchChromium()
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 900 },
  })
  await context.addCookies(traveller.cookies.map((cookie) => ({ ...cookie, url })))
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const time = await usableTime(page, url, { selector: rowSelector, count: items })
  await browser.close()
  return time
}

async function figureOf(
  origin: string,
  traveller: Traveller,
  trip: { readonly id: string; readonly items: number },
  slowdown: Slowdown,
): Promise<Figure> {
  const url = `${origin}/planner?trip=${trip.id}`
  const times: UsableTime[] = []
  for (let run = 0; run < slowdowns[slowdown]; run++)
    times.push(await openOnce(url, traveller, trip.items, slowdown))
  const of = (key: keyof UsableTime) => times.map((time) => time[key])
  const middle = median(of('usableMs'))
  const goal = trek.usableMs[slowdown] * goalShare
  const rest = `rows there at ${numberText(median(of('readyMs')))}, blocked ${numberText(median(of('blockedMs')))}, ${numberText(median(of('nodes')))} elements`
  return {
    name: `${trip.items} items, CPU ×${slowdown}: usable`,
    measured: `${spreadText(middle, of('usableMs'))} ms (${rest})`,
    goal: `≤ ${numberText(goal)} ms`,
    peers: `TREK with 300 items ${numberText(trek.usableMs[slowdown])} ms, 15,556 elements`,
    reached: middle <= goal,
    blocking: true,
  }
}

export const page: Part = {
  title: 'Planner page',
  measure: async () => {
    const dataDir = await scratchData()
    const app = await startApp({ dataDir, port: await freePort(), by: 'node' })
    const traveller = await signUp(app.origin)
    await allowLongTrips(traveller.email, dataDir)
    const figures: Figure[] = []
    for (const [items, days] of [
      [120, 10],
      [300, 30],
    ] as const) {
      const trip = { id: await createTrip(traveller, { days, items }), items }
      for (const slowdown of [1, 4] as const)
        figures.push(await figureOf(app.origin, traveller, trip, slowdown))
    }
    await app.stop()
    return {
      figures,
      notes: [
        'From the start of the navigation, with an empty cache in a new browser, until every item is in the page and the last long task before 1.5 s of rest has ended. Desktop window of 1,366 × 900; median of 5 at full speed, of 3 at a quarter (smallest–largest). The goal is a third of TREK’s time for 300 items.',
      ],
    }
  },
}
