import type { DestinationProfile } from '#features/places/contract/destination-profile.ts'
import type { Trip } from '#features/trips/server/index.ts'
import type { VisaFinding } from '#features/visas/contract/visas.contract.ts'
import { basisOf, titleOf } from '#features/visas/domain/visa-words.ts'
import type { PdfFact } from '#platform/server/pdf/pdf-document.ts'
import { businessZone } from '#platform/shared/business-day.ts'
import { offsetAt } from '#platform/shared/local-time.ts'
import { formatDate } from '#platform/shared/local-date.ts'
import { countryFactsText as text } from './messages.ts'

type Facts = NonNullable<DestinationProfile['countryFacts']>

interface Country {
  readonly name: string
  /** Of its first place on the trip. */
  readonly profile: DestinationProfile | undefined
  /** For a Canadian passport; undefined for Canada and for countries without known rules. */
  readonly entry: VisaFinding | undefined
}

const fact = (label: string, value: string | null | undefined): PdfFact[] =>
  value ? [{ label, value }] : []

function entryFacts(entry: VisaFinding, name: string): readonly PdfFact[] {
  const { obtain } = entry
  const lines = [
    titleOf(entry),
    entry.description,
    ...(obtain
      ? [text.toObtain(obtain.what, obtain.cost ? `, ${obtain.cost}` : '', obtain.where)]
      : []),
    ...entry.conditions,
    ...(entry.changing ? [entry.changing] : []),
  ]
  return [
    { label: text.entryCanadianPassport, value: lines.join('\n') },
    {
      label: text.whereToCheck,
      value: text.authorityDecides(basisOf(entry), name),
      link: entry.link,
    },
  ]
}

function moneyOf({ currency, reference }: DestinationProfile): string {
  if (currency === 'CAD' || !reference) return currency
  return text.oneAboutCad(currency, reference.cadPerUnit.toPrecision(3), formatDate(reference.asOf))
}

function emergencyOf({ emergency }: Facts): string {
  const { all, police, ambulance, fire } = emergency
  const each = `police ${police}, ambulance ${ambulance}, fire ${fire}`
  return all ? text.forAll(all, each) : each
}

/** How far clocks are from those at home when the trip begins. */
function timeOf({ timeZone }: DestinationProfile, { startDate }: Trip): string {
  const noon = Date.parse(`${startDate}T12:00:00Z`)
  const minutes = offsetAt(timeZone, noon) - offsetAt(businessZone, noon)
  if (minutes === 0) return text.sameTime
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return text.clocks(`${hours} h${rest > 0 ? ` ${rest}` : ''}`, minutes > 0)
}

/** The public holidays that fall into the trip. */
function holidaysOf({ holidays }: Facts, { startDate, endDate }: Trip): string {
  return holidays
    .filter(({ date }) => startDate <= date && date <= endDate)
    .map(({ date, name, where, expected }) => {
      const marks = [where, expected ? 'expected' : null].filter(Boolean).join(', ')
      return `${formatDate(date)}: ${name}${marks ? ` (${marks})` : ''}`
    })
    .join('\n')
}

function placeFacts(profile: DestinationProfile, trip: Trip): readonly PdfFact[] {
  const facts = profile.countryFacts
  if (!facts) return fact('Money', moneyOf(profile))
  return [
    ...fact('Emergency', emergencyOf(facts)),
    ...fact('Money', moneyOf(profile)),
    ...fact('Languages', facts.languages.join(', ')),
    ...fact(text.callingCode, facts.callingCode),
    ...fact(
      'Electricity',
      text.plugVHz(
        facts.plugs.join(', '),
        facts.voltage.join(' or '),
        facts.frequency.join(' or '),
      ),
    ),
    ...fact('Traffic', text.on(facts.drivingSide)),
    ...fact('Tipping', facts.tipping),
    ...fact(text.tapWater, facts.tapWater.note),
    ...fact('Time', timeOf(profile, trip)),
    ...fact(text.holidaysOnYourDays, holidaysOf(facts, trip)),
  ]
}

/** What a trip's PDF says of a country: how to enter it, then its emergency numbers, money, plugs and holidays. */
export const countryFacts = ({ name, profile, entry }: Country, trip: Trip): readonly PdfFact[] => [
  ...(entry ? entryFacts(entry, name) : []),
  ...(profile ? placeFacts(profile, trip) : []),
]
