import type { Config } from '#platform/server/config/read-config.ts'
import { wordTable } from '#platform/shared/word-table.ts'

const liteapi = [
  'https://static.cupid.travel',
  'https://liteapi-travel-static-data.s3.amazonaws.com',
] as const

const google = ['https://lh3.googleusercontent.com'] as const

/** Where the pictures of each live adapter are. */
const hosts = wordTable<readonly string[]>({ liteapi, google })

/** The hosts of pictures that a page may show beside its own: only those of suppliers that are switched on. */
export const photoHosts = (config: Config): readonly string[] => [
  ...new Set(
    [config.STAYS_PROVIDER, config.DINING_PROVIDER].flatMap((name) => hosts.get(name) ?? []),
  ),
]
