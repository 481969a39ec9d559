import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { answerFile } from '#platform/server/http/file-range.ts'
import { isStreetFile, mapFilesPath, streetsFolder } from './street-files.ts'

interface FileSettings {
  readonly DATA_DIR: string
  readonly MAP_PMTILES_FILE?: string | undefined
}

/** Throws, in words for an operator, where a file is missing or is not one of PMTiles. */
async function checkPmtiles(path: string): Promise<void> {
  const fail = (why: string, cause?: unknown) =>
    new Error(`MAP_PMTILES_FILE: ${path} ${why}`, { cause })
  const file = await open(path).catch((cause: unknown) => {
    throw fail('cannot be opened', cause)
  })
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    if (bytesRead < 8 || buffer.toString('latin1', 0, 7) !== 'PMTiles' || buffer[7] !== 3)
      throw fail('is not a PMTiles file, version 3')
  } finally {
    await file.close()
  }
}

/**
 * Serves the map files of this machine's disk by their paths; undefined for a path without one. Rejects at
 * the start if the file of the settings cannot be used.
 */
export async function createMapFiles({ DATA_DIR, MAP_PMTILES_FILE: world }: FileSettings) {
  if (world) await checkPmtiles(world)
  return async (request: Request, path: string): Promise<Response | undefined> => {
    const name = path.slice(mapFilesPath.length)
    const type = 'application/vnd.pmtiles'
    if (isStreetFile(name)) {
      const cache = 'public, max-age=31536000, immutable'
      return answerFile(request, { path: join(streetsFolder(DATA_DIR), name), type, cache })
    }
    if (!world || name !== 'world.pmtiles') return undefined
    // The operator may lay another file there: it is asked about each hour.
    return answerFile(request, { path: world, type, cache: 'public, max-age=3600' })
  }
}
