/** Every character from one code point to another, both included. */
export function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step))
}

/** The characters of a national two-byte standard, by way of its encoding: rows and cells 0xA1 to 0xFE. */
function doubleByte(encoding, firstRow, lastRow, firstCell = 0xa1) {
  const decoder = new TextDecoder(encoding)
  const found = []
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let cell = firstCell; cell <= 0xfe; cell += 1) {
      const text = decoder.decode(Uint8Array.of(row, cell))
      if (!text.includes('\uFFFD') && [...text].length === 1) found.push(text)
    }
  }
  return found
}

const latin = [...range(0x20, 0x7e), ...range(0xa0, 0x24f), ...range(0x2000, 0x206f)]

/** JIS X 0208: kana, signs and 6,355 kanji; with half-width kana and the full-width forms. */
const japanese = [
  ...doubleByte('euc-jp', 0xa1, 0xa8),
  ...doubleByte('euc-jp', 0xb0, 0xf4),
  ...range(0x3000, 0x30ff),
  ...range(0xff01, 0xff9f),
]

/** GB 2312 hanzi and the 5,401 everyday characters of Big5 (Taiwan, Hong Kong), without those above. */
const chinese = [
  ...new Set([...doubleByte('gbk', 0xb0, 0xf7), ...doubleByte('big5', 0xa4, 0xc6, 0x40)]),
].filter((character) => /\p{Script=Han}/u.test(character) && !japanese.includes(character))

/** KS X 1001: the 2,350 syllables of written Korean today. */
const korean = doubleByte('euc-kr', 0xb0, 0xc8)

/** Pictures of one character each. Their sequences, skin tones and flags are drawn without glue. */
const emoji = range(0x2190, 0x1faff).filter(
  (character) =>
    /\p{Extended_Pictographic}/u.test(character) && !/[\p{Cn}\p{Emoji_Modifier}]/u.test(character),
)

export const characters = {
  latin: [...latin, ...range(0x1e00, 0x1eff), ...range(0x20a0, 0x20bf), ...'™←↑→↓↔↗−×′″'],
  noto: [
    ...latin,
    ...range(0x300, 0x36f),
    ...range(0x370, 0x3ff),
    ...range(0x400, 0x52f),
    ...range(0x1e00, 0x1fff),
    ...range(0x20a0, 0x20bf),
    ...range(0x2100, 0x218b),
  ],
  japanese,
  chinese,
  korean,
  arabic: [...' ', ...range(0x600, 0x6ff)],
  hebrew: [...' ', ...range(0x590, 0x5ff)],
  thai: [...' ', ...range(0xe00, 0xe7f)],
  emoji,
  devanagari: [...' ', ...range(0x900, 0x97f), ...'\u200c\u200d\u25cc'],
}
