import type { z } from 'zod'
import type { ErrorTable } from './problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What an answer carries where it is not JSON: no body at all (204), or a file. The page holds the
 * answer against it, because anything between here and the server may answer in the server's place.
 */
export type AnswerKind = 'nothing' | 'file'

type Route = readonly [Method, `/${string}`] | readonly [Method, `/${string}`, AnswerKind]

/** Method and path of each operation, plain data: the only part of a contract that reaches a page. */
export type RouteTable = Readonly<Record<string, Route>>

/** An answer that is a file: its media type. */
export interface FileOutput {
  readonly file: string
}

/** An answer that sends the browser elsewhere. */
export interface RedirectOutput {
  readonly redirect: true
}

export const fileOutput = (mediaType: string): FileOutput => ({ file: mediaType })
export const redirectOutput: RedirectOutput = { redirect: true }

/** Input and output schemas of an operation. Schemas may be codecs between the wire format and ours. */
export interface Operation {
  readonly summary: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** The body stays raw text: its signature covers the bytes before parsing. */
  readonly rawBody?: boolean
  /** Absent: the answer has no body (204). */
  readonly output?: z.ZodType | FileOutput | RedirectOutput
  readonly status?: 200 | 201 | 202 | 204 | 302
  /** Log input that fails validation: our own pages never send it, so it may be an attack. */
  readonly watched?: boolean
  /**
   * The header Idempotency-Key: `kept` repeats the answer of the first call for a day, `own` is handled
   * by the operation itself.
   */
  readonly idempotencyKey?: 'kept' | 'own'
  /** The feature's own codes this operation may answer with; the common ones are implied. */
  readonly errors?: readonly string[]
}

export interface Contract<R extends RouteTable = RouteTable> {
  readonly tag: string
  readonly routes: R
  readonly errors: ErrorTable
  readonly operations: { readonly [K in keyof R]: Operation }
}

/** The output that the route has announced. */
type Announced<R extends Route> = R extends readonly [Method, string, 'nothing']
  ? { readonly output?: undefined }
  : R extends readonly [Method, string, 'file']
    ? { readonly output: FileOutput }
    : { readonly output: z.ZodType | RedirectOutput }

/** Joins a feature's routes, errors and schemas; an operation that is missing fails to compile. */
export const defineContract = <
  const R extends RouteTable,
  const E extends ErrorTable,
  const O extends {
    readonly [K in keyof R]: Operation & Announced<R[K]> & { errors?: readonly (keyof E)[] }
  },
>(contract: {
  readonly tag: string
  readonly routes: R
  readonly errors: E
  readonly operations: O
}) => contract
