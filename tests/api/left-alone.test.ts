import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { databaseProcesses, startProcess } from '../support/process.ts'
import { createApiClient } from '../support/test-client.ts'

const minute = 60_000
const mebibyte = 1024
const msPerTick = 10

/** Memory in MiB, shared pages by share, and processor time in ms of some processes. */
async function used(ids: readonly number[]) {
  const each = ids.map(async (id) => {
    const [memory, stat] = await Promise.all(
      ['smaps_rollup', 'stat'].map((file) => readFile(`/proc/${id}/${file}`, 'utf8')),
    )
    const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? []
    const ticks = Number(fields[11]) + Number(fields[12])
    return { pss: Number(/^Pss: +(\d+)/m.exec(memory ?? '')?.[1]), cpuMs: ticks * msPerTick }
  })
  // One may end while it is looked at: a connection that is no longer needed.
  const found = (await Promise.allSettled(each)).flatMap((one) =>
    one.status === 'fulfilled' ? [one.value] : [],
  )
  return {
    mib: found.reduce((all, { pss }) => all + pss, 0) / mebibyte,
    cpuMs: found.reduce((all, { cpuMs }) => all + cpuMs, 0),
  }
}

const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }

/** Ten people make trips, add, open and search for so long. */
async function work(url: string, ms: number): Promise<void> {
  const until = Date.now() + ms
  const person = async (at: number) => {
    const client = createApiClient(url)
    const name = { firstName: 'Ann', lastName: 'Lee', password: 'spruce-and-maple' }
    await client.post('/api/auth/sign-up/email', { ...name, email: `ann${at}@example.ca` })
    for (let turn = 0; Date.now() < until; turn++) {
      const { body } = await client.post('/api/itineraries', { destination: 'Oslo', ...dates })
      const path = `/api/itineraries/${body.id}`
      const item = { type: 'attraction', name: `Stop ${turn}`, price: 12, day: '2027-04-12' }
      await Promise.all([1, 2, 3, 4].map(() => client.post(`${path}/items`, item)))
      for (const asked of [path, '/api/itineraries', '/api/destinations?q=par', '/'])
        await client.get(asked)
      await client.delete(path)
    }
  }
  await Promise.all(Array.from({ length: 10 }, (_, at) => person(at)))
  await createApiClient(url).get('/api/sample-pdf')
}

test.runIf(full)(
  'PERF-5 left alone for 30 minutes after load it uses at most 2 % of a core and 1.3 times its idle memory',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-alone-'))
    const app = await startProcess(dataDir)
    const now = async () => used([app.child.pid ?? 0, ...(await databaseProcesses(dataDir))])
    try {
      await wait(3 * minute)
      const before = await now()
      await work(app.url, minute)
      await wait(20 * minute)
      const began = await now()
      await wait(10 * minute)
      const after = await now()
      const share = (after.cpuMs - began.cpuMs) / (10 * minute)
      console.log(
        `Idle ${before.mib.toFixed(0)} MiB; left alone ${after.mib.toFixed(0)} MiB and ${(share * 100).toFixed(2)} % of a core`,
      )
      expect(share).toBeLessThanOrEqual(0.02)
      expect(after.mib).toBeLessThanOrEqual(1.3 * before.mib)
    } finally {
      await app.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
    }
  },
  40 * minute,
)
