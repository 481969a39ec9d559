import { visaFor } from '#atlas/visas/visa-for.ts'
import type { VisasProvider } from '../visas-provider.ts'

/** The atlas's rules: no key, no network. */
export const embeddedVisasProvider: VisasProvider = {
  source: 'embedded',
  check: async (from, to) => {
    const answer = visaFor(from, to)
    if (!answer) throw new Error(`The atlas has no visa rule from ${from} to ${to}`)
    const { colour, days, obtain, changing, conditions, ...facts } = answer
    return {
      ...facts,
      color: colour,
      days: days ?? null,
      obtain: obtain ? { ...obtain, cost: obtain.cost ?? null } : null,
      conditions: [...conditions],
      changing: changing ?? null,
    }
  },
}
