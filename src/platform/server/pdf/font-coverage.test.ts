import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readFontCoverage } from './font-coverage.ts'

const coverage = readFontCoverage(join(import.meta.dirname, 'fonts'))
const covers = (text: string) => [...text].every((one) => coverage.has(one.codePointAt(0) ?? 0))

test.each([
  ['French and English', 'Où? L’été à Québec — “déjà vu”, œuvre, $12.50'],
  ['Central European and Turkish', 'Łódź, Győr, Plzeň, Îași, Ğümüşhane, Ħamrun'],
  ['Vietnamese', 'Thành phố Hồ Chí Minh, Đà Nẵng'],
  ['Greek', 'Αθήνα, Θεσσαλονίκη'],
  ['Cyrillic', 'Київ, Ђорђе, Йошкар-Ола'],
  ['Japanese', '東京都、浅草寺「ラーメン」ガーデン々〆'],
  ['Simplified Chinese', '龙门石窟、烤鸭、饺子、颐和园'],
  ['Traditional Chinese', '臺北國立故宮博物院、龍、灣、鐵'],
  ['Korean', '서울특별시 종로구 북촌한옥마을'],
  ['Arabic', 'مطعم الشرق الأوسط'],
  ['Hebrew', 'מסעדה בירושלים'],
  ['Thai', 'กรุงเทพมหานคร'],
  ['Hindi', 'ताज महल होटल'],
  ['currencies and signs', '€ £ ¥ ₩ ₹ ₺ ₫ ฿ ½ ° × → ★ □ №'],
])('the fonts draw %s', (_, text) => {
  expect([...text].filter((one) => !covers(one))).toEqual([])
})

test('the fonts draw emoji of one character, and no skin tones', () => {
  expect([...'🗼🎉🍣👩❤☕🏖'].filter((one) => !covers(one))).toEqual([])
  expect(covers('\u{1F3FD}')).toBe(false)
})

test('a folder without fonts is an error', () => {
  expect(() => readFontCoverage(import.meta.dirname)).toThrow('No fonts')
})
