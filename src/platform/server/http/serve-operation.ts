import type { Context } from 'hono'
import { accountHeader } from '#platform/shared/account-header.ts'
import { AppError, failWith } from '#platform/shared/app-error.ts'
import type { FileOutput } from '#platform/shared/endpoint.ts'
import { commonErrors } from '#platform/shared/problem.ts'
import type { Session, SessionReader } from '../auth/session.ts'
import type { BoundOperation, FileAnswer } from './bind-contract.ts'
import { networkOf } from './client-address.ts'
import { failureCodesOf } from './failure-codes.ts'
import { jsonAnswer } from './json-answer.ts'
import type { AnswerCache, Revision } from './answer-cache.ts'
import type { Logger } from '../log/logger.ts'
import type { RateLimiter } from './rate-limit.ts'
import { keyIn, type OnceByKey } from './once-by-key.ts'
import type { OpenBodies } from './open-bodies.ts'
import { readBytes } from './read-body.ts'
import { type Input, parseInput, readInput } from './read-input.ts'
import { refusedInput } from './refused-input.ts'
import type { RequestScope } from './request-scope.ts'
import { serveCached } from './serve-cached.ts'
import { StreamedAnswer } from './streamed-answer.ts'

export interface ServingTools {
  readonly readSession: SessionReader
  readonly sharedLimiter: RateLimiter
  readonly checkAnswers: boolean
  readonly log: Logger
  readonly onceByKey: OnceByKey
}

/** What one process admits at a time. */
export interface Admission {
  readonly bodies: OpenBodies
  readonly kept: AnswerCache
  /** Does work as one of the caller's calls in flight. Throws unavailable where there are too many. */
  inFlight<T>(caller: string, work: () => Promise<T>): Promise<T>
}

const isFile = (output: unknown): output is FileOutput =>
  typeof output === 'object' && output !== null && 'file' in output
const isRedirect = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'redirect' in output

