import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseInline, parseMarkdown, plainText } from './markdown.ts'

test('GUIDE-10 paragraphs, lists, bold and links', () => {
  expect(
    parseMarkdown('Hotels:\n\n- **A**, near\n- B\n\nSee https://www.mofa.go.jp/visa.'),
  ).toEqual([
    { kind: 'paragraph', parts: [{ kind: 'text', text: 'Hotels:' }] },
    {
      kind: 'list',
      items: [
        [
          { kind: 'strong', text: 'A' },
          { kind: 'text', text: ', near' },
        ],
        [{ kind: 'text', text: 'B' }],
      ],
    },
    {
      kind: 'paragraph',
      parts: [
        { kind: 'text', text: 'See ' },
        { kind: 'link', text: '', href: 'https://www.mofa.go.jp/visa', host: 'www.mofa.go.jp' },
        { kind: 'text', text: '.' },
      ],
    },
  ])
  expect(plainText('**Hi** there\n\n- one')).toBe('Hi there. one')
})

test.each([
  '[x](javascript:alert(1))',
  '[x](data:text/html,hi)',
  '[x](vbscript:y)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[bank](https://bank.example@evil.example/)',
  '![x](http:evil)',
])('GUIDE-10 what is no address of the web is no link: %s', (text) => {
  expect(parseInline(text).filter(({ kind }) => kind === 'link')).toEqual([])
})

test('GUIDE-10 whatever the text, links are pages of the web', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), fc.webUrl(), (text, url) => {
      const blocks = parseMarkdown(`${text} [a](${url}) ${text}`)
      const parts = blocks.flatMap((block) =>
        block.kind === 'list' ? block.items.flat() : block.parts,
      )
      for (const part of parts) if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\//)
    }),
  )
})
