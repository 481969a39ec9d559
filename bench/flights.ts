import { startApp } from './app.ts'
import { atMost, numberText, type Part } from './report.ts'
import { msOf, quantile, repeat } from './samples.ts'

const warmUps = 100
const searches = 400
const atOnce = 200
const calendars = 30

/** Large, middling and small airports of every continent. */
const airports =
  'YYZ YVR YUL YHZ YXY YFB JFK LAX ORD ANC HNL MEX CUN LIM GRU EZE BOG SCL LHR CDG FRA IST FAO KEF TOS SVO DXB DOH CAI NBO JNB LOS DAR DEL BOM KTM CMB SIN BKK HAN CGK DPS HND ICN PVG TPE SYD MEL AKL APW PPT LDH NOU GUM'.split(
    ' ',
  )

/** The pair and day of a turn, in an order that looks random and is the same each time; none comes twice. */
function question(turn: number): URLSearchParams {
  const from = (turn * 7) % airports.length
  const to = (from + 1 + ((turn * 13) % (airports.length - 1))) % airports.length
  const inDays = (days: number): string =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const leave = 20 + (turn % 200)
  return new URLSearchParams({
    origin: airports[from] ?? '',
    destination: airports[to] ?? '',
    departureDate: inDays(leave),
    returnDate: inDays(leave + 9),
    currency: 'CAD',
  })
}

const figure = (name: string, ms: number, goal: number) => ({
  name,
  measured: `${numberText(ms, 1)} ms`,
  ...atMost(ms, goal, 'ms'),
})

export const flights: Part = {
  title: 'Flights',
  measure: async () => {
    const { origin } = await startApp()
    const ask = async (path: 'search' | 'calendar', turn: number): Promise<void> => {
      const query = question(turn)
      const answer = await fetch(`${origin}/api/flights/${path}?${query}`)
      if (!answer.ok) throw new Error(`${query}: ${answer.status}`)
      await answer.arrayBuffer()
    }
    await repeat(warmUps, (at) => ask('search', 5000 + at))
    const times = await repeat(searches, (at) => msOf(() => ask('search', at)))
    const turns = Array.from({ length: atOnce }, (_, at) => 1000 + at)
    const together = await msOf(() => Promise.all(turns.map((turn) => ask('search', turn))))
    const months = await repeat(calendars, (at) => msOf(() => ask('calendar', 2000 + at)))
    return {
      figures: [
        figure('search there and back, median', quantile(times, 0.5), 15),
        figure('search there and back, 99 in 100', quantile(times, 0.99), 120),
        figure(`${atOnce} searches at once, all of them`, together, 1000),
        figure('price calendar of 30 days, median', quantile(months, 0.5), 300),
        figure('price calendar of 30 days, the slowest', Math.max(...months), 300),
      ],
      notes: [
        `${searches} different return trips between ${airports.length} airports after ${warmUps} others, one after the other over HTTP; then ${atOnce} new ones at once and ${calendars} calendars of new pairs. No question is asked twice, so no kept answer helps.`,
      ],
    }
  },
}
