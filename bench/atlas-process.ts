// Loads the built atlas in a process of its own and measures it; what it found goes to its output as JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { quantile } from './samples.ts'

/** Name of the figure, its value and unit, and what it may be at most. */
export type Sample = readonly [name: string, value: number, unit: 'ms' | 'MB', goal?: number]

const kinds = ['destination', 'city', 'island'] as const
const warmUpRounds = 2
const slowestMs = 20
const largestMb = 150

/** Names as people look for them: cities, towns that share a name, other scripts, other languages. */
const names =
  "paris|tokyo|new york|barcelona|amsterdam|montréal|vancouver|rio de janeiro|saint petersburg|ho chi minh city|london ontario|portland, maine|reykjavik|interlaken|san francisco|los angeles|copenhague|thessaloniki|kuala lumpur|crete|germany|mexico city|buenos aires|springfield illinois|st. john's|quebec|edinburgh|москва|東京|القاهرة|santa cruz de la sierra|wolfville".split(
    '|',
  )
/** What a search box sends while a name is typed, letter by letter. */
const prefixes = names.flatMap((name) => Array.from(name, (_, at) => name.slice(0, at + 1)))
/** A letter left out, two swapped, one wrong. */
const mistyped = names
  .filter((name) => name.length > 4)
  .flatMap((name) => [
    name.slice(0, 2) + name.slice(3),
    name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5),
    `${name.slice(0, 2)}x${name.slice(3)}`,
  ])
const texts = [...prefixes, ...mistyped]

/** Megabytes of the process as the system sees it, and of what the atlas itself holds. */
function memory() {
  globalThis.gc?.()
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage()
  return { rss: rss / 1e6, held: (heapUsed + arrayBuffers) / 1e6 }
}

/** Each call by the clock, and what the processor worked for it on all threads, both in ms. */
async function timesOf(calls: readonly (() => unknown)[]) {
  const times: number[] = []
  const cpu: number[] = []
  for (const call of calls) {
    const spent = process.cpuUsage()
    const began = performance.now()
    call()
    times.push(performance.now() - began)
    const { user, system } = process.cpuUsage(spent)
    cpu.push((user + system) / 1000)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { times, max: Math.max(...times), cpuMax: Math.max(...cpu) }
}

const before = memory()
const began = performance.now()
const atlas = await loadAtlas('dist/server/atlas')
const loadMs = performance.now() - began
const loaded = memory()

const searches = texts.map((text) => () => atlas.places.find(text, { limit: 8, kinds }))
const cold = await timesOf(searches)
for (let round = 0; round < warmUpRounds; round++) for (const search of searches) search()
const delay = monitorEventLoopDelay({ resolution: 1 })
delay.enable()
const warm = await timesOf(searches)
const towns = atlas.places.find('san', { limit: 60, kinds: ['city'] })
const made = await timesOf(
  towns.map(
    ({ id }) =>
      () =>
        atlas.get(id),
  ),
)
const near = await timesOf(
  atlas.destinations.map(
    ({ lat, lng }) =>
      () =>
        atlas.near('restaurants', { lat: lat + 0.2, lng }, 10, 5),
  ),
)
delay.disable()
const after = memory()

const samples: readonly Sample[] = [
  ['loading', loadMs, 'ms', 1000],
  ['memory of the process, more after loading', loaded.rss - before.rss, 'MB', largestMb],
  ['what the atlas holds (heap and arrays)', loaded.held - before.held, 'MB', 40],
  [
    'the same process after the searches, more than before',
    after.rss - before.rss,
    'MB',
    largestMb,
  ],
  ['search, median', quantile(warm.times, 0.5), 'ms'],
  ['search, 99 in 100', quantile(warm.times, 0.99), 'ms', 5],
  ['search, the slowest', warm.max, 'ms', slowestMs],
  ['search, the slowest in CPU time', warm.cpuMax, 'ms', slowestMs],
  ['search, the slowest of a cold process', cold.max, 'ms', slowestMs],
  ['the same in CPU time', cold.cpuMax, 'ms', slowestMs],
  ['making the rows of a town, the slowest', made.max, 'ms', slowestMs],
  ['restaurants around a point, the slowest', near.max, 'ms', slowestMs],
  ['the same in CPU time', near.cpuMax, 'ms', slowestMs],
  // The monitor itself rounds up to a millisecond or two.
  ['event loop held up, the longest', delay.max / 1e6, 'ms', slowestMs],
]
process.stdout.write(JSON.stringify({ texts: texts.length, samples }))
