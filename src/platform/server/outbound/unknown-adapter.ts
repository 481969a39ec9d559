import { ConfigError } from '../config/read-config.ts'

/** What stops the boot when a port is set to an adapter that does not exist. */
export const unknownAdapter = (setting: string, name: string, known: readonly string[]) =>
  new ConfigError([`${setting}: unknown adapter "${name}". Known: ${known.join(', ')}`])
