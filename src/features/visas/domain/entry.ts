import type { LocalDate } from '#platform/shared/local-date.ts'
import type { EntryLegAnswer, EntryWish } from '../contract/entry.schema.ts'
import { countSchengen, type SchengenCount } from './schengen-days.ts'

export type EntryTraveller = EntryWish['travellers'][number]
export type EntryLeg = EntryWish['legs'][number]

/** What one passport takes for one leg, as a source knows it. */
export interface EntryFinding {
  readonly needs: 'nothing' | 'eta' | 'visa' | 'refused' | 'unknown'
  readonly permitted: { readonly days: number; readonly per: 180 | 365 | 'visit' } | null
  readonly obtain: 'online' | 'arrival' | 'embassy' | null
  /** The last day on which the passport has to be valid; null: not known. */
  readonly validUntilNeeded: LocalDate | null
  readonly basis: { readonly kind: string; readonly source: string; readonly checked: LocalDate }
  /** The official page, where to check it. */
  readonly link: string | null
}

export interface EntryRules {
  /** What a source knows of a passport and a leg elsewhere than its own country; undefined: no row. */
  readonly find: (passport: string, leg: EntryLeg) => EntryFinding | undefined
  /** Citizens of the EU, the EEA and Switzerland, whose days in the Schengen area are not counted. */
  readonly isFreeMover: (passport: string) => boolean
  readonly unknownBasis: EntryFinding['basis']
  readonly homeBasis: EntryFinding['basis']
}

type Passport = EntryTraveller['passports'][number]

const needsRank = ['nothing', 'eta', 'visa', 'unknown', 'refused'] as const
const obtainRank = [null, 'arrival', 'online', 'embassy'] as const

const isValid = ({ expires }: Passport, needed: LocalDate | null): boolean | null =>
  expires === undefined || needed === null ? null : expires >= needed

function findingOf(rules: EntryRules, { country }: Passport, leg: EntryLeg): EntryFinding {
  const nothing = { permitted: null, obtain: null, link: null } as const
  if (country === leg.country)
    return { ...nothing, needs: 'nothing', validUntilNeeded: leg.from, basis: rules.homeBasis }
  return (
    rules.find(country, leg) ?? {
      ...nothing,
      needs: 'unknown',
      validUntilNeeded: null,
      basis: rules.unknownBasis,
    }
  )
}

/** Lower is better: a passport that is valid long enough, then the least to obtain, then the longest stay. */
const rankOf = (passport: Passport, finding: EntryFinding): readonly number[] => [
  isValid(passport, finding.validUntilNeeded) === false ? 1 : 0,
  needsRank.indexOf(finding.needs),
  obtainRank.indexOf(finding.obtain),
  -(finding.permitted?.days ?? Number.MAX_SAFE_INTEGER),
]

function isBetter(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((rank, index) => rank !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}

function answerLeg(rules: EntryRules, traveller: EntryTraveller, leg: EntryLeg): EntryLegAnswer {
  const options = traveller.passports.map((passport) => {
    const finding = findingOf(rules, passport, leg)
    return { passport, finding, rank: rankOf(passport, finding) }
  })
  const best = options.reduce((best, option) => (isBetter(option.rank, best.rank) ? option : best))
  const { validUntilNeeded, ...finding } = best.finding
  return {
    country: leg.country,
    ...finding,
    bestPassport: finding.needs === 'unknown' ? null : best.passport.country,
    passport: { validUntilNeeded, ok: isValid(best.passport, validUntilNeeded) },
  }
}

function schengenOf(
  rules: EntryRules,
  { passports, history = [] }: EntryTraveller,
  legs: readonly EntryLeg[],
): SchengenCount | null {
  if (passports.some(({ country }) => rules.isFreeMover(country))) return null
  return countSchengen(
    history,
    legs.filter(({ airside }) => !airside),
  )
}

/** Looks up a passport and a leg once, however many travellers share them. */
function lookingUpOnce(rules: EntryRules): EntryRules {
  const found = new Map<EntryLeg, Map<string, EntryFinding | undefined>>()
  const find: EntryRules['find'] = (passport, leg) => {
    const ofLeg = found.get(leg) ?? new Map<string, EntryFinding | undefined>()
    if (!ofLeg.has(passport)) ofLeg.set(passport, rules.find(passport, leg))
    found.set(leg, ofLeg)
    return ofLeg.get(passport)
  }
  return { ...rules, find }
}

/** What each traveller needs for each leg, in the order asked, and the count of days in the Schengen area. */
export function checkEntry(rules: EntryRules, { travellers, legs }: EntryWish) {
  const known = lookingUpOnce(rules)
  return {
    travellers: travellers.map((traveller) => ({
      legs: legs.map((leg) => answerLeg(known, traveller, leg)),
      schengen: schengenOf(known, traveller, legs),
    })),
  }
}
