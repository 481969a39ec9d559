import { entryFor, type EntryRule } from '#atlas/visas/entry-for.ts'
import { citizensOf } from '#atlas/visas/passports.ts'
import { visaColour } from '#atlas/visas/visa-colour.ts'
import { checkedOn } from '#atlas/visas/visa-for.ts'
import type { VisaFinding } from '../../../contract/visas.contract.ts'
import { briefEntryText as text } from '../../../domain/messages.ts'
import { inSentence, isVisaCountry } from '../../../domain/visa-countries.ts'

/** Where the rules of all countries can be looked up. */
const canadasPage = 'https://travel.gc.ca/travelling/advisories'
const airlinesPage = 'https://www.iatatravelcentre.com'

type Status = Exclude<EntryRule['status'], 'depends'>

const obtained: Readonly<Partial<Record<Status, string>>> = {
  eta: text.authorisation,
  'e-visa': text.electronicVisa,
  'visa-on-arrival': text.visaAtBorder,
  'visa-required': text.visaOfConsulate,
}

const citizens = (passport: string): string =>
  isVisaCountry(passport) ? citizensOf[passport] : text.citizens(inSentence(passport))

function describe(status: Status, from: string, to: string, days: number | undefined): string {
  const [who, place] = [citizens(from), inSentence(to)]
  const words: Readonly<Record<Status, () => string>> = {
    'visa-free': () =>
      text.visaFree(who, place, days === undefined ? '' : ` for up to ${days} days`),
    eta: () => text.eta(who, place),
    'e-visa': () => text.eVisa(who, place),
    'visa-on-arrival': () => text.onArrival(who, place),
    'visa-required': () => text.visa(who, place),
    restricted: () => text.restricted(who, place),
  }
  return words[status]()
}

/** The finding for a rule without a text in the atlas; without a rule its status is `unknown`. */
export function briefFinding(from: string, to: string): VisaFinding {
  const rule = entryFor(from, to, { transit: false, airside: false })
  const shared = { from, to, conditions: [], changing: null, kind: 'general knowledge' }
  if (!rule || rule.status === 'depends')
    return {
      ...shared,
      status: 'unknown',
      color: 'grey',
      description: text.unknown(citizens(from), inSentence(to)),
      days: null,
      obtain: null,
      link: from === 'CA' ? canadasPage : airlinesPage,
      checkedOn,
    }
  const { status, days, link, checked } = rule
  const what = obtained[status]
  const where = status === 'visa-required' ? text.embassy : new URL(link).hostname
  return {
    ...shared,
    status,
    color: visaColour(status),
    description: describe(status, from, to, days),
    days: days ?? null,
    obtain: what ? { what, cost: null, where } : null,
    link,
    checkedOn: checked ?? checkedOn,
  }
}
