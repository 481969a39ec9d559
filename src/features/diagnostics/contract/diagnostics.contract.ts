import { z } from 'zod'
import { defineContract } from '#platform/shared/endpoint.ts'
import { countedEvents } from '../domain/counted-events.ts'
import { failureLimits } from '../domain/failure-record.ts'
import { diagnosticsErrors } from './diagnostics.errors.ts'
import { diagnosticsRoutes } from './diagnostics.endpoints.ts'

const text = (max: number) => z.string().max(max, `Keep this under ${max} characters.`)

export const diagnosticsContract = defineContract({
  tag: 'diagnostics',
  routes: diagnosticsRoutes,
  errors: diagnosticsErrors,
  operations: {
    recordFailure: {
      summary:
        'Logs a failure of a page, without personal data: no query strings, addresses, numbers or tokens.',
      body: z.strictObject({
        service: z.string().regex(/^[\w -]{1,40}$/, 'Send the name of a feature.'),
        time: z.iso.datetime(),
        message: text(failureLimits.message),
        stack: text(failureLimits.stack).optional(),
        agent: text(failureLimits.agent),
        url: text(failureLimits.url),
      }),
    },
    countEvent: {
      summary:
        'Counts a page view or a named event of a visitor who consented; reads no cookie and does not distinguish visitors.',
      body: z.strictObject({
        event: z.enum(countedEvents),
        page: z
          .string()
          .max(60)
          .regex(/^\/[a-z0-9/:*?-]*$/, 'Send the path of a page as the table of pages has it.'),
      }),
      errors: ['analytics-off'],
    },
  },
})
