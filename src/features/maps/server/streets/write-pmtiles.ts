import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import { PbfWriter } from 'pbf'
import type { Box } from './raw-feature.ts'

// The format: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md

interface Tile {
  readonly z: number
  readonly x: number
  readonly y: number
  /** A vector tile, not packed. */
  readonly bytes: Uint8Array
}

interface Entry {
  readonly id: number
  readonly offset: number
  readonly length: number
  /** 1 of a tile, 0 of a leaf directory. */
  readonly run: number
}

const headerBytes = 127
/** Readers take the header and the root directory with their first request. */
const rootAtMost = 16_384 - headerBytes
const leafEntries = 2048

function directory(entries: readonly Entry[]): Buffer {
  const pbf = new PbfWriter()
  pbf.writeVarint(entries.length)
  let before = 0
  for (const { id } of entries) {
    pbf.writeVarint(id - before)
    before = id
  }
  for (const { run } of entries) pbf.writeVarint(run)
  for (const { length } of entries) pbf.writeVarint(length)
  let end = -1
  for (const { offset, length } of entries) {
    // An offset that follows directly is written as 0.
    pbf.writeVarint(offset === end ? 0 : offset + 1)
    end = offset + length
  }
  return gzipSync(pbf.finish(), { level: 9 })
}

/** The root directory, and the leaves it points to where it would be too large. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const whole = directory(entries)
  if (whole.length <= rootAtMost) return { root: whole, leaves: Buffer.alloc(0) }
  const leaves: Buffer[] = []
  const roots: Entry[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += leafEntries) {
    const leaf = directory(entries.slice(at, at + leafEntries))
    roots.push({ id: entries[at]?.id ?? 0, offset, length: leaf.length, run: 0 })
    leaves.push(leaf)
    offset += leaf.length
  }
  return { root: directory(roots), leaves: Buffer.concat(leaves) }
}

/** A tile that is tried in several archives is packed once. */
const packedTiles = new WeakMap<Uint8Array, Buffer>()

function pack(bytes: Uint8Array): Buffer {
  const packed = packedTiles.get(bytes) ?? gzipSync(bytes, { level: 9 })
  packedTiles.set(bytes, packed)
  return packed
}

/** Packed tiles in the order of their ids; equal ones are kept once. */
function packTiles(tiles: readonly Tile[]): { entries: Entry[]; data: Buffer; contents: number } {
  const inOrder = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .toSorted((a, b) => a.id - b.id)
  const known = new Map<string, Pick<Entry, 'offset' | 'length'>>()
  const chunks: Buffer[] = []
  let end = 0
  const entries = inOrder.map(({ id, bytes }) => {
    const digest = createHash('sha256').update(bytes).digest('base64')
    const same = known.get(digest)
    if (same) return { id, ...same, run: 1 }
    const packed = pack(bytes)
    const place = { offset: end, length: packed.length }
    known.set(digest, place)
    chunks.push(packed)
    end += packed.length
    return { id, ...place, run: 1 }
  })
  return { entries, data: Buffer.concat(chunks), contents: known.size }
}

interface Description {
  readonly box: Box
  readonly zooms: { readonly first: number; readonly last: number }
  readonly metadata: Readonly<Record<string, unknown>>
}

/** An archive of vector tiles, PMTiles version 3, gzipped and clustered. */
export function writePmtiles(
  tiles: readonly Tile[],
  { box, zooms, metadata }: Description,
): Buffer {
  const { entries, data, contents } = packTiles(tiles)
  const { root, leaves } = directories(entries)
  const meta = gzipSync(JSON.stringify(metadata))
  const header = Buffer.alloc(headerBytes)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const metaAt = headerBytes + root.length
  const leavesAt = metaAt + meta.length
  const dataAt = leavesAt + leaves.length
  const numbers = [
    [headerBytes, root.length],
    [metaAt, meta.length],
    [leavesAt, leaves.length],
    [dataAt, data.length],
    [entries.length, entries.length, contents],
  ].flat()
  for (const [at, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  // Clustered; directories and tiles are gzipped; vector tiles.
  for (const [at, value] of [1, 2, 2, 1, zooms.first, zooms.last].entries())
    header.writeUInt8(value, 96 + at)
  for (const [at, degrees] of box.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * at)
  header.writeUInt8(zooms.first, 118)
  const middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  for (const [at, degrees] of middle.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 119 + 4 * at)
  return Buffer.concat([header, root, meta, leaves, data])
}
