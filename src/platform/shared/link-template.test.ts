import { expect, test } from 'vitest'
import { fillLink, placeholdersIn } from './link-template.ts'

const values = { from: 'YYZ', to: 'São Paulo', back: '', who: 'a&b=c' }

test.each([
  ['https://a.example/x?o={from}&d={to}', 'https://a.example/x?o=YYZ&d=S%C3%A3o%20Paulo'],
  ['https://a.example/x?o={from}&r={back}&m={who}', 'https://a.example/x?o=YYZ&m=a%26b%3Dc'],
  ['https://a.example/x?r={back}', 'https://a.example/x'],
  ['https://a.example/x?r=from:{from},on:{back}&s=1', 'https://a.example/x?s=1'],
  ['https://a.example/{from}-{to}/{back}?s=1', 'https://a.example/YYZ-S%C3%A3o%20Paulo?s=1'],
  ['https://a.example/x#{from}/{who}', 'https://a.example/x#YYZ/a%26b%3Dc'],
  ['https://a.example/x?a=1&b=%20', 'https://a.example/x?a=1&b=%20'],
])('FLY-07 %s becomes %s', (template, filled) => {
  expect(fillLink(template, values)).toBe(filled)
})

test('FLY-07 names in braces are found, others are text', () => {
  expect(placeholdersIn('https://a.example/{from}?x={to}&y={ to }&z={}')).toEqual(['from', 'to'])
})
