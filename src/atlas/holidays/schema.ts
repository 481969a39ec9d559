import { z } from 'zod'

/**
 * The shape of `rules/*.json`: the public holidays of the countries that people travel to, as rules
 * where a rule makes the day, as dates where a sighting of the moon, an old calendar or a government
 * does. National ones; those of most of a country say so.
 */

/**
 * '12-25'; 'easter-2' and 'orthodox+1', days from Easter Sunday; 'mon3/01', the third Monday of
 * January, 'mon-1/05' the last of May; 'sat>=06-20', the first Saturday from that day on;
 * 'mon<05-25', the last Monday before it; '2026-02-17 2027-02-06', the days themselves.
 */
const when = z
  .string()
  .regex(
    /^(\d\d-\d\d|(easter|orthodox)[+-]\d{1,2}|[a-z]{3}(-1|[1-4])\/\d\d|[a-z]{3}(>=|<)\d\d-\d\d|\d{4}-\d\d-\d\d( \d{4}-\d\d-\d\d){0,9})$/,
    'a rule or dates',
  )

export const holidayRuleSchema = z.strictObject({
  on: when,
  name: z.string().min(3).max(50),
  /** Not settled until it is announced, or until the moon is seen: a day early or late. */
  expected: z.literal(true).optional(),
  /** Days in a row, of a feast that takes several. */
  lasts: z.int().min(2).max(7).optional(),
  /**
   * Another day is free too: after a Sunday, after a day of the weekend, or the weekday nearest to
   * such a day.
   */
  moved: z.enum(['sunday', 'weekend', 'nearest']).optional(),
  /** In words for people, of a day that most of a country has. */
  where: z.string().min(5).max(50).optional(),
  /** The regions that have it by law, by ISO 3166-2 without the country. Absent without `where`: all. */
  regions: z
    .array(z.string().regex(/^[A-Z0-9]{2,3}$/))
    .min(1)
    .optional(),
})

export const holidayRulesSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  rows: z
    .array(
      z.strictObject({
        code: z.string().regex(/^[A-Z]{2}$/),
        days: z.array(holidayRuleSchema).min(6),
      }),
    )
    .min(1),
})

export type HolidayRule = z.infer<typeof holidayRuleSchema>
