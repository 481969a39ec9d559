import { expect, test } from 'vitest'
import { fillDocument, fillPage } from './fill-marks.ts'

const facts = { name: 'Ann & "Co" <x>', empty: '' }
const lists = {
  voices: [
    { who: 'Zoë', said: 'a < b' },
    { who: 'Ben', said: 'fine' },
  ],
  none: [],
}
const filled = (html: string) =>
  fillPage(`${html}</head>`, facts, lists).replace(/<script type="application\/json".*$/s, '')

test('a block is repeated for each item of its list, members escaped', () => {
  expect(filled('<ul>{{#voices}}<li>{{.who}}: {{.said}}</li>{{/voices}}</ul>')).toBe(
    '<ul><li>Zoë: a &#60; b</li><li>Ben: fine</li></ul>',
  )
  expect(filled('<ul>{{#none}}<li>{{.who}}</li>{{/none}}</ul>')).toBe('<ul></ul>')
})

test('what stands under a condition is there when a list has items or a fact is not empty', () => {
  expect(filled('{{?voices}}a{{?empty}}b{{/?empty}}{{?name}}c{{/?name}}{{/?voices}}')).toBe('ac')
  expect(filled('{{?none}}a{{#none}}{{.who}}{{/none}}{{?name}}b{{/?name}}{{/?none}}d')).toBe('d')
})

test('what stands under the other condition is there when a list has none or a fact is empty', () => {
  expect(filled('{{^none}}a{{^voices}}b{{/^voices}}{{^empty}}c{{/^empty}}{{/^none}}')).toBe('ac')
  expect(
    filled('{{?name}}a{{^name}}b{{/^name}}{{/?name}}{{^empty}}{{?empty}}c{{/?empty}}d{{/^empty}}'),
  ).toBe('ad')
  expect(() => filled('{{^gone}}x{{/^gone}}')).toThrow('No fact for the mark')
})

test('a condition may stand in one of the same name', () => {
  expect(filled('{{?name}}a{{?name}}b{{/?name}}c{{/?name}}d')).toBe('abcd')
  expect(filled('{{?none}}a{{?none}}b{{/?none}}c{{/?none}}d')).toBe('d')
})

test('in data for search engines a fact stays JSON and ends no script', () => {
  const html = filled('<script type="application/ld+json">{"name":"{{name}}"}</script>')
  const [, json = ''] = />(.*)<\/script>/.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: facts.name })
})

test('scripts find the lists beside the facts', () => {
  const [, json = ''] = /id="facts">(.*?)<\/script>/s.exec(fillPage('</head>', facts, lists)) ?? []
  expect(JSON.parse(json)).toEqual({ ...facts, ...lists })
})

test.each([
  '{{#gone}}x{{/gone}}',
  '{{?gone}}x{{/?gone}}',
  '{{#voices}}{{.gone}}{{/voices}}',
  '{{#voices}}never closed',
  '<script type="application/ld+json">"{{gone}}"</script>',
])('%s stops the start', (html) => {
  expect(() => filled(html)).toThrow('No fact for the mark')
})

test('a document has facts in its markup, escaped', () => {
  expect(fillDocument('<title>{{name}}</title>', facts, 'application/atom+xml')).toBe(
    '<title>Ann &#38; &#34;Co&#34; &#60;x&#62;</title>',
  )
  expect(() => fillDocument('{{gone}}', facts, 'text/xml')).toThrow('{{gone}}')
})
