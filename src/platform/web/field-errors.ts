import { ApiError } from './api-client.ts'

/** The server's sentences by field name: "password" → "Use at least 8 characters." */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    (error.problem.errors ?? []).toReversed().map(({ field, message }) => [field, message]),
  )
}

/**
 * The message of a refusal without a form beside it: the first field's fault instead of "fields are
 * marked".
 */
export const refusalText = (error: Error): string =>
  Object.values(fieldErrors(error))[0] ?? error.message
