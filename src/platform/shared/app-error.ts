import type { ErrorDefinition, ErrorTable, FieldError } from './problem.ts'

interface AppErrorOptions {
  /** Replaces the table's sentence for the person where more can be said. */
  readonly message?: string
  readonly fields?: readonly FieldError[]
  /** Extension members of the problem document, such as both values of a conflict. */
  readonly extra?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

/** An expected failure: it has a code in a feature's table and a sentence for the person. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: string
  readonly definition: ErrorDefinition
  readonly fields: readonly FieldError[] | undefined
  readonly extra: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(code: string, definition: ErrorDefinition, options: AppErrorOptions = {}) {
    super(options.message ?? definition.message, { cause: options.cause })
    this.code = code
    this.definition = definition
    this.fields = options.fields
    this.extra = options.extra ?? {}
    this.headers = options.headers ?? {}
  }
}

/** Binds a feature's table, so that only its own codes can be thrown: `fail('trip-not-found')`. */
export const failWith =
  <T extends ErrorTable>(table: T) =>
  (code: keyof T & string, options?: AppErrorOptions): AppError => {
    const definition = table[code]
    if (!definition) throw new Error(`No such error code: ${code}`)
    return new AppError(code, definition, options)
  }
