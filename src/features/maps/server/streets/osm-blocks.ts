import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { PbfReader } from 'pbf'
import { ImportError } from './raw-feature.ts'

// The format: https://wiki.openstreetmap.org/wiki/PBF_Format

/** A node, way or relation with its tags, as the file holds it. */
export interface OsmNode {
  readonly id: number
  readonly lng: number
  readonly lat: number
  readonly tags: Readonly<Record<string, string>> | undefined
}
export interface OsmWay {
  readonly id: number
  readonly tags: Readonly<Record<string, string>>
  readonly refs: readonly number[]
}
export interface OsmRelation {
  readonly tags: Readonly<Record<string, string>>
  /** Its ways; members of other kinds are left out. */
  readonly ways: readonly { readonly id: number; readonly role: string }[]
}

export interface OsmVisitor {
  node?(node: OsmNode): void
  way?(way: OsmWay): void
  relation?(relation: OsmRelation): void
}

const unreadable = (why: string) => new ImportError(`This file is not an .osm.pbf file: ${why}.`)
const unzip = promisify(inflate)
const largestBlob = 64 * 1024 * 1024

async function readExactly(file: FileHandle, at: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead < length) throw unreadable('it ends too early')
  return buffer
}

const guarded = <T>(read: () => T): T => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    throw new ImportError('This .osm.pbf file is broken.', { cause })
  }
}

interface Blob {
  readonly type: string
  readonly bytes: Uint8Array
}

async function readBlob(content: Uint8Array): Promise<Uint8Array> {
  const found = guarded(() =>
    new PbfReader(content).readFields<{ raw?: Uint8Array; packed?: Uint8Array }>(
      (tag, into, pbf) => {
        if (tag === 1) into.raw = pbf.readBytes()
        else if (tag === 3) into.packed = pbf.readBytes()
      },
      {},
    ),
  )
  if (found.raw) return found.raw
  if (!found.packed) throw unreadable('it is packed in another way than zlib')
  return unzip(found.packed).catch((cause: unknown) => {
    throw new ImportError('This .osm.pbf file is broken.', { cause })
  })
}

/** The blobs of a file, one after the other. */
async function* blobsOf(path: string): AsyncGenerator<Blob> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    for (let at = 0; at < size;) {
      const length = Buffer.from(await readExactly(file, at, 4)).readUInt32BE()
      if (length > 64 * 1024) throw unreadable('it does not begin as one')
      const head = await readExactly(file, at + 4, length)
      const { type, bytes } = guarded(() =>
        new PbfReader(head).readFields(
          (tag, into, pbf) => {
            if (tag === 1) into.type = pbf.readString()
            else if (tag === 3) into.bytes = pbf.readVarint()
          },
          { type: '', bytes: 0 },
        ),
      )
      if (at === 0 && type !== 'OSMHeader') throw unreadable('it does not begin as one')
      if (bytes > largestBlob) throw unreadable('one of its parts is too large')
      const content = await readExactly(file, at + 4 + length, bytes)
      yield { type, bytes: await readBlob(content) }
      at += 4 + length + bytes
    }
  } finally {
    await file.close()
  }
}

interface Block {
  readonly strings: string[]
  readonly groups: Uint8Array[]
  granularity: number
  lat: number
  lng: number
}

const readBlock = (bytes: Uint8Array): Block =>
  new PbfReader(bytes).readFields<Block>(
    (tag, into, pbf) => {
      if (tag === 1)
        pbf.readMessage((one, strings, inner) => {
          if (one === 1) strings.push(inner.readString())
        }, into.strings)
      else if (tag === 2) into.groups.push(pbf.readBytes())
      else if (tag === 17) into.granularity = pbf.readVarint()
      else if (tag === 19) into.lat = pbf.readVarint(true)
      else if (tag === 20) into.lng = pbf.readVarint(true)
    },
    { strings: [], groups: [], granularity: 100, lat: 0, lng: 0 },
  )

const tagsOf = ({ strings }: Block, keys: readonly number[], values: readonly number[]) =>
  Object.fromEntries(keys.map((key, at) => [strings[key] ?? '', strings[values[at] ?? 0] ?? '']))

/** Sums of the steps that ids are written as. */
function summed(steps: number[]): number[] {
  let sum = 0
  for (const [at, step] of steps.entries()) steps[at] = sum += step
  return steps
}

const degrees = (steps: number, offset: number, granularity: number): number =>
  Math.round((offset + granularity * steps) / 100) / 1e7

