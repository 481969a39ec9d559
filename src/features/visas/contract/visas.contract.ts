import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { tripScope, tripScopeErrors } from '#platform/shared/trip-scope.ts'
import { transitPlaceCodes } from '../domain/transit-places.ts'
import { isCountryCode } from '#platform/shared/country-codes.ts'
import {
  isVisitCountry,
  mostOfTrip,
  mostStops,
  visaCountryCodes,
} from '../domain/visa-countries.ts'
import { entryAnswerSchema, entryCheckSchema } from './entry.schema.ts'
import { visaRoutes } from './visas.endpoints.ts'

export const visaFindingSchema = z.strictObject({
  /** What an ordinary passport needs for a tourist's visit; `unknown`: we have no rule for it. */
  status: z.enum([
    'visa-free',
    'eta',
    'e-visa',
    'visa-on-arrival',
    'visa-required',
    'restricted',
    'unknown',
  ]),
  /** Green: nothing to obtain. Blue: something to obtain first. Red: travel restricted. Grey: not known. */
  color: z.enum(['green', 'blue', 'red', 'grey']),
  description: z.string(),
  from: z.string(),
  to: z.string(),
  /** The longest usual stay of one visit; null: not fixed. */
  days: z.int().nullable(),
  /** What to get, for how much in words, and where; null: nothing. */
  obtain: z
    .strictObject({ what: z.string(), cost: z.string().nullable(), where: z.string() })
    .nullable(),
  conditions: z.array(z.string()),
  /** A coming change or a dispute; null if none is known. */
  changing: z.string().nullable(),
  /** The destination's own page, or one that knows all: where to check the answer, not its source. */
  link: z.url(),
  /** The day we last went over what we know. */
  checkedOn: z.iso.date(),
  /** What the answer rests on: 'general knowledge' of ours, or the name of a live source. */
  kind: z.string(),
})

const transitFindingSchema = z.strictObject({
  via: z.enum(transitPlaceCodes),
  /** What changing planes takes; `time-limit`: nothing for so long as the note says; `unknown`: we have no rule. */
  needs: z.enum(['nothing', 'authorisation', 'visa', 'time-limit', 'unknown']),
  /** What that is for this passport; null where nothing is needed. */
  note: z.string().nullable(),
  /** True of every passport there. */
  rule: z.string(),
  /** Where to check it. */
  link: z.url(),
  checkedOn: z.iso.date(),
  /** As of a visit. */
  kind: z.string(),
})

const metadataSchema = z.strictObject({ timestamp: z.iso.datetime(), source: z.string() })
const bothNeeded = 'Please select both origin and destination countries.'
const mustDiffer = 'Origin and destination countries must be different.'

const code = z.string(bothNeeded).trim().toUpperCase().min(1, bothNeeded)
const unknown = 'We know the rules of 20 countries, and this is not one of them.'
const country = code.pipe(z.enum(visaCountryCodes, unknown))

const noCountry = 'There is no such country.'

const visited = code.refine(isCountryCode, noCountry)
/** Of a trip, which may begin anywhere and hold a place whose country is not known. */
const passport = code.refine(isCountryCode, noCountry)
const stop = code.refine(isVisitCountry, noCountry)

/** `FR, it` → FR and IT, each once. */
const codes = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((code) => code.trim())
      .filter(Boolean),
  ),
]

const countryList = z
  .string(bothNeeded)
  .max(120)
  .transform((text) => codes(text.toUpperCase()))
  .pipe(z.array(stop).max(mostOfTrip))

function listError(from: string, to: readonly string[]): string | undefined {
  if (to.length === 0) return bothNeeded
  if (to.includes(from)) return mustDiffer
  return to.length > mostStops ? `Check at most ${mostStops} countries at once.` : undefined
}

const transitList = z
  .string()
  .max(80)
  .default('')
  .transform(codes)
  .pipe(z.array(z.enum(transitPlaceCodes, 'We know no rule for changing planes there.')))

export const visaContract = defineContract({
  tag: 'visas',
  routes: visaRoutes,
  errors: tripScopeErrors,
  operations: {
    checkVisa: {
      summary:
        'What a tourist with an ordinary passport of one country needs for another, by ISO 3166-1 codes.',
      query: z.object({ from: country, to: visited }).refine(({ from, to }) => from !== to, {
        path: ['to'],
        error: mustDiffer,
      }),
      output: z.strictObject({
        success: z.literal(true),
        data: visaFindingSchema,
        metadata: metadataSchema,
      }),
    },
    checkVisaTrip: {
      summary:
        'The same for several countries as one trip: `to=FR,IT` in their order, `via=US,schengen` for changes of planes.',
      query: z
        .object({ ...tripScope, from: passport, to: countryList, via: transitList })
        // The countries of a trip are what they are: none yet, the own one among them, or many.
        .superRefine(({ itineraryId, from, to }, found) => {
          const error = itineraryId === undefined ? listError(from, to) : undefined
          if (error) found.addIssue({ code: 'custom', path: ['to'], message: error })
        }),
      output: z.strictObject({
        success: z.literal(true),
        data: z.strictObject({
          from: z.string(),
          countries: z.array(visaFindingSchema),
          transit: z.array(transitFindingSchema),
          /** Sentences about the trip as a whole. */
          together: z.array(z.string()),
        }),
        metadata: metadataSchema,
      }),
      errors: ['trip-not-found'],
    },
    checkEntry: {
      summary:
        'What each traveller needs for each country of a journey, with which passport, and the days in the Schengen area.',
      body: entryCheckSchema,
      output: entryAnswerSchema,
    },
  },
})

export type VisaFinding = z.infer<typeof visaFindingSchema>
export type TransitFinding = z.infer<typeof transitFindingSchema>
export type VisaContract = typeof visaContract
