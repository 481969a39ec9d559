import { Client, DatabaseError } from 'pg'
import { durability } from './server-settings.ts'
import type { Server } from './server.ts'

export const user = 'wayleaf'
export const database = 'wayleaf'

/** Key of the advisory lock of a server: its users hold it shared, the process that stops it exclusively. */
const usageLock = [0x77_61_79, 1] as const

interface Address {
  readonly host: string
  readonly port: number
}

/** Errors worth a retry: the server is starting, stopping, recovering, or has just stopped. */
const passing = new Set([
  '57P01', // stopped by its operator
  '57P02', // a fellow process crashed
  '57P03', // starting up or shutting down
  '57P05',
  '53300', // too many connections
  '55006', // the template of a new database is in use
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'EAGAIN',
])

export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  // pg gives no code to a connection that ends or takes too long.
  return code === undefined ? /terminated|timeout/i.test(error.message) : passing.has(code)
}

async function connectTo(address: Address, name: string): Promise<Client> {
  const client = new Client({
    ...address,
    user,
    database: name,
    // A socket has no TLS, so PGSSLMODE is ignored.
    ssl: false,
    application_name: 'wayleaf supervisor',
    connectionTimeoutMillis: 5_000,
  })
  // A lost connection is noticed at 'end'; without a listener it would end this process.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function createDatabase(address: Address): Promise<void> {
  const client = await connectTo(address, 'postgres')
  try {
    await client.query(`create database ${database}`)
  } catch (error) {
    // Another process made it at the same moment.
    if (!(error instanceof DatabaseError) || !['42P04', '23505'].includes(error.code ?? ''))
      throw error
  } finally {
    await client.end()
  }
}

async function connectOrCreate(address: Address): Promise<Client> {
  try {
    return await connectTo(address, database)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '3D000') throw error
  }
  await createDatabase(address)
  return connectTo(address, database)
}

async function assertTrustworthy(client: Client, server: Server): Promise<void> {
  const columns = Object.keys(durability).map((name) => `current_setting('${name}') as ${name}`)
  const { rows } = await client.query<Record<string, string>>(
    `select system_identifier::text as cluster, ${columns.join(', ')} from pg_control_system()`,
  )
  const found = new Map(Object.entries(rows[0] ?? {}))
  for (const [name, wanted] of Object.entries(durability)) {
    if (found.get(name) === wanted) continue
    throw new Error(
      `PostgreSQL on ${server.cluster} has ${name}=${found.get(name)}: it could lose what it ` +
        `confirmed. Set it to ${wanted} and start again`,
    )
  }
  if (found.get('cluster') !== server.systemIdentifier) {
    throw new Error(`Another database answers in ${server.socketDirectory}`)
  }
}

/** Connects for good and counts as a user of the server until the connection ends. */
export async function joinServer(address: Address, server: Server): Promise<Client> {
  const client = await connectOrCreate(address)
  try {
    await assertTrustworthy(client, server)
    // Waits while another process stops the server, which ends the wait with an error.
    await client.query('select pg_advisory_lock_shared($1, $2)', [...usageLock])
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * Releases this process's share of the server. True if no other process uses it: none can join until the
 * connection ends, so the caller may stop the server.
 */
export async function leaveServer(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1, $2)', [...usageLock])
  const { rows } = await client.query<{ alone: boolean }>(
    'select pg_try_advisory_lock($1, $2) as alone',
    [...usageLock],
  )
  return rows[0]?.alone === true
}
