import { addDays, type LocalDate } from '#platform/shared/local-date.ts'
import { instantOf, wallOfText } from '#platform/shared/local-time.ts'
import type { CheckContext } from './check/check-context.ts'
import type { EntryAnswer, EntryLeg } from './check/check-input.ts'
import { entryLegs } from './check/entry-rules.ts'
import { type Deadline, timed } from './deadlines.ts'
import { deadlineText as text } from './messages.ts'

type LegAnswer = EntryAnswer['legs'][number]

/** Usual days to apply before entry. General knowledge of November 2026. */
const usual = { eta: 3, online: 14, embassy: 56, renewal: 70 }

/** Noon of the day, home time. */
const noonOf = (date: LocalDate, zone: string) =>
  timed(instantOf(zone, wallOfText(`${date}T12:00`)), zone)

function applyBy({ needs, obtain }: LegAnswer) {
  if (needs === 'eta') return { days: usual.eta, what: text.eta, source: text.usualEta }
  if (needs !== 'visa' || obtain === 'arrival') return undefined
  return obtain === 'online'
    ? { days: usual.online, what: text.visa, source: text.usualOnlineVisa }
    : { days: usual.embassy, what: text.visa, source: text.usualVisa }
}

/**
 * By when each traveller applies for an entry or renews a passport, at noon by the clocks of `zone`. Once for
 * each traveller and country; empty without passports.
 */
export function entryDeadlines(context: CheckContext, zone: string): readonly Deadline[] {
  const { input, dates } = context
  const legs = entryLegs(context)
  if (legs.length === 0) return []
  const own = { itemId: null, certain: false }
  const ofLeg = (name: string, leg: EntryLeg, answer: LegAnswer): readonly Deadline[] => {
    const apply = applyBy(answer)
    if (!apply) return []
    return [
      {
        kind: 'apply-for-entry',
        ...noonOf(addDays(leg.from, -apply.days), zone),
        ...own,
        title: text.applyForEntry(name, input.countryName(leg.country), apply.what),
        source: apply.source,
      },
    ]
  }
  return input.entry(legs).flatMap(({ name, legs: answers }) => {
    const found = answers.flatMap((answer, at) => {
      const leg = legs[at]
      return leg ? ofLeg(name, leg, answer) : []
    })
    const isShort = answers.some(({ passport }) => passport.ok === false)
    return [
      ...new Map(found.toReversed().map((one) => [one.title, one])).values(),
      ...(isShort
        ? [
            {
              kind: 'passport-renewal' as const,
              ...noonOf(addDays(dates[0] ?? '', -usual.renewal), zone),
              ...own,
              title: text.passportRenewal(name),
              source: text.usualRenewal,
            },
          ]
        : []),
    ]
  })
}
