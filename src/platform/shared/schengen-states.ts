import type { LocalDate } from './local-date.ts'

const lately = new Map<string, LocalDate>([
  ['LI', '2011-12-19'],
  ['HR', '2023-01-01'],
  ['BG', '2024-03-31'],
  ['RO', '2024-03-31'],
])

const states =
  'AT BE BG CH CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'

/**
 * The 29 Schengen states by ISO code, each with the day from which its days count in the common limit of short
 * stays; those of before 2009 carry one day. Bulgaria and Romania count since their air and sea borders opened.
 */
export const schengenSince: ReadonlyMap<string, LocalDate> = new Map(
  states.split(' ').map((code) => [code, lately.get(code) ?? '2008-12-12']),
)
