import { startApp } from './app.ts'
import { connections, series } from './load.ts'
import { atLeast, type Figure, type Part } from './report.ts'

const plan = { runs: 3, seconds: 5, warmUp: 2 }
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
    const app = await startApp()
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const target = { origin: app.origin, path, headers }
      const measured = await series(app, target, plan)
      const goal = atLeast(measured.rps, 5000, 'req/s')
      figures.push({
        name,
        measured: measured.text,
        ...goal,
        reached: goal.reached && measured.failed === 0,
      })
    }
    return {
      figures,
      notes: [
        `${connections} connections, ${plan.runs} × ${plan.seconds} s after ${plan.warmUp} s of warming up, median (smallest–largest); load and app share the cores.`,
      ],
    }
  },
}
