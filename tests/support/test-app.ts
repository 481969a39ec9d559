import { existsSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { locationsIn } from '#app/server/build-locations.ts'
import { buildServer } from '#app/server/build-server.ts'
import type { Atlas } from '#atlas/atlas.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import {
  createPasswordHashing,
  grantAccess,
  type PasswordHashing,
} from '#features/accounts/server/index.ts'
import type { TripDeps } from '#features/trips/server/index.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { listen } from '#platform/server/http/listen.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import { createApiClient, type TestClient } from './test-client.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import './provided.ts'

export interface TestApp {
  readonly url: string
  readonly dataDir: string
  readonly database: TestDatabase
  /** What the jobs of trips are made of. */
  readonly trips: TripDeps
  /** A client without a session. */
  visitor(): TestClient
  /** A new account, signed in; with a tier or role if one is named. */
  user(grant?: string): Promise<TestClient & { readonly email: string }>
  close(): Promise<void>
}

/** The application's hashing at a hundredth of the cost: most tests only need a signed-in user. */
export const testHashing = createPasswordHashing(2 ** 10)

interface TestAppOptions {
  readonly hashing?: PasswordHashing
  /** Serves the same database as this one, which stays open for it. */
  readonly beside?: TestApp
  /** Serves this database and closes it at the end. */
  readonly database?: TestDatabase
}

const locations = locationsIn(resolve('dist'))
let atlas: Promise<Atlas> | undefined

const files = new Map<string, Promise<Buffer>>()

/** The built site does not change either, and is read once. */
function readOnce(file: string): Promise<Buffer> {
  const read = files.get(file) ?? readFile(file)
  files.set(file, read)
  return read
}

/**
 * The real application on a real port and a real database, its own unless one is given; the log is silent
 * unless its level is set.
 */
export async function startTestApp(
  settings: Readonly<Record<string, string>> = {},
  { hashing = testHashing, beside, database: given }: TestAppOptions = {},
): Promise<TestApp> {
  if (!existsSync(locations.atlas))
    throw new Error(`Run \`npm run build\` first: there is no ${locations.atlas}`)
  const dataDir = await mkdtemp(join(tmpdir(), 'wayleaf-app-'))
  const database = given ?? beside?.database ?? (await openTestDatabase())
  const config = readConfig({
    DATA_DIR: dataDir,
    CHECK_ANSWERS: 'on',
    RATE_LIMITS: 'relaxed',
    ...settings,
  })
  const log = settings['LOG_LEVEL']
    ? createLogger({ level: config.LOG_LEVEL, file: join(dataDir, 'logs', 'wayleaf.log') })
    : createLogger({ level: 'silent' })
  const server = await buildServer({
    config,
    database,
    log,
    hashing,
    locations,
    // Nothing changes it, so a process of tests reads it once.
    atlas: await (atlas ??= loadAtlas(locations.atlas)),
    readFile: readOnce,
  })
  const listening = await listen(server.app, '127.0.0.1', 0)
  const url = `http://127.0.0.1:${listening.port}`
  return {
    url,
    dataDir,
    database,
    trips: server.trips,
    visitor: () => createApiClient(url, config.APP_ORIGIN),
    user: async (grant) => {
      const client = createApiClient(url, config.APP_ORIGIN)
      const email = `${randomUUID()}@example.ca`
      const answer = await client.post('/api/auth/sign-up/email', {
        firstName: 'Ann',
        lastName: 'Lee',
        email,
        password: 'spruce-and-maple',
      })
      if (answer.status !== 200) throw new Error(`No account: ${answer.text}`)
      if (grant) await grantAccess(database, email, grant, { force: true })
      return Object.assign(client, { email })
    },
    close: async () => {
      await listening.close(1000)
      await server.close()
      if (!beside) await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
