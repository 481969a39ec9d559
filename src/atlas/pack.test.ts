import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test('what is packed is unpacked, at any offset of the buffer it is read from', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.uint8Array(),
      fc.uint16Array(),
      fc.int32Array(),
      fc.uint32Array(),
      fc.integer({ min: 0, max: 9 }),
      (text, a, b, c, d, offset) => {
        const packed = pack({ text }, { a, b, c, d })
        const moved = new Uint8Array(packed.length + offset)
        moved.set(packed, offset)
        const file = unpack<{ text: string }>(moved.subarray(offset))
        expect(file.texts.text).toBe(text)
        expect([...file.u8('a')]).toEqual([...a])
        expect([...file.u16('b')]).toEqual([...b])
        expect([...file.i32('c')]).toEqual([...c])
        expect([...file.u32('d')]).toEqual([...d])
      },
    ),
  )
})

test('a column that is not there, or of another kind, is named', () => {
  const file = unpack(pack({}, { ranks: new Uint8Array(3) }))
  expect(() => file.u8('names')).toThrow('no column names')
  expect(() => file.u16('ranks')).toThrow('no column ranks (u16)')
})
