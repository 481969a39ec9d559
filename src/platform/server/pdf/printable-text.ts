import type { FontCoverage } from './font-coverage.ts'

export interface PrintableOptions {
  readonly coverage: FontCoverage
  /** Keep line breaks. Otherwise all white space becomes single spaces. */
  readonly lines?: boolean
  /** Longest run of characters printed without offering a line break. */
  readonly unbroken?: number
}

const flag = /[\u{1F1E6}-\u{1F1FF}]/gu
const lineBreak = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g
/** Controls and invisible marks, among them the ones that turn the reading direction around. */
const invisible = /[^\P{C}\n\u200c\u200d]|[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu
/** Joiners mean something between letters of joining scripts only; elsewhere they glue emoji. */
const strayJoiner = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!\p{L})/gu
const leftOut = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{M}]/u
const plain = /^[\x20-\x7e\n]*$/
/** Scripts that break between any two characters, or by a dictionary, without our help. */
const breaksByItself =
  /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\p{Script=Hang}\p{Script=Thai}]/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
/** Stands for letters that no font has, so that the reader sees something is missing. */
const unknown = '\u25a1'

/** The same character in a plainer form: 𝓟 as P, ﬁ as fi, ẳ as a when need be. */
function simpler(character: string, coverage: FontCoverage): string | undefined {
  const parts = [...character.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part))
  const drawn = parts.every((part) => coverage.has(part.codePointAt(0) ?? 0))
  return drawn && parts.length > 0 ? parts.join('') : undefined
}

function replaceUncovered(text: string, coverage: FontCoverage): string {
  let printed = ''
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0
    if (character === '\n' || coverage.has(codePoint)) printed += character
    else if (!leftOut.test(character)) printed += simpler(character, coverage) ?? unknown
  }
  return printed.replace(/\u25a1( ?\u25a1)+/g, unknown)
}

function tidySpace(text: string): string {
  return text
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Offers a break (zero-width space) inside runs that would otherwise leave their column. */
function breakLongRuns(text: string, unbroken: number): string {
  return text.replace(new RegExp(`[^\\s-]{${unbroken},}`, 'gu'), (run) => {
    let count = 0
    let broken = ''
    for (const { segment } of graphemes.segment(run)) {
      count = breaksByItself.test(segment) ? 0 : count + 1
      if (count >= unbroken) {
        broken += '\u200b'
        count = 1
      }
      broken += segment
    }
    return broken
  })
}

/**
 * The text as the fonts can draw it. Emoji lose their glue and skin tones, flags become country letters,
 * characters no font has become their plain form or one box; control characters disappear.
 */
export function printableText(text: string, options: PrintableOptions): string {
  const { coverage, lines = false, unbroken = 28 } = options
  const oneBreak = text.replace(lineBreak, lines ? '\n' : ' ')
  if (plain.test(oneBreak)) return breakLongRuns(tidySpace(oneBreak), unbroken)
  const visible = oneBreak
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\s\u200b]/g, (space) => (space === '\n' || space === '\u00a0' ? space : ' '))
    .replace(flag, (letter) => String.fromCharCode((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65))
    .replace(invisible, '')
    .replace(strayJoiner, '')
  const printed = tidySpace(replaceUncovered(visible, coverage))
  return breakLongRuns(printed === '' && text.trim() !== '' ? unknown : printed, unbroken)
}
