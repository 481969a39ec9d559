import { ownValue } from '#platform/shared/word-table.ts'
import { ConfigError } from '../config/read-config.ts'
import type { VendorLimits, VendorLog } from './vendor-client.ts'
import { type Vendor, type VendorName, vendors } from './vendors.ts'

/** A vendor as the settings name it. */
export interface VendorAccess {
  readonly key: string | undefined
  readonly url: string
  /** What the contract allows; undefined: no limit of ours. */
  readonly callsADay?: number | undefined
}

/** What an adapter needs beside: set where the port may have a live one. */
export interface VendorWays {
  readonly log: VendorLog
  of(name: VendorName): VendorAccess
  /** Another setting of an adapter's. Throws ConfigError where it is unset. */
  setting(name: string): string
}

/** 'duffel=1500,terra=300' */
const callsIn = (text: string | undefined): ReadonlyMap<string, number> =>
  new Map(
    (text ?? '').split(',').flatMap((one): [string, number][] => {
      const [name, calls] = one.split('=')
      return name && calls ? [[name, Number(calls)]] : []
    }),
  )

/** The vendors' addresses and keys, out of the settings. */
export const vendorWays = (
  settings: Readonly<Record<string, unknown>>,
  log: VendorLog,
): VendorWays => {
  const read = (name: string): string | undefined => {
    const value = ownValue(settings, name)
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return {
    log,
    of: (name) => {
      const { key, url, address }: Vendor = vendors[name]
      const callsADay = callsIn(read('VENDOR_CALLS_A_DAY')).get(name)
      return { key: key && read(key), url: read(url) ?? address, callsADay }
    },
    setting: (name) => {
      const value = read(name)
      if (!value) throw new ConfigError([`${name}: is not set`])
      return value
    },
  }
}

/** A vendor's address and key. Throws ConfigError if one is missing: there is no silent fallback. */
export function accessTo(
  ways: VendorWays | undefined,
  name: VendorName,
): {
  readonly key: string
  readonly url: string
  readonly log: VendorLog
  readonly limits?: Partial<VendorLimits>
} {
  const access = ways?.of(name)
  if (!ways || !access?.key) throw new ConfigError([`${name}: the key of this vendor is not set`])
  const { key, url, callsADay } = access
  return { key, url, log: ways.log, ...(callsADay ? { limits: { callsADay } } : {}) }
}
