import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import { createCallGuard, createDayCount } from './call-guard.ts'
import { readCapped } from './read-capped.ts'
import { unavailableBy, VendorError } from './vendor-error.ts'
import { noteFault, noteHeaders } from './vendor-record.ts'

export interface VendorLimits {
  /** For a call with its second try, in milliseconds. */
  readonly deadlineMs: number
  /** The mean pause before a second try; the real one is between half and one and a half of it. */
  readonly pauseMs: number
  readonly bytes: number
  readonly failures: number
  readonly restMs: number
  readonly retries: number
  readonly callsPerRetry: number
  /** Calls of one process in a day (UTC), second tries not counted; beyond them nothing is asked. */
  readonly callsADay: number
}

const vendorLimits: VendorLimits = {
  deadlineMs: 12_000,
  pauseMs: 250,
  bytes: 8_000_000,
  failures: 5,
  restMs: 30_000,
  retries: 5,
  callsPerRetry: 10,
  callsADay: Number.POSITIVE_INFINITY,
}

export interface VendorCall<T> {
  readonly path: string
  /** GET unless there is a body, then POST. */
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** A list is written once for each of its texts. */
  readonly query?: Readonly<Record<string, string | number | readonly string[] | undefined>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly answer: z.ZodType<T>
  /** Statuses that mean "not found": the call returns undefined. */
  readonly nothing?: readonly number[]
  /**
   * Reads a refusal (a 4xx and its body, undefined if that is no JSON) as an answer; undefined leaves it a fault.
   * Not for 401, 403 and 429.
   */
  readonly refused?: (status: number, body: unknown) => T | undefined
  /** True if asking twice does no harm. Default: for GET only. */
  readonly repeatable?: boolean
  /** 'text': the answer is parsed by `answer` as a string. */
  readonly format?: 'json' | 'text'
  readonly deadlineMs?: number
}

export interface VendorClient {
  /** Throws AppError `unavailable` with a VendorError as its cause; an abort of the caller's stays one. */
  call<T>(call: VendorCall<T>, signal: AbortSignal): Promise<T | undefined>
}

/** What of a logger a client needs. */
export interface VendorLog {
  warn(facts: object, message: string): void
}

export interface VendorParts {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly log?: VendorLog
  readonly limits?: Partial<VendorLimits>
  readonly now?: () => number
}

const again = new Set([429, 502, 503, 504])

/** A status as a fault; undefined for a success. */
function faultOf(vendor: string, status: number): VendorError | undefined {
  if (status >= 200 && status < 300) return undefined
  if (status === 401 || status === 403)
    return new VendorError(vendor, 'key', `refuses the key (${status})`, status)
  if (status === 429) return new VendorError(vendor, 'quota', 'too many calls (429)', status)
  if (status >= 500) return new VendorError(vendor, 'down', `fails (${status})`, status)
  // Redirects are not followed: one could lead to an address inside our network.
  if (status < 400) return new VendorError(vendor, 'answer', `redirects (${status})`, status)
  return new VendorError(vendor, 'input', `refuses the request (${status})`, status)
}

/** Where a schema and an answer part, without what the answer holds. */
const placesOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, code }) => `${path.join('.')} ${code}`)
    .join(', ')

function parse<T>(vendor: string, call: VendorCall<T>, text: string): T {
  let value: unknown = text
  if (call.format !== 'text') {
    try {
      value = JSON.parse(text)
    } catch {
      throw new VendorError(vendor, 'answer', 'answers no JSON')
    }
  }
  const parsed = call.answer.safeParse(value)
  if (parsed.success) return parsed.data
  throw new VendorError(vendor, 'answer', `answers otherwise: ${placesOf(parsed.error)}`)
}

