import { setTimeout as pause } from 'node:timers/promises'
import { freePort, startApp } from './app-process.ts'
import { numberText } from './number-text.ts'
import type { Part } from './part.ts'
import { scratchData } from './scratch-folder.ts'
import { quantile } from './statistics.ts'

const goals = { p50Ms: 15, p99Ms: 120, parallelMs: 1000, calendarMs: 300 }
const warmUps = 100
const searches = 400
const atOnce = 200
const calendars = 30

/** Large, middling and small airports of every continent. */
const airports =
  'YYZ YVR YUL YHZ YXY YFB JFK LAX ORD ANC HNL MEX CUN LIM GRU EZE BOG SCL LHR CDG FRA IST FAO KEF TOS SVO DXB DOH CAI NBO JNB LOS DAR DEL BOM KTM CMB SIN BKK HAN CGK DPS HND ICN PVG TPE SYD MEL AKL APW PPT LDH NOU GUM'.split(
    ' ',
  )

interface Search {
  readonly origin: string
  readonly destination: string
  readonly departureDate: string
}

/** Pairs in an order that looks random and is the same each time; every one another question. */
function questions(count: number, first: number): readonly Search[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = first + at
    const from = (turn * 7) % airports.length
    const to = (from + 1 + ((turn * 13) % (airports.length - 1))) % airports.length
    const day = new Date(Date.now() + (20 + (turn % 200)) * 86_400_000)
    return {
      origin: airports[from] ?? '',
      destination: airports[to] ?? '',
      departureDate: day.toISOString().slice(0, 10),
    }
  })
}

async function ask(origin: string, path: string, search: Search): Promise<number> {
  const back = new Date(Date.parse(search.departureDate) + 9 * 86_400_000)
  const query = { ...search, returnDate: back.toISOString().slice(0, 10), currency: 'CAD' }
  const began = performance.now()
  const answer = await fetch(`${origin}/api/flights/${path}?${new URLSearchParams(query)}`)
  if (!answer.ok) throw new Error(`${search.origin}-${search.destination}: ${answer.status}`)
  await answer.arrayBuffer()
  return performance.now() - began
}

async function oneByOne(origin: string, path: string, asked: readonly Search[]): Promise<number[]> {
  const times: number[] = []
  for (const search of asked) times.push(await ask(origin, path, search))
  return times
}

const figure = (name: string, ms: number, goal: number) => ({
  name,
  measured: `${numberText(ms, 1)} ms`,
  goal: `≤ ${numberText(goal)} ms`,
  reached: ms <= goal,
})

export const flights: Part = {
  title: 'Flights',
  measure: async () => {
    const app = await startApp({ dataDir: await scratchData(), port: await freePort(), by: 'node' })
    const { origin } = app
    await oneByOne(origin, 'search', questions(warmUps, 5000))
    const times = await oneByOne(origin, 'search', questions(searches, 0))
    await pause(200)
    const began = performance.now()
    await Promise.all(questions(atOnce, 1000).map((search) => ask(origin, 'search', search)))
    const together = performance.now() - began
    const months = await oneByOne(origin, 'calendar', questions(calendars, 2000))
    await app.stop()
    return {
      figures: [
        figure('search there and back, median', quantile(times, 0.5), goals.p50Ms),
        figure('search there and back, 99 in 100', quantile(times, 0.99), goals.p99Ms),
        figure(`${atOnce} searches at once, all of them`, together, goals.parallelMs),
        figure('price calendar of 30 days, median', quantile(months, 0.5), goals.calendarMs),
        figure('price calendar of 30 days, the slowest', Math.max(...months), goals.calendarMs),
      ],
      notes: [
        `${searches} different return trips between ${airports.length} airports after ${warmUps} others, one after the other over HTTP; then ${atOnce} new ones at once and ${calendars} calendars of new pairs. No question is asked twice, so no kept answer helps.`,
      ],
    }
  },
}
