import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCounts } from '#features/trips/server/index.ts'
import { openRandomWrites, seeded } from '../support/random-writes.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createApiClient, type TestClient } from '../support/test-client.ts'

const full = process.env['WAYLEAF_FULL'] === '1'
const rounds = full ? 10_000 : 40
const seed = full ? Date.now() % 1e9 : 26

let app: TestApp
let beside: TestApp
let anew: TestApp
beforeAll(async () => {
  app = await startTestApp({ CHECK_ANSWERS: 'off' })
  beside = await startTestApp({ CHECK_ANSWERS: 'off' }, { beside: app })
  anew = await startTestApp({ KEPT_ANSWERS_MB: '0' }, { beside: app })
})
afterAll(async () => {
  await Promise.all([beside.close(), anew.close()])
  await app.close()
})

/** The same browser at another application. */
function at({ url }: TestApp, { cookies }: TestClient): TestClient {
  const client = createApiClient(url)
  for (const [name, value] of cookies) client.cookies.set(name, value)
  return client
}

test(
  `A3 PERF-2 PERF-3 after each of ${rounds} random writes by two people over two applications what is served is byte for byte what is made anew, and counts are those of the items (seed ${seed})`,
  async () => {
    const people = [await app.user('wanderlust'), await beside.user('wanderlust')] as const
    const { id, path, write } = await openRandomWrites({ app, people, draw: seeded(seed) })
    const plain = { 'accept-encoding': 'identity' }
    for (let round = 0; round < rounds; round++) {
      // Reads in between keep what is about to be no longer true.
      await Promise.all([write(), people[0].get(path), ...(round % 3 === 0 ? [write()] : [])])
      if (round % 10 === 0) expect(await checkCounts(app.database.db), `round ${round}`).toEqual([])
      // One of the two in turn, from both applications.
      for (const who of people.slice(round % 2, (round % 2) + 1))
        for (const what of [path, '/api/itineraries']) {
          const [here, there, made] = await Promise.all([
            at(app, who).get(what),
            at(beside, who).get(what, round % 4 < 2 ? plain : {}),
            at(anew, who).get(what),
          ])
          expect([here.status, here.text], `round ${round}`).toEqual([made.status, made.text])
          expect([there.status, there.text], `round ${round}`).toEqual([made.status, made.text])
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
    await app.user('wanderlust'),
    await app.user('wanderlust'),
    await app.user(),
  ]
  const { path } = await openRandomWrites({ app, people: [ann, ben], draw: seeded(1) })
  const read = async (who: TestClient) => (await at(app, who).get(path)).status
  expect([await read(ann), await read(ben), await read(ben), await read(eve)]).toEqual([
    200, 200, 200, 404,
  ])
  const { id } = (await ben.get('/api/auth/user')).body
  await ann.delete(`${path}/members/${id}`)
  expect([await read(ben), await read(ann)]).toEqual([404, 200])
  const asBefore = at(app, ann)
  await ann.post('/api/auth/sign-out')
  expect((await asBefore.get(path)).status).toBe(401)
})

test('PERF-3 a kept answer names account, type, encoding and length as one that is made anew', async () => {
  const ann = await app.user('wanderlust')
  const { path } = await openRandomWrites({ app, people: [ann, await app.user()], draw: seeded(1) })
  const headersOf = async (one: TestApp, encoding: string) => {
    const { status, headers } = await at(one, ann).get(path, { 'accept-encoding': encoding })
    const of = (name: string) => headers.get(name)
    return [status, of('content-type'), of('cache-control'), of('vary'), of('x-wayleaf-account')]
  }
  for (const encoding of ['gzip', 'identity', 'gzip', 'identity'])
    expect(await headersOf(app, encoding)).toEqual(await headersOf(anew, encoding))
})
