import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onePath, onePathIcons } from './one-path-icons.mjs'

test.each([
  ['circle', { cx: '16', cy: '4', r: '1' }, 'M15 4a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z'],
  ['ellipse', { cx: '12', cy: '5', rx: '9', ry: '3' }, 'M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z'],
  ['line', { x1: '2', y1: '3', x2: '4', y2: '5' }, 'M2 3L4 5'],
  ['rect', { width: '6', height: '4', x: '1', y: '2' }, 'M1 2h6v4h-6v-4z'],
  [
    'rect',
    { width: '6', height: '4', x: '1', y: '2', rx: '1' },
    'M2 2h4a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-4a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z',
  ],
  ['polyline', { points: '1 2 3 4' }, 'M1 2 3 4'],
  ['polygon', { points: '1 2 3 4 5 6' }, 'M1 2 3 4 5 6z'],
  ['path', { d: 'M1 2h3' }, 'M1 2h3'],
  // After another shape a small m would start from where that ended.
  ['path', { d: 'm18 19 1-7-6 1' }, 'M18 19l1-7-6 1'],
  ['path', { d: 'm9.06.5.5.5' }, 'M9.06 .5l.5.5'],
  ['path', { d: 'm1 2a3 3 0 0 1 1 1' }, 'M1 2a3 3 0 0 1 1 1'],
])('a %s %j is the path %s', (tag, attributes, path) => {
  expect(onePath([[tag, { ...attributes, key: 'k' }]])).toBe(path)
})

test('a shape with a look of its own, or of an unknown kind, stays what it is', () => {
  expect(onePath([['circle', { cx: '1', cy: '1', r: '1', fill: 'currentColor' }]])).toBeUndefined()
  expect(onePath([['text', {}]])).toBeUndefined()
})

test('nearly all of the drawings there are become one path', () => {
  const folder = 'node_modules/lucide-react/dist/esm/icons'
  const { handler } = onePathIcons().transform
  const texts = readdirSync(folder)
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
    // The others are second names of a drawing.
    .filter((text) => text.includes('__iconData = '))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => handler(text)).length).toBeGreaterThan(texts.length * 0.99)
})
