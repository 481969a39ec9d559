/** Bytes of a whole number, seven bits each, the low ones first. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest >>>= 7
  }
  return [...bytes, rest]
}

/** A field of a protocol buffer: a number, or bytes with their length. */
const numberField = (id: number, value: number): number[] => [...varint(id << 3), ...varint(value)]
const bytesField = (id: number, bytes: readonly number[]): number[] => [
  ...varint((id << 3) | 2),
  ...varint(bytes.length),
  ...bytes,
]

/** A vector tile fully covered by the layer `earth`. */
function earthTile(): number[] {
  // From the corner round the tile of 4096 units, in the signs of the vector tile specification.
  const square = [9, 0, 0, 26, 8192, 0, 0, 8192, 8191, 0, 15].flatMap(varint)
  const feature = [...numberField(3, 3), ...bytesField(4, square)]
  const layer = [
    ...numberField(15, 2),
    ...bytesField(1, [...Buffer.from('earth')]),
    ...bytesField(2, feature),
    ...numberField(5, 4096),
  ]
  return bytesField(3, layer)
}

/** A PMTiles file, version 3, of one tile: the world at zoom 0, all of it land. */
export function smallPmtiles(): Buffer {
  const tile = earthTile()
  const directory = [1, 0, 1, ...varint(tile.length), 1]
  const metadata = [...Buffer.from('{}')]
  const header = Buffer.alloc(127)
  header.write('PMTiles', 0)
  header.writeUInt8(3, 7)
  const [root, meta] = [127, 127 + directory.length]
  const data = meta + metadata.length
  const numbers = [
    root,
    directory.length,
    meta,
    metadata.length,
    data,
    0,
    data,
    tile.length,
    1,
    1,
    1,
  ]
  for (const [at, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * at)
  // Clustered; nothing compressed; vector tiles; zoom 0 only.
  for (const [at, value] of [1, 1, 1, 1, 0, 0].entries()) header.writeUInt8(value, 96 + at)
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + 4 * at)
  return Buffer.concat([header, Buffer.from([...directory, ...metadata, ...tile])])
}
