import type { z } from 'zod'
import type {
  Contract,
  FileOutput,
  Method,
  Operation,
  RedirectOutput,
  RouteTable,
} from '#platform/shared/endpoint.ts'
import type { ErrorTable } from '#platform/shared/problem.ts'
import { ownValue } from '#platform/shared/word-table.ts'
import type { Policy } from '../auth/policy.ts'
import type { Session } from '../auth/session.ts'
import type { Revision } from './answer-cache.ts'
import type { Input } from './read-input.ts'
import type { StreamedAnswer } from './streamed-answer.ts'

/** Facts about the request itself. */
export interface RequestFacts {
  readonly id: string
  /** The caller's address, as far as the trusted proxies tell. */
  readonly address: string
  readonly headers: Headers
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal
}

type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined

/** All that a handler gets: parsed input, the caller, the request, and headers to answer with. */
export interface Call<O extends Operation, S> {
  readonly params: Decoded<O['params']>
  readonly query: Decoded<O['query']>
  readonly body: Decoded<O['body']>
  readonly session: S
  readonly request: RequestFacts
  readonly reply: Headers
}

/** A file to answer with; `inline` shows it instead of saving it. */
export interface FileAnswer {
  readonly bytes: Uint8Array
  readonly fileName: string
  /** ASCII fallback of the name. Default: derived from `fileName`. */
  readonly plainName?: string
  readonly inline?: boolean
}

/** The response body in wire format: presenters produce it, nothing is encoded later. */
export type Answer<O extends Operation> = O['output'] extends z.ZodType
  ? z.input<O['output']> | StreamedAnswer
  : O['output'] extends FileOutput
    ? FileAnswer
    : O['output'] extends RedirectOutput
      ? string
      : void

export type PolicyTable<R extends RouteTable> = { readonly [K in keyof R]: Policy }

type SessionOf<P> = P extends Policy<infer S> ? S : never

type Handlers<C extends Contract, P> = {
  readonly [K in keyof C['routes'] & keyof P]: (
    call: Call<C['operations'][K & string] & Operation, SessionOf<P[K]>>,
  ) => Promise<Answer<C['operations'][K & string] & Operation>>
}

/** One operation, ready to be served. Types have done their work by here. */
export interface BoundOperation {
  readonly name: string
  readonly tag: string
  readonly method: Method
  readonly path: string
  readonly operation: Operation
  readonly errors: ErrorTable
  readonly policy: Policy
  /** Adds to what was sent what it leaves to be found out, before it is parsed. */
  readonly complete?: (sent: Input, caller: () => Promise<Session | undefined>) => Promise<Input>
  /** Of an operation whose finished answers are kept: it reads and writes nothing but its answer. */
  readonly revision?: Revision | undefined
  handle(call: Call<Operation, Session | undefined>): Promise<unknown>
}

/**
 * Joins a contract, its policies and its handlers. An operation without a policy or a handler
 * does not compile, nor does an answer that differs from the contract.
 */
export function bindContract<C extends Contract, const P extends PolicyTable<C['routes']>>(
  contract: C,
  policies: P,
  handlers: Handlers<C, P>,
  revisions: { readonly [K in keyof C['routes']]?: Revision } = {},
): readonly BoundOperation[] {
  return Object.entries(contract.routes).map(([name, [method, path]]) => {
    const operation = ownValue<Operation>(contract.operations, name)
    const policy = ownValue<Policy>(policies, name)
    const handle = ownValue(handlers as Record<string, BoundOperation['handle']>, name)
    if (!operation || !policy || !handle) throw new Error(`Operation ${name} is not complete`)
    return {
      name,
      tag: contract.tag,
      method,
      path,
      operation,
      errors: contract.errors,
      policy,
      revision: ownValue(revisions as Readonly<Record<string, Revision>>, name),
      handle,
    }
  })
}
