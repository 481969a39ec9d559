import { startApp } from './app.ts'
import { inBrowser, type UsableTime, usableTime } from './browser.ts'
import { trek } from './peers.ts'
import { atMost, type Figure, numberText, type Part } from './report.ts'
import { median, repeat, spreadText } from './samples.ts'
import { createTrip, signUp } from './traveller.ts'

const goalShare = 1 / 3
const stops = '[data-stop]'
/** Days in sight when a trip opens. */
const daysInSight = 5
const viewport = { width: 1366, height: 900 }
const speeds = [
  { slowdown: 1, runs: 5 },
  { slowdown: 4, runs: 3 },
] as const

export const page: Part = {
  title: 'Planner page',
  measure: async () => {
    const app = await startApp()
    const traveller = await signUp(app, 'wanderlust')
    const figures: Figure[] = []
    for (const [items, days] of [
      [120, 10],
      [300, 30],
    ] as const) {
      const trip = await createTrip(traveller, { days, items })
      const url = `${app.origin}/planner?trip=${trip}`
      for (const { slowdown, runs } of speeds) {
        const times = await repeat(runs, () =>
          inBrowser({ url, viewport, traveller, slowdown }, (opened) =>
            usableTime(opened.page, url, stops, (daysInSight * items) / days),
          ),
        )
        const of = (key: keyof UsableTime) => times.map((time) => time[key])
        const middle = (key: keyof UsableTime) => numberText(median(of(key)))
        const rest = `stops there at ${middle('readyMs')}, blocked ${middle('blockedMs')}, ${middle('nodes')} elements`
        figures.push({
          name: `${items} items, CPU ×${slowdown}: usable`,
          measured: `${spreadText(of('usableMs'))} ms (${rest})`,
          peers: `TREK with 300 items ${numberText(trek.usableMs[slowdown])} ms, 15,556 elements`,
          ...atMost(median(of('usableMs')), trek.usableMs[slowdown] * goalShare, 'ms'),
          blocking: true,
        })
      }
    }
    return {
      figures,
      notes: [
        'From the start of the navigation, with an empty cache in a new browser, until the stops of the five days in sight are in the page and the last long task before 1.5 s of rest has ended. Desktop window of 1,366 × 900; median of 5 at full speed, of 3 at a quarter (smallest–largest). The goal is a third of TREK’s time for 300 items.',
      ],
    }
  },
}
