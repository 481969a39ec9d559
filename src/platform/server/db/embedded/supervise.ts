import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { findPostmaster } from './find-postmaster.ts'
import { database, isPassing, leaveServer, user } from './join-server.ts'
import { reachServer } from './reach-server.ts'
import { shutDown } from './server-process.ts'
import type { Server } from './server.ts'

export interface EmbeddedPostgres {
  /** `host` is the folder of the server's socket. The same for as long as this process runs. */
  readonly connection: {
    readonly host: string
    readonly port: number
    readonly user: 'wayleaf'
    readonly database: 'wayleaf'
  }
  /** Folder that holds the data and the server's log. */
  readonly location: string
  /** True when a server already ran. */
  readonly adopted: boolean
  /** Ends this process's use; the last user stops the server. Safe to call more than once. */
  stop(): Promise<void>
}

/** pg has these two, its types do not. */
type Referenced = Client & { ref(): void; unref(): void }

async function stopServer(server: Server, log: (line: string) => void): Promise<void> {
  const postmaster = await findPostmaster(server)
  if (!postmaster) return
  if (postmaster.pid === undefined) {
    log('database: the server runs out of sight of this process and is left running')
    return
  }
  if (await shutDown(postmaster.pid, server.cluster)) return
  throw new Error(`PostgreSQL (process ${postmaster.pid}) does not stop; see ${server.logFile}`)
}

async function leave(client: Client, server: Server, log: (line: string) => void): Promise<void> {
  try {
    ;(client as Referenced).ref()
    if (await leaveServer(client)) await stopServer(server, log)
  } catch (error) {
    // The server ended first: nothing left to stop.
    if (!isPassing(error)) throw error
    log('database: PostgreSQL was gone before it was left')
  } finally {
    await client.end()
  }
}

/** Uses the server, and starts it again should it die, until stopped. */
export async function supervise(
  wanted: Server,
  log: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const first = await reachServer(wanted, log)
  const { host, port, adopted } = first
  // A server started later must listen where the connections of this process look for it.
  const server = { ...wanted, socketDirectory: host, port }
  let client: Client | undefined
  let returning: Promise<void> | undefined
  let stopping: Promise<void> | undefined
  const leaving = new AbortController()

  function keep(next: Client): void {
    client = next
    // A process that merely forgot to stop may end; the server waits for the next one.
    ;(next as Referenced).unref()
    next.once('end', () => {
      client = undefined
      if (!leaving.signal.aborted) returning = comeBack()
    })
  }

  async function comeBack(): Promise<void> {
    log('database: the connection to PostgreSQL was lost')
    for (let pauseMs = 250; !leaving.signal.aborted; pauseMs = Math.min(pauseMs * 2, 30_000)) {
      try {
        keep((await reachServer(server, log, leaving.signal)).client)
        log('database: PostgreSQL is back')
        return
      } catch (error) {
        if (leaving.signal.aborted) return
        log(`database: ${error instanceof Error ? error.message : String(error)}`)
      }
      await sleep(pauseMs, undefined, { ref: false })
    }
  }

  async function stop(): Promise<void> {
    leaving.abort()
    await returning
    if (client) await leave(client, server, log)
  }

  keep(first.client)
  return {
    connection: { host, port, user, database },
    location: server.mode.location,
    adopted,
    stop: () => (stopping ??= stop()),
  }
}
