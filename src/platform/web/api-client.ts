import type { z } from 'zod'
import { accountHeader } from '#platform/shared/account-header.ts'
import type { AnswerKind, Contract, FileOutput, Operation } from '#platform/shared/endpoint.ts'
import type { Problem } from '#platform/shared/problem.ts'
import { announceSessionEnd } from './session-end.ts'
import { prefetchedAnswer } from './prefetched-answers.ts'
import { announceFailure } from './failures.ts'
import { apiClientText } from './messages.ts'

type Part<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S }
  ? S extends z.ZodType
    ? { readonly [P in K]: z.input<S> }
    : unknown
  : unknown

export type InputOf<O extends Operation> = Part<O, 'params'> & Part<O, 'query'> & Part<O, 'body'>
/** What arrives: the wire's side of the output schema. */
export type OutputOf<O extends Operation> = O['output'] extends z.ZodType
  ? z.input<O['output']>
  : O['output'] extends FileOutput
    ? Blob
    : undefined

export interface Options {
  readonly signal?: AbortSignal
  /** User id the call is meant for. Default: the account the page acts for. */
  readonly account?: string
  /** What to answer where the server cannot be reached; undefined fails as without it. */
  readonly instead?: () => Promise<unknown>
  /** A 401 yields no data instead of a failure. */
  readonly noneWhenSignedOut?: boolean
  /** The page says a failure where it happened, with a way on: a popup would say it twice. */
  readonly inPlace?: boolean
  /** What a search has found so far is shown: the page asks for the rest. */
  readonly inParts?: boolean
}

/** The calling feature: its name, and its own messages for refusals. */
export interface Caller {
  /** Stands in popups and logs. A name with `auth` or `user` in it makes no popups. */
  readonly service: string
  /** Codes of 403 and 429 that the feature shows itself. */
  readonly handles?: readonly string[]
  /** Its calls read or change the session, so they name no account. */
  readonly ignoresAccount?: boolean
  /** Polls in the background: its failures show no popup. */
  readonly quiet?: boolean
}

type Answered<O extends Operation, X extends Options> = X extends { noneWhenSignedOut: true }
  ? OutputOf<O> | undefined
  : OutputOf<O>

/** An answer that is not a success, or none at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly problem: Partial<Problem>
  /** The feature that called, once it is known. */
  service = 'page'
  constructor(status: number, problem: Partial<Problem>, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.code = problem.code ?? 'no-answer'
    this.problem = problem
  }
  /** For logs, with the number: "503: The service is busy." People read `message`. */
  get line(): string {
    return `${this.status}: ${this.message}`
  }
}

/** No answer, or a gateway error (502 to 504). */
export const isUnreachable = ({ status }: ApiError): boolean =>
  status === 0 || (status >= 502 && status <= 504)

/** When a running search is asked again for what it has found. */
export const askAgainAfterMs = 600
/** Searches end by their own deadlines, the longest after half a minute. */
const asksAtMost = 15

/** The search is still running: repeat the same call in a moment to get what it has found. */
const goesOn = (answer: unknown): boolean =>
  answer instanceof ApiError
    ? answer.code === 'still-searching'
    : isObject(answer) && answer['searching'] === true

const timeoutMs = 30_000

let account: string | undefined

/**
 * Sets the account that later calls are meant for. The cookie is shared by all tabs and may change: a call
 * that would run as a different account is refused as if the session had ended.
 */
export function actFor(userId: string | undefined): void {
  account = userId
}

