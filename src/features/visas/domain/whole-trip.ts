import { schengenSince } from '#platform/shared/schengen-states.ts'
import type { TransitFinding, VisaFinding } from '../contract/visas.contract.ts'
import type { TransitPlace } from './transit-places.ts'
import { inSentence, unknownCountry } from './visa-countries.ts'
import { wholeTripText } from './messages.ts'

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const named = (codes: readonly string[]): string => listed.format(codes.map(inSentence))

function schengenSentence(findings: readonly VisaFinding[]): string | undefined {
  const inside = findings.filter(({ to }) => schengenSince.has(to))
  const [first] = inside
  if (!first || inside.length < 2) return undefined
  // EU citizens have the right of residence: days are not counted.
  if (first.status === 'visa-free' && first.days === null) return undefined
  const names = named(inside.map(({ to }) => to))
  if (first.status === 'visa-free') return wholeTripText.inSchengenAreaYour(names)
  return wholeTripText.oneSchengenVisaEnough(names)
}

/** Whether permission must be obtained before the journey. */
const isToObtain = ({ status }: VisaFinding): boolean =>
  ['eta', 'e-visa', 'visa-required'].includes(status)

const placeName = (via: TransitPlace): string =>
  via === 'schengen' ? 'the Schengen area' : inSentence(via)

/** A permission to visit a country also covers transit there. */
const isOf = (via: TransitPlace, to: string): boolean =>
  via === to || (via === 'schengen' && schengenSince.has(to))

/** Transits that may need a permission which no visit of the trip includes. */
const changesWithPapers = (
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
): readonly TransitPlace[] =>
  transit
    .filter(({ needs }) => ['authorisation', 'visa', 'unknown'].includes(needs))
    .filter(({ via }) => !findings.some(({ to }) => isOf(via, to)))
    .map(({ via }) => via)

function obtainSentence(
  findings: readonly VisaFinding[],
  changes: readonly TransitPlace[],
  isPartial: boolean,
): string | undefined {
  const asked = findings.filter(isToObtain).map(({ to }) => to)
  if (asked.length > 0) return wholeTripText.toObtainBeforeYou(named(asked))
  // An unknown requirement counts as needed.
  if (isPartial) return undefined
  return changes.length > 0 ? wholeTripText.nothingHasToBe : wholeTripText.nothingHasToBeObtained
}

/** Some rules depend on the airport or on other visas: the answer for the place says so. */
const changeSentence = (changes: readonly TransitPlace[]): string | undefined =>
  changes.length > 0
    ? wholeTripText.changingPlanesInMay(listed.format(changes.map(placeName)))
    : undefined

/** A place that is visited anyway needs no second permission for transit. */
function transitSentence(
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
): string | undefined {
  const covered = findings
    .filter(({ to }) => transit.some(({ via }) => isOf(via, to)))
    .map(({ to }) => to)
  if (covered.length === 0) return undefined
  return wholeTripText.youVisitOnThis(named(covered))
}

/** Sentences about several countries as one trip, which hold for none of them alone. */
export function wholeTrip(
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
  /** Whether a country of it is not known. */
  isPartial = false,
): string[] {
  const changes = changesWithPapers(findings, transit)
  const barred = findings.filter(({ status }) => status === 'restricted').map(({ to }) => to)
  const unknown = findings.filter(({ status }) => status === 'unknown').map(({ to }) => to)
  return [
    barred.length > 0 ? wholeTripText.thisTripNotPossible(named(barred)) : undefined,
    schengenSentence(findings),
    obtainSentence(findings, changes, isPartial || unknown.length > 0),
    unknown.length > 0 ? wholeTripText.notKnownFor(named(unknown)) : undefined,
    changeSentence(changes),
    transitSentence(findings, transit),
    findings.length > 1 ? wholeTripText.strictestTheseCountriesDecides : undefined,
  ].filter((sentence) => sentence !== undefined)
}

/** What its list of countries says of a trip before any rule is asked: none abroad, or one that is not known. */
export function ofCountries(from: string, to: readonly string[]): string[] {
  if (to.length === 0) return [wholeTripText.noPlaceYet]
  if (to.every((code) => code === from)) return [wholeTripText.staysAtHome(inSentence(from))]
  return to.includes(unknownCountry) ? [wholeTripText.placeWithoutCountry] : []
}
