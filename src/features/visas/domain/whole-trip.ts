import type { TransitFinding, VisaFinding } from '../contract/visas.contract.ts'
import type { TransitPlace } from './transit-places.ts'
import { inSentence, type VisaCountry } from './visa-countries.ts'

/** Of the countries asked about: their visitors share one allowance and one visa. */
const schengen: readonly VisaCountry[] = ['FR', 'DE', 'IT', 'ES']

const listed = new Intl.ListFormat('en-CA', { type: 'conjunction' })
const named = (codes: readonly VisaCountry[]): string => listed.format(codes.map(inSentence))

function schengenSentence(findings: readonly VisaFinding[]): string | undefined {
  const inside = findings.filter(({ to }) => schengen.includes(to))
  const [first] = inside
  if (!first || inside.length < 2) return undefined
  const names = named(inside.map(({ to }) => to))
  if (first.status === 'visa-free')
    return `${names} are in the Schengen area: your days there count together, 90 in any 180 for all of them.`
  return `One Schengen visa is enough for ${names}. Ask for it at the consulate of the country where you stay longest.`
}

/** Countries whose permission must be there before the journey. */
const isToObtain = ({ status }: VisaFinding): boolean =>
  ['eta', 'e-visa', 'visa-required'].includes(status)

const placeName = (via: TransitPlace): string =>
  via === 'schengen' ? 'the Schengen area' : inSentence(via)

/** The visit of a country allows what changing planes there takes, too. */
const isOf = (via: TransitPlace, to: VisaCountry): boolean =>
  via === to || (via === 'schengen' && schengen.includes(to))

function obtainSentence(
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
): string {
  const visits = findings.filter(isToObtain).map(({ to }) => inSentence(to))
  const changes = transit
    .filter(({ needs }) => needs === 'authorisation' || needs === 'visa')
    .filter(({ via }) => !findings.some(({ to }) => isOf(via, to)))
    .map(({ via }) => `changing planes in ${placeName(via)}`)
  const asked = [...visits, ...changes]
  if (asked.length === 0) return 'Nothing has to be obtained before you leave.'
  return `To obtain before you leave: papers for ${listed.format(asked)}.`
}

/** A place that is visited anyway needs no second permission for a change of planes. */
function transitSentence(
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
): string | undefined {
  const covered = findings
    .filter(({ to }) => transit.some(({ via }) => isOf(via, to)))
    .map(({ to }) => to)
  if (covered.length === 0) return undefined
  return `You visit ${named(covered)} on this trip: what the visit takes covers a change of planes there too, as long as it allows enough entries.`
}

/** What is true of several countries as one trip and of none of them alone, in sentences. */
export function wholeTrip(
  findings: readonly VisaFinding[],
  transit: readonly TransitFinding[],
): string[] {
  const barred = findings.filter(({ status }) => status === 'restricted').map(({ to }) => to)
  return [
    barred.length > 0
      ? `This trip is not possible as it stands: ${named(barred)} will not admit you as a tourist.`
      : undefined,
    schengenSentence(findings),
    obtainSentence(findings, transit),
    transitSentence(findings, transit),
    findings.length > 1
      ? 'The strictest of these countries decides about the passport: six months of validity past the last day and two empty pages satisfy nearly all.'
      : undefined,
  ].filter((sentence) => sentence !== undefined)
}
