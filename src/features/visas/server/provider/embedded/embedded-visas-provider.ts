import { transitNeed, transitPolicies } from '#atlas/visas/transit.ts'
import { checkedOn, visaFor } from '#atlas/visas/visa-for.ts'
import { embeddedEntryRules } from './embedded-entry.ts'
import type { VisasProvider } from '../visas-provider.ts'

/** The atlas's rules: no key, no network. */
export const embeddedVisasProvider: VisasProvider = {
  source: 'embedded',
  entry: embeddedEntryRules,
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
  transit: async (from, via) => {
    const policy = transitPolicies.find((known) => known.via === via)
    if (!policy) throw new Error(`The atlas has no rule for changing planes in ${via}`)
    const need = transitNeed(from, via)
    const { rule, link } = policy
    return {
      via,
      needs: need?.needs ?? 'nothing',
      note: need?.note ?? null,
      rule,
      link,
      checkedOn,
      kind: 'general knowledge',
    }
  },
}
