import { z } from 'zod'
import { defineContract, fileOutput } from '#platform/shared/endpoint.ts'
import { sampleItineraryNames } from '../domain/sample-itineraries.ts'
import { contentErrors } from './content.errors.ts'
import { contentRoutes } from './content.endpoints.ts'

export const contentContract = defineContract({
  tag: 'content',
  routes: contentRoutes,
  errors: contentErrors,
  operations: {
    readSamplePdf: {
      summary:
        'One of three sample itineraries as a PDF to read in the browser. No account is needed.',
      query: z.object({
        itinerary: z
          .enum(sampleItineraryNames, `Choose one of ${sampleItineraryNames.join(', ')}.`)
          .default('paris'),
      }),
      output: fileOutput('application/pdf'),
      errors: ['pdf-failed'],
    },
  },
})
