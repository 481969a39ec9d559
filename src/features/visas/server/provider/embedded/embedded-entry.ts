import { entryFor, type EntryRule, isFreeMover, validUntilNeeded } from '#atlas/visas/entry-for.ts'
import { checkedOn } from '#atlas/visas/visa-for.ts'
import type { EntryFinding, EntryRules } from '../../../domain/entry.ts'

const needsOf: Readonly<Record<EntryRule['status'], EntryFinding['needs']>> = {
  'visa-free': 'nothing',
  eta: 'eta',
  'e-visa': 'visa',
  'visa-on-arrival': 'visa',
  'visa-required': 'visa',
  restricted: 'refused',
  depends: 'unknown',
}

const obtainOf: Readonly<Partial<Record<EntryRule['status'], EntryFinding['obtain']>>> = {
  eta: 'online',
  'e-visa': 'online',
  'visa-on-arrival': 'arrival',
  'visa-required': 'embassy',
}

const basisOf = (kind: string, source: string, checked = checkedOn): EntryFinding['basis'] => ({
  kind,
  source,
  checked,
})

/** The atlas's rules, from general knowledge: no key, no network. */
export const embeddedEntryRules: EntryRules = {
  find: (passport, leg) => {
    const { transit = false, airside = false } = leg
    const rule = entryFor(passport, leg.country, { transit: transit || airside, airside })
    if (!rule) return undefined
    const needs = needsOf[rule.status]
    const { days, per = 'visit', status, link } = rule
    return {
      needs,
      permitted: days === undefined ? null : { days, per },
      obtain: obtainOf[status] ?? null,
      validUntilNeeded: airside ? leg.to : validUntilNeeded(passport, leg.country, leg),
      basis: basisOf('general knowledge', 'Wayleaf’s table of entry rules', rule.checked),
      link,
    }
  },
  isFreeMover,
  unknownBasis: basisOf('none', 'Wayleaf has no rule for it'),
  homeBasis: basisOf('general knowledge', 'A country admits its own citizens'),
}
