import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { full } from '../support/full-rounds.ts'
import { type AppProcess, databaseProcesses, startProcess } from '../support/process.ts'
import { createApiClient, sameSession, type TestClient } from '../support/test-client.ts'
import { liveSettings } from '../support/live-settings.ts'

/** What a first start leaves behind. Making a database takes longer than copying one. */
let afterFirstStart: string
let dataDir: string
const running: AppProcess[] = []

async function start(settings?: Record<string, string>): Promise<AppProcess> {
  const app = await startProcess(dataDir, settings)
  running.push(app)
  return app
}

beforeAll(async () => {
  afterFirstStart = await mkdtemp(join(tmpdir(), 'wayleaf-crash-'))
  const app = await startProcess(afterFirstStart)
  await app.kill('SIGTERM')
})
afterAll(() => rm(afterFirstStart, { recursive: true, force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-crash-'))
  // With owners and permissions, which PostgreSQL looks at.
  execFileSync('cp', ['-a', `${afterFirstStart}/.`, dataDir])
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.kill('SIGTERM')))
  await rm(dataDir, { recursive: true, force: true })
})

const ann = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.ca', password: 'spruce-oak-1' }
const trip = { destination: 'Paris', startDate: '2027-04-12', endDate: '2027-04-14' }

const addItem = (client: TestClient, tripId: string, id: string) =>
  client.post(`/api/itineraries/${tripId}/items`, {
    id,
    type: 'activity',
    name: `Walk ${id}`,
    price: 1,
  })

/** Writers add items until the server goes away; what was acknowledged, and what was not, is kept here, outside of it. */
async function writeUntilKilled(client: TestClient, tripId: string) {
  const acknowledged = new Set<string>()
  const inDoubt = new Set<string>()
  let going = true
  const writer = async () => {
    while (going) {
      const id = randomUUID()
      const answer = await addItem(client, tripId, id).catch(() => undefined)
      if (answer?.status === 201) acknowledged.add(id)
      else inDoubt.add(id)
      if (!answer) return
    }
  }
  const writers = Array.from({ length: 6 }, writer)
  return {
    acknowledged,
    inDoubt,
    stop: async () => {
      going = false
      await Promise.all(writers)
    },
  }
}

async function storedIds(client: TestClient, tripId: string): Promise<readonly string[]> {
  const { body } = await client.get(`/api/itineraries/${tripId}`)
  return body.unscheduled.map((item: { id: string }) => item.id)
}

async function killRounds(rounds: number, everything: boolean): Promise<number> {
  let app = await start()
  let client = createApiClient(app.url)
  await client.post('/api/auth/sign-up/email', ann)
  let total = 0
  for (let round = 0; round < rounds; round++) {
    const { id } = (await client.post('/api/itineraries', trip)).body
    const writing = await writeUntilKilled(client, id)
    while (writing.acknowledged.size < 15) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
    const victims = everything ? await databaseProcesses(dataDir) : []
    const gone = app.kill('SIGKILL')
    for (const victim of victims)
      try {
        process.kill(victim, 'SIGKILL')
      } catch {
        // A backend that ended by itself needs no killing.
        continue
      }
    await gone
    await writing.stop()
    running.splice(running.indexOf(app), 1)
    const began = performance.now()
    app = await start()
    // The figure is 5 s on a quiet machine, which `npm run bench` measures; tests share theirs.
    expect(performance.now() - began).toBeLessThan(40_000)
    client = sameSession(client, app.url)
    const stored = new Set(await storedIds(client, id))
    const lost = [...writing.acknowledged].filter((known) => !stored.has(known))
    expect(lost).toEqual([])
    // Sent again, each write without an answer is there once, and nothing else is.
    for (const again of writing.inDoubt) await addItem(client, id, again)
    expect((await storedIds(client, id)).toSorted()).toEqual(
      [...writing.acknowledged, ...writing.inDoubt].toSorted(),
    )
    total += writing.acknowledged.size
  }
  return total
}

describe('OPS-01 no acknowledged write is lost', () => {
  // `npm test` kills everything at once, which this is a part of.
  test.runIf(full)('when the app is killed while people write', async () => {
    expect(await killRounds(20, false)).toBeGreaterThanOrEqual(15)
  })

  test.skipIf(!existsSync('/proc/self/stat'))(
    'when everything is killed, the database server with all its processes too',
    async () => {
      expect(await killRounds(full ? 10 : 1, true)).toBeGreaterThanOrEqual(15)
    },
  )
})

