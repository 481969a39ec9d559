import { startApp } from './app.ts'
import { connections, series } from './load.ts'
import { atMost, type Figure, type Part } from './report.ts'

const plan = { runs: 3, seconds: 5, warmUp: 3 }

const later = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** What the pages ask for, in a city that has much of it. */
function searches(): Readonly<Record<string, string>> {
  const [from, to] = [later(60), later(67)]
  const stay = `adults=2&checkIn=${from}&checkOut=${to}`
  return {
    'hotels, 7 nights': `/api/search/hotels?location=Tokyo&currency=CAD&adults=2&checkInDate=${from}&checkOutDate=${to}`,
    'restaurants of a cuisine by price':
      '/api/restaurants?destination=tokyo&cuisine=Japanese&sort=price_low',
    'restaurants, all': '/api/reviews/restaurants?locationId=tokyo',
    'properties, 7 nights': `/api/rentals/properties?location=tokyo&${stay}&currency=CAD`,
    'properties in yen, 7 nights, a city without rows of its own': `/api/rentals/properties?location=Bergen,+Norway&${stay}&currency=JPY`,
  }
}

export const search: Part = {
  title: 'Searches for stays and food',
  measure: async () => {
    const app = await startApp()
    const headers = { 'accept-encoding': 'gzip, br' }
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(searches())) {
      const { p99Ms, failed, text } = await series(app, { origin: app.origin, path, headers }, plan)
      const goal = atMost(p99Ms, 40, 'ms', 'p99 ')
      figures.push({ name, measured: text, ...goal, reached: goal.reached && failed === 0 })
    }
    return {
      figures,
      notes: [
        `${connections} connections that accept compressed answers, ${plan.runs} × ${plan.seconds} s after ${plan.warmUp} s of warming up, medians. Load, app and PostgreSQL share the cores.`,
      ],
    }
  },
}
