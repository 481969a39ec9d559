// Google's scripts are let into the pages that draw maps and into no other: the list is held to the imports.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { mapPages } from '../src/app/server/map-pages.ts'
import { pages } from '../src/app/web/pages.ts'
import { root } from './prepare.mjs'

const imported = /(?:from|import)\s*\(?\s*'((?:#|\.{1,2}\/)[^']+\.tsx?)'/g
const engine = 'src/features/maps/web/start-map.ts'

function importsOf(file: string): readonly string[] {
  if (!existsSync(join(root, file))) return []
  return [...readFileSync(join(root, file), 'utf8').matchAll(imported)].map(([, name = '']) =>
    name.startsWith('#') ? `src/${name.slice(1)}` : join(dirname(file), name),
  )
}

/** Whether a page's module reaches the engine of maps, over however many files, when first or later asked for. */
function drawsMaps(source: string): boolean {
  const seen = new Set<string>()
  const queue = [source]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (file === engine) return true
    if (seen.has(file)) continue
    seen.add(file)
    queue.push(...importsOf(file))
  }
  return false
}

test('MAP-06 exactly the pages that draw maps may load them from Google', () => {
  const drawing = pages.filter(({ source }) => drawsMaps(source)).map(({ path }) => path)
  expect(drawing).toContain('/maps')
  expect([...mapPages].toSorted()).toEqual(drawing.toSorted())
})
