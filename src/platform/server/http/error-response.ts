import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors, type Problem } from '#platform/shared/problem.ts'
import type { Logger } from '../log/logger.ts'
import { isFullDisk } from '../storage-watch.ts'

const fail = failWith(commonErrors)

/** Codes of PostgreSQL, of sockets and of fetch that mean "not now" rather than "broken". */
const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '40001',
  '40P01',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EPIPE',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
])

/** A missing socket file means that the server is down; any other missing file is our own fault. */
const isMissingSocket = (error: Error): boolean =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

const isPassing = (error: Error): boolean =>
  ('code' in error && passing.has(String(error.code))) ||
  isMissingSocket(error) ||
  // pg says these without a code.
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/.test(
    error.message,
  )

/** Deeper than any chain of causes that is not a circle. */
const causesAtMost = 8

/** fetch and our own wrappers keep what happened in `cause`; an AppError there has been judged already. */
function hasPassingCause(error: unknown): boolean {
  let at = error
  for (let depth = 0; depth < causesAtMost && at instanceof Error; depth++) {
    if (at instanceof AppError) return false
    if (isPassing(at)) return true
    at = at.cause
  }
  return false
}

/** `unavailable` is vague: a full disk among its causes is the better answer. */
const saysWhy = (error: AppError): boolean => error.code !== 'unavailable'

const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError && saysWhy(error)) return error
  if (isFullDisk(error))
    return fail('storage-full', { cause: error, headers: { 'retry-after': '60' } })
  if (error instanceof AppError) return error
  if (hasPassingCause(error))
    return fail('unavailable', { cause: error, headers: { 'retry-after': '2' } })
  return fail('internal', { cause: error })
}

/** The problem document of a failure. No stack, no SQL and no vendor's text leaves with it. */
function toProblem(error: AppError, requestId: string): Problem {
  return {
    ...error.extra,
    type: `https://wayleaf.example/problems/${error.code}`,
    title: error.definition.title,
    status: error.definition.status,
    detail: error.message,
    code: error.code,
    message: error.message,
    error: error.message,
    success: false,
    requestId,
    ...(error.fields ? { errors: error.fields } : {}),
  }
}

/** Turns an exception into a problem response. Logs unexpected ones with their cause and the request id. */
export function errorResponse(failure: unknown, requestId: string, log: Logger): Response {
  const error = toAppError(failure)
  if (error.definition.status >= 500) log.error({ requestId, err: failure }, error.code)
  return new Response(JSON.stringify(toProblem(error, requestId)), {
    status: error.definition.status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      ...error.headers,
    },
  })
}
