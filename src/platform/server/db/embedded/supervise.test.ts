import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { identifyProcess } from './identify-process.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { ask, postmasterOf } from './testing/ask.ts'
import { killAll } from './testing/kill-all.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { startInChild } from './testing/start-in-child.ts'

const log = () => undefined
const limitMs = 30_000
// One folder for all: each test leaves it without a server.
const dataDir = await scratchFolder(afterAll)

test(
  'a second start joins the server, and it stops with its last user',
  { timeout: limitMs },
  async () => {
    const first = await startEmbeddedPostgres({ dataDir, log })
    const second = await startEmbeddedPostgres({ dataDir, log })
    expect([first.adopted, second.adopted]).toEqual([false, true])
    expect(second.connection).toEqual(first.connection)
    const pid = await postmasterOf(first.location)
    await first.stop()
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }])
    await Promise.all([second.stop(), second.stop()])
    expect(await identifyProcess(pid, `${first.location}/18`)).not.toBe('ours')
  },
)

test(
  'the server of an app that was killed is joined by the next start',
  { timeout: limitMs },
  async () => {
    const app = await startInChild(dataDir)
    await ask(app.server, 'create table joined as select 7 as n')
    app.child.kill('SIGKILL')
    const next = await startEmbeddedPostgres({ dataDir, log })
    expect(next.adopted).toBe(true)
    expect(await ask(next, 'select n from joined')).toEqual([{ n: 7 }])
    await next.stop()
  },
)

test(
  'after a kill of app, server and all its processes every confirmed row is there',
  { timeout: limitMs },
  async () => {
    const app = await startInChild(dataDir)
    await ask(app.server, 'create table confirmed_rows (n int)')
    const pid = await postmasterOf(app.server.location)
    let confirmed = 0
    const writing = (async () => {
      for (;;) {
        await ask(app.server, `insert into confirmed_rows values (${confirmed + 1})`)
        confirmed += 1
      }
    })()
    writing.catch(() => undefined)
    await sleep(300)
    app.child.kill('SIGKILL')
    await killAll(pid)
    await expect(writing).rejects.toThrow()
    expect(confirmed).toBeGreaterThan(0)
    const next = await startEmbeddedPostgres({ dataDir, log })
    expect(next.adopted).toBe(false)
    const [found] = await ask<{ n: number }>(next, 'select count(*)::int as n from confirmed_rows')
    // One more at most: stored, but the answer was lost with the server.
    expect([confirmed, confirmed + 1]).toContain(found?.n)
    await next.stop()
  },
)

test(
  'a server killed under a running app is started again at the same address',
  { timeout: limitMs },
  async () => {
    const lines: string[] = []
    const server = await startEmbeddedPostgres({
      dataDir,
      log: (line) => lines.push(line),
    })
    await ask(server, 'create table brought_back as select 7 as n')
    await killAll(await postmasterOf(server.location))
    await expect
      .poll(() => ask(server, 'select n from brought_back').catch(() => []), { timeout: 10_000 })
      .toEqual([{ n: 7 }])
    await expect.poll(() => lines).toContain('database: PostgreSQL is back')
    await server.stop()
  },
)

test(
  'a postmaster killed alone, with a busy process left behind, is followed by another',
  { timeout: limitMs },
  async () => {
    const server = await startEmbeddedPostgres({ dataDir, log })
    // A loop in the server does not look whether its postmaster lives.
    const busy = ask(
      server,
      `do $$ declare until timestamptz := clock_timestamp() + interval '1500 ms';
     begin while clock_timestamp() < until loop end loop; end $$`,
    )
    busy.catch(() => undefined)
    await sleep(150)
    const pid = await postmasterOf(server.location)
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() => ask(server, 'select 1 as one').catch(() => []), { timeout: 15_000 })
      .toEqual([{ one: 1 }])
    expect(await postmasterOf(server.location)).not.toBe(pid)
    await server.stop()
  },
)
