import { startApp } from './app.ts'
import { connections, loadLightly, series, startReference } from './load.ts'
import { trek } from './peers.ts'
import { atLeast, type Figure, numberText, type Part } from './report.ts'
import { median } from './samples.ts'

const plan = { runs: 3, seconds: 5, warmUp: 2, by: loadLightly }
const pages = {
  home: '/',
  'a guide': '/destinations/paris',
  'an article list': '/blog',
  FAQ: '/faq',
}

/** As a browser asks: compressed, and all of the page. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

/** Prerendered pages as a first-time visitor gets them. */
export const staticPages: Part = {
  title: 'Static pages',
  measure: async () => {
    const bare = { origin: await startReference(), path: '/health' }
    const app = await startApp()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const target = { origin: app.origin, path, headers }
      const measured = await series(app, target, { ...plan, bare })
      const goal = atLeast(median(measured.rps), 5000, 'req/s')
      figures.push({
        name,
        measured: measured.text,
        peers: `TREK’s /healthz ${numberText(trek.healthRps)} req/s; bare server now ${numberText(median(measured.bare))} req/s`,
        ...goal,
        reached: goal.reached && measured.failed === 0,
      })
    }
    return {
      figures,
      notes: [
        `${connections} connections, ${plan.runs} × ${plan.seconds} s after ${plan.warmUp} s of warming up, median (smallest–largest); load and app share the cores. Bytes are those of the page before compression. The client counts the bytes of an answer and reads its head alone: one that reads whole pages (autocannon) was the slower of the two. No peer’s pages were measured in requests a second; the bare server answers 15 bytes, so it is the ceiling of this machine in this minute, no more.`,
      ],
    }
  },
}
