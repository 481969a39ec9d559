import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Atlas } from '#atlas/atlas.ts'
import { loadAtlas } from '#atlas/load-atlas.ts'
import { ensureDemoAccount } from '#features/accounts/server/index.ts'
import { type Config, ConfigError, readProcessConfig } from '#platform/server/config/read-config.ts'
import { listen } from '#platform/server/http/listen.ts'
import { returnMemoryWhenIdle } from '#platform/server/memory-return.ts'
import { createLogger, type Logger } from '#platform/server/log/logger.ts'
import { assertLiveData } from './assert-live-data.ts'
import { printBanner, printError } from './banner.ts'
import { type BuildLocations, ownLocations } from './build-locations.ts'
import { buildServer } from './build-server.ts'
import { type ConfiguredDatabase, openConfiguredDatabase } from './configured-database.ts'

/** Wait after readiness turns false, so proxies notice. ms. */
const drainMs = 300
const graceMs = 8_000

function logFor(config: Config): Logger {
  const file = join(config.DATA_DIR, 'logs', 'wayleaf.log')
  return createLogger({ level: config.LOG_LEVEL, ...(config.LOG_TO === 'file' ? { file } : {}) })
}

interface Opened {
  readonly database: ConfiguredDatabase
  readonly locations: BuildLocations
  readonly atlas: Promise<Atlas>
}

/** From an open database to a server that listens. */
async function serve(config: Config, log: Logger, opened: Opened) {
  const { database } = opened
  const server = await buildServer({ config, log, ...opened })
  try {
    if (!config.demo) await assertLiveData(database.db)
    const listening = await listen(server.app, config.HOST, config.PORT)
    // Its password is checked at the price of a sign-in: no visitor waits for that.
    const demo =
      config.demo && config.SIGN_IN_PROVIDER === 'embedded'
        ? await ensureDemoAccount({ db: database.db, hashing: server.hashing }, config.DATA_DIR)
        : undefined
    server.warmUp()
    returnMemoryWhenIdle()
    return { server, demo, listening }
  } catch (error) {
    await server.close()
    throw error
  }
}

type Served = Awaited<ReturnType<typeof serve>>

/** On the first signal: not ready, drain requests, close everything. */
function stopOnSignals(log: Logger, database: ConfiguredDatabase, served: Served): void {
  const { server, listening } = served
  let stopping = false
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    server.setReady(false)
    await new Promise((done) => setTimeout(done, drainMs))
    await listening.close(graceMs)
    await server.close()
    await database.close()
    log.info('stopped')
    process.exit(0)
  }
  const stopOrDie = (signal: string) => {
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, 'stopping failed')
      process.exit(1)
    })
  }
  process.on('SIGTERM', () => stopOrDie('SIGTERM'))
  process.on('SIGINT', () => stopOrDie('SIGINT'))
}

async function start(): Promise<void> {
  const settings = readProcessConfig()
  const config = { ...settings, DATA_DIR: resolve(settings.DATA_DIR) }
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 })
  const log = logFor(config)
  const locations = ownLocations()
  // Read while the database starts; a failure is thrown where it is awaited.
  const atlas = loadAtlas(locations.atlas)
  atlas.catch(() => undefined)
  const database = await openConfiguredDatabase(config, log)
  try {
    const served = await serve(config, log, { database, locations, atlas })
    const { port } = served.listening
    log.info({ port }, 'listening')
    stopOnSignals(log, database, served)
    printBanner({ config, port, demo: served.demo, place: database.place })
  } catch (error) {
    // Stops the embedded database server.
    await database.close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  printError(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
