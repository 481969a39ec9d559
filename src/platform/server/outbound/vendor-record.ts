/** What this process knows of a vendor beside its answers: the last fault and the calls that are left. */
export interface VendorRecord {
  /** The latest fault, in words without a key, a query or a body. */
  readonly lastFault: { readonly at: Date; readonly why: string } | null
  /** Remaining calls, if the vendor reports them. */
  readonly quota: { readonly left: number; readonly of: number | null } | null
}

const records = new Map<string, VendorRecord>()
const none: VendorRecord = { lastFault: null, quota: null }

export const recordOf = (vendor: string): VendorRecord => records.get(vendor) ?? none

/** Names under which vendors say how many calls are left, and of how many. */
const leftNames = [
  'x-ratelimit-requests-remaining',
  'ratelimit-remaining',
  'x-ratelimit-remaining',
  'rate-limit-minute-remaining',
]
const allNames = [
  'x-ratelimit-requests-limit',
  'ratelimit-limit',
  'x-ratelimit-limit',
  'rate-limit-minute',
]

function numberIn(headers: Headers, names: readonly string[]): number | null {
  const text = names.map((name) => headers.get(name)).find((value) => value !== null)
  return text && /^\d{1,12}$/.test(text) ? Number(text) : null
}

export function noteHeaders(vendor: string, headers: Headers): void {
  const left = numberIn(headers, leftNames)
  if (left === null) return
  records.set(vendor, { ...recordOf(vendor), quota: { left, of: numberIn(headers, allNames) } })
}

export function noteFault(vendor: string, why: string, at: Date): void {
  records.set(vendor, { ...recordOf(vendor), lastFault: { at, why } })
}
