import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/server/db/embedded/index.ts'
import { migrate } from '#platform/server/db/migrate.ts'
import { openDatabase } from '#platform/server/db/open-database.ts'
import { createLogger } from '#platform/server/log/logger.ts'
import './provided.ts'
import { templateName } from './test-database.ts'

const quiet = createLogger({ level: 'silent' })

const memory = '/dev/shm'
const roomBytes = 4 * 1024 ** 3

/** In memory where the machine has room for it: the tests make and drop hundreds of databases. */
async function roomyFolder(): Promise<string> {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize >= roomBytes ? memory : tmpdir()
  } catch {
    // Not every system has it.
    return tmpdir()
  }
}

/** One database server for all tests, with a migrated template that each worker copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(await roomyFolder(), 'wayleaf-tests-'))
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const client = new Client({ ...server.connection, ssl: false })
  await client.connect()
  await client.query(`CREATE DATABASE ${templateName}`)
  await client.end()
  const connection = { ...server.connection, database: templateName, ssl: false as const }
  const template = openDatabase({ connection, poolSize: 2, log: quiet })
  await migrate(template.db, 'src/platform/server/db/migrations')
  await template.close()
  const { host, port, user } = server.connection
  project.provide('databaseServer', { host, port, user })
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
