/** Characters that a file system forbids, lone surrogates, and bidirectional controls. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu
const turning = /\p{Bidi_Control}/gu

/** File systems allow 255 bytes; leave room for the number that a browser adds to a duplicate. */
const mostBytes = 200

/** Of a sign in UTF-8. */
function bytesOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}

function cut(text: string): string {
  let bytes = 0
  let kept = ''
  for (const sign of text) {
    bytes += bytesOf(sign.codePointAt(0) ?? 0)
    if (bytes > mostBytes) break
    kept += sign
  }
  return kept
}

/** Some file systems drop dots and spaces at the end. */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && /[. ]/.test(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** The name of a document's file, in the letters of its title: "Été à Paris.pdf". */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .normalize('NFC')
    .replaceAll(turning, '')
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+/g, '')
  return `${withoutTail(cut(plain)) || 'Trip'}.${extension}`
}
