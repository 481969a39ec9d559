import { headsAtMost, type Party } from '#features/trips/domain/party.ts'
import { addDays, isLocalDate, type LocalDate } from '#platform/shared/local-date.ts'
import { usualDates, usualNights } from '#platform/shared/usual-dates.ts'

/** A wish in the planner's address: the fields of the home page's ticket. */
export interface PlanQuestion {
  readonly origin: string
  readonly destination: string
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly party: Party
  /** CAD; undefined where none was given. */
  readonly budgetCad: number | undefined
}

/** The query of an address. */
interface Params {
  get(name: string): string | null
}

const longest = 30

function datesOf(params: Params, today: LocalDate) {
  const dateOf = (name: string) => {
    const text = params.get(name) ?? ''
    return isLocalDate(text) && text >= today ? text : undefined
  }
  const usual = usualDates(today)
  const start = dateOf('start')
  const end = dateOf('end')
  if (start === undefined) return end === undefined ? usual : { start: end, end }
  if (end === undefined || end < start) return { start, end: addDays(start, usualNights) }
  const last = addDays(start, longest - 1)
  return { start, end: end > last ? last : end }
}

const wholeNumber = (text: string, low: number, high: number): number | undefined => {
  const value = Number(text)
  return text.trim() !== '' && Number.isInteger(value) && value >= low && value <= high
    ? value
    : undefined
}

/** "4, 7" are two ages; other words are left out. */
function partyOf(params: Params): Party {
  const adults = wholeNumber(params.get('adults') ?? '', 1, headsAtMost) ?? 2
  const ages = (params.get('children') ?? '')
    .split(/[,;\s]+/)
    .flatMap((text) => wholeNumber(text, 0, 17) ?? [])
  return { adults, children: ages.slice(0, headsAtMost - adults) }
}

/** What an address asks for; undefined where it names no place. Missing parts have their usual value. */
export function planQuestion(params: Params, today: LocalDate): PlanQuestion | undefined {
  const destination = (params.get('to') || params.get('destination') || '').trim().slice(0, 120)
  if (!destination) return undefined
  const { start, end } = datesOf(params, today)
  const budget = Number((params.get('budget') ?? '').replaceAll(/[$,\s]/g, ''))
  return {
    origin: (params.get('from') ?? 'YYZ').trim().slice(0, 120),
    destination,
    startDate: start,
    endDate: end,
    party: partyOf(params),
    budgetCad: budget > 0 && budget <= 9_999_999 ? budget : undefined,
  }
}
