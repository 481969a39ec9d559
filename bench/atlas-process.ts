// Loads the built atlas in a process of its own and measures it; what it found goes to its output as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { typedQueries } from './atlas-queries.ts'
import { quantile } from './statistics.ts'

const kinds = ['destination', 'city', 'island'] as const
const warmUpRounds = 2
const towns = 60

const collect = globalThis.gc ?? (() => undefined)

/** Megabytes of the process as the system sees it, and of what the atlas itself holds. */
function memory() {
  collect()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss: rss / 1e6, held: (heapUsed + arrayBuffers) / 1e6 }
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

const before = memory()
const began = performance.now()
const atlas = await loadAtlas('dist/server/atlas')
const loadMs = performance.now() - began
const loaded = memory()

const find = (query: string): number => {
  const start = performance.now()
  atlas.places.find(query, { limit: 8, kinds })
  return performance.now() - start
}

/** Milliseconds that the processor works for a call, on all threads; waiting for a core is not in it. */
const cpuOf = (call: () => unknown): number => {
  const cpu = process.cpuUsage()
  call()
  const { user, system } = process.cpuUsage(cpu)
  return (user + system) / 1000
}

const cold: number[] = []
const coldCpu: number[] = []
for (const query of typedQueries) coldCpu.push(cpuOf(() => cold.push(find(query))))
for (let round = 0; round < warmUpRounds; round++) typedQueries.forEach(find)
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const warm: number[] = []
const warmCpu: number[] = []
for (const query of typedQueries) {
  warmCpu.push(cpuOf(() => warm.push(find(query))))
  await nextTurn()
}
const made: number[] = []
for (const { id } of atlas.places.find('san', { limit: towns, kinds: ['city'] })) {
  const start = performance.now()
  atlas.get(id)
  made.push(performance.now() - start)
  await nextTurn()
}
const near: number[] = []
const nearCpu: number[] = []
for (const { lat, lng } of atlas.destinations) {
  const start = performance.now()
  nearCpu.push(cpuOf(() => atlas.near('restaurants', { lat: lat + 0.2, lng }, 10, 5)))
  near.push(performance.now() - start)
  await nextTurn()
}
delay.disable()
const after = memory()

export interface AtlasTimes {
  readonly loadMs: number
  readonly rssMb: number
  readonly heldMb: number
  readonly rssAfterMb: number
  readonly queries: number
  readonly coldMaxMs: number
  readonly coldCpuMaxMs: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** CPU time, which does not grow when others use the cores. */
  readonly cpuMaxMs: number
  readonly townMaxMs: number
  readonly nearMaxMs: number
  readonly nearCpuMaxMs: number
  /** The longest that the loop was held up; the monitor itself rounds up to a millisecond or two. */
  readonly loopMaxMs: number
}

const times: AtlasTimes = {
  loadMs,
  rssMb: loaded.rss - before.rss,
  heldMb: loaded.held - before.held,
  rssAfterMb: after.rss - before.rss,
  queries: warm.length,
  coldMaxMs: Math.max(...cold),
  coldCpuMaxMs: Math.max(...coldCpu),
  p50Ms: quantile(warm, 0.5),
  p99Ms: quantile(warm, 0.99),
  maxMs: Math.max(...warm),
  cpuMaxMs: Math.max(...warmCpu),
  townMaxMs: Math.max(...made),
  nearMaxMs: Math.max(...near),
  nearCpuMaxMs: Math.max(...nearCpu),
  loopMaxMs: delay.max / 1e6,
}
process.stdout.write(JSON.stringify(times))
