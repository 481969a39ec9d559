import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import { moreEntries, moreEntriesChecked } from './more-entries.ts'
import { type CountryCode, countryCodes } from './passports.ts'
import { transitPolicies } from './transit.ts'
import { visaPolicies } from './visa-policies.ts'
import type { VisaRule, VisaStatus } from './visa.ts'

/** What a passport takes to come to a country, or to change planes there. */
export interface EntryRule {
  /** `depends`: on hours, routes or other visas, which are not known here. */
  readonly status: VisaStatus | 'depends'
  readonly days?: number | undefined
  readonly per?: 180 | 365 | undefined
  /** The official page, where to check it. */
  readonly link: string
  /** When we last went over it, where not with the rest. */
  readonly checked?: LocalDate
}

export interface ComesAs {
  readonly transit: boolean
  readonly airside: boolean
}

/** Citizens of these may stay in all of them, by the free movement of the EU, the EEA and Switzerland. */
const freeMovement: ReadonlySet<string> = new Set([...schengenSince.keys(), 'IE', 'CY'])
const freeMovementPage =
  'https://europa.eu/youreurope/citizens/travel/entry-exit/eu-citizen/index_en.htm'
const commonTravelAreaPage =
  'https://www.gov.uk/government/publications/common-travel-area-guidance'
const schengenPage = 'https://home-affairs.ec.europa.eu/policies/schengen/visa-policy_en'

export const isFreeMover = (passport: string): boolean => freeMovement.has(passport)

const isListed = (code: string): code is CountryCode => countryCodes.some((known) => known === code)

const asRule = ({ status, days, per, link }: VisaRule, page: string): EntryRule => ({
  status,
  days,
  per,
  link: link ?? page,
})

/** States of the area that have no table of their own ask what France asks: the list of exempt passports is common. */
function visitRule(passport: string, country: string): EntryRule | undefined {
  if (freeMovement.has(passport) && freeMovement.has(country))
    return { status: 'visa-free', link: freeMovementPage }
  if ((passport === 'GB' && country === 'IE') || (passport === 'IE' && country === 'GB'))
    return { status: 'visa-free', link: commonTravelAreaPage }
  if (!isListed(passport)) return undefined
  const more = moreEntries.find(({ to }) => to === country)
  if (more) {
    const rule = more.rules.find(({ passports }) => passports.includes(passport))
    const { link } = more
    return rule && { ...rule, link, checked: moreEntriesChecked }
  }
  const own = visaPolicies.find(({ to }) => to === country)
  const policy =
    own ?? (schengenSince.has(country) ? visaPolicies.find(({ to }) => to === 'FR') : undefined)
  const rule = policy?.rules.find(({ passports }) => passports.includes(passport))
  return policy && rule && asRule({ ...rule, ...(own ? {} : { link: schengenPage }) }, policy.link)
}

/** Where passing through is an entry, the airside waiting room included. */
const alwaysEntered: readonly string[] = ['US', 'CA', 'MX', 'NZ']

/** Whether so many hours of passing through are free, and dates alone do not tell. */
const isByTheHour = (passport: string, country: string): boolean =>
  transitPolicies
    .find(({ via }) => via === country)
    ?.needs.some(
      ({ needs, passports }) =>
        needs === 'time-limit' && passports.some((code) => code === passport),
    ) === true

/** Changing planes without passing the border, or in a country where that cannot be done. */
function transitRule(passport: string, country: string, airside: boolean): EntryRule | undefined {
  const via = schengenSince.has(country) ? 'schengen' : country
  const policy = transitPolicies.find((known) => known.via === via)
  if (!policy || !isListed(passport)) return undefined
  const { link } = policy
  const need = policy.needs.find(({ passports }) => passports.includes(passport))
  if (!need) return { status: 'visa-free', link }
  if (need.needs === 'time-limit') return { status: airside ? 'visa-free' : 'depends', link }
  if (need.needs === 'authorisation')
    return { status: via === 'GB' && airside ? 'visa-free' : 'eta', link }
  // A visa of one's own for the waiting room is asked for by some states of the area, not by all.
  if (via === 'schengen') return { status: 'depends', link }
  const onlyToLeave = via === 'SG' || (via === 'GB' && passport === 'TH')
  return { status: airside && onlyToLeave ? 'visa-free' : 'visa-required', link }
}

/**
 * What `passport` takes for `country`, both ISO codes and different. Undefined where we have no row: nothing is
 * taken for granted.
 */
export function entryFor(
  passport: string,
  country: string,
  { transit, airside }: ComesAs,
): EntryRule | undefined {
  const visit = visitRule(passport, country)
  if (!transit && !airside) return visit
  if (visit?.status === 'visa-free') return visit
  if (airside || alwaysEntered.includes(country)) return transitRule(passport, country, airside)
  return isByTheHour(passport, country) ? transitRule(passport, country, false) : visit
}

/** How long a passport has to be valid: months or days after the arrival or the departure. */
interface Validity {
  readonly months?: number
  readonly days?: number
  readonly after: 'arrival' | 'departure'
}

/** General knowledge. A country that is not listed asks for a passport valid for the stay itself. */
const validities = new Map<string, Validity>([
  ['NZ', { months: 3, after: 'departure' }],
  ['ZA', { days: 30, after: 'departure' }],
  ['RU', { months: 6, after: 'departure' }],
  ['CN', { months: 6, after: 'arrival' }],
  ['IN', { months: 6, after: 'arrival' }],
  ['TH', { months: 6, after: 'arrival' }],
  ['SG', { months: 6, after: 'arrival' }],
  ['EG', { months: 6, after: 'arrival' }],
  ['AE', { months: 6, after: 'arrival' }],
  ['ID', { months: 6, after: 'arrival' }],
  ['VN', { months: 6, after: 'arrival' }],
  ['PH', { months: 6, after: 'departure' }],
  ['MY', { months: 6, after: 'arrival' }],
  ['LK', { months: 6, after: 'arrival' }],
  ['KE', { months: 6, after: 'arrival' }],
  ['TZ', { months: 6, after: 'arrival' }],
  ['PE', { months: 6, after: 'arrival' }],
  ['TR', { days: 150, after: 'arrival' }],
  ['CY', { months: 3, after: 'departure' }],
  ['MV', { months: 1, after: 'arrival' }],
  ['NP', { months: 6, after: 'arrival' }],
  ['KH', { months: 6, after: 'arrival' }],
  ['JO', { months: 6, after: 'arrival' }],
  ['EC', { months: 6, after: 'arrival' }],
])

/** The same day of a later month, or that month's last day. */
function addMonths(date: LocalDate, months: number): LocalDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const end = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  const moved = new Date(Date.UTC(year, month - 1 + months, Math.min(day, end)))
  return moved.toISOString().slice(0, 10)
}

/** The last day on which `passport` has to be valid for a stay in `country`; free movers need it for the stay alone. */
export function validUntilNeeded(
  passport: string,
  country: string,
  { from, to }: { readonly from: LocalDate; readonly to: LocalDate },
): LocalDate {
  const isFree = freeMovement.has(passport) && freeMovement.has(country)
  const rule: Validity | undefined = schengenSince.has(country)
    ? { months: 3, after: 'departure' }
    : validities.get(country)
  if (!rule || isFree || passport === country) return to
  const start = rule.after === 'arrival' ? from : to
  return addDays(addMonths(start, rule.months ?? 0), rule.days ?? 0)
}