/** RFC 8187 leaves fewer characters unescaped than `encodeURIComponent` does. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** Content-Disposition (RFC 6266): an ASCII name as fallback, the real one beside it. */
function disposition({ fileName, plainName = fileName, inline }: FileAnswer): string {
  const plain = plainName.replace(/[^\w.-]+/g, '_')
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${extended(fileName)}`
}

function present(
  bound: BoundOperation,
  answer: unknown,
  { headers, accepted }: { readonly headers: Headers; readonly accepted: string | null },
): Response {
  const { output, status } = bound.operation
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  if (answer instanceof StreamedAnswer) {
    headers.set('content-type', answer.mediaType)
    return new Response(answer.body, { status: status ?? 200, headers })
  }
  if (isRedirect(output)) {
    headers.set('location', String(answer))
    return new Response(null, { status: 302, headers })
  }
  if (isFile(output)) {
    const file = answer as FileAnswer
    headers.set('content-type', output.file)
    headers.set('content-disposition', disposition(file))
    return new Response(file.bytes as Uint8Array<ArrayBuffer>, { status: status ?? 200, headers })
  }
  if (!output) return new Response(null, { status: 204, headers })
  return jsonAnswer(answer, { status: status ?? 200, headers, accepted })
}

/** An answer that breaks its own contract is a bug; tests and development find it here. */
function checkAnswer({ name, operation: { output } }: BoundOperation, answer: unknown): void {
  if (!output || isFile(output) || isRedirect(output) || answer instanceof StreamedAnswer) return
  const result = (
    output as { safeParse(v: unknown): { success: boolean; error?: Error } }
  ).safeParse(answer)
  if (!result.success) throw new Error(`${name} broke its contract`, { cause: result.error })
}

/** Throws if a failure is not declared in the contract, and so in the API description. */
function checkFailure(bound: BoundOperation, failure: unknown): void {
  if (!(failure instanceof AppError) || failureCodesOf(bound).includes(failure.code)) return
  throw new Error(`${bound.name} failed with ${failure.code}, which it does not declare`, {
    cause: failure,
  })
}

/** An answer as it goes over the wire. */
function textOf(bound: BoundOperation, { checkAnswers }: ServingTools, answer: unknown): string {
  if (checkAnswers) checkAnswer(bound, answer)
  return JSON.stringify(answer)
}

const fail = failWith(commonErrors)

/**
 * A page names the account its call is meant for. If that session has ended, or another tab has signed in
 * as a different account, the call runs under neither account: the page gets a 401.
 */
function checkMeant(session: Session | undefined, headers: Headers) {
  const meant = headers.get(accountHeader)
  if (meant === null || session?.userId === meant) return
  throw fail('unauthenticated', {
    message: session
      ? 'Another account is signed in in this browser now. Sign in again to continue.'
      : 'Your session has ended. Please sign in to continue.',
  })
}

async function applyLimits(
  bound: BoundOperation,
  scope: RequestScope,
  session: Session | undefined,
  limiter: RateLimiter,
): Promise<void> {
  const { address } = scope
  const network = networkOf(address)
  for (const limit of bound.policy.limits) {
    // An address that is its own network has been counted by the narrower limit.
    if (limit.by === 'network' && network === address) continue
    const place = limit.by === 'network' ? network : address
    await limiter(limit, limit.by === 'account' && session ? session.userId : place)
  }
}

async function sessionOf(
  { readSession }: ServingTools,
  headers: Headers,
  beside?: ReturnType<Revision>,
) {
  const cookies = headers.get('cookie')
  return cookies ? readSession(cookies, beside) : undefined
}

/** What was sent, with what it leaves to be found out; the very same where it leaves nothing. */
const completed = async (
  { complete }: BoundOperation,
  sent: Input,
  caller: () => Promise<Session | undefined>,
): Promise<Input> => (complete ? complete(sent, caller) : sent)

type ScopedContext = Context<{ Variables: { scope: RequestScope } }>

interface Doing {
  readonly body: Uint8Array
  readonly session: Session | undefined
  readonly reply: Headers
}

/** Does the work; with an Idempotency-Key that was heard before, answers as then. */
async function doneOnce(
  { operation, name }: BoundOperation,
  tools: ServingTools,
  context: ScopedContext,
  { body, session, reply }: Doing,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = operation.idempotencyKey === 'kept' ? keyIn(context.req.raw.headers) : undefined
  if (key === undefined) return work()
  const { address } = context.get('scope')
  const { path } = context.req
  const asked = { key, accountId: session?.userId, address, operation: name, path, body }
  const { answer, replayed } = await tools.onceByKey(asked, work)
  if (replayed) reply.set('idempotency-replayed', 'true')
  return answer
}

/** The five sentences of every route: parse, authenticate, authorise, do, present. */
async function serve(
  bound: BoundOperation,
  tools: ServingTools & Admission,
  context: ScopedContext,
  body: Uint8Array,
): Promise<Response> {
  const scope = context.get('scope')
  const request = context.req.raw
  const readCaller = () => sessionOf(tools, request.headers, bound.revision?.(context.req.param()))
  const session = bound.policy.readsSession ? await readCaller() : undefined
  if (bound.policy.readsSession) checkMeant(session, request.headers)
  const caller = bound.policy.admit(session) as Session | undefined
  await applyLimits(bound, scope, session, tools.sharedLimiter)
  const { url, headers } = request
  const sent = readInput(bound.operation, { url, headers, params: context.req.param(), body })
  const whole = await completed(bound, sent, async () => {
    const asking = session ?? (await sessionOf(tools, request.headers))
    checkMeant(asking, request.headers)
    return asking
  })
  const input = parseInput(bound.operation, whole)
  const reply = new Headers()
  if (session) reply.set(accountHeader, session.userId)
  const work = () =>
    bound.handle({
      params: input.params as undefined,
      query: input.query as undefined,
      body: input.body as undefined,
      session: caller,
      request: {
        id: scope.id,
        address: scope.address,
        headers: request.headers,
        // Lazy: few operations use the signal.
        get signal() {
          return request.signal
        },
      },
      reply,
    })
  const accepted = headers.get('accept-encoding')
  const ready = await serveCached(tools, {
    bound,
    session,
    params: input.params,
    accepted,
    headers: reply,
    make: async () => textOf(bound, tools, await work()),
    revisionNow: async () => (await readCaller())?.beside,
  })
  if (ready) return ready
  const answer = await doneOnce(bound, tools, context, { body, session, reply }, work)
  // What depends on who asks is not for a cache that others share.
  if (whole !== sent) reply.set('cache-control', 'private, no-store')
  if (tools.checkAnswers) checkAnswer(bound, answer)
  return present(bound, answer, { headers: reply, accepted })
}

const noBody = new Uint8Array()

/** Admits a call once its body has arrived, so that slow bodies take no in-flight slot. */
async function admitted(
  bound: BoundOperation,
  tools: ServingTools & Admission,
  context: ScopedContext,
): Promise<Response> {
  const { address } = context.get('scope')
  const body = bound.operation.body
    ? await tools.bodies.wait(address, readBytes(context.req.raw))
    : noBody
  const caller = context.req.header('cookie') ?? address
  return tools.inFlight(caller, () => serve(bound, tools, context, body))
}

/** Serves one operation; with `checkAnswers` both its answers and its failures keep to the contract. */
export const serveOperation =
  (bound: BoundOperation, tools: ServingTools & Admission) =>
  async (context: ScopedContext): Promise<Response> => {
    try {
      return await admitted(bound, tools, context)
    } catch (failure) {
      if (tools.checkAnswers) checkFailure(bound, failure)
      const refused = bound.operation.watched ? refusedInput(failure) : undefined
      if (refused) {
        const { id: requestId } = context.get('scope')
        tools.log.warn({ requestId, operation: bound.name, refused }, 'input refused')
      }
      throw failure
    }
  }
