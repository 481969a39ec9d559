import { formatDate, type LocalDate } from '#platform/shared/local-date.ts'
import { schengenSince } from '#platform/shared/schengen-states.ts'
import type { CheckContext } from './check-context.ts'
import type { EntryAnswer, EntryLeg } from './check-input.ts'
import { type CheckFinding, finding } from './finding.ts'
import type { Moment } from '../item-details.ts'
import { dateOf, instantMs, type Journey } from './journeys.ts'
import { checkText as text } from './messages.ts'

/** Countries of the trip's days, in order. */
function staysAbroad({ dates, countryOn }: CheckContext): readonly EntryLeg[] {
  const legs: { country: string; from: LocalDate; to: LocalDate }[] = []
  for (const date of dates) {
    const country = countryOn(date)
    const last = legs.at(-1)
    if (country === undefined) continue
    if (last?.country === country) last.to = date
    else legs.push({ country, from: date, to: date })
  }
  return legs
}

/** Layovers from this length on are assumed to leave the transit area. Hours. */
const longestAirsideMs = 12 * 3_600_000

/** Airside transfer: one ticket, one airport, no long layover. */
const staysAirside = ({ oneTicket }: Journey, to: Moment, from: Moment): boolean =>
  oneTicket && to.iata === from.iata && instantMs(from) - instantMs(to) <= longestAirsideMs

/** Countries of transfers only, airside or through the border. */
const transits = ({ journeys, input }: CheckContext, stays: readonly EntryLeg[]) =>
  journeys.flatMap((journey): EntryLeg[] => {
    const { segments } = journey
    return segments.slice(1).flatMap(({ from }, at): EntryLeg[] => {
      const to = segments[at]?.to ?? from
      const country = from.iata === undefined ? undefined : input.airport(from.iata)?.countryCode
      const ends = [segments[0]?.from, segments.at(-1)?.to].map(
        (moment) => moment?.iata && input.airport(moment.iata)?.countryCode,
      )
      if (country === undefined || ends.includes(country)) return []
      if (stays.some((stay) => stay.country === country)) return []
      const airside = staysAirside(journey, to, from)
      return [{ country, from: dateOf(to), to: dateOf(from), transit: true, airside }]
    })
  })

/** Countries of the trip, then those of transfers. */
export function entryLegs(context: CheckContext): readonly EntryLeg[] {
  const stays = staysAbroad(context)
  return [...stays, ...transits(context, stays)]
}

interface Asked {
  readonly legs: readonly EntryLeg[]
  readonly country: (code: string) => string
}

type LegAnswer = EntryAnswer['legs'][number]

const daysOf = ({ from, to }: EntryLeg): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1

function entryNeed(name: string, country: string, leg: EntryLeg, { needs, obtain }: LegAnswer) {
  const rule = leg.transit ? 'transit-needed' : 'entry-needed'
  if (needs === 'refused') return { rule, message: text.refused(name, country) } as const
  if (needs !== 'eta' && needs !== 'visa') return undefined
  const message = leg.transit
    ? text.transitNeeded(name, country, needs)
    : obtain === 'arrival'
      ? text.visaOnArrival(name, country)
      : text.entryNeeded(name, country, needs)
  return { rule, message } as const
}

function legFindings(
  { country }: Asked,
  name: string,
  leg: EntryLeg,
  answer: LegAnswer,
  /** Days here count toward the Schengen total. */
  isCounted: boolean,
): readonly CheckFinding[] {
  const place = country(leg.country)
  const action = answer.link
    ? { label: text.officialPage(place), href: answer.link }
    : text.visaPage(leg.country)
  const shared = { day: leg.from, itemIds: [], action }
  const need = entryNeed(name, place, leg, answer)
  const { validUntilNeeded, ok } = answer.passport
  const { permitted } = answer
  return [
    ...(need ? [finding({ ...shared, ...need })] : []),
    ...(ok === false && validUntilNeeded
      ? [
          finding({
            ...shared,
            rule: 'passport-expires' as const,
            message: text.passportExpires(name, place, formatDate(validUntilNeeded)),
          }),
        ]
      : []),
    ...(permitted && !leg.transit && !isCounted && daysOf(leg) > permitted.days
      ? [
          finding({
            ...shared,
            rule: 'stay-too-long' as const,
            message: text.stayTooLong(name, place, permitted.days),
          }),
        ]
      : []),
  ]
}

/** `passport-expires`, `entry-needed`, `transit-needed`, `stay-too-long`; silent without passports. */
export function entryFindings(context: CheckContext): readonly CheckFinding[] {
  const legs = entryLegs(context)
  if (legs.length === 0) return []
  const asked = { legs, country: context.input.countryName }
  return context.input.entry(legs).flatMap(({ name, legs: answers, schengen }) => [
    ...answers.flatMap((answer, at) => {
      const leg = legs[at]
      const isCounted = schengen !== null && schengenSince.has(leg?.country ?? '')
      return leg ? legFindings(asked, name, leg, answer, isCounted) : []
    }),
    ...(schengen && schengen.overstayDays > 0
      ? [
          finding({
            rule: 'stay-too-long',
            day: schengen.firstOverstay,
            itemIds: [],
            message: text.schengenTooLong(name, schengen.overstayDays),
            action: text.visaPage(legs[0]?.country ?? ''),
          }),
        ]
      : []),
  ])
}
