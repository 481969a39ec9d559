import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { findPostmaster, type Postmaster } from './find-postmaster.ts'
import { isPassing, joinServer } from './join-server.ts'
import { launchServer, type Launched, shutDown } from './server-process.ts'
import type { Server } from './server.ts'

/** Crash recovery may replay a gigabyte of WAL; the server reports that it is recovering. */
const patienceMs = 5 * 60_000
/** Processes of a killed server end when they next look; a statement is cut off after 10 s. */
const conflictPatienceMs = 30_000
const noticeEveryMs = 10_000

interface Reached {
  readonly client: Client
  readonly host: string
  readonly port: number
  /** True when the server was started by another process, or by an earlier run. */
  readonly adopted: boolean
}

/** The start lost against another process, against remains of a killed server, or was undone. */
const isConflict = (said: string) =>
  /^ended with (0|SIGKILL)\b|already exists|file .* is empty|still in use|is another postmaster/i.test(
    said,
  )

async function tryJoin(
  server: Server,
  { addresses }: Postmaster,
): Promise<Omit<Reached, 'adopted'> | Error> {
  let failure = new Error('no address')
  for (const address of addresses) {
    try {
      return { client: await joinServer(address, server), ...address }
    } catch (error) {
      if (!(error instanceof Error) || !isPassing(error)) throw error
      failure = error
    }
  }
  return failure
}

async function relaunch(server: Server, before: Launched | undefined, giveUpAt: number) {
  const ended = await before?.ended()
  if (before && ended === undefined) return before
  if (ended !== undefined) {
    if (!isConflict(ended) || Date.now() > giveUpAt) {
      throw new Error(`PostgreSQL did not start: ${ended}\nIts log is ${server.logFile}`)
    }
    await sleep(250)
    // The winner of the race may be there by now.
    if (await findPostmaster(server)) return undefined
  }
  return launchServer(server)
}

/** Stops a server that was started but cannot be used; otherwise it would run on unattended. */
async function withdraw(server: Server, launched: Launched | undefined): Promise<void> {
  if (launched?.pid === undefined || (await launched.ended()) !== undefined) return
  await shutDown(launched.pid, server.cluster)
}

/**
 * Connects to the server of a cluster, starting it if none runs. Starts may race with stops. An
 * abort is heeded while nothing was started.
 */
export async function reachServer(
  server: Server,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Reached> {
  const began = Date.now()
  let noticeAt = began + noticeEveryMs
  let launched: Launched | undefined
  let lastFailure = new Error('it gave no answer')
  try {
    while (Date.now() < began + patienceMs) {
      if (!launched) signal?.throwIfAborted()
      const postmaster = await findPostmaster(server)
      if (postmaster) {
        const joined = await tryJoin(server, postmaster)
        if (!(joined instanceof Error)) {
          const adopted = postmaster.pid === undefined || postmaster.pid !== launched?.pid
          return { ...joined, adopted }
        }
        lastFailure = joined
      } else {
        launched = await relaunch(server, launched, began + conflictPatienceMs)
      }
      if (Date.now() > noticeAt) {
        log(`database: still waiting for PostgreSQL (${lastFailure.message})`)
        noticeAt = Date.now() + noticeEveryMs
      }
      await sleep(25)
    }
    throw new Error(`PostgreSQL does not answer; its log is ${server.logFile}`, {
      cause: lastFailure,
    })
  } catch (error) {
    await withdraw(server, launched)
    throw error
  }
}
