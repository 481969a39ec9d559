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
        'Where a mail program leads that knows no one press (RFC 2369): the page with the buttons.',
      params,
      output: redirectOutput,
      errors: [...errors],
    },
    stopAtOnce: {
      summary:
        'One press in a mail program (RFC 8058): this receiver gets no letters any more that others ask us to send.',
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
      summary: 'Whether this receiver has stopped such letters.',
      params,
      output: stop,
      errors: [...errors],
    },
    changeLetterStop: {
      summary: 'Stops such letters, or takes them again. Twice is once.',
      params,
      body: stop,
      output: stop,
      errors: [...errors],
    },
  },
})

export type LetterStopContract = typeof letterStopContract