function denseNodes(pbf: PbfReader, block: Block, visit: (node: OsmNode) => void): void {
  const { ids, lats, lngs, words } = pbf.readMessage<
    Record<'ids' | 'lats' | 'lngs' | 'words', number[]>
  >(
    (tag, into, inner) => {
      if (tag === 1) inner.readPackedSVarint(into.ids)
      else if (tag === 8) inner.readPackedSVarint(into.lats)
      else if (tag === 9) inner.readPackedSVarint(into.lngs)
      else if (tag === 10) inner.readPackedVarint(into.words)
    },
    { ids: [], lats: [], lngs: [], words: [] },
  )
  for (const steps of [ids, lats, lngs]) summed(steps)
  let word = 0
  for (const [at, id] of ids.entries()) {
    const [keys, values]: [number[], number[]] = [[], []]
    // Keys and values in turn; a zero ends those of a node.
    for (; words[word]; word += 2) {
      keys.push(words[word] ?? 0)
      values.push(words[word + 1] ?? 0)
    }
    word += 1
    visit({
      id,
      lat: degrees(lats[at] ?? 0, block.lat, block.granularity),
      lng: degrees(lngs[at] ?? 0, block.lng, block.granularity),
      tags: keys.length > 0 ? tagsOf(block, keys, values) : undefined,
    })
  }
}

interface Element {
  id: number
  lat: number
  lng: number
  readonly keys: number[]
  readonly values: number[]
  readonly roles: number[]
  /** Of a way its nodes, of a relation its members, as steps. */
  readonly refs: number[]
  readonly types: number[]
}

/** A node, way or relation: they share the first fields and tell the others apart by kind. */
const readElement = (pbf: PbfReader, kind: 'node' | 'way' | 'relation'): Element =>
  pbf.readMessage<Element>(
    (tag, into, inner) => {
      if (tag === 1) into.id = kind === 'node' ? inner.readSVarint() : inner.readVarint(true)
      else if (tag === 2) inner.readPackedVarint(into.keys)
      else if (tag === 3) inner.readPackedVarint(into.values)
      else if (kind === 'node' && tag === 8) into.lat = inner.readSVarint()
      else if (kind === 'node' && tag === 9) into.lng = inner.readSVarint()
      else if (kind === 'way' && tag === 8) inner.readPackedSVarint(into.refs)
      else if (kind === 'relation' && tag === 8) inner.readPackedVarint(into.roles)
      else if (kind === 'relation' && tag === 9) inner.readPackedSVarint(into.refs)
      else if (kind === 'relation' && tag === 10) inner.readPackedVarint(into.types)
    },
    { id: 0, lat: 0, lng: 0, keys: [], values: [], roles: [], refs: [], types: [] },
  )

function visitGroup(bytes: Uint8Array, block: Block, visitor: OsmVisitor): void {
  const { node, way, relation } = visitor
  new PbfReader(bytes).readFields((tag, _none, pbf) => {
    if (tag === 1 && node) {
      const { id, lat, lng, keys, values } = readElement(pbf, 'node')
      const at = (steps: number, offset: number) => degrees(steps, offset, block.granularity)
      const tags = tagsOf(block, keys, values)
      node({ id, lat: at(lat, block.lat), lng: at(lng, block.lng), tags })
    } else if (tag === 2 && node) denseNodes(pbf, block, node)
    else if (tag === 3 && way) {
      const { id, keys, values, refs } = readElement(pbf, 'way')
      way({ id, tags: tagsOf(block, keys, values), refs: summed(refs) })
    } else if (tag === 4 && relation) {
      const { keys, values, roles, refs, types } = readElement(pbf, 'relation')
      const members = summed(refs).map((id, at) => ({
        id,
        role: block.strings[roles[at] ?? 0] ?? '',
        isWay: types[at] === 1,
      }))
      relation({ tags: tagsOf(block, keys, values), ways: members.filter(({ isWay }) => isWay) })
    }
  }, undefined)
}

/**
 * Goes through an .osm.pbf file once and calls back for each thing of the kinds that the visitor has.
 * Throws an ImportError if it is no such file.
 */
export async function visitOsm(path: string, visitor: OsmVisitor): Promise<void> {
  let isEmpty = true
  for await (const { type, bytes } of blobsOf(path)) {
    isEmpty = false
    if (type !== 'OSMData') continue
    guarded(() => {
      const block = readBlock(bytes)
      for (const group of block.groups) visitGroup(group, block, visitor)
    })
  }
  if (isEmpty) throw unreadable('it is empty')
}
