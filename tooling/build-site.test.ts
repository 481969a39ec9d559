import { expect, test } from 'vitest'
import { chunkKeysOf, liftHead } from './build-site.mjs'

const manifest = {
  'main.tsx': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'about.tsx': { file: 'about.js', imports: ['_react.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  'src/app/web/pages.ts': { file: 'pages.js' },
}
const about = { path: '/about', source: 'about.tsx' }
const keys = (page: object) => [...chunkKeysOf(manifest, 'main.tsx', page)]

test('a page starts with the entry, its module, what both import, once, and the table of pages', () => {
  expect(keys(about)).toEqual([
    'main.tsx',
    '_react.js',
    'about.tsx',
    '_card.js',
    'src/app/web/pages.ts',
  ])
})

test('SHELL-19 a static page starts with none of its own scripts', () => {
  expect(keys({ ...about, isStatic: true })).toEqual(['main.tsx', '_react.js'])
})

test('a page whose source is not in the manifest stops the build by name', () => {
  expect(() => keys({ ...about, source: 'abuot.tsx' })).toThrow(
    'pages.ts: /about has the source abuot.tsx, which is not loaded',
  )
})

test('SHELL-19 title and description move into the head, the title of a drawing stays', () => {
  const drawing = '<svg><title>A map</title></svg>'
  const html = `<title>About</title><meta name="description" content="x"/>${drawing}<p>Text</p>`
  expect(liftHead(html)).toEqual({
    head: '<title>About</title><meta name="description" content="x"/>',
    body: `${drawing}<p>Text</p>`,
  })
})
