import { transitNeed, transitPolicies } from '#atlas/visas/transit.ts'
import { checkedOn, visaFor } from '#atlas/visas/visa-for.ts'
import { briefEntryText } from '../../../domain/messages.ts'
import { isVisaCountry } from '../../../domain/visa-countries.ts'
import { briefFinding } from './brief-finding.ts'
import { embeddedEntryRules } from './embedded-entry.ts'
import type { VisasProvider } from '../visas-provider.ts'

/** The atlas's rules: no key, no network. */
export const embeddedVisasProvider: VisasProvider = {
  source: 'embedded',
  entry: embeddedEntryRules,
  check: async (from, to) => {
    const answer = isVisaCountry(from) ? visaFor(from, to) : undefined
    if (!answer) return briefFinding(from, to)
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
    const need = isVisaCountry(from)
      ? transitNeed(from, via)
      : ({ needs: 'unknown', note: briefEntryText.noTransitRule } as const)
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
