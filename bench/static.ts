import { freePort, type RunningApp, startApp } from './app-process.ts'
import { cpuMs, groupProcesses } from './cpu-time.ts'
import type { Figure } from './figure.ts'
import { connections, load, type Target } from './load.ts'
import { loadLightly } from './load-light.ts'
import { numberText, spreadText } from './number-text.ts'
import type { Part } from './part.ts'
import { trek } from './peers.ts'
import { scratchData } from './scratch-folder.ts'
import { startReference } from './start-reference.ts'
import { median } from './statistics.ts'

const runs = 3
const seconds = 5
const warmUpSeconds = 2
const goalRps = 5000

const pages = [
  ['home', '/'],
  ['a guide', '/destinations/paris'],
  ['an article list', '/blog'],
  ['FAQ', '/faq'],
] as const

/** As a browser asks: compressed, and all of the page. */
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' }

const cpuOf = async ({ group }: RunningApp): Promise<number> => cpuMs(await groupProcesses(group))

async function figureOf(
  [name, path]: (typeof pages)[number],
  app: RunningApp,
  bare: Target,
): Promise<Figure> {
  const target: Target = { origin: app.origin, path, headers }
  const page = await fetch(target.origin + target.path, { headers })
  if (!page.ok) throw new Error(`${target.path}: ${page.status}`)
  const { length } = await page.text()
  const packing = page.headers.get('content-encoding') ?? 'none'
  await loadLightly(target, warmUpSeconds)
  const [own, other]: [number[], number[]] = [[], []]
  let [failed, answered, spent] = [0, 0, 0]
  let p99Ms = 0
  for (let run = 0; run < runs; run++) {
    other.push((await load(bare, seconds)).rps)
    const before = await cpuOf(app)
    const result = await loadLightly(target, seconds)
    spent += (await cpuOf(app)) - before
    answered += result.total
    own.push(result.rps)
    failed += result.failed
    p99Ms = Math.max(p99Ms, result.p99Ms)
  }
  const rps = median(own)
  return {
    name,
    measured: `${spreadText(rps, own)} req/s, p99 ${numberText(p99Ms)} ms, ${numberText(spent / answered, 2)} ms CPU, ${numberText(length)} characters by ${packing}${failed > 0 ? `, ${failed} FAILED` : ''}`,
    goal: `≥ ${numberText(goalRps)} req/s`,
    peers: `TREK’s /healthz ${numberText(trek.healthRps)} req/s; bare server now ${numberText(median(other))} req/s`,
    reached: rps >= goalRps && failed === 0,
  }
}

/** Prerendered pages as a first-time visitor gets them. */
export const staticPages: Part = {
  title: 'Static pages',
  measure: async () => {
    const bare: Target = { origin: await startReference(), path: '/health' }
    const app = await startApp({ dataDir: await scratchData(), port: await freePort(), by: 'node' })
    const figures: Figure[] = []
    for (const page of pages) figures.push(await figureOf(page, app, bare))
    await app.stop()
    return {
      figures,
      notes: [
        `${connections} connections, ${runs} × ${seconds} s after ${warmUpSeconds} s of warming up, median (smallest–largest); load and app share the cores. The client counts the bytes of an answer and reads its head alone: one that reads whole pages (autocannon) was the slower of the two. No peer’s pages were measured in requests a second; the bare server answers 15 bytes, so it is the ceiling of this machine in this minute, no more.`,
      ],
    }
  },
}
