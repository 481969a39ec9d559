import { ApiError } from './api-client.ts'

/** The server's sentences by field name: "password" → "Use at least 8 characters." */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    (error.problem.errors ?? []).toReversed().map(({ field, message }) => [field, message]),
  )
}

/** Why something was refused, where no form stands beside it: what is wrong itself rather than that fields are marked. */
export const refusalText = (error: Error): string =>
  Object.values(fieldErrors(error))[0] ?? error.message
