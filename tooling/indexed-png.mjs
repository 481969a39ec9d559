// Writes a picture of flat colours as a PNG with a palette: a quarter of what a browser's own takes.
import { crc32, deflateSync } from 'node:zlib'

const most = 256
/** Colours this much alike are one, in steps of 8 bits. */
const coarse = 3

const bucketOf = (pixels, at) =>
  ((pixels[at] >> coarse) << 10) | ((pixels[at + 1] >> coarse) << 5) | (pixels[at + 2] >> coarse)

/** The mean of each bucket's colours, the most used buckets first. */
function bucketsOf(pixels) {
  const buckets = new Map()
  for (let at = 0; at < pixels.length; at += 4) {
    const key = bucketOf(pixels, at)
    const bucket = buckets.get(key) ?? { key, count: 0, sum: [0, 0, 0] }
    bucket.count++
    for (let channel = 0; channel < 3; channel++) bucket.sum[channel] += pixels[at + channel]
    buckets.set(key, bucket)
  }
  return [...buckets.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ key, count, sum }) => ({ key, colour: sum.map((total) => Math.round(total / count)) }))
}

const distance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2

function nearest(palette, colour) {
  let best = 0
  for (const [index, other] of palette.entries())
    if (distance(other, colour) < distance(palette[best], colour)) best = index
  return best
}

function chunk(type, data) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(data, crc32(head.subarray(4))) >>> 0)
  return Buffer.concat([head, data, end])
}

/** A PNG of `width` times `height` pixels; `pixels` are red, green, blue and an alpha that is ignored. */
export function indexedPng(pixels, width, height) {
  const buckets = bucketsOf(pixels)
  const palette = buckets.slice(0, most).map(({ colour }) => colour)
  const indexOf = new Map(buckets.map(({ key, colour }) => [key, nearest(palette, colour)]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = indexOf.get(bucketOf(pixels, (y * width + x) * 4))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
