import { expect, test } from 'vitest'
import { collapse, drawPicture, rowsOf } from '../import-graph.mjs'

const graph = collapse(
  [
    {
      source: 'src/features/trips/server/a.ts',
      imports: [
        { to: 'src/features/cart/contract/b.ts', typeOnly: true },
        { to: 'src/platform/server/c.ts', typeOnly: true },
      ],
    },
    {
      source: 'src/features/trips/web/d.ts',
      imports: [{ to: 'src/features/cart/web/index.ts', typeOnly: false }],
    },
    { source: 'src/features/cart/a.test.ts', imports: [{ to: 'src/app/a.ts', typeOnly: false }] },
    { source: 'src/platform/server/c.ts', imports: [{ to: 'node_modules/pg/x', typeOnly: false }] },
  ],
  (path: string) => path.endsWith('.test.ts'),
)

test('one value import makes the arrow whole; tests and packages are not drawn', () => {
  expect(graph.edges).toEqual([
    { from: 'features/trips', to: 'features/cart', value: true },
    { from: 'features/trips', to: 'platform/server', value: false },
  ])
})

test('a feature is drawn above those it uses, and long rows wrap', () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  expect(rowsOf(many, [{ from: 'h', to: 'a', value: true }])).toEqual([
    ['b', 'c', 'd', 'e', 'f', 'g'],
    ['h'],
    ['a'],
  ])
})

test('the picture tells in words what it shows', () => {
  expect(drawPicture(graph)).toContain('features/trips → features/cart; features/trips → platform')
  expect(drawPicture(graph)).toBe(drawPicture(graph))
})
