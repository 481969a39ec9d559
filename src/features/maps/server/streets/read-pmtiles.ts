import { open } from 'node:fs/promises'
import { PMTiles, TileType } from 'pmtiles'
import { z } from 'zod'
import { type Box, ImportError, sharedBox } from './raw-feature.ts'

/** Streets are seen from here on, in the count of 512-pixel tiles. */
const leastZoom = 12

const metadataSchema = z.object({ vector_layers: z.array(z.object({ id: z.string() })).optional() })

/**
 * Checks that a PMTiles file is a street map of a box: vector tiles in the layers of the Protomaps basemap,
 * near enough. Returns its deepest zoom and its part of the box. Throws an ImportError that names the missing part.
 */
export async function checkPmtiles(
  path: string,
  box: Box,
): Promise<{ readonly maxZoom: number; readonly box: Box }> {
  const file = await open(path)
  try {
    const archive = new PMTiles({
      getKey: () => path,
      getBytes: async (offset, length) => {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, offset)
        return { data: new Uint8Array(buffer.subarray(0, bytesRead)).buffer }
      },
    })
    const read = async () => {
      try {
        return [
          await archive.getHeader(),
          metadataSchema.parse(await archive.getMetadata()),
        ] as const
      } catch (cause) {
        throw new ImportError('This file is not a PMTiles file that can be read.', { cause })
      }
    }
    const [header, metadata] = await read()
    if (header.tileType !== TileType.Mvt)
      throw new ImportError('This PMTiles file holds pictures, not vector tiles.')
    if (header.maxZoom < leastZoom)
      throw new ImportError(
        `This PMTiles file ends at zoom ${header.maxZoom}: streets need ${leastZoom} or more.`,
      )
    const { minLon, minLat, maxLon, maxLat } = header
    const shared = sharedBox([minLon, minLat, maxLon, maxLat], box)
    if (!shared)
      throw new ImportError('This PMTiles file lies elsewhere: it does not reach the city.')
    const layers = metadata.vector_layers?.map(({ id }) => id)
    if (layers && !layers.includes('roads'))
      throw new ImportError(
        'This PMTiles file has other layers than the Protomaps basemap (earth, water, roads …).',
      )
    return { maxZoom: header.maxZoom, box: shared }
  } finally {
    await file.close()
  }
}
