import { ownValue } from '#platform/shared/word-table.ts'

/**
 * A file of named typed arrays: read in one go, used where it lies. Layout: the length of the head
 * (uint32, little endian), the head as JSON, then the arrays, each at a multiple of eight bytes.
 */

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array

interface ColumnHead {
  readonly name: string
  readonly kind: 'u8' | 'u16' | 'u32' | 'i32'
  readonly at: number
  readonly length: number
}

interface Head<T> {
  readonly texts: T
  readonly columns: readonly ColumnHead[]
}

const kindOf = (column: Column): ColumnHead['kind'] => {
  if (column instanceof Uint8Array) return 'u8'
  if (column instanceof Uint16Array) return 'u16'
  return column instanceof Uint32Array ? 'u32' : 'i32'
}

const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8

/** `texts` is anything that JSON can hold and that is small beside the columns. */
export function pack(texts: unknown, columns: Readonly<Record<string, Column>>): Uint8Array {
  let at = 0
  const heads = Object.entries(columns).map(([name, column]): ColumnHead => {
    const head = { name, kind: kindOf(column), at, length: column.length }
    at = aligned(at + column.byteLength)
    return head
  })
  const head = new TextEncoder().encode(JSON.stringify({ texts, columns: heads }))
  const start = aligned(4 + head.length)
  const file = new Uint8Array(start + at)
  new DataView(file.buffer).setUint32(0, head.length, true)
  file.set(head, 4)
  for (const { name, at: offset } of heads) {
    const column = ownValue(columns, name)
    if (!column) continue
    const bytes = new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    file.set(bytes, start + offset)
  }
  return file
}

export interface Unpacked<T> {
  readonly texts: T
  /** Throws when the file has no such column of that kind: it is of another version. */
  u8(name: string): Uint8Array
  u16(name: string): Uint16Array
  u32(name: string): Uint32Array
  i32(name: string): Int32Array
}

/** `T` is what `pack` was given as texts: both sides are one build. */
export function unpack<T>(file: Uint8Array): Unpacked<T> {
  // The views need an aligned start; a file read by Node may begin anywhere in its buffer.
  const bytes = file.byteOffset % 8 === 0 ? file : file.slice()
  const { buffer, byteOffset } = bytes
  const headLength = new DataView(buffer, byteOffset).getUint32(0, true)
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + headLength))) as Head<T>
  const start = byteOffset + aligned(4 + headLength)
  const place = (kind: ColumnHead['kind'], name: string): readonly [number, number] => {
    const found = head.columns.find((column) => column.name === name && column.kind === kind)
    if (!found) throw new Error(`The atlas file has no column ${name} (${kind})`)
    return [start + found.at, found.length]
  }
  return {
    texts: head.texts,
    u8: (name) => new Uint8Array(buffer, ...place('u8', name)),
    u16: (name) => new Uint16Array(buffer, ...place('u16', name)),
    u32: (name) => new Uint32Array(buffer, ...place('u32', name)),
    i32: (name) => new Int32Array(buffer, ...place('i32', name)),
  }
}
