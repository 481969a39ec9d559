import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { full } from '#tests/support/full-rounds.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import type { LaunchModeName } from './launch-mode.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { ask } from './testing/ask.ts'
import { removeLocation, scratchFolder } from './testing/scratch-folder.ts'

const root = process.getuid?.() === 0
const namespaces =
  root &&
  spawnSync('unshare', ['--user', '--map-user=65534', '--map-group=65534', 'true']).status === 0
const log = () => undefined
const limitMs = 30_000
const only =
  (...names: readonly LaunchModeName[]) =>
  (name: LaunchModeName) =>
    names.includes(name)

async function closedHome(): Promise<string> {
  const home = join(await scratchFolder(), 'home')
  await mkdir(home, { mode: 0o700 })
  return join(home, '.data')
}

/** The programs as they are when the whole checkout is in a closed home. */
async function binariesIn(home: string): Promise<Binaries> {
  const found = await findBinaries()
  if (!found.packageFolder) return found
  const packageFolder = join(home, 'package')
  await cp(found.packageFolder, packageFolder, { recursive: true, verbatimSymlinks: true })
  // As an install under umask 077 leaves it.
  await promisify(execFile)('chmod', ['-R', 'go-rwx', packageFolder])
  return { ...found, packageFolder, bin: join(packageFolder, 'native', 'bin') }
}

test.skipIf(!namespaces)(
  'root in a closed home keeps the data there (needs root and user namespaces)',
  { timeout: limitMs },
  async () => {
    const dataDir = await closedHome()
    const server = await startEmbeddedPostgres({ dataDir, log })
    expect(server.location).toBe(join(dataDir, 'postgres'))
    expect((await stat(join(server.location, '18'))).uid).toBe(0)
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  },
)

test.skipIf(!root || !full)(
  'root in a closed home without namespaces keeps it elsewhere, says so and remembers (needs root)',
  { timeout: limitMs },
  async () => {
    const dataDir = await closedHome()
    const lines: string[] = []
    const binaries = await binariesIn(dirname(dataDir))
    const server = await startEmbeddedPostgres(
      { dataDir, log: (line) => lines.push(line) },
      { binaries: async () => binaries, allowed: only('account', 'moved') },
    )
    onTestFinished(() => removeLocation(server.location))
    expect(server.location).toMatch(/^\/var\/lib\/wayleaf\/[0-9a-f]{16}$/)
    expect(lines.join('\n')).toContain(server.location)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
    expect(existsSync(join(server.location, 'binaries', binaries.version))).toBe(
      binaries.packageFolder !== undefined,
    )
    expect((await stat(join(server.location, '18'))).uid).not.toBe(0)
    await ask(server, 'create table kept as select 7 as n')
    await server.stop()

    const again = await startEmbeddedPostgres({ dataDir, log })
    expect(again.location).toBe(server.location)
    expect(await ask(again, 'select n from kept')).toEqual([{ n: 7 }])
    await again.stop()

    await removeLocation(server.location)
    const marker = join(dataDir, 'postgres-location.json')
    await expect(startEmbeddedPostgres({ dataDir, log })).rejects.toThrow(marker)
    expect(await readFile(marker, 'utf8')).toContain(server.location)
  },
)

test.skipIf(!root)(
  'root without namespaces in an open folder runs the server as nobody, and so it stays (needs root)',
  { timeout: limitMs },
  async () => {
    const dataDir = await scratchFolder()
    await chmod(dataDir, 0o755)
    const server = await startEmbeddedPostgres({ dataDir, log }, { allowed: only('account') })
    expect(server.location).toBe(join(dataDir, 'postgres'))
    const { uid } = await stat(join(server.location, '18'))
    expect(uid).not.toBe(0)
    await ask(server, 'create table kept as select 7 as n')
    await server.stop()
    const again = await startEmbeddedPostgres({ dataDir, log })
    expect((await stat(join(again.connection.host, `.s.PGSQL.${again.connection.port}`))).uid).toBe(
      uid,
    )
    expect(await ask(again, 'select n from kept')).toEqual([{ n: 7 }])
    await again.stop()
  },
)

test('where nothing works the reasons and the way out are told', async () => {
  const dataDir = await scratchFolder()
  const broken = { bin: '/nonexistent', packageFolder: undefined, version: '18.0' }
  const start = startEmbeddedPostgres({ dataDir, log }, { binaries: async () => broken })
  await expect(start).rejects.toThrow(/DATABASE_URL[^]*nonexistent/)
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
})
