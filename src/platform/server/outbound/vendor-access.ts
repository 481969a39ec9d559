import { ownValue } from '#platform/shared/word-table.ts'
import { ConfigError } from '../config/read-config.ts'
import type { VendorLog } from './vendor-client.ts'
import { type Vendor, type VendorName, vendors } from './vendors.ts'

/** A vendor as the settings name it. */
export interface VendorAccess {
  readonly key: string | undefined
  readonly url: string
}

/** What an adapter needs beside: set where the port may have a live one. */
export interface VendorWays {
  readonly log: VendorLog
  of(name: VendorName): VendorAccess
  /** Another setting of an adapter's. Throws ConfigError where it is unset. */
  setting(name: string): string
}

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
      return { key: key && read(key), url: read(url) ?? address }
    },
    setting: (name) => {
      const value = read(name)
      if (!value) throw new ConfigError([`${name}: is not set`])
      return value
    },
  }
}

/** A vendor's address and key. Throws ConfigError where there is none: nothing falls back in silence. */
export function accessTo(
  ways: VendorWays | undefined,
  name: VendorName,
): { readonly key: string; readonly url: string; readonly log: VendorLog } {
  const access = ways?.of(name)
  if (!ways || !access?.key) throw new ConfigError([`${name}: the key of this vendor is not set`])
  return { key: access.key, url: access.url, log: ways.log }
}
