import { freePort, startApp } from './app-process.ts'
import { cpuMs, groupProcesses } from './cpu-time.ts'
import { connections, load } from './load.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { scratchData } from './scratch-folder.ts'
import { median } from './statistics.ts'

const goalP99Ms = 40
const runs = 3
const seconds = 5
const warmUpSeconds = 3

const later = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What the pages ask for, in a city that has much of it. */
function searches(): readonly (readonly [string, string])[] {
  const [from, to] = [later(60), later(67)]
  return [
    [
      'hotels, 7 nights',
      `/api/search/hotels?location=Tokyo&currency=CAD&adults=2&checkInDate=${from}&checkOutDate=${to}`,
    ],
    [
      'restaurants of a cuisine by price',
      '/api/restaurants?destination=tokyo&cuisine=Japanese&sort=price_low',
    ],
    ['restaurants, all', '/api/reviews/restaurants?locationId=tokyo'],
    [
      'properties, 7 nights',
      `/api/rentals/properties?location=tokyo&adults=2&checkIn=${from}&checkOut=${to}&currency=CAD`,
    ],
    [
      'properties in yen, 7 nights, a city that nobody wrote rows for',
      `/api/rentals/properties?location=Bergen,+Norway&adults=2&checkIn=${from}&checkOut=${to}&currency=JPY`,
    ],
  ]
}

export const search: Part = {
  title: 'Searches for stays and food',
  measure: async () => {
    const app = await startApp({ dataDir: await scratchData(), port: await freePort(), by: 'node' })
    const headers = { 'accept-encoding': 'gzip, br' }
    const spent = async () => cpuMs(await groupProcesses(app.group))
    const figures = []
    for (const [name, path] of searches()) {
      const target = { origin: app.origin, path, headers }
      const answer = await fetch(app.origin + path)
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
      const bytes = (await answer.arrayBuffer()).byteLength
      await load(target, warmUpSeconds)
      const before = await spent()
      const results = []
      for (let run = 0; run < runs; run++) results.push(await load(target, seconds))
      const total = results.reduce((sum, result) => sum + result.total, 0)
      const failed = results.reduce((sum, result) => sum + result.failed, 0)
      const p99 = median(results.map(({ p99Ms }) => p99Ms))
      const p50 = median(results.map(({ p50Ms }) => p50Ms))
      const cpu = numberText(((await spent()) - before) / total, 2)
      const rps = numberText(median(results.map((result) => result.rps)))
      figures.push({
        name,
        measured: `p99 ${numberText(p99)} ms, median ${numberText(p50)} ms, ${rps} req/s, ${cpu} ms CPU, ${numberText(bytes)} B${failed > 0 ? `, ${failed} FAILED` : ''}`,
        goal: `p99 ≤ ${goalP99Ms} ms`,
        reached: p99 <= goalP99Ms && failed === 0,
      })
    }
    await app.stop()
    return {
      figures,
      notes: [
        `${connections} connections that accept compressed answers, ${runs} × ${seconds} s after ${warmUpSeconds} s of warming up, medians. Load and app share the cores; bytes are those of the body before compression.`,
      ],
    }
  },
}
