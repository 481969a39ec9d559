import { z } from 'zod'

/**
 * The shape of `climate.json`: what the weather usually is, by destination and month. Whole numbers
 * as published normals (thirty years) have them, from general knowledge and not from one source; a
 * degree or two and a day or two of rain are within their error. Celsius.
 */

const byMonth = (from: number, to: number) => z.array(z.int().min(from).max(to)).length(12)

const colderByNight = ({ highC, lowC }: { readonly highC: number[]; readonly lowC: number[] }) =>
  lowC.every((low, month) => low < (highC[month] ?? low))

export const climateSchema = z
  .strictObject({
    /** A destination's. */
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    /** Where the figures hold: a part of town, an airport, of mountains the valley. */
    station: z.string().min(4).max(40),
    /** Mean of the days' highest, January to December. */
    highC: byMonth(-25, 45),
    /** Mean of the days' lowest. */
    lowC: byMonth(-35, 35),
    /** Days with at least 1 mm, snow melted. */
    rainDays: byMonth(0, 28),
    /** Of the surface at the beach; where people come to bathe. */
    seaC: byMonth(5, 34).optional(),
  })
  .refine(colderByNight, 'the nights are colder than the days')

export const climatesSchema = z.strictObject({
  asOf: z.iso.date(),
  source: z.literal('general knowledge'),
  rows: z.array(climateSchema).min(54),
})

export type Climate = z.infer<typeof climateSchema>
