const namesWritten = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
const licence = 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'

/** The tables of a TrueType file, in the order of their tags. */
function readTables(font) {
  return Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const offset = font.readUInt32BE(entry + 8)
    return {
      tag: font.toString('latin1', entry, entry + 4),
      data: Buffer.from(font.subarray(offset, offset + font.readUInt32BE(entry + 12))),
    }
  })
}

/** Windows Unicode English names of a `name` table, by their number. */
function readNames(table) {
  const start = table.readUInt16BE(4)
  const names = new Map()
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const [platform, , , id, length, offset] = Array.from({ length: 6 }, (_, field) =>
      table.readUInt16BE(6 + 12 * index + 2 * field),
    )
    if (platform !== 3) continue
    const text = Buffer.from(table.subarray(start + offset, start + offset + length))
    names.set(id, text.swap16().toString('utf16le'))
  }
  return names
}

function writeNames(names) {
  const kept = namesWritten.filter((id) => names.has(id))
  const texts = kept.map((id) => Buffer.from(names.get(id), 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * kept.length)
  head.writeUInt16BE(kept.length, 2)
  head.writeUInt16BE(head.length, 4)
  let offset = 0
  kept.forEach((id, index) => {
    const fields = [3, 1, 0x409, id, texts[index].length, offset]
    fields.forEach((value, field) => head.writeUInt16BE(value, 6 + 12 * index + 2 * field))
    offset += texts[index].length
  })
  return Buffer.concat([head, ...texts])
}

function checksum(data) {
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0
  return sum
}

const padded = (data) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])

function writeTables(tables) {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(16 * 2 ** power, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE(16 * (tables.length - 2 ** power), 10)
  let offset = head.length
  tables.forEach(({ tag, data }, index) => {
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(padded(data)), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    offset += padded(data).length
  })
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))])
}

/**
 * The font under another family name and weight; copyright and licence stay as they were.
 * Typst tells weights apart by OS/2 and families by name 1 without its style words.
 */
export function renameFont(font, family, weight) {
  const style = weight === 600 ? 'SemiBold' : 'Regular'
  const tables = readTables(font)
  const find = (wanted) => tables.find(({ tag }) => tag === wanted)
  const postScript = `${family.replaceAll(' ', '')}-${style}`
  const names = readNames(find('name').data)
  names.set(1, style === 'Regular' ? family : `${family} ${style}`)
  names.set(2, 'Regular')
  names.set(3, postScript)
  names.set(4, `${family} ${style}`)
  names.set(6, postScript)
  names.set(16, family)
  names.set(17, style)
  if (!names.has(13)) names.set(13, licence)
  if (!names.has(14)) names.set(14, 'https://openfontlicense.org')
  find('name').data = writeNames(names)
  find('OS/2').data.writeUInt16BE(weight, 4)
  find('head').data.writeUInt32BE(0, 8)
  const renamed = writeTables(tables)
  const headEntry = 12 + 16 * tables.indexOf(find('head'))
  const adjustment = (0xb1b0afba - checksum(renamed)) >>> 0
  renamed.writeUInt32BE(adjustment, renamed.readUInt32BE(headEntry + 8) + 8)
  return renamed
}
