import { z } from 'zod'

/**
 * The shape of the second lists: what another person wrote down of our sights and nonstops, blind,
 * before seeing our rows. They are never changed to fit. An absent field was not asked for or not known.
 */

const table = <R extends z.ZodType>(row: R) =>
  z.strictObject({
    asOf: z.iso.date(),
    source: z.literal('general knowledge'),
    rows: z.array(row).min(1),
  })

const weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
const airport = z.string().regex(/^[A-Z]{3}$/)
const minutes = z.int().min(20).max(1400)

const sightOpinionSchema = z.strictObject({
  /** 'paris/louvre'. */
  sight: z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/),
  /** WGS 84 degrees. */
  lat: z.number().min(-90).max(90).optional(),
  lng: z.number().min(-180).max(180).optional(),
  closedOn: z.array(weekday).optional(),
  admission: z.enum(['free', 'paid']).optional(),
})

const nonstopOpinionSchema = z.strictObject({
  /** In alphabetical order. */
  ends: z.tuple([airport, airport]),
  /** Whether the second person was sure that the pair is flown nonstop both ways. */
  sure: z.boolean(),
  carriers: z
    .array(z.string().regex(/^[A-Z0-9]{2}$/))
    .min(1)
    .optional(),
  /** First to second end, and back. */
  minutes: z.tuple([minutes, minutes]).optional(),
  season: z.enum(['all', 'summer', 'winter']).optional(),
})

const verdictSchema = z.strictObject({
  /** 'paris/louvre' or 'JFK-LHR'. */
  row: z.string().min(7),
  question: z.enum([
    'point',
    'closing days',
    'admission',
    'existence',
    'carriers',
    'minutes',
    'season',
  ]),
  /** `both`: a thing so large that each point lies on it; `corrected`: our row was changed. */
  verdict: z.enum(['ours', 'both', 'corrected', 'dropped']),
  why: z.string().min(20).max(240),
})

export const sightOpinionsSchema = table(sightOpinionSchema)
export const nonstopOpinionsSchema = table(nonstopOpinionSchema)
export const verdictsSchema = table(verdictSchema)

export type SightOpinion = z.infer<typeof sightOpinionSchema>
export type NonstopOpinion = z.infer<typeof nonstopOpinionSchema>
export type ListVerdict = z.infer<typeof verdictSchema>
