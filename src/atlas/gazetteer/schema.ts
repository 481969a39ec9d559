import { z } from 'zod'

/** The shape of our own tables beside the gazetteer's cities. Coordinates are WGS 84 degrees. */

const countryCode = z.string().regex(/^[A-Z]{2}$/)
const aliases = z.array(z.string().min(2).max(60)).max(8)

const table = <R extends z.ZodType, S extends string>(source: S, row: R) =>
  z.strictObject({
    asOf: z.iso.date(),
    source: z.literal(source),
    rows: z.array(row).min(1),
  })

/** Names of a city in English, French and the local language. */
export const cityNamesSchema = table(
  'general knowledge',
  z.strictObject({
    countryCode,
    /** As the gazetteer spells it; the largest of that name in the country is meant. */
    city: z.string().min(2).max(60),
    /** Shown instead of the gazetteer's spelling. */
    name: z.string().min(2).max(60).optional(),
    aliases,
  }),
)

/**
 * Islands and groups of islands, which the gazetteer has not: the middle of the outline on our
 * basemap, of groups and small ones a village near it; not their port.
 */
export const islandsSchema = table(
  'general knowledge and Natural Earth',
  z.strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    name: z.string().min(2).max(60),
    countryCode,
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    aliases,
  }),
)

/** What destinations and towns are called in other languages than English, French and their own. */
export const exonymsSchema = table(
  'general knowledge',
  z.strictObject({
    countryCode,
    /** As we show it; of several towns the largest. */
    name: z.string().min(2).max(60),
    exonyms: z.array(z.string().min(2).max(60)).min(1).max(10),
  }),
)

/**
 * Places to find on a map but not to plan: closed for years, away from the town, or in a town without
 * written sights.
 */
export const landmarksSchema = table(
  'general knowledge',
  z.strictObject({
    /** Slug of the destination that it is shown with. */
    town: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    name: z.string().min(2).max(60),
    lat: z.number().min(-90).max(90),
    lng: z.number().min(-180).max(180),
    aliases,
  }),
)

export type Exonyms = z.infer<typeof exonymsSchema>['rows'][number]
export type Landmark = z.infer<typeof landmarksSchema>['rows'][number]
export type CityName = z.infer<typeof cityNamesSchema>['rows'][number]
export type Island = z.infer<typeof islandsSchema>['rows'][number]
