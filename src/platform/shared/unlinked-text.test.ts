import { expect, test } from 'vitest'
import { plainWords } from './unlinked-text.ts'

test.each([
  ['Paris, 3 days', 'Paris, 3 days'],
  ['J.R. in St. Moritz: skiing & 2.5 days off', 'J.R. in St. Moritz: skiing & 2.5 days off'],
  ['Zoé\r\n\r\nYour account\tis closed\u2028now', 'Zoé Your account is closed now'],
  ['Win at https://evil.example/pay today', 'Win at today'],
  ['See evil.example, (www.evil) or mailto:a', 'See or'],
  ['write to bob@evil', 'write to'],
  ['ev\u200bil\u200b.com', ''],
  ['ｅｖｉｌ．ｃｏｍ and evil。com', 'and'],
  ['//evil 10.0.0.1 tel:18005550199', ''],
  ['HTTPS://X', ''],
])('PLAN-08 %j in a letter that its receiver did not ask for is %j', (text, plain) => {
  expect(plainWords(text)).toBe(plain)
})
