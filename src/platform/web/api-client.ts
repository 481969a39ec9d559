import type { z } from 'zod'
import type { Contract, FileOutput, Operation } from '#platform/shared/endpoint.ts'
import type { Problem } from '#platform/shared/problem.ts'
import { announceSessionEnd } from './session-end.ts'

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
}

/** An answer that is not a success, or none at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly problem: Partial<Problem>
  constructor(status: number, problem: Partial<Problem>, message: string, cause?: unknown) {
    super(message, { cause })
    this.status = status
    this.code = problem.code ?? 'no-answer'
    this.problem = problem
  }
}

const timeoutMs = 30_000

const fill = (path: string, params: Readonly<Record<string, string>> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

function withQuery(path: string, query: Readonly<Record<string, unknown>> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${path}?${search}` : path
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'message' in value

async function toError(response: Response): Promise<ApiError> {
  const text = await response.text()
  let problem: Partial<Problem> = {}
  try {
    const parsed: unknown = JSON.parse(text)
    if (isProblem(parsed)) problem = parsed
  } catch {
    // Not ours: a proxy's page, say. Its text is what there is.
    problem = {}
  }
  const message = problem.message ?? (text.slice(0, 300) || response.statusText)
  return new ApiError(response.status, problem, message)
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted && !(init.signal.reason instanceof DOMException)) throw cause
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    const message = timedOut
      ? 'Request timed out. Please check your connection and try again.'
      : 'Network connection issue detected. Please check your internet connection.'
    throw new ApiError(0, { code: timedOut ? 'timeout' : 'no-answer' }, message, cause)
  }
}

/**
 * A client of one contract: method and path come from the route table, types from the contract,
 * and no schema library comes with it. Rejects with ApiError; shows nothing by itself.
 */
export const createClient =
  <C extends Contract>(routes: C['routes']) =>
  async <K extends keyof C['operations'] & string>(
    name: K,
    input: InputOf<C['operations'][K] & Operation>,
    options: Options = {},
  ): Promise<OutputOf<C['operations'][K] & Operation>> => {
    const route = routes[name]
    if (!route) throw new Error(`No such operation: ${name}`)
    const [method, path] = route
    const { params, query, body } = input as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
    }
    const timeout = AbortSignal.timeout(timeoutMs)
    const response = await send(withQuery(fill(path, params), query), {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
    })
    if (!response.ok) {
      const error = await toError(response)
      // Not every 401: a wrong password has a code of its own.
      if (error.code === 'unauthenticated') announceSessionEnd()
      throw error
    }
    type Result = OutputOf<C['operations'][K] & Operation>
    if (response.status === 204) return undefined as Result
    const json = response.headers.get('content-type')?.includes('json')
    return (await (json ? response.json() : response.blob())) as Result
  }
