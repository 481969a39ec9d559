import { startApp } from './app.ts'
import { load } from './load.ts'
import { atLeast, type Figure, numberText, type Part } from './report.ts'
import { repeat } from './samples.ts'
import { createTrip, signUp } from './traveller.ts'

const atOnce = [1, 2, 4, 8, 16, 32, 64, 128, 256] as const
const plan = { accounts: 40, trips: 10, seconds: 4 }
/** More connections than these bring less than a twentieth more. */
const kneeShare = 0.95

export const goodput: Part = {
  title: 'Goodput beyond the knee',
  measure: async () => {
    const app = await startApp()
    const cookies = await repeat(plan.accounts, async () => {
      const traveller = await signUp(app)
      await repeat(plan.trips, () => createTrip(traveller, { days: 3, items: 3 }))
      return traveller.cookie
    })
    let asked = 0
    const next = () => ({
      path: '/api/itineraries',
      cookie: cookies[asked++ % cookies.length] ?? '',
    })
    const target = { origin: app.origin, path: '', next }
    await load({ ...target, atOnce: 16 }, plan.seconds)
    const runs = await repeat(atOnce.length, async (index) => {
      const connections = atOnce[index] ?? 1
      return { connections, ...(await load({ ...target, atOnce: connections }, plan.seconds)) }
    })
    const most = Math.max(...runs.map(({ rps }) => rps))
    const knee = runs.find(({ rps }) => rps >= kneeShare * most)?.connections ?? 1
    const figures = runs
      .filter(({ connections }) => connections >= knee)
      .map(({ connections, rps, p99Ms, failed }): Figure => ({
        name: `list of 10 trips, ${connections} connections${connections === knee ? ' (the knee)' : ''}`,
        measured: `${numberText((100 * rps) / most)} % of the most: ${numberText(rps)} req/s, p99 ${numberText(p99Ms)} ms, ${failed} refused or failed`,
        ...(connections === 2 * knee ? atLeast((100 * rps) / most, 80, '%') : {}),
      }))
    return {
      figures,
      notes: [
        `${plan.accounts} accounts; each connection asks anew when it is answered, ${plan.seconds} s a row. Only answers of 200 count. The load shares the cores with the app.`,
      ],
    }
  },
}
