import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveSettings } from '../support/live-settings.ts'
import { startProcess } from '../support/process.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { duffelAnswers } from '../vendors/duffel.ts'
import { type MockVendor, startMockVendor } from '../vendors/mock-vendor.ts'

let vendor: MockVendor
/** Its database has an owner, without whom no live agency starts. */
let demo: TestApp
let dataDir: string
beforeAll(async () => {
  vendor = await startMockVendor(duffelAnswers())
  demo = await startTestApp()
  await demo.user('owner')
  dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-live-'))
})
afterAll(async () => {
  await vendor.close()
  await demo.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** A command of the built product, to its end. */
async function run(command: string, words: readonly string[], settings: object) {
  const child = spawn(process.execPath, [`dist/server/${command}.js`, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = await once(child, 'close')
  return { code: Number(code), said }
}

const check = (key: string, ...words: readonly string[]) =>
  run('check-providers', ['check', ...words], {
    FLIGHTS_PROVIDER: 'duffel',
    DUFFEL_KEY: key,
    DUFFEL_URL: vendor.url,
  })

test('H2 the command says a line for each port and ends well; with a refused key it ends with 1; no key is printed', async () => {
  const [good, bad, json] = await Promise.all([
    check('duffel_test_key'),
    check('duffel_test_wrong'),
    check('duffel_test_key', '--json'),
  ])
  expect(good.code).toBe(0)
  expect(good.said).toMatch(/^flights +duffel +ok +\d+/m)
  expect(good.said).toMatch(/^stays +embedded +not configured/m)
  expect([bad.code, /^flights +duffel +failed/m.test(bad.said)]).toEqual([1, true])
  const lines: Record<string, unknown>[] = JSON.parse(json.said)
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines)
    expect(Object.keys(line)).toEqual(
      expect.arrayContaining(['port', 'adapter', 'state', 'ms', 'why']),
    )
  for (const { said } of [good, bad, json]) expect(said).not.toMatch(/duffel_test_/)
})

test('H1 a live agency starts with its search ports unset and says so; with samples written out it does not start', async () => {
  const { host, port, user, database: name } = demo.database.connection
  const live = await startProcess(dataDir, {
    ...liveSettings,
    RATE_LIMITS: 'on',
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
  })
  const said = live.output()
  await live.kill('SIGTERM')
  for (const setting of ['FLIGHTS', 'STAYS', 'RENTALS', 'DINING', 'ACTIVITIES', 'INSURANCE'])
    expect(said).toContain(`${setting}_PROVIDER: none (nothing is offered)`)
  const refused = await run('main', [], { ...liveSettings, STAYS_PROVIDER: 'embedded' })
  expect(refused.code).toBeGreaterThan(0)
  expect(refused.said).toContain('STAYS_PROVIDER: DEMO=off needs a live adapter, or none')
})
