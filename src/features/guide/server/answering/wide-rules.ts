import { schengenSince } from '#platform/shared/schengen-states.ts'
import { wordSet } from '#platform/shared/word-table.ts'

const waiver = wordSet(`
  AD AU AT BE BN CL HR CZ DK EE FI FR DE GR HU IS IE IL IT JP LV LI LT LU MT MC NL NZ NO PL PT QA SM SG SK SI KR ES SE
  CH TW GB
`)
const freeMovers = wordSet('IE CY RO BG')
const schengenFree = wordSet(`
  AL AD AE AG AR AU BA BB BN BR BS CL CO CR DM GB GD GE GT HK HN IL JP KI KN KR LC MC MD ME MH MK MO MU MX MY NI NZ PA
  PE PW PY RS SB SC SG SM SV TL TO TT TV TW UA US UY VA VC VE WS XK
`)

export interface WideRule {
  readonly needs: 'nothing' | 'eta' | 'visa'
  readonly days: number
}

/** What holds of nearly all passports at two borders where our table has no row; general knowledge. */
export function wideRule(passport: string, country: string): WideRule | undefined {
  if (country === 'US') return { needs: waiver.has(passport) ? 'eta' : 'visa', days: 90 }
  if (!schengenSince.has(country)) return undefined
  const isFree =
    freeMovers.has(passport) || schengenFree.has(passport) || schengenSince.has(passport)
  return { needs: isFree ? 'nothing' : 'visa', days: 90 }
}
