import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, readFile, rename, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { chooseLaunchMode } from './choose-launch-mode.ts'
import { findBinaries } from './find-binaries.ts'
import { identifyProcess } from './identify-process.ts'
import { invocation } from './run-as.ts'
import { launchModesFor } from './launch-modes.ts'
import { serverSettings } from './server-settings.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { ask, postmasterOf } from './testing/ask.ts'
import { killAll } from './testing/kill-all.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { startInChild } from './testing/start-in-child.ts'

const log = () => undefined
const limitMs = 30_000
// One folder for all: each test leaves it without a server.
const dataDir = await scratchFolder(afterAll)

test(
  'lock files that name a living stranger do not stop a start',
  { timeout: limitMs },
  async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    const lock = join(first.location, '18', 'postmaster.pid')
    const socket = join(first.connection.host, `.s.PGSQL.${first.connection.port}`)
    await copyFile(lock, join(dataDir, 'pid'))
    await copyFile(`${socket}.lock`, join(dataDir, 'socket-pid'))
    await first.stop()
    const stranger = spawn('sleep', ['60'])
    onTestFinished(() => void stranger.kill())
    for (const [copy, place] of [
      ['pid', lock],
      ['socket-pid', `${socket}.lock`],
    ] as const) {
      const text = await readFile(join(dataDir, copy), 'utf8')
      await writeFile(place, text.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
    }
    const next = await startEmbeddedPostgres({ dataDir, log })
    expect(next.adopted).toBe(false)
    expect(stranger.exitCode).toBe(null)
    await next.stop()
  },
)

test('lock files left empty by a kill do not stop a start', { timeout: limitMs }, async () => {
  const first = await startEmbeddedPostgres({ dataDir, log })
  await first.stop()
  const { host, port } = first.connection
  const longAgo = new Date(Date.now() - 60_000)
  for (const lock of [
    join(first.location, '18', 'postmaster.pid'),
    join(host, `.s.PGSQL.${port}.lock`),
  ]) {
    await writeFile(lock, '', { mode: 0o600 })
    await utimes(lock, longAgo, longAgo)
  }
  const next = await startEmbeddedPostgres({ dataDir, log })
  expect(next.adopted).toBe(false)
  await next.stop()
})

/** Starts the server below a shell that turned into a sleep and never looks after its children. */
async function startUnreaped({ location, connection }: EmbeddedPostgres) {
  const modes = await launchModesFor(dataDir, process.getuid?.() ?? -1)
  const { mode, programs } = await chooseLaunchMode(modes, await findBinaries())
  const settings = serverSettings(connection.host, connection.port)
  const { command, args, options } = invocation(mode, '/bin/sh', [
    '-c',
    '"$0" "$@" & exec sleep 60',
    programs.postgres,
    '-D',
    join(location, '18'),
    ...settings,
  ])
  const shell = spawn(command, args, { ...options, stdio: 'ignore' })
  onTestFinished(() => void shell.kill('SIGKILL'))
}

test.skipIf(!existsSync('/proc/self/stat'))(
  'a killed server that is not reaped (zombie) does not stop a start (needs /proc to be seen)',
  { timeout: limitMs },
  async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    await ask(first, 'create table kept as select 7 as n')
    await first.stop()
    await startUnreaped(first)
    await expect
      .poll(() => ask(first, 'select n from kept').catch(() => []), { timeout: 5000 })
      .toEqual([{ n: 7 }])
    const pid = await postmasterOf(first.location)
    await killAll(pid)
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    const next = await startEmbeddedPostgres({ dataDir, log })
    expect(next.adopted).toBe(false)
    expect(await ask(next, 'select n from kept')).toEqual([{ n: 7 }])
    expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
    await next.stop()
  },
)

test(
  'the server of a folder is told from strangers, with /proc and without',
  { timeout: limitMs },
  async () => {
    const server = await startEmbeddedPostgres({ dataDir, log })
    const cluster = join(server.location, '18')
    const pid = await postmasterOf(server.location)
    for (const source of existsSync('/proc/self/stat')
      ? (['proc', 'ps'] as const)
      : (['ps'] as const)) {
      expect(await identifyProcess(pid, cluster, source)).toBe('ours')
      expect(await identifyProcess(pid, server.location, source)).toBe('other')
      expect(await identifyProcess(process.pid, cluster, source)).toBe('other')
      // Above the largest id that Linux and macOS give.
      expect(await identifyProcess(4_194_305, cluster, source)).toBe('gone')
    }
    await server.stop()
    expect(await identifyProcess(pid, cluster)).not.toBe('ours')
  },
)

// Last: it takes the shared folder away.
test(
  'a folder moved while its server ran is served from its new place, with all that was confirmed',
  { timeout: limitMs },
  async () => {
    const app = await startInChild(dataDir)
    await ask(app.server, 'create table moved as select 7 as n')
    app.child.kill('SIGKILL')
    const pid = await postmasterOf(app.server.location)
    const place = join(await scratchFolder(), 'new')
    await rename(dataDir, place)
    const next = await startEmbeddedPostgres({ dataDir: place, log })
    expect(next.adopted).toBe(false)
    expect(await ask(next, 'select n from moved')).toEqual([{ n: 7 }])
    expect(await identifyProcess(pid, join(next.location, '18'))).not.toBe('ours')
    await next.stop()
  },
)
