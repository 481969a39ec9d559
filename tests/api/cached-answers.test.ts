import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCounts } from '#features/trips/server/index.ts'
import { full } from '../support/full-rounds.ts'
import { startProcess } from '../support/process.ts'
import { openRandomWrites, seeded } from '../support/random-writes.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createApiClient, type TestClient } from '../support/test-client.ts'

const rounds = full ? 10_000 : 40
const roundsOfTrip = 250
const seed = full ? Date.now() % 1e9 : 26

/** Owns the database, and makes every answer anew. */
let anew: TestApp
/** Two that keep answers over the same database. */
let here: Side
let there: Side
beforeAll(async () => {
  anew = await startTestApp({ KEPT_ANSWERS_MB: '0' })
  here = await startBeside(anew)
  there = await startBeside(anew)
})
afterAll(async () => {
  await Promise.all([here.close(), there.close()])
  await anew.close()
})

interface Side {
  readonly url: string
  close(): Promise<unknown>
}

/** In a process of its own when every round is run. */
async function startBeside(app: TestApp): Promise<Side> {
  if (!full) return startTestApp({ CHECK_ANSWERS: 'off' }, { beside: app })
  const dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-beside-'))
  const { host, port, user, database } = app.database.connection
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const child = await startProcess(dataDir, { DATABASE_URL: url })
  const close = async () => {
    await child.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
  return { url: child.url, close }
}

/** The same browser at another application. */
function at({ url }: { readonly url: string }, { cookies }: TestClient): TestClient {
  const client = createApiClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

/** A new account, with a browser at one of them. */
const userAt = async (side: Side, grant?: string) => at(side, await anew.user(grant))

test(
  `A3 PERF-2 PERF-3 after each of ${rounds} random writes by two people over two ${full ? 'processes' : 'applications'} what is served is byte for byte what is made anew, and counts are those of the items (seed ${seed})`,
  async () => {
    const draw = seeded(seed)
    const open = async () => {
      const people = [await userAt(here, 'wanderlust'), await userAt(there, 'wanderlust')] as const
      return { people, ...(await openRandomWrites({ app: anew, people, draw })) }
    }
    let trip = await open()
    const plain = { 'accept-encoding': 'identity' }
    for (let round = 0; round < rounds; round++) {
      // A trip that grows for ever is read ever more slowly.
      if (round > 0 && round % roundsOfTrip === 0) trip = await open()
      const { id, path, people, write } = trip
      // Reads in between keep what is about to be no longer true.
      await Promise.all([write(), people[0].get(path), ...(round % 3 === 0 ? [write()] : [])])
      if (round % 10 === 0)
        expect(await checkCounts(anew.database.db), `round ${round}`).toEqual([])
      // One of the two in turn, from both applications.
      for (const who of people.slice(round % 2, (round % 2) + 1))
        for (const what of [path, '/api/itineraries']) {
          const [one, other, made] = await Promise.all([
            at(here, who).get(what),
            at(there, who).get(what, round % 4 < 2 ? plain : {}),
            at(anew, who).get(what),
          ])
          expect([one.status, one.text], `round ${round}`).toEqual([made.status, made.text])
          expect([other.status, other.text], `round ${round}`).toEqual([made.status, made.text])
        }
      const [listed, whole] = await Promise.all(
        ['/api/itineraries', path].map((one) => people[1].get(one)),
      )
      if (whole?.status !== 200) continue
      const { totalCad, itemCount, changes } = whole.body
      const summary = listed?.body.find((trip: { id: string }) => trip.id === id)
      expect(summary, `round ${round}`).toMatchObject({ totalCad, itemCount, changes })
    }
  },
  full ? 3_600_000 : 120_000,
)

test('PERF-3 one who leaves the trip, signs out or was never in it gets nothing that is kept', async () => {
  const [ann, ben, eve] = [
    await userAt(here, 'wanderlust'),
    await userAt(here, 'wanderlust'),
    await userAt(here),
  ]
  const { path } = await openRandomWrites({ app: anew, people: [ann, ben], draw: seeded(1) })
  const read = async (who: TestClient) => (await at(here, who).get(path)).status
  expect([await read(ann), await read(ben), await read(ben), await read(eve)]).toEqual([
    200, 200, 200, 404,
  ])
  const { id } = (await ben.get('/api/auth/user')).body
  await ann.delete(`${path}/members/${id}`)
  expect([await read(ben), await read(ann)]).toEqual([404, 200])
  const asBefore = at(here, ann)
  await ann.post('/api/auth/sign-out')
  expect((await asBefore.get(path)).status).toBe(401)
})

test('PERF-3 a kept answer names account, type, encoding and length as one that is made anew', async () => {
  const ann = await userAt(here, 'wanderlust')
  const people = [ann, await userAt(here)] as const
  const { path } = await openRandomWrites({ app: anew, people, draw: seeded(1) })
  const headersOf = async (one: { readonly url: string }, encoding: string) => {
    const { status, headers } = await at(one, ann).get(path, { 'accept-encoding': encoding })
    const of = (name: string) => headers.get(name)
    return [status, of('content-type'), of('cache-control'), of('vary'), of('x-wayleaf-account')]
  }
  for (const encoding of ['gzip', 'identity', 'gzip', 'identity'])
    expect(await headersOf(here, encoding)).toEqual(await headersOf(anew, encoding))
})