function addressOf<T>(base: string, { path, query = {} }: VendorCall<T>): string {
  const url = new URL(base.replace(/(?<!\/)\/+$/, '') + path)
  for (const [name, value] of Object.entries(query))
    for (const one of typeof value === 'object' ? value : [value])
      if (one !== undefined) url.searchParams.append(name, String(one))
  return url.href
}

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one request and returns the response with any status. Throws VendorError. */
async function askOnce<T>(
  { name, url, headers = {} }: VendorParts,
  call: VendorCall<T>,
  { bytes, signal }: { readonly bytes: number; readonly signal: AbortSignal },
): Promise<T | undefined> {
  const response = await fetch(addressOf(url, call), {
    method: call.method ?? (call.body === undefined ? 'GET' : 'POST'),
    headers: {
      accept: call.format === 'text' ? '*/*' : 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
    redirect: 'manual',
    signal,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new VendorError(name, 'down', `is not reached (${codeOf(error)})`)
  })
  noteHeaders(name, response.headers)
  const isNothing = call.nothing?.includes(response.status)
  const fault = isNothing ? undefined : faultOf(name, response.status)
  if (fault?.fault === 'input' && call.refused) {
    const text = await readCapped(name, response, { bytes, signal })
    const answer = call.refused(response.status, jsonOf(text))
    if (answer === undefined) throw fault
    return answer
  }
  if (isNothing || fault) {
    await response.body?.cancel().catch(() => undefined)
    if (fault) throw fault
    return undefined
  }
  return parse(name, call, await readCapped(name, response, { bytes, signal }))
}

/** True of what may be over in a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof VendorError &&
  (again.has(error.status ?? 0) || (error.fault === 'down' && error.status === undefined))

/** The way to one vendor: what goes wrong there ends here, in time and in size. */
export function createVendorClient(parts: VendorParts): VendorClient {
  const { name, log, now = Date.now } = parts
  const limits = { ...vendorLimits, ...parts.limits }
  const guard = createCallGuard(limits, now)
  const mayCallToday = createDayCount(limits.callsADay, now)

  async function askTwice<T>(call: VendorCall<T>, signal: AbortSignal): Promise<T | undefined> {
    const ending = { bytes: limits.bytes, signal }
    const mayRepeat = call.repeatable ?? (call.body === undefined && call.method !== 'PUT')
    try {
      return await askOnce(parts, call, ending)
    } catch (error) {
      if (!mayRepeat || !isPassing(error) || signal.aborted || !guard.mayRetry()) throw error
      await wait(limits.pauseMs * (0.5 + Math.random()), undefined, { signal })
      return askOnce(parts, call, ending)
    }
  }

  /** Notes a fault of the vendor and gives it as the port says it. */
  function note(fault: VendorError, path: string, began: number): Error {
    // A refused request says that the vendor is there.
    if (fault.fault === 'input') guard.worked()
    else guard.failed()
    const { message, status } = fault
    noteFault(name, message, new Date())
    log?.warn({ vendor: name, path, status, ms: now() - began, fault: fault.fault }, message)
    return unavailableBy(fault)
  }

  return {
    async call(call, caller) {
      caller.throwIfAborted()
      if (!guard.mayCall())
        throw unavailableBy(new VendorError(name, 'paused', 'is left in peace after failures'))
      const began = now()
      if (!mayCallToday()) {
        guard.dropped()
        const spent = new VendorError(name, 'quota', 'has had its calls of the day')
        log?.warn({ vendor: name, path: call.path, fault: spent.fault }, spent.message)
        throw unavailableBy(spent)
      }
      const deadline = AbortSignal.timeout(call.deadlineMs ?? limits.deadlineMs)
      try {
        const answer = await askTwice(call, AbortSignal.any([caller, deadline]))
        guard.worked()
        return answer
      } catch (error) {
        if (caller.aborted && !deadline.aborted) {
          guard.dropped()
          throw error
        }
        const isLate = !(error instanceof VendorError)
        const fault = isLate ? new VendorError(name, 'late', 'gives no answer in time') : error
        throw note(fault, call.path, began)
      }
    },
  }
}
