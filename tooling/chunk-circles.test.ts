import { expect, test } from 'vitest'
import { checkCircles } from './chunk-circles.mjs'

test('files that import each other stop the build, with the circle named', () => {
  const manifest = {
    'main.ts': { file: 'main.js', imports: ['data.ts'] },
    'data.ts': { file: 'data.js', imports: ['base.ts', 'trips.ts'] },
    'trips.ts': { file: 'trips.js', imports: ['data.ts'] },
    'base.ts': { file: 'base.js' },
  }
  expect(() => checkCircles(manifest)).toThrow(/data\.js → trips\.js → data\.js/)
})

test('two ways to one file are no circle', () => {
  const manifest = {
    'main.ts': { file: 'main.js', imports: ['data.ts', 'base.ts'] },
    'data.ts': { file: 'data.js', imports: ['base.ts'] },
    'base.ts': { file: 'base.js', imports: [] },
  }
  expect(() => checkCircles(manifest)).not.toThrow()
})