const fill = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${path}?${search}` : path
}

const isObject = (value: unknown): value is Partial<Problem> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

export async function toError(response: Response): Promise<ApiError> {
  const text = await response.text()
  let problem: Partial<Problem> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (isObject(parsed)) problem = parsed
  } catch {
    // Not our problem format, perhaps a proxy's page: use its text.
    problem = {}
  }
  const said = [problem.message, problem.error].find(isText)
  const message = said ?? (text.slice(0, 300) || response.statusText)
  return new ApiError(response.status, problem, message)
}

/**
 * The body of a success. If it is not what the operation promises, a proxy or a captive portal answered
 * instead: whether the server received the call is unknown.
 */
async function readBody(response: Response, kind: AnswerKind | 'json'): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  const promised = {
    nothing: response.status === 204,
    file: response.status === 200 && response.headers.has('content-disposition'),
    json: response.status !== 204 && type.includes('json'),
  }
  if (!promised[kind]) throw new TypeError(`Not the answer of this operation: ${type || 'empty'}`)
  if (kind === 'nothing') return undefined
  return kind === 'json' ? response.json() : response.blob()
}

/** An answer with its whole body: one that breaks off on the way is no answer. */
async function exchange(
  url: string,
  init: RequestInit,
  kind: AnswerKind | 'json',
  noneFor401: boolean,
): Promise<unknown> {
  try {
    const early = prefetchedAnswer(url, init)
    const response = (early && (await early)) ?? (await fetch(url, init))
    if (!response.ok) {
      const error = await toError(response)
      // Only our own 401: a proxy may ask for a password of its own.
      if (noneFor401 && error.code === 'unauthenticated') return undefined
      throw error
    }
    return await readBody(response, kind)
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    // Aborted by the caller (another key was typed, the page was left): not a failure.
    if (init.signal?.aborted && !timedOut) throw cause
    const message = timedOut ? apiClientText.timedOut : apiClientText.noConnection
    throw new ApiError(0, { code: timedOut ? 'timeout' : 'no-answer' }, message, cause)
  }
}

/** The same, repeated while the server's own search runs. */
async function untilFound(ask: () => Promise<unknown>, signal?: AbortSignal): Promise<unknown> {
  for (let asked = 1; ; asked += 1) {
    try {
      const answer = await ask()
      if (!goesOn(answer) || asked === asksAtMost) return answer
    } catch (error) {
      if (!goesOn(error) || asked === asksAtMost) throw error
    }
    await new Promise((done) => setTimeout(done, askAgainAfterMs))
    signal?.throwIfAborted()
  }
}

/** The account that calls are meant for now. */
export const actingFor = (): string | undefined => account

/** Tags the error with its service and notifies the listeners that show and log failures. */
export function announced(
  error: ApiError,
  { service, handles = [] }: Caller,
  inPlace = false,
): ApiError {
  const { status, code, line, stack } = error
  error.service = service
  const handled = handles.includes(code)
  announceFailure({ kind: 'call', service, status, code, handled, inPlace, message: line, stack })
  return error
}

interface Sent {
  readonly method: string
  readonly body: unknown
  readonly signal: AbortSignal | undefined
  readonly meant: string | undefined
}

function initOf({ method, body, signal, meant }: Sent): RequestInit {
  const timeout = AbortSignal.timeout(timeoutMs)
  return {
    method,
    credentials: 'same-origin',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(meant === undefined ? {} : { [accountHeader]: meant }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }
}

/**
 * A client of one contract: method and path come from the route table, types from the contract,
 * and no schema library comes with it. Rejects with ApiError after announcing the failure; shows
 * nothing by itself.
 */
export const createClient =
  <C extends Contract>(routes: C['routes'], caller: Caller) =>
  async <K extends keyof C['operations'] & string, const X extends Options = Options>(
    name: K,
    input: InputOf<C['operations'][K] & Operation>,
    options?: X,
  ): Promise<Answered<C['operations'][K] & Operation, X>> => {
    const route = routes[name]
    if (!route) throw new Error(`No such operation: ${name}`)
    const [method, path, kind = 'json'] = route
    const { params, query, body } = input as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    type Result = Answered<C['operations'][K] & Operation, X>
    const askedAt = performance.now()
    try {
      const url = withQuery(fill(path, params), query)
      const meant = caller.ignoresAccount ? undefined : (options?.account ?? account)
      const { signal, noneWhenSignedOut = false, inParts } = options ?? {}
      const ask = () =>
        exchange(url, initOf({ method, body, signal, meant }), kind, noneWhenSignedOut)
      return (await (inParts ? ask() : untilFound(ask, signal))) as Result
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const kept = isUnreachable(error) ? await options?.instead?.() : undefined
      if (kept !== undefined) return kept as Result
      if (caller.quiet) throw error
      // Not every 401: a wrong password has a code of its own.
      if (error.code === 'unauthenticated') announceSessionEnd(askedAt)
      throw announced(error, caller, options?.inPlace)
    }
  }