test.skipIf(!existsSync('/proc/self/stat'))(
  'OPS-01 when only the database server is killed under load the app stays, answers 503 and comes back',
  async () => {
    const app = await start()
    const client = createApiClient(app.url)
    await client.post('/api/auth/sign-up/email', ann)
    const { id } = (await client.post('/api/itineraries', trip)).body
    const acknowledged = new Set<string>()
    const inDoubt = new Set<string>()
    const statuses = new Set<number>()
    const broken: unknown[] = []
    const writers = Array.from({ length: 6 }, async () => {
      for (let n = 0; n < 60; n++) {
        const path = `/api/itineraries/${id}/items`
        const item = { id: randomUUID(), type: 'other', name: 'Walk' }
        const answer = await client.post(path, item).catch((error: unknown) => {
          broken.push(error instanceof Error ? (error.cause ?? error) : error)
        })
        const status = answer?.status ?? 0
        statuses.add(status)
        // The connection may break between the commit and the response: the outcome is then unknown.
        const told = status === 201 ? acknowledged : inDoubt
        told.add(item.id)
        if (status === 503) expect(answer?.headers.get('retry-after')).toBeTruthy()
        if (status !== 201) await new Promise((resolve) => setTimeout(resolve, 100))
      }
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    for (const victim of await databaseProcesses(dataDir))
      try {
        process.kill(victim, 'SIGKILL')
      } catch {
        // A backend that ended by itself needs no killing.
        continue
      }
    await Promise.all(writers)
    expect(app.child.exitCode, app.output()).toBeNull()
    expect([...statuses].toSorted(), inspect(broken)).toEqual([201, 503])
    const { unscheduled } = (await client.get(`/api/itineraries/${id}`)).body
    const stored = new Set((unscheduled as { id: string }[]).map((item) => item.id))
    expect([...acknowledged].filter((one) => !stored.has(one))).toEqual([])
    expect([...stored].filter((one) => !acknowledged.has(one) && !inDoubt.has(one))).toEqual([])
  },
)

test('OPS-01 two processes on one data folder serve the same trips, and the last one stops the database', async () => {
  const first = await start()
  const second = await start()
  const ours = createApiClient(first.url)
  await ours.post('/api/auth/sign-up/email', ann)
  const theirs = sameSession(ours, second.url)
  const { id } = (await ours.post('/api/itineraries', trip)).body
  expect((await theirs.get(`/api/itineraries/${id}`)).body.destination).toBe('Paris')
  await first.kill('SIGTERM')
  running.splice(running.indexOf(first), 1)
  expect((await theirs.get(`/api/itineraries/${id}`)).status).toBe(200)
  await second.kill('SIGTERM')
  running.splice(running.indexOf(second), 1)
  if (existsSync('/proc/self/stat')) expect(await databaseProcesses(dataDir)).toEqual([])
})

test('OPS-01 a stop lets running requests finish and leaves with 0', async () => {
  const app = await start()
  const client = createApiClient(app.url)
  const answers = Array.from({ length: 2 }, (_, n) =>
    client.post('/api/auth/sign-up/email', { ...ann, email: `${n}@example.ca` }),
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  const stopped = app.kill('SIGTERM')
  expect((await Promise.all(answers)).map((answer) => answer.status)).toEqual([200, 200])
  await stopped
  expect(app.child.exitCode).toBe(0)
  running.splice(running.indexOf(app), 1)
})

test('OPS-01 the demo account is made once, printed at each start, and signs in', async () => {
  const app = await start()
  const [, email = '', password = ''] = /Sign in\s+(\S+)\s+password (\S+)/.exec(app.output()) ?? []
  const client = createApiClient(app.url)
  expect((await client.post('/api/auth/sign-in/email', { email, password })).status).toBe(200)
  await app.kill('SIGTERM')
  running.splice(running.indexOf(app), 1)
  const again = await start()
  expect(again.output()).toContain(password)
})

test('OPS-01 behind a public address the start names that address and where it listens', async () => {
  const app = await start({ APP_ORIGIN: 'https://travel.example' })
  expect(app.output()).toContain('Open      https://travel.example\n')
  expect(app.output()).toContain(`Listens   ${new URL(app.url).host}\n`)
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
})

test('OPS-01 npm run admin grants a role to a proved account and shows the mail, and says what is wrong otherwise', async () => {
  const app = await start()
  const client = createApiClient(app.url)
  await client.post('/api/auth/sign-up/email', ann)
  const admin = (...words: string[]) =>
    spawnSync(process.execPath, ['dist/server/admin.js', ...words], {
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
      encoding: 'utf8',
    })
  expect(admin('grant', ann.email, 'owner').stderr).toContain('may belong to someone else')
  expect((await client.get('/api/auth/user')).body.roles).toEqual([])
  expect(admin('grant', ann.email, 'owner', '--force').stdout).toContain('is now owner')
  expect((await client.get('/api/auth/user')).body.roles).toEqual(['owner'])
  expect(admin('grant', ann.email, 'emperor').stderr).toContain('Known: owner, operator')
  expect(admin('grant', 'nobody@example.ca', 'owner').status).toBe(1)
  await client.post('/api/auth/password-reset', { email: ann.email })
  await expect.poll(() => admin('mail').stdout).toMatch(/sent +password-reset +ann@example\.ca/)
  expect(admin('end-test-purchases').stdout).toContain('0 purchases')
})

test.each([
  [{ STAYS_PROVIDER: 'liteapy' }, 'STAYS_PROVIDER: unknown adapter "liteapy". Known: embedded'],
  [{ PORT: 'many', DEMO: 'maybe' }, /PORT:.*\n.*DEMO:/],
  [{ PAYMENTS_PROVIDER: 'stripe' }, /STRIPE_SECRET_KEY: .*\n.*STRIPE_WEBHOOK_SECRET: /],
  [{ DEMO: 'off' }, 'BUSINESS_REGISTRATION: DEMO=off needs the real number'],
  [liveSettings, 'DEMO: off needs an owner'],
])('OPS-01 settings %j stop the start with what is wrong', (settings, words) => {
  const result = spawnSync(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings },
    encoding: 'utf8',
  })
  expect(result.status).toBe(1)
  expect(result.stderr).toMatch(words)
})

test('OPS-01 a start that fails leaves no database server behind', async () => {
  const first = await start()
  const other = await mkdtemp(join(tmpdir(), 'wayleaf-crash-'))
  const port = new URL(first.url).port
  await expect(startProcess(other, { PORT: port })).rejects.toThrow('EADDRINUSE')
  expect(await databaseProcesses(other)).toEqual([])
  await rm(other, { recursive: true, force: true })
})
