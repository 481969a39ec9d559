import { unknownAdapter } from '#platform/server/outbound/unknown-adapter.ts'
import { embeddedVisasProvider } from './embedded/embedded-visas-provider.ts'
import type { VisasProvider } from './visas-provider.ts'

/** The one place where a setting becomes an adapter; an unknown name stops the boot. */
export function createVisasProvider(name: string): VisasProvider {
  switch (name) {
    case 'embedded':
      return embeddedVisasProvider
    default:
      throw unknownAdapter('VISAS_PROVIDER', name, ['embedded'])
  }
}
