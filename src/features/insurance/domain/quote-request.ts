import type { FieldError } from '#platform/shared/problem.ts'
import type { Party } from '#features/trips/domain/party.ts'
import { addDays, daysInclusive, isLocalDate } from '#platform/shared/local-date.ts'
import { isInsuredCountry } from './insured-countries.ts'
import { quoteRequestText } from './messages.ts'

/** The input of a quote: ISO 3166-1 codes, local dates. */
export interface QuoteRequest {
  readonly destinationCountry: string
  readonly travelStartDate: string
  readonly travelEndDate: string
  readonly birthDate: string
  readonly citizenship: string
  /** All who are insured; absent for one traveller. */
  readonly party?: Party | undefined
}

/** The ages of all insured people at departure; every adult is assumed to be as old as the one whose birth date is given. */
export function insuredAges({ birthDate, travelStartDate, party }: QuoteRequest): number[] {
  const age = ageOn(birthDate, travelStartDate)
  return party ? [...Array.from({ length: party.adults }, () => age), ...party.children] : [age]
}

/** Days between departure and return, not rounded: 0 for the same day. */
export const daysOfTrip = (start: string, end: string): number => daysInclusive(start, end) - 1

/** Whole years on a day; a birthday on that day counts. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** A birth date that gives this age on a day, for travellers who only gave their age. */
export function birthDateOf(age: number, day: string): string {
  const year = String(Number(day.slice(0, 4)) - age).padStart(4, '0')
  const ofYear = day.slice(5)
  return `${year}-${ofYear === '02-29' ? '02-28' : ofYear}`
}

const longestTrip = 365
const oldest = 120
const aheadAtMost = 2 * 365

function dateErrors({ travelStartDate: start, travelEndDate: end }: QuoteRequest, today: string) {
  const errors: FieldError[] = []
  if (!isLocalDate(start))
    errors.push({ field: 'travelStartDate', message: quoteRequestText.noSuchDate })
  else if (start < today)
    errors.push({ field: 'travelStartDate', message: quoteRequestText.pastStart })
  else if (start > addDays(today, aheadAtMost))
    errors.push({ field: 'travelStartDate', message: quoteRequestText.tooFar })
  if (!isLocalDate(end))
    errors.push({ field: 'travelEndDate', message: quoteRequestText.noSuchDate })
  if (errors.length > 0) return errors
  const days = daysOfTrip(start, end)
  if (days < 0) errors.push({ field: 'travelEndDate', message: quoteRequestText.returnTooEarly })
  else if (days < 1) errors.push({ field: 'travelEndDate', message: quoteRequestText.tooShort })
  else if (days > longestTrip)
    errors.push({
      field: 'travelEndDate',
      message: quoteRequestText.tooLong(longestTrip),
    })
  return errors
}

function birthError({ birthDate, travelStartDate: start }: QuoteRequest): FieldError | undefined {
  if (!isLocalDate(birthDate)) return { field: 'birthDate', message: quoteRequestText.noSuchDate }
  if (!isLocalDate(start)) return undefined
  if (birthDate > start) return { field: 'birthDate', message: quoteRequestText.bornTooLate }
  return ageOn(birthDate, start) > oldest
    ? { field: 'birthDate', message: quoteRequestText.tooOld(oldest) }
    : undefined
}

/** All faults, each with its field; empty if it can be priced. `today` is a local date. */
export function quoteErrors(request: QuoteRequest, today: string): FieldError[] {
  const unknown = quoteRequestText.unknownCountry
  const born = birthError(request)
  return [
    ...(isInsuredCountry(request.destinationCountry)
      ? []
      : [{ field: 'destinationCountry', message: unknown }]),
    ...dateErrors(request, today),
    ...(born ? [born] : []),
    ...(isInsuredCountry(request.citizenship) ? [] : [{ field: 'citizenship', message: unknown }]),
  ]
}
