import type { Atlas } from '#atlas/atlas.ts'
import { isLegal } from '#atlas/holidays/holidays-of.ts'
import type { PublicHoliday } from '../../../contract/hours.schema.ts'

/** A country's holidays by law, of whole years, in the order of the calendar. */
export function publicHolidays(
  { facts }: Atlas,
  code: string,
  years: { readonly from: number; readonly to: number },
): readonly PublicHoliday[] | undefined {
  const known = facts.holidays.find((row) => row.code === code)
  return known?.holidays
    .filter((day) => isLegal(day))
    .filter(({ date }) => date >= `${years.from}-01-01` && date <= `${years.to}-12-31`)
    .map(({ date, name, regions, observed, expected }) => ({
      date,
      name,
      where: regions ? [...regions] : null,
      observed,
      expected,
    }))
}
