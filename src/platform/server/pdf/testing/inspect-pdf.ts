const occurrences = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length

// The compiler gives every entry of a dictionary its own line.
const string = String.raw`(\(.*\)|<[0-9A-F]*>)$`
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** A PDF text string, literal or in hexadecimal: UTF-16 with a byte order mark, or Latin. */
function readString(token = ''): string {
  const inside = token.slice(1, -1)
  const literal = inside.replace(/\\([nrtbf()\\]|[0-7]{1,3})/g, (_, code: string) =>
    /[0-7]/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  )
  const bytes = token.startsWith('<') ? Buffer.from(inside, 'hex') : Buffer.from(literal, 'latin1')
  const wide = bytes[0] === 0xfe && bytes[1] === 0xff
  return wide ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1')
}

/** Reads what the tests ask about from the objects, which the compiler writes uncompressed. */
export function inspectPdf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  const strings = (before: string) =>
    [...text.matchAll(new RegExp(before + string, 'gm'))].map(([, token]) => readString(token))
  const bookmark = String.raw`/Parent \d+ 0 R\s*(?:/(?:Next|Prev|First|Last) \d+ 0 R\s*|/Count -?\d+\s*)*/Title `
  const information = /\/Title [^\n]*\n\s*\/Author/.exec(text)?.[0].split('\n')[0]?.slice(7)
  return {
    isPdf: text.startsWith('%PDF-1.') && text.trimEnd().endsWith('%%EOF'),
    pages: occurrences(text, /\/Type \/Page\s/g),
    tagged: /\/MarkInfo\s*<<\s*\/Marked true/.test(text) && text.includes('/StructTreeRoot'),
    claimsUa1: text.includes('<pdfuaid:part>1</pdfuaid:part>'),
    language: strings('/Lang ')[0],
    title: readString(information),
    bookmarks: strings(bookmark),
    links: strings('/URI '),
    /** How many elements of this role are in the structure tree. */
    structure: (role: string) => occurrences(text, new RegExp(`/S /${role}\\s`, 'g')),
  }
}
