import { z } from 'zod'
import { precedences } from '#features/entitlements/domain/precedence.ts'
import { defineContract } from '#platform/shared/endpoint.ts'
import { emailAddress, requiredText, uuid } from '#platform/shared/wire.ts'
import {
  assumed,
  categories,
  longestMessage,
  longestName,
  priorities,
  statuses,
  subjects,
} from '../domain/support-request.ts'
import { supportErrors } from './support.errors.ts'
import { supportRoutes } from './support.endpoints.ts'

const status = z.enum(statuses, 'Choose one of the states.')

const requestSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  category: z.string(),
  priority: z.enum(priorities),
  /** Priority by the account's current plan. */
  precedence: z.enum(precedences),
  message: z.string(),
  status,
  /** Whether it was sent from an account. */
  signedIn: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** What staff answered, the first one first. */
  replies: z.array(z.strictObject({ id: uuid, message: z.string(), createdAt: z.iso.datetime() })),
})

/** A line break in it could become a header of a letter. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u

export const supportContract = defineContract({
  tag: 'support',
  routes: supportRoutes,
  errors: supportErrors,
  operations: {
    sendRequest: {
      idempotencyKey: 'kept',
      summary:
        'Stores a message to support, emails support and the sender, and returns its number. The same `key` is the same request.',
      body: z.strictObject({
        name: requiredText(longestName, 'Please enter your name.').regex(
          oneLine,
          'A name is one line of text.',
        ),
        email: emailAddress,
        subject: z.enum(subjects, 'Choose a subject from the list.').default(assumed.subject),
        category: z.enum(categories, 'Choose a category from the list.').default(assumed.category),
        priority: z.enum(priorities, 'Choose a priority from the list.').default(assumed.priority),
        message: requiredText(longestMessage, 'Please enter your message.'),
        key: uuid.optional(),
      }),
      output: z.strictObject({ success: z.literal(true), requestId: z.string() }),
      errors: ['request-key-taken'],
    },
    listRequests: {
      summary:
        'The inbox. Unanswered messages come first: those of business plans, then of other paying accounts, latest first; for owner and operators.',
      query: z.object({
        status: status.optional(),
        page: z.coerce.number().int().min(1).max(1000).default(1),
      }),
      output: z.strictObject({
        requests: z.array(requestSchema),
        total: z.int(),
        pageSize: z.int(),
        open: z.int(),
      }),
    },
    reply: {
      idempotencyKey: 'kept',
      summary:
        'Replies to a request by email, stores the reply and records it in the audit trail. The same `key` is the same reply.',
      params: z.strictObject({ id: z.string().min(1).max(20) }),
      body: z.strictObject({
        message: requiredText(longestMessage, 'Please write your answer.'),
        key: uuid.optional(),
      }),
      output: requestSchema,
      status: 201,
      errors: ['request-not-found', 'reply-key-taken'],
    },
    changeStatus: {
      summary: 'Changes the status of a request; recorded in the audit trail.',
      params: z.strictObject({ id: z.string().min(1).max(20) }),
      body: z.strictObject({ status }),
      output: requestSchema,
      errors: ['request-not-found'],
    },
  },
})

export type SupportContract = typeof supportContract
export type SupportRequest = z.infer<typeof requestSchema>
export type SupportMessage = z.output<(typeof supportContract)['operations']['sendRequest']['body']>
