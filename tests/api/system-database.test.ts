import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startProcess } from '../support/process.ts'
import { startSystemPostgres, systemPostgres } from '../support/system-postgres.ts'
import { createApiClient } from '../support/test-client.ts'

const found = systemPostgres()
const full = process.env['WAYLEAF_FULL'] === '1'

// `npm run verify` demands it; `npm test` does it where the system's package is there.
test.skipIf(!found && !full)(
  'OPS-01 DATABASE_URL: the whole main job on a PostgreSQL server from the system’s packages',
  async () => {
    if (!found)
      throw new Error(
        'Install a PostgreSQL server (Debian: apt-get install postgresql) to verify this',
      )
    expect(found.version).toBeGreaterThanOrEqual(15)
    const server = await startSystemPostgres(found.bin)
    onTestFinished(server.stop)
    const dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-external-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const settings = { DATABASE_URL: server.url, CHECK_ANSWERS: 'on' }
    const [app, second] = await Promise.all([
      startProcess(dataDir, settings),
      startProcess(dataDir, settings),
    ])
    const client = createApiClient(app.url)
    await client.post('/api/auth/sign-up/email', {
      firstName: 'Ann',
      lastName: 'Lee',
      email: 'ann@example.ca',
      password: 'spruce-and-maple',
    })
    const dates = { startDate: '2027-04-12', endDate: '2027-04-14' }
    const { id } = (await client.post('/api/itineraries', { destination: 'Paris', ...dates })).body
    const at = `/api/itineraries/${id}`
    for (let n = 0; n < 5; n++)
      await client.post(`${at}/items`, {
        type: 'other',
        name: `Walk ${n}`,
        price: 1.5,
        day: dates.startDate,
      })
    const trip = (await client.get(at)).body
    expect(trip).toMatchObject({ itemCount: 5, totalCad: 7.5 })
    const { id: itemId } = trip.days[0].items[0]
    const change = { version: 1, name: 'Long walk' }
    expect((await client.patch(`${at}/items/${itemId}`, change)).status).toBe(200)
    const stale = { version: 1, name: 'Short walk' }
    expect((await client.patch(`${at}/items/${itemId}`, stale)).status).toBe(409)
    // The other process serves the same session and the same trip.
    const elsewhere = createApiClient(second.url)
    for (const [name, value] of client.cookies) elsewhere.cookies.set(name, value)
    expect((await elsewhere.get('/api/itineraries')).body[0]).toMatchObject({ id, itemCount: 5 })
    await Promise.all([app.kill('SIGTERM'), second.kill('SIGTERM')])
  },
)
