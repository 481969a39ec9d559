import { z } from 'zod'
import { defineContract, redirectOutput } from '#platform/shared/endpoint.ts'
import { accountErrors } from './accounts.errors.ts'
import { letterStopRoutes } from './letter-stops.endpoints.ts'

/** The one-time token from a letter. It does not reveal the address. */
const params = z.strictObject({ token: z.string().min(1).max(200) })
const stop = z.strictObject({ stopped: z.boolean() })

const errors = ['letter-link-unknown'] as const

export const letterStopContract = defineContract({
  tag: 'letters',
  routes: letterStopRoutes,
  errors: accountErrors,
  operations: {
    openLetterStop: {
      summary:
        'The unsubscribe link of an email (RFC 2369): redirects to the page with the buttons.',
      params,
      output: redirectOutput,
      errors: [...errors],
    },
    stopAtOnce: {
      summary:
        'One-click unsubscribe (RFC 8058): stops emails that others ask us to send to this address.',
      params,
      rawBody: true,
      body: z
        .string()
        .refine(
          (text) => /List-Unsubscribe\b[\s\S]*\bOne-Click/.test(text),
          'Say List-Unsubscribe=One-Click.',
        ),
      output: stop,
      errors: [...errors],
    },
    readLetterStop: {
      summary: 'Whether this address has stopped emails that others ask us to send.',
      params,
      output: stop,
      errors: [...errors],
    },
    changeLetterStop: {
      summary: 'Stops or resumes emails that others ask us to send. Idempotent.',
      params,
      body: stop,
      output: stop,
      errors: [...errors],
    },
  },
})

export type LetterStopContract = typeof letterStopContract
