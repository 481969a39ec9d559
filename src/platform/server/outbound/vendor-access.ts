import { ConfigError } from '../config/read-config.ts'
import type { VendorLog } from './vendor-client.ts'

/** A vendor as the settings name it. */
export interface VendorAccess {
  readonly key: string | undefined
  readonly url: string
}

/** What an adapter needs beside: set where the port may have a live one. */
export interface VendorWays {
  readonly log: VendorLog
  readonly liteapi: VendorAccess
  readonly duffel: VendorAccess
  readonly travelbuddy: VendorAccess
  readonly google: VendorAccess
  readonly geocoding: VendorAccess
}

/** A vendor's address and key. Throws ConfigError where there is none: nothing falls back in silence. */
export function accessTo<T extends Exclude<keyof VendorWays, 'log'>>(
  ways: VendorWays | undefined,
  name: T,
): { readonly key: string; readonly url: string; readonly log: VendorLog } {
  const access = ways?.[name]
  if (!ways || !access?.key) throw new ConfigError([`${name}: the key of this vendor is not set`])
  return { key: access.key, url: access.url, log: ways.log }
}
