import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The set of code points that some font can draw. */
export interface FontCoverage {
  has(codePoint: number): boolean
}

/** Where the table with this tag starts in a TrueType file. */
function tableOffset(font: DataView, tag: string): number {
  const wanted = [...tag].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0)
  for (let index = 0; index < font.getUint16(4); index += 1) {
    const entry = 12 + 16 * index
    if (font.getUint32(entry) === wanted) return font.getUint32(entry + 8)
  }
  throw new Error(`A font has no ${tag} table`)
}

/** Format 4: segments of the Basic Multilingual Plane. */
function* segments(font: DataView, at: number): Generator<[number, number]> {
  const doubled = font.getUint16(at + 6)
  for (let index = 0; index < doubled; index += 2) {
    const end = font.getUint16(at + 14 + index)
    const start = font.getUint16(at + 16 + doubled + index)
    if (start !== 0xffff) yield [start, end]
  }
}

/** Format 12: groups over all of Unicode. */
function* groups(font: DataView, at: number): Generator<[number, number]> {
  for (let index = 0; index < font.getUint32(at + 12); index += 1) {
    const group = at + 16 + 12 * index
    yield [font.getUint32(group), font.getUint32(group + 4)]
  }
}

function* codePointRanges(font: DataView): Generator<[number, number]> {
  const cmap = tableOffset(font, 'cmap')
  for (let index = 0; index < font.getUint16(cmap + 2); index += 1) {
    const subtable = cmap + font.getUint32(cmap + 4 + 8 * index + 4)
    const format = font.getUint16(subtable)
    if (format === 4) yield* segments(font, subtable)
    if (format === 12) yield* groups(font, subtable)
  }
}

/**
 * Reads what the fonts of a folder can draw from their character maps. Subset fonts map no character
 * to a missing glyph, so the ranges are taken as they stand.
 */
export function readFontCoverage(fontsDir: string): FontCoverage {
  const covered = new Uint8Array(0x110000)
  const files = readdirSync(fontsDir).filter((name) => name.endsWith('.ttf'))
  if (files.length === 0) throw new Error(`No fonts in ${fontsDir}`)
  for (const file of files) {
    const bytes = readFileSync(join(fontsDir, file))
    const font = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (const [first, last] of codePointRanges(font)) covered.fill(1, first, last + 1)
  }
  return { has: (codePoint) => covered[codePoint] === 1 }
}
