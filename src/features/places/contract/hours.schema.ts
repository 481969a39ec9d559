import { z } from 'zod'
import { addDays } from '#platform/shared/local-date.ts'

/** Years that one question may span. */
const yearsAtMost = 15
const daysAtMost = yearsAtMost * 366

const localTime = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/, 'Use a local time such as 2027-04-12T09:30.')
  .refine(
    (text) => z.iso.date().safeParse(text.slice(0, 10)).success,
    'Use a day that the calendar has.',
  )
  .meta({ examples: ['2027-04-12T09:30'] })

export const hoursQuestionSchema = z
  .strictObject({
    /** In the syntax of OpenStreetMap's opening_hours; docs/opening-hours.md has the subset. */
    hours: z
      .string()
      .max(4000, 'Please use 4,000 characters or fewer.')
      .meta({ examples: ['Tu-Su 10:00-18:00; PH off'] }),
    /** The days that `PH` means; without them it means none. */
    holidays: z.array(z.iso.date('Use dates such as 2027-12-25.')).max(2000).default([]),
    from: localTime,
    /** At most fifteen years after `from`; not before it. */
    to: localTime,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end is before the start.' })
  .refine(({ from, to }) => to.slice(0, 10) <= addDays(from.slice(0, 10), daysAtMost), {
    path: ['to'],
    message: `Ask for at most ${yearsAtMost} years.`,
  })

const intervals = z.array(z.tuple([z.string(), z.string()]))

export const hoursAnswerSchema = z.strictObject({
  /** Half-open local times, sorted, joined, within the time asked for. */
  open: intervals,
  /** Set if it depends on an appointment, or on a closing time that is not given. */
  unknown: intervals,
})

export const publicHolidaySchema = z.strictObject({
  date: z.iso.date(),
  /** In English. */
  name: z.string(),
  /** The same, where `name` is in another language. */
  nameEn: z.string().optional(),
  /** Null: in the whole country; else the regions, by their ISO 3166-2 codes without the country. */
  where: z.array(z.string()).nullable(),
  /** True: in place of a holiday on a day off. */
  observed: z.boolean(),
  /** True: the authority has not announced it, and it may be a day early or late. */
  expected: z.boolean(),
})

const year = (fallback: number) =>
  z.coerce
    .number('Enter a year.')
    .int('Enter a year.')
    .min(2026, 'Holidays are known from 2026.')
    .max(2030, 'Holidays are known to 2030.')
    .default(fallback)

/** The years, both included. */
export const holidayYearsSchema = z
  .object({ from: year(2026), to: year(2030) })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'The end is before the start.' })

export type PublicHoliday = z.infer<typeof publicHolidaySchema>
