import { join } from 'node:path'
import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { readFontCoverage } from './font-coverage.ts'
import { printableText } from './printable-text.ts'

const coverage = readFontCoverage(join(import.meta.dirname, 'fonts'))
const printed = (text: string) => printableText(text, { coverage })

test.each([
  ['emoji stay', 'Sushi 🍣 Dai', 'Sushi 🍣 Dai'],
  ['emoji sequences lose their glue and skin tones', 'A 👩‍👩‍👧‍👦 ❤️ 👍🏽 b', 'A 👩👩👧👦 ❤ 👍 b'],
  ['keycaps keep their digit', 'Gate 1️⃣', 'Gate 1'],
  ['flags become country letters', 'Team 🇨🇦', 'Team CA'],
  ['decomposed accents are composed', 'Cafe\u0301', 'Café'],
  ['fancy letters become plain ones', '𝓕𝓪𝓷𝓬𝔂 ﬁn', 'Fancy fin'],
  ['a script no font has shows as one box', 'Bar ბარი Հայ', 'Bar □'],
  ['text of emoji alone is text', '🎉🎉', '🎉🎉'],
  ['marks alone show that something was there', '\u{1F3FD}', '□'],
  ['control characters disappear', 'a\u0000b\u0007\u001b[31m', 'ab[31m'],
  ['marks that turn the reading direction disappear', 'a\u202egpj.exe\u2066', 'agpj.exe'],
  ['lone surrogates do not break the text', 'a \ud800 b', 'a □ b'],
  ['white space becomes single spaces', ' a\t\tb\u2003c\r\nd ', 'a b c d'],
  ['joiners stay between letters that need them', 'می‌خواهم', 'می‌خواهم'],
  ['markup stays as it is', '#panic("x") *b* $x$ \\', '#panic("x") *b* $x$ \\'],
])('%s', (_, text, expected) => {
  expect(printed(text)).toBe(expected)
})

test('line breaks are kept where asked for, at most two in a row', () => {
  expect(printableText('a\r\nb\n\n\n\nc\u2028d', { coverage, lines: true })).toBe('a\nb\n\nc\nd')
})

test('long words offer breaks and lose no letter', () => {
  const long = printableText('x'.repeat(100), { coverage, unbroken: 20 })
  expect(Math.max(...long.split('\u200b').map((part) => part.length))).toBeLessThan(20)
  expect(long.replaceAll('\u200b', '')).toBe('x'.repeat(100))
})

test('scripts that break by themselves are left alone', () => {
  expect(printed('東京'.repeat(40))).toBe('東京'.repeat(40))
})

test('whatever comes in, only characters that a font draws come out', () => {
  assert(
    property(string({ unit: 'binary', maxLength: 80 }), (text) => {
      const invisible = '\u200b\u200c\u200d'
      const strays = [...printed(text)].filter(
        (one) => !invisible.includes(one) && !coverage.has(one.codePointAt(0) ?? 0),
      )
      expect(strays).toEqual([])
    }),
    { numRuns: 500 },
  )
})
