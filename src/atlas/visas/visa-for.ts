import { type CountryCode, citizensOf } from './passports.ts'
import { visaPolicies } from './visa-policies.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import { elsewhereInSchengen } from './policies/schengen-elsewhere.ts'
import { visaColour } from './visa-colour.ts'
import type { VisaAnswer } from './visa.ts'

/** The day all pairs were last gone over; `verdicts.md` tells how. */
export const checkedOn = '2026-11-21'

/**
 * What holders of `from`'s ordinary passport need for a holiday in `to`; nothing for one and the
 * same country. Our own reading of what is generally known on `checkedOn`: the link is where to check it, not where it is from.
 */
export function visaFor<T extends string>(from: CountryCode, to: T): VisaAnswer<T> | undefined {
  const policy =
    visaPolicies.find((policy) => policy.to === to) ??
    (schengenSince.has(to) ? elsewhereInSchengen : undefined)
  const rule = policy?.rules.find((rule) => rule.passports.includes(from))
  if (!policy || !rule) return undefined
  const { passports: _, per: __, link, description, ...facts } = rule
  return {
    from,
    to,
    ...facts,
    colour: visaColour(rule.status),
    description: description.replaceAll('{citizens}', citizensOf[from]),
    link: link ?? policy.link,
    checkedOn,
    kind: 'general knowledge',
  }
}
