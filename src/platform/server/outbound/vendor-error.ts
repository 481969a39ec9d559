import { AppError, failWith } from '#platform/shared/app-error.ts'
import { commonErrors } from '#platform/shared/problem.ts'

const fail = failWith(commonErrors)

/**
 * key: refused, missing or without the right. quota: too many calls. input: the vendor refuses what was sent.
 * down: not reached, or a fault of its own. late: no whole answer in time. answer: one that cannot be used.
 * paused: not asked, because the latest calls failed.
 */
export type VendorFault = 'key' | 'quota' | 'input' | 'down' | 'late' | 'answer' | 'paused'

/** Why a vendor gave nothing. Never holds a key, a query or a body. */
export class VendorError extends Error {
  override readonly name = 'VendorError'
  readonly fault: VendorFault
  readonly status: number | undefined
  constructor(vendor: string, fault: VendorFault, said: string, status?: number) {
    super(`${vendor}: ${said}`)
    this.fault = fault
    this.status = status
  }
}

/** As a port says it: unavailable, with the reason inside. */
export const unavailableBy = (cause: VendorError): AppError => fail('unavailable', { cause })

/** The reason inside, where a vendor was it. */
export function vendorErrorIn(error: unknown): VendorError | undefined {
  if (error instanceof VendorError) return error
  return error instanceof AppError && error.cause instanceof VendorError ? error.cause : undefined
}
