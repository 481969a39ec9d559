import { addDays, formatDayShort, type LocalDate, weekdayOf } from '#platform/shared/local-date.ts'
import { timeOf } from '#platform/shared/time-of-day.ts'
import type { CheckContext } from './check-context.ts'
import type { CheckItem } from './check-input.ts'
import { type CheckFinding, finding } from './finding.ts'
import { atTime, freeTime, toBetterDay, toIdeas } from './mends.ts'
import { checkText as text, weekdayNames } from './messages.ts'
import { type OpenOn, type Refusal, refusalOf, remarkOn } from './open-on.ts'
import { minutesADay, type Visit } from './visits.ts'

/** Days looked at on either side to tell weekly closing from a season. */
const weeksAround = [-14, -7, 7, 14]

function closedText(context: CheckContext, item: CheckItem, date: LocalDate): string {
  const isClosedOn = (day: LocalDate): boolean => {
    const known = context.openOn(item, day, 'without')
    return known !== undefined && known.open.every(({ from }) => from >= minutesADay)
  }
  const isWeekly = weeksAround.every((days) => isClosedOn(addDays(date, days)))
  const isSeason =
    isWeekly && [-3, -2, -1, 1, 2, 3].every((days) => isClosedOn(addDays(date, days)))
  if (isSeason) return text.closedNow(item.name)
  if (isWeekly) return text.closedWeekly(item.name, weekdayNames[weekdayOf(date)] ?? '')
  return text.closedOn(item.name, formatDayShort(date))
}

const spansText = ({ open }: OpenOn): string =>
  open
    .filter(({ from }) => from < minutesADay)
    .map(({ from, to }) => text.fromTo(timeOf(from), timeOf(to % minutesADay)))
    .join(text.and)

function messageOf(context: CheckContext, visit: Visit, open: OpenOn, rule: Refusal): string {
  const { item, date, start = 0 } = visit
  if (rule === 'closed') return closedText(context, item, date)
  if (rule === 'outside-hours') return text.openHours(item.name, spansText(open))
  const here = open.open.find(({ from, to }) => from <= start && start < to)
  const last = (here?.to ?? minutesADay) - (item.lastEntryMinutes ?? 0)
  return text.lastEntry(item.name, timeOf(last % minutesADay))
}

/** A hint where the hours themselves say that they need to be confirmed. */
function confirmHint(context: CheckContext, { item, date }: Visit, open: OpenOn) {
  const remark = item.status === 'planned' ? remarkOn(item, open) : undefined
  if (remark === undefined) return []
  return [
    finding({
      rule: 'confirm-first',
      severity: 'hint',
      day: date,
      itemIds: [item.id],
      message: text.confirmFirst(item.name, remark),
      ...(item.link
        ? { action: { label: text.ownPage, href: item.link } }
        : { fixes: toIdeas(item), action: text.findAnother(context.input.trip.id) }),
    }),
  ]
}

function findingFor(context: CheckContext, visit: Visit): readonly CheckFinding[] {
  const { item, date } = visit
  const open = context.openOn(item, date)
  if (!open) return []
  const rule = refusalOf(open, visit, item.lastEntryMinutes)
  if (!rule) return confirmHint(context, visit, open)
  const usual = context.openOn(item, date, 'without')
  const holiday = context.holidaysOf(item, date).get(date)
  const isHoliday =
    holiday !== undefined && usual && !refusalOf(usual, visit, item.lastEntryMinutes)
  const time = visit.start === undefined ? undefined : freeTime(context, visit, date)
  return [
    finding({
      rule: isHoliday ? 'holiday' : rule,
      day: date,
      itemIds: [item.id],
      message: isHoliday
        ? rule === 'closed'
          ? text.closedHoliday(item.name, holiday)
          : text.otherHours(item.name, holiday, spansText(open))
        : messageOf(context, visit, open, rule),
      fixes: [
        ...(time === undefined ? [] : atTime(item, time)),
        ...toBetterDay(context, visit),
        ...toIdeas(item),
      ],
    }),
  ]
}

/** `holiday`, `closed`, `outside-hours`, `after-last-entry`, else `confirm-first`: the first that holds for each visit. */
export const hoursFindings = (context: CheckContext): readonly CheckFinding[] =>
  context.dates.flatMap((date) =>
    context.visitsOn(date).flatMap((visit) => findingFor(context, visit)),
  )
