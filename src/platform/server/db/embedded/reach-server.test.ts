import { readdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'
import { ask } from './testing/ask.ts'
import { scratchFolder } from './testing/scratch-folder.ts'
import { startInChild } from './testing/start-in-child.ts'

const log = () => undefined
const limitMs = 30_000

test(
  'two processes that start on an empty folder at the same moment share one server',
  { timeout: limitMs },
  async () => {
    const dataDir = await scratchFolder()
    const [first, second] = await Promise.all([startInChild(dataDir), startInChild(dataDir)])
    expect([first.server.adopted, second.server.adopted].toSorted()).toEqual([false, true])
    expect(second.server.connection).toEqual(first.server.connection)
    const names = await readdir(first.server.location)
    expect(names.filter((name) => name.startsWith('18'))).toEqual(['18'])
    await ask(first.server, 'create table kept as select 7 as n')
    expect(await first.stop()).toBe(0)
    expect(await ask(second.server, 'select n from kept')).toEqual([{ n: 7 }])
    expect(await second.stop()).toBe(0)
    await expect(ask(second.server, 'select 1')).rejects.toThrow()
  },
)

test('a start that meets a stop always ends with a server', { timeout: limitMs }, async () => {
  const dataDir = await scratchFolder()
  let server = await startEmbeddedPostgres({ dataDir, log })
  for (const delayMs of [0, 2, 5, 10, 15, 20, 30, 60]) {
    const stopped = server.stop()
    await sleep(delayMs)
    server = await startEmbeddedPostgres({ dataDir, log })
    await stopped
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }])
  }
  await server.stop()
})
